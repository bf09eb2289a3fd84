import type { ContextType } from 'react';
import type { Session } from '../kernel/session/session-of-user.ts';
import type { SessionContext } from '../kernel/session/session.tsx';

/** What `SessionContext` has for a session that stays as it is; one that is loading is never known. */
export const givenSession = (
  session: Session,
): NonNullable<ContextType<typeof SessionContext>> => ({
  session,
  begin: () => {},
  whenKnown: () =>
    session.status === 'loading' ? new Promise(() => {}) : Promise.resolve(session),
});
