import type { Quote } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import type { ReactNode } from 'react';
import { quoteTotal } from '../../lib/quote-lines.ts';
import type { Stay } from '../../lib/stay-query.ts';
import { BookingSummary } from './booking-summary.tsx';

type StaySummaryProps = { stay: Stay; resort: Resort; quote: Quote; children?: ReactNode };

/** The summary of a stay at a resort, with the total of its quote. */
export function StaySummary({ stay, resort, quote, children }: StaySummaryProps) {
  return (
    <BookingSummary
      resort={{
        name: displayName(resort.placeName),
        location: resort.location,
        resortCode: resort.resortCode,
        image: resort.images[0],
        checkInTime: resort.checkInTime,
        checkOutTime: resort.checkOutTime,
      }}
      startDate={stay.startDate}
      endDate={stay.endDate}
      unitType={stay.unitType}
      total={quoteTotal(quote)}
      totalDetail={quote.paymentMethod === 'cash' ? 'tax included' : undefined}
    >
      {children}
    </BookingSummary>
  );
}
