import type { SupportTicket } from '@club/domain/support/ticket';
import { TOPIC_LABELS } from '@club/domain/support/ticket';
import type { LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { theme } from '../../../design/theme/theme.ts';
import { clampLines, tabularType } from '../../../design/theme/typography.ts';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { NoBreak } from '../../../design/data/table-text.tsx';
import type { Column } from '../../../design/data/table.tsx';
import { TicketStateBadge } from '../../../shared/support/ticket-state-badge.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';

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

const Small = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
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
        <Small>
          <Begin>{message}</Begin>
        </Small>
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
        <Small>{uid === null ? 'Visitor' : 'Member'}</Small>
      </Roomy>
    ),
  },
  {
    id: 'at',
    header: 'Written',
    narrow: true,
    cell: ({ at }) => <NoBreak>{instantDayAndTime(at) ?? 'Unknown'}</NoBreak>,
  },
  {
    id: 'detail',
    header: 'Detail',
    cardOnly: true,
    card: 'foot',
    cell: ({ number }) => (
      <ButtonLink {...detail(number)} variant="quiet" wide aria-label={`Read ${number}`}>
        Read
      </ButtonLink>
    ),
  },
];
