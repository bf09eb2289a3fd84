/** Password rules of the identity service (rules 11.3), and what the club rejects beyond them. */
export type PasswordPolicy = {
  minLength: number;
  maxLength: number;
  lowercase: boolean;
  uppercase: boolean;
  numeric: boolean;
  nonAlphanumeric: boolean;
  /** Passwords that everybody tries first, in small letters; absent where they are not known yet. */
  common?: ReadonlySet<string>;
};

/** What holds when the service gives no policy: at least 6 characters (rules 11.3). */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: 6,
  maxLength: 4096,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
};

/** The fewest characters of a password that the club takes, whatever the service would. */
export const CLUB_MIN_PASSWORD_LENGTH = 8;

/** The rules of the service with those of the club on top. */
export const clubPolicy = (
  service: PasswordPolicy,
  common?: ReadonlySet<string>,
): PasswordPolicy => ({
  ...service,
  minLength: Math.max(service.minLength, CLUB_MIN_PASSWORD_LENGTH),
  ...(common === undefined ? {} : { common }),
});

/** The rules of the club when the service gives none. */
export const CLUB_PASSWORD_POLICY: PasswordPolicy = clubPolicy(DEFAULT_PASSWORD_POLICY);

/** Whether a password is not among those that everybody tries first, however its letters are sized. */
const isUncommon = (password: string, { common }: PasswordPolicy): boolean =>
  common === undefined || (password !== '' && !common.has(password.toLowerCase()));

/** A sentence for each rule of the policy that the password does not meet. */
export const unmetRules = (password: string, policy: PasswordPolicy): string[] =>
  [
    {
      met: password.length >= policy.minLength,
      text: `Use at least ${policy.minLength} characters.`,
    },
    {
      met: password.length <= policy.maxLength,
      text: `Use at most ${policy.maxLength} characters.`,
    },
    { met: !policy.lowercase || /\p{Ll}/u.test(password), text: 'Use a lowercase letter.' },
    { met: !policy.uppercase || /\p{Lu}/u.test(password), text: 'Use an uppercase letter.' },
    { met: !policy.numeric || /\d/.test(password), text: 'Use a digit.' },
    {
      met: !policy.nonAlphanumeric || /[^\p{L}\p{N}]/u.test(password),
      text: 'Use a character that is neither letter nor digit.',
    },
    {
      met: isUncommon(password, policy),
      text: 'Use one that is not among the most common passwords.',
    },
  ].flatMap((rule) => (rule.met ? [] : [rule.text]));
