import { styled } from 'styled-components';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { userSearchPath } from '../../../shared/routes/paths.ts';
import { TextLink } from '../../../design/text/text-link.tsx';
import { actorWithoutAccount, capital } from './audit-labels.ts';

/** Keeps its width while the name loads. */
const Waiting = styled.span`
  display: inline-block;
  min-width: 6em;
`;

/** The name of a user in a sentence, by their uid; null while it loads. */
export const usePersonName = (uid: string | null): string | null => {
  const user = useAdminLive('adminUser', uid === null ? null : { uid });
  if (user.status === 'loading') return null;
  if (user.status === 'error') return 'an unknown user';
  return user.data?.name ?? 'a removed member';
};

type PersonNameProps = {
  uid: string;
  /** True where a sentence begins. */
  first?: boolean | undefined;
};

/** A user in a sentence of the trail, by their current name; links to their card. */
export function PersonName({ uid, first = false }: PersonNameProps) {
  const known = actorWithoutAccount(uid);
  const user = useAdminLive('adminUser', known === null ? { uid } : null);
  const name = usePersonName(known === null ? uid : null);
  const shown = known ?? name;
  if (shown === null) return <Waiting>…</Waiting>;
  const label = first ? capital(shown) : shown;
  return user.status === 'ready' && user.data !== null ? (
    <TextLink to={userSearchPath(user.data.email)}>{label}</TextLink>
  ) : (
    label
  );
}
