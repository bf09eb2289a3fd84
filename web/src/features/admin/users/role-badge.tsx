import type { Role, StoredUser } from '@club/domain/user/user';
import { ROLE_LABELS } from '@club/domain/user/user';
import { Badge } from '../../../design/data/badge.tsx';

/** Somebody's role, in a word. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role === 'admin' ? 'lagoon' : 'plain'}>{ROLE_LABELS[role]}</Badge>;
}

/** Says that nobody has shown yet that the address is theirs; nothing for one that is confirmed. */
export function UnconfirmedBadge({ person }: { person: Pick<StoredUser, 'emailConfirmed'> }) {
  return person.emailConfirmed === true ? null : <Badge tone="warn">Unconfirmed</Badge>;
}
