import { formatClock, formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { formatNights } from '@club/domain/calendar/nights';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Quote } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import type { ReactNode } from 'react';
import { quoteTotal } from './quote-lines.ts';
import type { Stay } from '../stay/stay-query.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { SummaryCard } from './summary-card.tsx';

/** 'Sat, 5 Dec 2026, 16:00'; the time only where the resort gives one. */
const moment = (day: string, time: string): string =>
  time === '' ? formatDayWithWeekday(day) : `${formatDayWithWeekday(day)}, ${formatClock(time)}`;

type StaySummaryProps = {
  stay: Stay;
  resort: Resort;
  quote: Quote;
  /** As in `SummaryCard`. */
  renderClock?: ((isLine: boolean) => ReactNode) | undefined;
};

/**
 * Summary of the booking, always in view: resort, dates with times, unit, and the total (rules
 * 8.1).
 */
export function StaySummary(props: StaySummaryProps) {
  const { stay, resort, quote, renderClock } = props;
  const total = quoteTotal(quote);
  return (
    <SummaryCard
      pictureSrc={resort.images[0]}
      title={displayName(resort.placeName)}
      place={resort.location}
      figure={total}
      renderClock={renderClock}
    >
      <KeyValueList
        items={[
          { label: 'Resort ID', value: resort.resortCode },
          { label: 'Unit type', value: unitTypeLabel(stay.unitType) },
          { label: 'Check-in', value: moment(stay.startDate, resort.checkInTime) },
          { label: 'Check-out', value: moment(stay.endDate, resort.checkOutTime) },
          { label: 'Nights', value: formatNights(quote.nights) },
          {
            label: quote.paymentMethod === 'cash' ? 'Total with tax' : 'Total',
            value: total,
          },
        ]}
      />
    </SummaryCard>
  );
}
