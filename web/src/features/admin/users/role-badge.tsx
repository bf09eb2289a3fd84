import type { Role, StoredUser } from '@club/domain/user/user';
import { ROLE_LABELS } from '@club/domain/user/user';
import { Badge } from '../../../design/data/badge.tsx';

/** The role of a user. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role === 'admin' ? 'lagoon' : 'plain'}>{ROLE_LABELS[role]}</Badge>;
}

/** Marks a user whose email is not confirmed yet. */
export function UnconfirmedBadge({ person }: { person: Pick<StoredUser, 'emailConfirmed'> }) {
  return person.emailConfirmed === true ? null : <Badge tone="warn">Unconfirmed</Badge>;
}
