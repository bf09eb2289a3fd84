import { bookingWindow } from '@club/domain/calendar/booking-window';
import { addDays } from '@club/domain/calendar/local-date';
import type { Resort } from '@club/domain/resort/resort';
import { useMemo, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { nextRefundableText } from '../../shared/booking/next-refundable-text.ts';
import { nextRefundableStay } from '../../shared/booking/refundable-dates.ts';
import { monthsOfWindow } from '../../shared/stay/taken-nights.ts';
import { useFreeNights } from '../../shared/stay/use-free-nights.ts';
import type { WantedStay } from './use-wanted-stay.ts';

const NO_MONTHS: readonly string[] = [];

type RefundableDatesProps = {
  resort: Resort;
  wanted: Pick<WantedStay, 'stay' | 'quote' | 'nights' | 'change'>;
};

/**
 * Finds the next free dates that can be refunded, and chooses them with another press. The nights are
 * read after the first one: opening the page of a resort reads none.
 */
export function RefundableDatesButton({
  resort,
  wanted: { stay, quote, nights, change },
}: RefundableDatesProps) {
  const today = useToday();
  const window = useMemo(() => bookingWindow(today), [today]);
  const [nowMs] = useState(Date.now);
  const [isSought, setIsSought] = useState(false);
  const months = useMemo(() => (isSought ? monthsOfWindow(window) : NO_MONTHS), [isSought, window]);
  const { inventory, isFree } = useFreeNights(resort, months);
  const { startDate } = stay;
  const sought = { startDate, endDate: addDays(startDate, nights) };
  const found =
    isSought && inventory !== null
      ? nextRefundableStay(sought, quote.paymentMethod, { window, isFree }, nowMs)
      : undefined;
  if (found === null) return <output>No later dates are free.</output>;
  return (
    <Button
      variant="link"
      size="small"
      busy={isSought && found === undefined}
      onClick={() => {
        if (found === undefined) setIsSought(true);
        else change({ dates: found });
      }}
    >
      {found === undefined ? 'Next refundable dates' : nextRefundableText(found)}
    </Button>
  );
}
