import type { MultiFactorError, MultiFactorResolver, User, UserCredential } from 'firebase/auth';
import { loadAuth } from '../../kernel/firebase/firebase.ts';
import { identityCode } from './identity-code.ts';

/**
 * Asks for the code of the authenticator app; null when the member gave up. `isAgain` after a wrong
 * one.
 */
export type AskForCode = (isAgain: boolean) => Promise<string | null>;

let asker: AskForCode | null = null;

/** Sets the function that asks for codes. Returns the way to remove it. */
export const onSecondFactor = (ask: AskForCode): (() => void) => {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
};

const WRONG_CODES = ['invalid-verification-code', 'missing-verification-code', 'code-expired'];

/** Signs in with codes until one is right; throws `cause` when the member gives up. */
const resolveWithCodes = async (
  resolver: MultiFactorResolver,
  factorUid: string,
  cause: unknown,
): Promise<UserCredential> => {
  const { TotpMultiFactorGenerator } = await import('firebase/auth');
  let isAgain = false;
  for (;;) {
    // One question after another.
    const code = asker === null ? null : await asker(isAgain);
    if (code === null) throw cause;
    try {
      const assertion = TotpMultiFactorGenerator.assertionForSignIn(factorUid, code);
      return await resolver.resolveSignIn(assertion);
    } catch (error) {
      if (!WRONG_CODES.includes(identityCode(error) ?? '')) throw error;
      isAgain = true;
    }
  }
};

/**
 * Runs a sign-in, the first or another; asks for the code of an account with an authenticator app.
 * Throws the service's error, 'multi-factor-auth-required' when the member gave up or the account
 * has another kind of second step.
 */
export const withSecondFactor = async (
  signIn: () => Promise<UserCredential>,
): Promise<UserCredential> => {
  try {
    return await signIn();
  } catch (error) {
    if (identityCode(error) !== 'multi-factor-auth-required') throw error;
    const [auth, sdk] = await Promise.all([loadAuth(), import('firebase/auth')]);
    // The code of the error says which kind it is.
    const resolver = sdk.getMultiFactorResolver(auth, error as MultiFactorError);
    const factor = resolver.hints.find(({ factorId }) => factorId === sdk.FactorId.TOTP);
    if (factor === undefined) throw error;
    return resolveWithCodes(resolver, factor.uid, error);
  }
};

/** The name of the factor at the identity service. */
const FACTOR_NAME = 'Authenticator app';

const totpFactorOf = async (user: User) => {
  const { multiFactor, FactorId } = await import('firebase/auth');
  const own = multiFactor(user);
  return { own, factor: own.enrolledFactors.find(({ factorId }) => factorId === FactorId.TOTP) };
};

/** The app being added: its token comes before the account is known to have it. */
let adding: Promise<void> = Promise.resolve();

/** Whether the account uses an authenticator app. */
export const hasAuthenticator = async (user: User): Promise<boolean> => {
  await Promise.allSettled([adding]);
  return (await totpFactorOf(user)).factor !== undefined;
};

/** An authenticator app that is being added. */
export type NewAuthenticator = {
  /** The key to type into the app. */
  key: string;
  /** The same as a link that opens the app. */
  link: string;
  /** Adds it once its code is right; throws the service's error. */
  add: (code: string) => Promise<void>;
};

/**
 * Begins to add an authenticator app to the account, which needs a confirmed address and a recent
 * sign-in. Throws the service's error.
 */
export const beginAuthenticator = async (user: User, issuer: string): Promise<NewAuthenticator> => {
  const { multiFactor, TotpMultiFactorGenerator } = await import('firebase/auth');
  const own = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await own.getSession());
  return {
    key: secret.secretKey,
    link: secret.generateQrCodeUrl(user.email ?? '', issuer),
    add: (code) => {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
      adding = own.enroll(assertion, FACTOR_NAME);
      return adding;
    },
  };
};

/** Removes the authenticator app from the account; throws the service's error. */
export const removeAuthenticator = async (user: User): Promise<void> => {
  const { own, factor } = await totpFactorOf(user);
  if (factor !== undefined) await own.unenroll(factor);
};
