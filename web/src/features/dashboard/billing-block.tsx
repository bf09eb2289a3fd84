import type { Booking } from '@club/domain/booking/booking';
import { maskCardNumber } from '@club/domain/booking/card-mask';
import { Card } from '../../ui/data/card.tsx';
import type { KeyValue } from '../../ui/data/key-value-list.tsx';
import { KeyValueList } from '../../ui/data/key-value-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';

const joined = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** Name, address and card of the member's last bill (S§3: the first booking's payment info). */
const billingItems = (bookings: readonly Booking[]): KeyValue[] => {
  // A guest's address on the bill is not the member's.
  const billing = bookings.find(
    (booking) => booking.billing !== null && booking.billing.isGuest !== true,
  )?.billing;
  const card = bookings.find((booking) => booking.card !== null)?.card;
  return [
    ...(billing === undefined || billing === null
      ? []
      : [
          { label: 'Name', value: `${billing.firstName} ${billing.lastName}` },
          { label: 'Phone number', value: billing.phoneNumber },
          {
            label: 'Address',
            value: joined(
              billing.address1,
              billing.address2,
              `${billing.postalCode} ${billing.city}`,
              billing.state,
              billing.country,
            ),
          },
        ]),
    ...(card === undefined || card === null
      ? []
      : [
          { label: 'Card', value: `${card.brand} ${maskCardNumber(card.last4)}` },
          { label: 'Expiry date', value: card.expiryDate },
        ]),
  ];
};

/** 'Your Billing Info' (S§2). */
export function BillingBlock({ bookings }: { bookings: readonly Booking[] }) {
  const items = billingItems(bookings);
  return (
    <Stack as="section" $gap="s16">
      <Heading level={2} size="h3">
        Your Billing Info
      </Heading>
      {items.length === 0 ? (
        <Text $tone="soft">
          Your billing address and masked card appear here once you have booked.
        </Text>
      ) : (
        <Card $pad="s16">
          <KeyValueList items={items} />
        </Card>
      )}
    </Stack>
  );
}
