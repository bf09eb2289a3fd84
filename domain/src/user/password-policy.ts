/** Password rules of the identity service (S§5). */
export type PasswordPolicy = {
  minLength: number;
  maxLength: number;
  lowercase: boolean;
  uppercase: boolean;
  numeric: boolean;
  nonAlphanumeric: boolean;
};

/** What holds when the service gives no policy: at least 6 characters (S§5). */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: 6,
  maxLength: 4096,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
};

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
  ].flatMap((rule) => (rule.met ? [] : [rule.text]));
