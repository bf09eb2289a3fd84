import type { Booking } from '@club/domain/booking/booking';
import { withParam } from '../../kernel/routing/with-param.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Tabs } from '../../design/data/tabs.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { BookingCard } from './booking-card.tsx';
import type { BookingGroup } from './booking-groups.ts';
import { BOOKING_GROUP_LABELS, bookingGroupNamed, groupBookings } from './booking-groups.ts';
import { WithOwnBookings } from './with-own-bookings.tsx';

type GroupProps = { group: BookingGroup; bookings: readonly Booking[] };

/** The stays of a tab, or that there are none. */
function Group({ group, bookings }: GroupProps) {
  if (bookings.length === 0) {
    return (
      <EmptyState
        title={BOOKING_GROUP_LABELS[group].nothing}
        action={
          group === 'upcoming' && <ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>
        }
      />
    );
  }
  return (
    <Stack as="ul" $gap="s24">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </Stack>
  );
}

function TotalBookings({ count }: { count: number }) {
  return (
    <Text $tone="soft" $tabular>
      Total Bookings {count}
    </Text>
  );
}

/**
 * /dashboard/my-bookings (rules 1.12): all stays of the member, live. The chosen
 * tab is in the address.
 */
export default function MyBookingsPage() {
  usePageHead({ title: 'My Bookings' });
  const today = useToday();
  const { query, change } = useAddressQuery();
  const select = (group: BookingGroup): void => {
    change((now) => withParam(now, 'tab', group), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  };
  return (
    <Stack $gap="s32">
      <Heading level={1} size="h2">
        My Bookings
      </Heading>
      <WithOwnBookings aboveNone={<TotalBookings count={0} />}>
        {(bookings) => (
          <Stack $gap="s16">
            <TotalBookings count={bookings.length} />
            <Tabs
              label="Your bookings"
              selected={bookingGroupNamed(query.get('tab'))}
              onSelect={select}
              tabs={groupBookings(bookings, today).map((entry) => ({
                id: entry.group,
                label: `${BOOKING_GROUP_LABELS[entry.group].title} (${entry.bookings.length})`,
                content: <Group group={entry.group} bookings={entry.bookings} />,
              }))}
            />
          </Stack>
        )}
      </WithOwnBookings>
    </Stack>
  );
}
