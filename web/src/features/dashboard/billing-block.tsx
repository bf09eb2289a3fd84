import type { Booking } from '@club/domain/booking/booking';
import { maskCardNumber } from '@club/domain/booking/card-mask';
import type { SavedBilling } from '@club/domain/user/saved-billing.schema';
import { useState } from 'react';
import { PATHS } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { Card } from '../../design/data/card.tsx';
import type { KeyValue } from '../../design/data/key-value-list.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { StatementOutline } from '../../design/data/statement.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';
import { knownBilling } from '../../shared/booking/known-billing.ts';
import { EditAddressDialog } from './edit-address-dialog.tsx';
import { useOwnMoneyTrail } from './own-money-trail.ts';
import { ReceiptList } from './receipt-list.tsx';

const joined = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

const addressItems = (address: SavedBilling | null): KeyValue[] =>
  address === null
    ? []
    : [
        { label: 'Name', value: `${address.firstName} ${address.lastName}` },
        { label: 'Phone number', value: address.phoneNumber },
        {
          label: 'Address',
          value: joined(
            address.address1,
            address.address2,
            `${address.postalCode} ${address.city}`,
            address.state,
            address.country,
          ),
        },
      ];

/** The masked card of the last bill. */
const cardItems = (bookings: readonly Booking[]): KeyValue[] => {
  const card = bookings.find((booking) => booking.card !== null)?.card;
  return card === undefined || card === null
    ? []
    : [
        { label: 'Card', value: `${card.brand} ${maskCardNumber(card.last4)}` },
        { label: 'Expiry date', value: card.expiryDate },
      ];
};

/** How many receipts are shown here; all are on their own page. */
const LATEST = 3;

/** The newest receipts of these stays. */
function LatestReceipts({ bookings }: { bookings: readonly Booking[] }) {
  const trail = useOwnMoneyTrail();
  if (trail.status === 'loading') {
    return (
      <SkeletonGroup label="Loading your receipts...">
        <StatementOutline lines={Math.min(LATEST, bookings.length)} />
      </SkeletonGroup>
    );
  }
  if (trail.status === 'error') {
    return (
      <Alert
        tone="warn"
        title="Your receipts could not be loaded."
        action={
          <Button variant="link" onClick={trail.retry}>
            Retry
          </Button>
        }
      />
    );
  }
  return trail.data.length === 0 ? null : <ReceiptList movements={trail.data.slice(0, LATEST)} />;
}

type BillingBlockProps = {
  uid: string;
  /** The address that the member keeps for bills, or null. */
  saved: SavedBilling | null;
  bookings: readonly Booking[];
};

/** 'Your Billing Info' (rules 1.12): address, card of the last bill, and the newest receipts. */
export function BillingBlock({ uid, saved, bookings }: BillingBlockProps) {
  const [isEditing, setIsEditing] = useState(false);
  const address = knownBilling(saved, bookings);
  const items = [...addressItems(address), ...cardItems(bookings)];
  return (
    <Stack as="section" $gap="s24">
      <SectionHeading
        title="Your Billing Info"
        size="h3"
        action={
          <Button
            variant="link"
            onClick={() => {
              setIsEditing(true);
            }}
          >
            {address === null ? 'Add an address' : 'Edit address'}
          </Button>
        }
      />
      {items.length === 0 ? (
        <Text $tone="soft">
          Your billing address and masked card appear here once you have booked.
        </Text>
      ) : (
        <Card $pad="s16">
          <KeyValueList items={items} />
        </Card>
      )}
      {bookings.length > 0 && (
        <Stack as="section" $gap="s4" aria-label="Latest receipts">
          <SectionHeading
            title="Latest receipts"
            level={3}
            size="h4"
            action={
              <TextLink $alone to={PATHS.receipts}>
                See all the receipts
              </TextLink>
            }
          />
          <LatestReceipts bookings={bookings} />
        </Stack>
      )}
      {isEditing && (
        <EditAddressDialog
          uid={uid}
          address={address}
          onClose={() => {
            setIsEditing(false);
          }}
        />
      )}
    </Stack>
  );
}
