import type { SupportTicket } from '@club/domain/support/ticket';
import { TOPIC_LABELS } from '@club/domain/support/ticket';
import { styled } from 'styled-components';
import { instantDay, instantDayAndTime } from '../../kernel/time/instant-text.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { LiveCards } from '../../shared/lists/live-cards.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { TicketAnswer } from '../../shared/support/ticket-answer.ts';
import { TicketStateBadge } from '../../shared/support/ticket-state-badge.tsx';
import { WrittenText } from '../../shared/support/written-text.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';

const Item = styled.li`
  padding-block: ${theme.space.s20};
  border-top: 1px solid ${theme.colour.line};

  > details > summary {
    display: grid;
    gap: ${theme.space.s8};
    padding-block: ${theme.space.s4};
    cursor: pointer;
  }
`;

const Number = styled.span`
  ${tabularType}
  font-weight: 600;
`;

function Ticket({ ticket }: { ticket: SupportTicket }) {
  return (
    <Item id={ticket.number}>
      <details>
        <summary>
          <Row $gap="s12">
            <Number>{ticket.number}</Number>
            <TicketStateBadge state={ticket.state} />
          </Row>
          <Text as="span" $size="small" $tone="soft">
            {TOPIC_LABELS[ticket.topic]} · {instantDay(ticket.at)}
          </Text>
        </summary>
        <Stack $gap="s16">
          <WrittenText>{ticket.message}</WrittenText>
          {ticket.answers.map(({ at, text }) => (
            <TicketAnswer key={at}>
              <Overline>Our answer · {instantDayAndTime(at)}</Overline>
              <WrittenText>{text}</WrittenText>
            </TicketAnswer>
          ))}
        </Stack>
      </details>
    </Item>
  );
}

/** The tickets of the member with their answers; nothing without any. */
export function OwnTickets() {
  const live = useMemberLive('ownTickets');
  if (live.status === 'ready' && live.data.length === 0) return null;
  return (
    <Stack as="section" $gap="s16" aria-labelledby="own-tickets">
      <Heading level={2} size="h3" id="own-tickets">
        Your messages
      </Heading>
      <LiveCards
        live={live}
        label="Loading your messages..."
        errorTitle="Your messages could not be loaded."
        errorText="Please check your connection and try again."
      >
        {(tickets) => (
          <ul>
            {tickets.map((ticket) => (
              <Ticket key={ticket.number} ticket={ticket} />
            ))}
          </ul>
        )}
      </LiveCards>
    </Stack>
  );
}
