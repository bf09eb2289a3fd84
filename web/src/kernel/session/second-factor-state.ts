import { hasNeededFactor } from '@club/domain/user/user';

/**
 * Whether a session has the second factor of an admin: the club demands none, the session was
 * signed in with one, or it lacks one, so that the server gives the admin only a member's access.
 */
export type SecondFactorState = 'not-needed' | 'shown' | 'missing';

/** The claims of a token, and the factor it was signed in with. */
type Token = { claims: Readonly<Record<string, unknown>>; signInSecondFactor: string | null };

/** The state in a token. It only decides what is shown; the server decides what is allowed. */
export const secondFactorState = ({ claims, signInSecondFactor }: Token): SecondFactorState => {
  const needsSecondFactor = claims['isAdmin'] === true && claims['needsSecondFactor'] === true;
  if (!needsSecondFactor) return 'not-needed';
  return hasNeededFactor({ secondFactor: signInSecondFactor }, { needsSecondFactor })
    ? 'shown'
    : 'missing';
};

/** Reads a state that was stored. */
export const readSecondFactorState = (stored: unknown): SecondFactorState =>
  stored === 'shown' || stored === 'missing' ? stored : 'not-needed';
