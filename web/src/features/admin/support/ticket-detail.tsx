import type { SupportTicket, TicketStep } from '@club/domain/support/ticket';
import { TOPIC_LABELS } from '@club/domain/support/ticket';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { auditTrailPath, bookingDetailPath, userSearchPath } from '../../../shared/routes/paths.ts';
import { theme } from '../../../design/theme/theme.ts';
import { overlineType, tabularType } from '../../../design/theme/typography.ts';
import { KeyValueList } from '../../../design/data/key-value-list.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { TicketStateBadge } from '../../../shared/support/ticket-state-badge.tsx';
import { WrittenText } from '../../../shared/support/written-text.tsx';
import { Text } from '../../../design/text/text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';

const Number = styled.p`
  ${tabularType}
  font-weight: 600;
`;

const PartTitle = styled.h3`
  ${overlineType}
  color: ${theme.colour.soft};
`;

const Answer = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  padding-left: ${theme.space.s16};
  border-left: 2px solid ${theme.colour.lagoon};
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" $gap="s8" aria-labelledby={titleId}>
      <PartTitle id={titleId}>{title}</PartTitle>
      {children}
    </Stack>
  );
}

/** Who writes: a member by their record of today, a visitor by what they typed only. */
function Account({ uid }: { uid: string | null }) {
  const user = useAdminLive('adminUser', uid === null ? null : { uid });
  if (uid === null) return 'None: written without signing in';
  if (user.status === 'loading') return '…';
  if (user.status === 'error') return uid;
  return user.data === null ? (
    'A removed member'
  ) : (
    <TextLink to={userSearchPath(user.data.email)}>{user.data.email}</TextLink>
  );
}

const STEP_WORDS: Readonly<Record<TicketStep, string>> = {
  answer: 'Answered by mail',
  'mark-answered': 'Marked as answered',
  close: 'Closed',
  reopen: 'Reopened',
};

function Actor({ uid }: { uid: string }) {
  const user = useAdminLive('adminUser', { uid });
  if (user.status === 'loading') return '…';
  if (user.status === 'error') return uid;
  return user.data?.name ?? 'a removed member';
}

/** A ticket as the desk reads it: what was asked, by whom, and what was done. */
export function TicketDetail({ ticket }: { ticket: SupportTicket }) {
  const { number, state, topic, name, email, uid, bookingId, message, at } = ticket;
  return (
    <Stack $gap="s24">
      <Row $gap="s12">
        <Number>{number}</Number>
        <TicketStateBadge state={state} />
      </Row>
      <Part title="Message">
        <WrittenText>{message}</WrittenText>
      </Part>
      {ticket.answers.length > 0 && (
        <Part title="Answers">
          {ticket.answers.map((answer) => (
            <Answer key={answer.at}>
              <Text $size="small" $tone="soft">
                {instantDayAndTime(answer.at)}
              </Text>
              <WrittenText>{answer.text}</WrittenText>
            </Answer>
          ))}
        </Part>
      )}
      <Part title="From">
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
                    value: (
                      <TextLink to={bookingDetailPath(bookingId)}>{bookingId.slice(0, 8)}</TextLink>
                    ),
                  },
                ]),
            { label: 'Written', value: instantDayAndTime(at) ?? 'Unknown' },
          ]}
        />
      </Part>
      <Part title="History">
        {ticket.history.length === 0 ? (
          <Text $size="small" $tone="soft">
            Nobody has worked on it yet.
          </Text>
        ) : (
          <ol reversed>
            {ticket.history.toReversed().map((event) => (
              <li key={event.at}>
                <Text as="span" $size="small">
                  {STEP_WORDS[event.step]} by <Actor uid={event.actor} />,{' '}
                  {instantDayAndTime(event.at)}
                </Text>
              </li>
            ))}
          </ol>
        )}
        <Text $size="small">
          <TextLink to={auditTrailPath(number)}>In the audit trail</TextLink>
        </Text>
      </Part>
    </Stack>
  );
}
