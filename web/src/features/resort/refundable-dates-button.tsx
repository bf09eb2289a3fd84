import { addDays } from '@club/domain/calendar/local-date';
import type { Resort } from '@club/domain/resort/resort';
import { useEffect, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { nextRefundableStay } from '../../shared/booking/refundable-dates.ts';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import { useAvailability } from '../../shared/stay/use-availability.ts';
import type { WantedStay } from './use-wanted-stay.ts';

type RefundableDatesProps = {
  resort: Resort;
  wanted: Pick<WantedStay, 'stay' | 'quote' | 'nights' | 'change'>;
};

type SearchProps = RefundableDatesProps & { onFound: (dates: StayDates | null) => void };

/** Reads the nights of the resort, and tells the next stay that is free and can be refunded. */
function Search({ resort, wanted: { stay, quote, nights }, onFound }: SearchProps) {
  const availability = useAvailability(resort);
  const { startDate } = stay;
  const { paymentMethod } = quote;
  useEffect(() => {
    if (!availability.isKnown) return undefined;
    const sought = { startDate, endDate: addDays(startDate, nights) };
    const dates = nextRefundableStay(sought, paymentMethod, availability, Date.now());
    // Once the page is drawn: other dates replace what is on it.
    const timer = setTimeout(() => {
      onFound(dates);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [availability, startDate, nights, paymentMethod, onFound]);
  return null;
}

/**
 * Chooses the next free dates that can be refunded. The nights are read only after the press: opening
 * the page of a resort reads none.
 */
export function RefundableDatesButton({ resort, wanted }: RefundableDatesProps) {
  const [state, setState] = useState<'idle' | 'searching' | 'none'>('idle');
  if (state === 'none') return <output>No later dates are free.</output>;
  return (
    <>
      <Button
        variant="link"
        size="small"
        busy={state === 'searching'}
        onClick={() => {
          setState('searching');
        }}
      >
        Next refundable dates
      </Button>
      {state === 'searching' && (
        <Search
          resort={resort}
          wanted={wanted}
          onFound={(dates) => {
            if (dates === null) setState('none');
            else wanted.change({ dates });
          }}
        />
      )}
    </>
  );
}
