import { AUDIT_ACTIONS, subjectOf } from '@club/domain/audit/audit-entry';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { type QueryChange, useAddressQuery } from '../../../lib/use-address-query.ts';
import type { AuditRow } from '../../../lib/admin-lists.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { instantDayAndTime } from '../../../lib/instant-text.ts';
import { useAdminLive } from '../../../lib/live-data.tsx';
import { auditTrailPath } from '../../../lib/paths.ts';
import { useLastReady } from '../../../lib/use-last-ready.ts';
import { theme } from '../../../theme/theme.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RemovableChip } from '../../../ui/actions/chip.tsx';
import { ListToolbar } from '../../../ui/data/list-toolbar.tsx';
import { LivePage } from '../../../ui/data/live-page.tsx';
import { NoBreak } from '../../../ui/data/table-text.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { auditListStateOf, auditQueryOf, withAuditFilter } from './audit-list-state.ts';
import { AuditSentence } from './audit-sentence.tsx';
import { ACTION_LABELS } from './audit-words.ts';
import { usePersonName } from './person-name.tsx';

const ACTION_OPTIONS = [
  { value: '', label: 'Everything' },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: ACTION_LABELS[action] })),
];

const Detail = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-size: ${theme.size.small};
  font-weight: 400;
  color: ${theme.colour.soft};
`;

const SAME_SUBJECT = {
  user: 'All about this user',
  resort: 'All about this resort',
  booking: 'All about this booking',
  ticket: 'All about this ticket',
} as const;

const whenColumn: Column<AuditRow> = {
  id: 'when',
  header: 'When',
  narrow: true,
  cell: (entry) => <NoBreak>{instantDayAndTime(entry.at) ?? 'Unknown'}</NoBreak>,
};

const whatColumn: Column<AuditRow> = {
  id: 'what',
  header: 'What happened',
  card: 'title',
  cell: (entry) => (
    <>
      <AuditSentence entry={entry} />
      {entry.detail !== '' && <Detail>{entry.detail}</Detail>}
    </>
  ),
};

const sameColumn: Column<AuditRow> = {
  id: 'same',
  header: 'More',
  narrow: true,
  card: 'foot',
  cell: (entry) => (
    <TextLink to={auditTrailPath(entry.subject)}>
      <NoBreak>{SAME_SUBJECT[subjectOf(entry.action)]}</NoBreak>
    </TextLink>
  ),
};

/** What the trail is narrowed to, by its name where it is somebody. */
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
  const words = kind === 'user' ? (name ?? '…') : kind === null ? subject : `${kind} ${subject}`;
  return (
    <div>
      <RemovableChip removeLabel={`Only ${words}: remove this filter`} onRemove={onRemove}>
        Only {words}
      </RemovableChip>
    </div>
  );
}

/** /admin-panel/audit-trail: who changed what, the latest first, live, a page at a time. */
export default function AuditPage() {
  useDocumentTitle('Audit trail');
  const { query, change } = useAddressQuery();
  const top = useRef<HTMLHeadingElement>(null);
  const state = auditListStateOf(query);
  const isPart = state.action !== null || state.subject !== null;
  const page = useAdminLive('audit', auditQueryOf(state));
  const shown = useLastReady(page);

  const apply = (filter: Parameters<typeof withAuditFilter>[1]): void => {
    change((now) => withAuditFilter(now, filter), { preventScrollReset: true });
  };
  const turn = (turned: QueryChange): void => {
    change(turned);
    top.current?.focus({ preventScroll: true });
  };

  return (
    <Stack $gap="s24">
      <Stack $gap="s8">
        <Heading level={1} size="h2" ref={top} tabIndex={-1}>
          Audit trail
        </Heading>
        <Text $tone="soft">
          Every change of a role, an account, a resort, a booking or a ticket, the latest first.
          Nobody can change or remove an entry.
        </Text>
      </Stack>
      <ListToolbar
        label="Audit trail"
        filters={
          <SelectInput
            label="What happened"
            options={ACTION_OPTIONS}
            value={state.action ?? ''}
            onChange={(event) => {
              const action = AUDIT_ACTIONS.find((one) => one === event.target.value) ?? null;
              apply({ action });
            }}
          />
        }
      />
      {state.subject !== null && (
        <SubjectChip
          subject={state.subject}
          rows={page.status === 'ready' ? page.data.rows : []}
          onRemove={() => {
            apply({ subject: null });
          }}
        />
      )}
      <LivePage
        rowsName="audit trail"
        errorTitle="The audit trail could not be loaded"
        page={page}
        shown={shown}
        onTurn={turn}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title="Nothing is recorded."
              text={isPart ? 'No entry fits what is asked for.' : undefined}
              action={
                isPart ? (
                  <Button
                    variant="quiet"
                    onClick={() => {
                      apply({ action: null, subject: null });
                    }}
                  >
                    Show everything
                  </Button>
                ) : undefined
              }
            />
          ) : (
            <Table
              caption="Audit trail"
              columns={
                state.subject === null
                  ? [whenColumn, whatColumn, sameColumn]
                  : [whenColumn, whatColumn]
              }
              rows={rows}
              rowKey={(entry) => entry.id}
            />
          )
        }
      </LivePage>
    </Stack>
  );
}
