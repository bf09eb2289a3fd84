import { useSession, useSessionHint } from '../../kernel/session/session.tsx';

/** Who the navigation is shown for. It only decides what is shown. */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'member' | 'admin'; name: string; photoUrl: string };

/** The signed-in person; until that is known, the last one, so that nothing flashes. */
export const useViewer = (): Viewer => {
  const session = useSession();
  const hint = useSessionHint();
  const person =
    session.status === 'signed-in' ? session : session.status === 'loading' ? hint : null;
  if (person === null) return { kind: 'visitor' };
  return {
    kind: person.isAdmin ? 'admin' : 'member',
    name: person.name,
    photoUrl: person.photoUrl,
  };
};
