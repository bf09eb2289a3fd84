import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { Avatar } from '../../design/data/avatar.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { BillingBlock } from './billing-block.tsx';
import { BookingCard } from './booking-card.tsx';
import { groupBookings } from './booking-groups.ts';
import { WithOwnBookings } from './with-own-bookings.tsx';

/** How many stays the overview shows; all are under My Bookings. */
const SHOWN = 3;

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s20};
`;

/** /dashboard/overview (rules 1.12). */
export default function OverviewPage() {
  usePageHead({ title: 'Overview' });
  const session = useSession();
  const user = useMemberLive('ownUser');
  const own = useMemberLive('ownBookings');
  const waitlist = useMemberLive('ownWaitlist');
  const today = useToday();
  if (session.status !== 'signed-in') return null;
  const record = user.status === 'ready' ? user.data : null;
  const name = record?.name ?? session.name;
  const kept =
    waitlist.status === 'ready'
      ? waitlist.data.filter(({ state }) => state === 'offered').length
      : 0;
  return (
    <Stack $gap="s48">
      <Person>
        <Avatar name={name} photoUrl={record?.photoURL ?? session.photoUrl} size="large" />
        <div>
          <Heading level={1} size="h2">
            {name}
          </Heading>
          <Text $tone="soft">{session.email}</Text>
        </div>
      </Person>
      {kept > 0 && (
        <Alert
          tone="info"
          title={kept === 1 ? 'A stay is kept for you.' : `${kept} stays are kept for you.`}
          action={
            <TextLink $alone to={PATHS.dashboardWaitlist}>
              Look and book
            </TextLink>
          }
        >
          It is your turn in the waitlist.
        </Alert>
      )}
      <Stack as="section" $gap="s24">
        <SectionHeading
          title="Your Bookings"
          size="h3"
          action={
            <TextLink $alone to={PATHS.dashboardBookings}>
              See all the bookings
            </TextLink>
          }
        />
        <WithOwnBookings>
          {(bookings) => (
            <Stack as="ul" $gap="s24">
              {groupBookings(bookings, today)
                .flatMap((entry) => entry.bookings)
                .slice(0, SHOWN)
                .map((booking) => (
                  <li key={booking.id}>
                    <BookingCard booking={booking} />
                  </li>
                ))}
            </Stack>
          )}
        </WithOwnBookings>
      </Stack>
      {own.status === 'ready' && (
        <BillingBlock uid={session.uid} saved={record?.billing ?? null} bookings={own.data} />
      )}
    </Stack>
  );
}
