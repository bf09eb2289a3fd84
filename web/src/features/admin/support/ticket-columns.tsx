import type { SupportTicket } from '@club/domain/support/ticket';
import { TOPIC_LABELS } from '@club/domain/support/ticket';
import type { LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { clampLines, tabularType } from '../../../design/theme/typography.ts';
import { CellNote } from '../../../design/data/table-text.tsx';
import type { Column } from '../../../design/data/table.tsx';
import { TicketStateBadge } from '../../../shared/support/ticket-state-badge.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { detailColumn, instantColumn } from '../list/row-columns.tsx';

const Number = styled(TextLink)`
  ${tabularType}
  white-space: nowrap;
`;

const Begin = styled.span`
  ${clampLines(2)}
  overflow-wrap: anywhere;
`;

/** Keeps room for a name beside a long message. */
const Roomy = styled.div`
  min-width: 9rem;
`;

/** The link to the detail of a ticket. */
type TicketLink = (number: string) => LinkProps;

/** The columns of the list of tickets, and the lines of its cards on small screens. */
export const ticketColumns = (detail: TicketLink): Column<SupportTicket>[] => [
  {
    id: 'number',
    header: 'Ticket',
    narrow: true,
    card: 'hidden',
    cell: ({ number }) => (
      <Number $alone {...detail(number)}>
        {number}
      </Number>
    ),
  },
  {
    id: 'title',
    header: 'Ticket',
    cardOnly: true,
    card: 'title',
    cell: ({ number, name }) => `${number} · ${name}`,
  },
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: ({ state }) => <TicketStateBadge state={state} />,
  },
  {
    id: 'topic',
    header: 'About',
    cell: ({ topic, message }) => (
      <>
        {TOPIC_LABELS[topic]}
        <CellNote>
          <Begin>{message}</Begin>
        </CellNote>
      </>
    ),
  },
  {
    id: 'who',
    header: 'From',
    card: 'hidden',
    cell: ({ name, uid }) => (
      <Roomy>
        {name}
        <CellNote>{uid === null ? 'Visitor' : 'Member'}</CellNote>
      </Roomy>
    ),
  },
  instantColumn('Written'),
  detailColumn({
    to: ({ number }) => detail(number),
    text: 'Read',
    name: ({ number }) => `Read ${number}`,
  }),
];
