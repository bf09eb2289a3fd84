import { hasNeededFactor } from '@club/domain/user/user';

/**
 * How a session stands to the second factor of an admin: the club demands none of them, or one that
 * this session was signed in with, or that it lacks. Then the server takes them for a member.
 */
export type SecondFactorState = 'not-needed' | 'shown' | 'missing';

/** A token as far as it matters here: the claim, and the factor it was signed in with. */
type Token = { claims: Readonly<Record<string, unknown>>; signInSecondFactor: string | null };

/** What a token says of it. It only decides what is shown; the server decides what is allowed. */
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
