import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { actorWithoutAccount, capital } from '../audit/audit-labels.ts';

/** The name of the actor of a history entry, by their uid. */
export function ActorName({ actor }: { actor: string }) {
  const known = actorWithoutAccount(actor);
  const user = useAdminLive('adminUser', known === null && actor !== '' ? { uid: actor } : null);
  if (known !== null) return capital(known);
  if (actor === '') return 'Unknown';
  if (user.status === 'loading') return '…';
  if (user.status === 'error') return `Account ${actor}`;
  return user.data?.name ?? 'Closed account';
}
