import { useDocumentTitle } from '../../lib/document-title.ts';
import { useToday } from '../../lib/today.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';
import { BookingCard } from './booking-card.tsx';
import { BOOKING_GROUP_TITLES, groupBookings } from './booking-groups.ts';
import { WithOwnBookings } from './with-own-bookings.tsx';

/** /dashboard/my-bookings (S§2): all stays of the member, live. */
export default function MyBookingsPage() {
  useDocumentTitle('My Bookings');
  const today = useToday();
  return (
    <Stack $gap="s32">
      <Heading level={1} size="h2">
        My Bookings
      </Heading>
      <WithOwnBookings>
        {(bookings) => (
          <Stack $gap="s40">
            <Text $tone="soft" $tabular>
              Total Bookings {bookings.length}
            </Text>
            {groupBookings(bookings, today).map(({ group, bookings: grouped }) => (
              <Stack key={group} as="section" $gap="s16">
                <Heading level={2} size="h4">
                  {BOOKING_GROUP_TITLES[group]}
                </Heading>
                <Stack as="ul" $gap="s24">
                  {grouped.map((booking) => (
                    <li key={booking.id}>
                      <BookingCard booking={booking} />
                    </li>
                  ))}
                </Stack>
              </Stack>
            ))}
          </Stack>
        )}
      </WithOwnBookings>
    </Stack>
  );
}
