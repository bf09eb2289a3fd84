import type { AuditAction } from '@club/domain/audit/audit-entry';
import { AUDIT_ACTIONS } from '@club/domain/audit/audit-entry';
import { isDocumentId } from '@club/domain/ids';
import type { AuditQuery } from '../../../lib/admin-lists.ts';
import type { Cursor } from '../../../lib/list-page.ts';
import { trailOf, withoutTrail } from '../../../lib/cursor-trail.ts';

/** What the address asks of the trail: `subject` is the id of a user, a resort or a booking. */
export type AuditListState = {
  action: AuditAction | null;
  subject: string | null;
  trail: readonly Cursor[];
};

/** Reads the list's state from an address; what makes no sense counts as not said. */
export const auditListStateOf = (params: URLSearchParams): AuditListState => {
  const subject = params.get('subject') ?? '';
  return {
    action: AUDIT_ACTIONS.find((action) => action === params.get('action')) ?? null,
    subject: isDocumentId(subject) ? subject : null,
    trail: trailOf(params),
  };
};

/** The address with another filter, on its first page. */
export const withAuditFilter = (
  params: URLSearchParams,
  change: Partial<Pick<AuditListState, 'action' | 'subject'>>,
): URLSearchParams => {
  const next = withoutTrail(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** What to ask the database for. */
export const auditQueryOf = ({ action, subject, trail }: AuditListState): AuditQuery => ({
  action,
  subject,
  after: trail.at(-1) ?? null,
});
