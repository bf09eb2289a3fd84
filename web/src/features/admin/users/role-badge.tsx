import type { Role } from '@club/domain/user/user';
import { Badge } from '../../../ui/data/badge.tsx';

/** What roles are called, the same in the filter and on the badge. */
export const ROLE_LABELS: Record<Role, string> = { user: 'User', admin: 'Admin' };

/** Somebody's role, in a word. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role === 'admin' ? 'lagoon' : 'plain'}>{ROLE_LABELS[role]}</Badge>;
}
