import type { SupportTicket, TicketStep } from '@club/domain/support/ticket';
import { TOPIC_LABELS } from '@club/domain/support/ticket';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { auditTrailPath, bookingDetailPath, userSearchPath } from '../../../shared/routes/paths.ts';
import { tabularType } from '../../../design/theme/typography.ts';
import { KeyValueList } from '../../../design/data/key-value-list.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { TicketAnswer } from '../../../shared/support/ticket-answer.ts';
import { TicketStateBadge } from '../../../shared/support/ticket-state-badge.tsx';
import { WrittenText } from '../../../shared/support/written-text.tsx';
import { Text } from '../../../design/text/text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { PersonName } from '../names/person-name.tsx';
import { useBookingName } from '../names/subject-name.ts';
import { DrawerSection } from '../layout/drawer-section.tsx';

const Number = styled.p`
  ${tabularType}
  font-weight: 600;
`;

/** The account of the sender: none for a visitor. */
function Account({ uid }: { uid: string | null }) {
  const user = useAdminLive('adminUser', uid === null ? null : { uid });
  if (uid === null) return 'None: written without signing in';
  if (user.status === 'loading') return '…';
  if (user.status === 'error') return uid;
  return user.data === null ? (
    'A removed member'
  ) : (
    <TextLink $alone to={userSearchPath(user.data.email)}>
      {user.data.email}
    </TextLink>
  );
}

const STEP_TEXTS: Readonly<Record<TicketStep, string>> = {
  answer: 'Answered by email',
  'mark-answered': 'Marked as answered',
  close: 'Closed',
  reopen: 'Reopened',
};

function BookingLink({ id }: { id: string }) {
  return (
    <TextLink $alone to={bookingDetailPath(id)}>
      {useBookingName(id)}
    </TextLink>
  );
}

/** A ticket for admins: the message, its sender, and what was done. */
export function TicketDetail({ ticket }: { ticket: SupportTicket }) {
  const { number, state, topic, name, email, uid, bookingId, message, at } = ticket;
  return (
    <Stack $gap="s24">
      <Row $gap="s12">
        <Number>{number}</Number>
        <TicketStateBadge state={state} />
      </Row>
      <DrawerSection title="Message">
        <WrittenText>{message}</WrittenText>
      </DrawerSection>
      {ticket.answers.length > 0 && (
        <DrawerSection title="Answers">
          {ticket.answers.map((answer) => (
            <TicketAnswer key={answer.at}>
              <Text $size="small" $tone="soft">
                {instantDayAndTime(answer.at)}
              </Text>
              <WrittenText>{answer.text}</WrittenText>
            </TicketAnswer>
          ))}
        </DrawerSection>
      )}
      <DrawerSection title="From">
        <KeyValueList
          items={[
            { label: 'Name', value: name },
            { label: 'Answers go to', value: email },
            { label: 'Account', value: <Account uid={uid} /> },
            { label: 'About', value: TOPIC_LABELS[topic] },
            ...(bookingId === null
              ? []
              : [
                  {
                    label: 'Booking',
                    value: <BookingLink id={bookingId} />,
                  },
                ]),
            { label: 'Written', value: instantDayAndTime(at) ?? 'Unknown' },
          ]}
        />
      </DrawerSection>
      <DrawerSection title="History">
        {ticket.history.length === 0 ? (
          <Text $size="small" $tone="soft">
            Nothing has been done yet.
          </Text>
        ) : (
          <ol reversed>
            {ticket.history.toReversed().map((event) => (
              <li key={event.at}>
                <Text as="span" $size="small">
                  {STEP_TEXTS[event.step]} by <PersonName uid={event.actor} />,{' '}
                  {instantDayAndTime(event.at)}
                </Text>
              </li>
            ))}
          </ol>
        )}
        <Text $size="small">
          <TextLink $alone to={auditTrailPath(number)}>
            In the audit trail
          </TextLink>
        </Text>
      </DrawerSection>
    </Stack>
  );
}
