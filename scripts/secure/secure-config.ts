import { CLUB_MIN_PASSWORD_LENGTH } from '@club/domain/user/password-policy';
import type { UpdateProjectConfigRequest } from 'firebase-admin/auth';

/** Codes of the interval before and after the one of now count, too: clocks differ a little. */
const TOTP_INTERVALS = 1;

/**
 * What the identity service of a real project is told: passwords as short as the club's own limit are
 * the shortest it takes, it tells no one who is a member, and a second factor (a code of an
 * authenticator app) can be added to an account.
 */
export const SECURE_CONFIG: UpdateProjectConfigRequest = {
  passwordPolicyConfig: {
    enforcementState: 'ENFORCE',
    // Who has a shorter one continues with it until they change it.
    forceUpgradeOnSignin: false,
    constraints: { minLength: CLUB_MIN_PASSWORD_LENGTH },
  },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  multiFactorConfig: {
    state: 'ENABLED',
    providerConfigs: [
      { state: 'ENABLED', totpProviderConfig: { adjacentIntervals: TOTP_INTERVALS } },
    ],
  },
};

/** The same in words, one line for each. */
export const SECURE_LINES: readonly string[] = [
  `Password policy: at least ${CLUB_MIN_PASSWORD_LENGTH} characters, enforced.`,
  'Email enumeration protection: on.',
  'Second factor by authenticator app (TOTP): can be added to accounts.',
];
