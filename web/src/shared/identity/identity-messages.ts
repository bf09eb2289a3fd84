import { identityCode } from './identity-code.ts';

/** What went wrong at the identity service, in a sentence, and what to do next. */
export type IdentityMessage = { text: string; nextStep: string };

const TRY_LATER = 'Please try again later';
const SUPPORT = 'If it happens again, please contact support.';

/**
 * The error codes of the identity service that members can meet (rules 11.10), without their
 * 'auth/' prefix.
 */
export const IDENTITY_MESSAGES = {
  'account-exists-with-different-credential': {
    text: 'This email already has an account with another way to sign in.',
    nextStep: 'Sign in with your email and password.',
  },
  'admin-restricted-operation': {
    text: 'New accounts cannot be opened at the moment.',
    nextStep: TRY_LATER,
  },
  'cancelled-popup-request': {
    text: 'Another sign-in window was opened in between.',
    nextStep: 'Please finish in the newer window.',
  },
  'captcha-check-failed': {
    text: 'The check that you are a person did not succeed.',
    nextStep: 'Please reload the page and try again.',
  },
  'credential-already-in-use': {
    text: 'This Google account belongs to another member.',
    nextStep: 'Choose another Google account, or sign in with your email and password.',
  },
  'email-already-in-use': {
    text: 'You are already registered',
    nextStep: 'Please log in with this email.',
  },
  'email-change-needs-verification': {
    text: 'A new email address has to be confirmed first.',
    nextStep: 'Please open the link that we send to it.',
  },
  'expired-action-code': {
    text: 'This link has expired.',
    nextStep: 'Please have another one sent.',
  },
  'internal-error': {
    text: 'The sign-in service did not respond.',
    nextStep: TRY_LATER,
  },
  'invalid-action-code': {
    text: 'This link has been used already, or a newer one has been sent.',
    nextStep: 'Please have another one sent, and open the newest.',
  },
  'invalid-api-key': {
    text: 'Sign-in is not set up correctly on this site.',
    nextStep: 'Please contact support: this cannot be solved by trying again.',
  },
  'invalid-credential': {
    text: 'Wrong Email or Password',
    nextStep: 'Please enter correct Email or Password',
  },
  'invalid-email': {
    text: 'This is not a complete email address.',
    nextStep: 'Please write it like name@example.com.',
  },
  'invalid-login-credentials': {
    text: 'Wrong Email or Password',
    nextStep: 'Please enter correct Email or Password',
  },
  'invalid-recaptcha-token': {
    text: 'The check that you are a person did not succeed.',
    nextStep: 'Please reload the page and try again.',
  },
  'invalid-recipient-email': {
    text: 'No mail can be sent to this address.',
    nextStep: 'Please check how it is written.',
  },
  'invalid-verification-code': {
    text: 'This code is not right.',
    nextStep: 'Please enter the newest one that the app shows.',
  },
  'invalid-user-token': {
    text: 'Your sign-in does not count any more.',
    nextStep: 'Please log in again.',
  },
  'missing-password': {
    text: 'The password is missing.',
    nextStep: 'Please enter it and try again.',
  },
  'missing-recaptcha-token': {
    text: 'The check that you are a person did not finish.',
    nextStep: 'Please reload the page and try again.',
  },
  'multi-factor-auth-required': {
    text: 'This account needs a code from your authenticator app.',
    nextStep: 'Please sign in again and enter it, or contact support if you have none.',
  },
  'network-request-failed': {
    text: 'We could not reach the sign-in service.',
    nextStep: 'Please check your connection and try again.',
  },
  'operation-not-allowed': {
    text: 'This way to sign in is switched off.',
    nextStep: 'Please use another one.',
  },
  'operation-not-supported-in-this-environment': {
    text: 'This browser window cannot open the sign-in.',
    nextStep: 'Please open the page in your usual browser.',
  },
  'password-does-not-meet-requirements': {
    text: 'This password does not meet the rules.',
    nextStep: 'Please look at the rules below the field and choose another.',
  },
  'popup-blocked': {
    text: 'Your browser blocked the sign-in window.',
    nextStep: 'Please allow pop-ups for this site, or use your email and password.',
  },
  'popup-closed-by-user': {
    text: 'The Google window was closed before the sign-in was finished.',
    nextStep: 'Press the button again when you are ready.',
  },
  'provider-already-linked': {
    text: 'This account has that way to sign in already.',
    nextStep: 'There is nothing more to do.',
  },
  'quota-exceeded': { text: 'Too many people are signing in right now.', nextStep: TRY_LATER },
  'recaptcha-not-enabled': {
    text: 'Sign-in is not set up correctly on this site.',
    nextStep: 'Please contact support: this cannot be solved by trying again.',
  },
  'rejected-credential': {
    text: 'Google did not confirm the sign-in.',
    nextStep: 'Press the button again, or use your email and password.',
  },
  'requires-recent-login': {
    text: 'For this, you need to have signed in a moment ago.',
    nextStep: 'Please log in again.',
  },
  'second-factor-already-in-use': {
    text: 'This account has that authenticator app already.',
    nextStep: 'There is nothing more to do.',
  },
  timeout: {
    text: 'The sign-in service took too long to respond.',
    nextStep: 'Please check your connection and try again.',
  },
  'too-many-requests': {
    text: 'There were too many tries for this account.',
    nextStep: 'Please wait a few minutes, or reset your password.',
  },
  'unauthorized-domain': {
    text: 'Google sign-in is not allowed from this address.',
    nextStep: 'Please use your email and password.',
  },
  'unverified-email': {
    text: 'This needs a confirmed email address.',
    nextStep: 'Please open the link that we sent you.',
  },
  'user-cancelled': {
    text: 'Google was not allowed to share your name and email.',
    nextStep: 'Press the button again, or use your email and password.',
  },
  'user-disabled': {
    text: 'This account has been closed.',
    nextStep: 'Please contact support.',
  },
  'user-mismatch': {
    text: 'This is not the account you were signed in with.',
    nextStep: 'Please choose the same account.',
  },
  'user-not-found': {
    text: 'Wrong Email or Password',
    nextStep: 'Please enter correct Email or Password',
  },
  'user-signed-out': {
    text: 'You are not signed in any more.',
    nextStep: 'Please log in again.',
  },
  'user-token-expired': {
    text: 'Your sign-in has expired.',
    nextStep: 'Please log in again.',
  },
  'weak-password': {
    text: 'This password is too easy to guess.',
    nextStep: 'Please look at the rules below the field and choose another.',
  },
  'web-storage-unsupported': {
    text: 'Your browser does not let this site remember that you are signed in.',
    nextStep: 'Please allow cookies and site data for it.',
  },
  'wrong-password': {
    text: 'Wrong Email or Password',
    nextStep: 'Please enter correct Email or Password',
  },
} as const satisfies Record<string, IdentityMessage>;

type IdentityCode = keyof typeof IDENTITY_MESSAGES;

const isKnown = (code: string): code is IdentityCode => Object.hasOwn(IDENTITY_MESSAGES, code);

/** The message for a failed identity call; null for an unknown error. */
export const identityMessage = (error: unknown): IdentityMessage | null => {
  const code = identityCode(error);
  if (code === null) return null;
  return isKnown(code)
    ? IDENTITY_MESSAGES[code]
    : { text: 'The sign-in service rejected the request.', nextStep: SUPPORT };
};

const WRONG_CREDENTIALS: readonly string[] = [
  'invalid-credential',
  'invalid-login-credentials',
  'user-not-found',
  'wrong-password',
] satisfies IdentityCode[];

/** The message as one line below a form; `otherwise` for an unknown error. */
export const identityNotice = (
  error: unknown,
  otherwise = 'Something went wrong. Please try again later.',
): string => {
  const known = identityMessage(error);
  return known === null ? otherwise : `${known.text} ${known.nextStep}`;
};

/** True when email or password were wrong; neither the service nor this site says which. */
export const isWrongCredentials = (error: unknown): boolean =>
  WRONG_CREDENTIALS.includes(identityCode(error) ?? '');

/** True when the visitor closed the Google sign-in: nothing failed. */
export const isCancelled = (error: unknown): boolean =>
  ['popup-closed-by-user', 'cancelled-popup-request'].includes(identityCode(error) ?? '');
