import { styled } from 'styled-components';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { userSearchPath } from '../../../shared/routes/paths.ts';
import { TextLink } from '../../../design/text/text-link.tsx';
import { actorWithoutAccount, capital } from './audit-words.ts';

/** Keeps its place while the name is on its way. */
const Waiting = styled.span`
  display: inline-block;
  min-width: 6em;
`;

/** How a sentence calls somebody by their uid; null while that is not known yet. */
export const usePersonName = (uid: string | null): string | null => {
  const user = useAdminLive('adminUser', uid === null ? null : { uid });
  if (user.status === 'loading') return null;
  if (user.status === 'error') return 'somebody';
  return user.data?.name ?? 'a removed member';
};

type PersonNameProps = {
  uid: string;
  /** True where a sentence begins. */
  first?: boolean | undefined;
};

/** Somebody in a sentence of the trail, by their name of today; links to their card. */
export function PersonName({ uid, first = false }: PersonNameProps) {
  const known = actorWithoutAccount(uid);
  const user = useAdminLive('adminUser', known === null ? { uid } : null);
  const name = usePersonName(known === null ? uid : null);
  const shown = known ?? name;
  if (shown === null) return <Waiting>…</Waiting>;
  const words = first ? capital(shown) : shown;
  return user.status === 'ready' && user.data !== null ? (
    <TextLink to={userSearchPath(user.data.email)}>{words}</TextLink>
  ) : (
    words
  );
}
