import type { Booking } from '@club/domain/booking/booking';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { numberFact } from '../../shared/booking/number-fact.ts';
import { SendAgainButton } from '../../shared/booking/send-again-button.tsx';
import { TripPart } from './trip-part.tsx';
import { checkingInName, paymentFacts } from './trip-text.ts';

/** Who stays in which unit, and what was paid. */
export function TripFacts({ booking }: { booking: Booking }) {
  return (
    <>
      <TripPart title="Your stay">
        <KeyValueList
          items={[
            { label: 'Unit', value: unitTypeLabel(booking.unitType) },
            { label: 'Who checks in', value: checkingInName(booking) },
            { label: 'Resort ID', value: booking.resort.resortCode },
            ...numberFact(booking),
          ]}
        />
      </TripPart>
      <TripPart title="Payment">
        <KeyValueList items={paymentFacts(booking)} />
        <Stack $align="start">
          <SendAgainButton booking={booking} variant="link" />
        </Stack>
      </TripPart>
    </>
  );
}
