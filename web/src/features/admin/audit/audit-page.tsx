import { subjectOf } from '@club/domain/audit/audit-entry';
import { AUDIT_LIST, type AuditRow } from '../../../shared/admin-lists/admin-lists.ts';
import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { auditTrailPath } from '../../../shared/routes/paths.ts';
import { RemovableChip } from '../../../design/actions/chip.tsx';
import { CellNote, NoBreak } from '../../../design/data/table-text.tsx';
import type { Column } from '../../../design/data/table.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { AdminListFrame } from '../list/admin-list-frame.tsx';
import { instantColumn } from '../list/row-columns.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { AuditSentence } from './audit-sentence.tsx';
import { usePersonName } from '../names/person-name.tsx';
import { useBookingName, useResortName } from '../names/subject-name.ts';

const SAME_SUBJECT = {
  user: 'All about this user',
  resort: 'All about this resort',
  booking: 'All about this booking',
  ticket: 'All about this ticket',
  mail: 'All about this mail',
} as const;

const whenColumn = instantColumn('When');

const whatColumn: Column<AuditRow> = {
  id: 'what',
  header: 'What happened',
  card: 'title',
  cell: (entry) => (
    <>
      <AuditSentence entry={entry} />
      {entry.detail !== '' && <CellNote>{entry.detail}</CellNote>}
    </>
  ),
};

const sameColumn: Column<AuditRow> = {
  id: 'same',
  header: 'More',
  narrow: true,
  card: 'foot',
  cell: (entry) => (
    <TextLink $alone to={auditTrailPath(entry.subject)}>
      <NoBreak>{SAME_SUBJECT[subjectOf(entry.action)]}</NoBreak>
    </TextLink>
  ),
};

/** The subject that the trail is filtered by, by its name. */
function SubjectChip({
  subject,
  rows,
  onRemove,
}: {
  subject: string;
  rows: readonly AuditRow[];
  onRemove: () => void;
}) {
  const first = rows[0];
  const kind = first === undefined ? null : subjectOf(first.action);
  const name = usePersonName(kind === 'user' ? subject : null);
  const resort = useResortName(kind === 'resort' ? subject : null);
  const booking = useBookingName(kind === 'booking' ? subject : null);
  const labels = {
    user: name ?? '…',
    resort,
    booking: `booking ${booking}`,
    ticket: `ticket ${subject}`,
    mail: 'this mail',
  };
  const label = kind === null ? subject : labels[kind];
  return (
    <div>
      <RemovableChip removeLabel={`Only ${label}: remove this filter`} onRemove={onRemove}>
        Only {label}
      </RemovableChip>
    </div>
  );
}

/** /admin-panel/audit-trail: who changed what, the latest first, live, a page at a time. */
export default function AuditPage() {
  usePageHead({ title: 'Audit trail' });
  const view = useAdminList(AUDIT_LIST);
  const { subject } = view.state.chosen;

  return (
    <AdminListFrame
      view={view}
      label="Audit trail"
      title="Audit trail"
      intro="Every change of a role, an account, a resort, a booking or a ticket, the latest first. Entries cannot be changed or removed."
      note={
        subject !== '' && (
          <SubjectChip
            subject={subject}
            rows={view.page.status === 'ready' ? view.page.data.rows : []}
            onRemove={() => {
              view.filter('subject', '');
            }}
          />
        )
      }
      empty={{
        title: 'Nothing is recorded.',
        hint: 'No entry matches the filters.',
        showAll: 'Show everything',
      }}
      columns={subject === '' ? [whenColumn, whatColumn, sameColumn] : [whenColumn, whatColumn]}
    />
  );
}
