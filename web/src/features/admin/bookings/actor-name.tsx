import { useAdminLive } from '../../../shared/live/live-data.tsx';

/** Who did something, when no account did. */
const NO_ACCOUNT: Readonly<Record<string, string>> = {
  system: 'The club’s system',
  console: 'Server console',
};

/** The name of whoever made an entry of the history, by their uid. */
export function ActorName({ actor }: { actor: string }) {
  const known = NO_ACCOUNT[actor];
  const user = useAdminLive(
    'adminUser',
    known === undefined && actor !== '' ? { uid: actor } : null,
  );
  if (known !== undefined) return known;
  if (actor === '') return 'Unknown';
  if (user.status === 'loading') return '…';
  if (user.status === 'error') return `Account ${actor}`;
  return user.data?.name ?? 'Closed account';
}
