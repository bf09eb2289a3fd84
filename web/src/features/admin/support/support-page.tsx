import {
  TICKET_STATE_LABELS,
  TICKET_STATES,
  TICKET_TOPICS,
  TOPIC_LABELS,
} from '@club/domain/support/ticket';
import { typedTicketNumber } from '@club/domain/support/ticket-number';
import { useRef, useState } from 'react';
import { type QueryChange, useAddressQuery } from '../../../lib/use-address-query.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useAdminLive } from '../../../lib/live-data.tsx';
import { useLastReady } from '../../../lib/use-last-ready.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ListToolbar } from '../../../ui/data/list-toolbar.tsx';
import { LivePage } from '../../../ui/data/live-page.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Text } from '../../../ui/text/text.tsx';
import {
  supportListStateOf,
  ticketsQueryOf,
  withOpenTicket,
  withTicketFilter,
} from './support-list-state.ts';
import { TicketDrawer } from './ticket-drawer.tsx';
import { TicketsTable } from './tickets-table.tsx';

const STATE_OPTIONS = [
  { value: '', label: 'All' },
  ...TICKET_STATES.map((state) => ({ value: state, label: TICKET_STATE_LABELS[state] })),
];
const TOPIC_OPTIONS = [
  { value: '', label: 'Everything' },
  ...TICKET_TOPICS.map((topic) => ({ value: topic, label: TOPIC_LABELS[topic] })),
];

/** /admin-panel/support: what people wrote to the club, the latest first, live, a page at a time. */
export default function SupportPage() {
  useDocumentTitle('Support');
  const { query, change, linkTo } = useAddressQuery();
  const top = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState('');
  const state = supportListStateOf(query);
  const isPart = state.state !== null || state.topic !== null;
  const page = useAdminLive('adminTickets', ticketsQueryOf(state));
  const shown = useLastReady(page);

  const apply = (filter: Parameters<typeof withTicketFilter>[1]): void => {
    change((now) => withTicketFilter(now, filter), { preventScrollReset: true });
  };
  const open = (number: string | null): void => {
    change((now) => withOpenTicket(now, number), { preventScrollReset: true });
  };
  const turn = (turned: QueryChange): void => {
    change(turned);
    top.current?.focus({ preventScroll: true });
  };
  const search = (text: string): void => {
    setTyped(text);
    const number = typedTicketNumber(text);
    if (number !== null) open(number);
  };

  return (
    <Stack $gap="s24">
      <Stack $gap="s8">
        <Heading level={1} size="h2" ref={top} tabIndex={-1}>
          Support
        </Heading>
        <Text $tone="soft">What members and visitors wrote, the latest first.</Text>
      </Stack>
      <ListToolbar
        label="Tickets"
        search={{
          label: 'Ticket number',
          placeholder: 'TW-7F3K9Q',
          value: typed,
          onSearch: search,
          maxLength: 20,
          help:
            typed !== '' && typedTicketNumber(typed) === null
              ? 'A ticket number has 6 letters and digits.'
              : undefined,
        }}
        filters={
          <>
            <SelectInput
              label="State"
              options={STATE_OPTIONS}
              value={state.state ?? ''}
              onChange={(event) => {
                apply({ state: TICKET_STATES.find((one) => one === event.target.value) ?? null });
              }}
            />
            <SelectInput
              label="About"
              options={TOPIC_OPTIONS}
              value={state.topic ?? ''}
              onChange={(event) => {
                apply({ topic: TICKET_TOPICS.find((one) => one === event.target.value) ?? null });
              }}
            />
          </>
        }
      />
      <LivePage
        rowsName="tickets"
        errorTitle="The tickets could not be loaded"
        page={page}
        shown={shown}
        onTurn={turn}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={isPart ? 'No ticket fits.' : 'Nobody has written yet.'}
              text={isPart ? 'Nothing has this state and topic just now.' : undefined}
              action={
                isPart ? (
                  <Button
                    variant="quiet"
                    onClick={() => {
                      apply({ state: null, topic: null });
                    }}
                  >
                    Show everything
                  </Button>
                ) : undefined
              }
            />
          ) : (
            <TicketsTable
              rows={rows}
              detail={(number) =>
                linkTo((now) => withOpenTicket(now, number), { preventScrollReset: true })
              }
            />
          )
        }
      </LivePage>
      {state.open !== null && (
        <TicketDrawer
          key={state.open}
          number={state.open}
          onClose={() => {
            open(null);
          }}
        />
      )}
    </Stack>
  );
}
