import { styled } from 'styled-components';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { userSearchPath } from '../../../shared/routes/paths.ts';
import { TextLink } from '../../../design/text/text-link.tsx';
import { actorWithoutAccount, capital } from './actor-without-account.ts';

/** Keeps its width while the name loads. */
const Waiting = styled.span`
  display: inline-block;
  min-width: 6em;
`;

/** A user or another actor as a sentence names them; name and email are null while they load. */
const usePerson = (uid: string | null): { name: string | null; email: string | null } => {
  const known = uid === null ? null : actorWithoutAccount(uid);
  const hasAccount = uid !== null && uid !== '' && known === null;
  const user = useAdminLive('adminUser', hasAccount ? { uid } : null);
  if (known !== null) return { name: known, email: null };
  if (uid === '' || user.status === 'error') return { name: 'an unknown user', email: null };
  if (user.status === 'loading') return { name: null, email: null };
  return user.data === null ? { name: 'a removed member', email: null } : user.data;
};

/** The current name of a user, by their uid; null while it loads. */
export const usePersonName = (uid: string | null): string | null => usePerson(uid).name;

type PersonNameProps = {
  uid: string;
  /** True where a sentence begins. */
  first?: boolean | undefined;
  /** True when the name links to their card. */
  linked?: boolean | undefined;
};

/** A user, or another actor, in a sentence: by their current name. */
export function PersonName({ uid, first = false, linked = false }: PersonNameProps) {
  const { name, email } = usePerson(uid);
  if (name === null) return <Waiting>…</Waiting>;
  // Members write their names as they like.
  const label = first && email === null ? capital(name) : name;
  return linked && email !== null ? <TextLink to={userSearchPath(email)}>{label}</TextLink> : label;
}
