import { formatNights } from '@club/domain/calendar/nights';
import { formatCount, formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import type { Quote } from '@club/domain/pricing/quote';

/** A row of a price's breakdown. */
type QuoteLine = { label: string; value: string; sum?: boolean };

/** A quote as a price block shows it: total, unit, what it includes and its breakdown. */
export type QuoteFigures = { total: string; unit: string; includes: string; rows: QuoteLine[] };

/** 'Sat or Sun night': a night counts when it begins on one of the two (rules 2.4). */
const weekendLabel = (nights: number): string =>
  `${nights} Sat or Sun ${nights === 1 ? 'night' : 'nights'} × ${formatCount(WEEKEND_SURCHARGE_POINTS)}`;

/** The figures of a quote with their labels. */
export const quoteFigures = (quote: Quote): QuoteFigures => {
  const nights = formatNights(quote.nights);
  if (quote.paymentMethod === 'cash') {
    return {
      total: formatUsd(quote.totalCents),
      unit: 'USD',
      includes: `${nights}, tax included. Nothing more to pay at the resort.`,
      rows: [
        { label: `Stay of ${nights}`, value: formatUsd(quote.priceCents) },
        { label: 'Tax', value: formatUsd(quote.taxCents) },
        { label: 'Total', value: formatUsd(quote.totalCents), sum: true },
      ],
    };
  }
  return {
    total: formatCount(quote.totalPoints),
    unit: quote.totalPoints === 1 ? 'point' : 'points',
    includes: `${nights}. Nothing more to pay at the resort.`,
    rows: [
      {
        label: `${nights} × ${formatCount(quote.pointsPerNight)}`,
        value: formatPoints(quote.nights * quote.pointsPerNight),
      },
      ...(quote.weekendNights === 0
        ? []
        : [
            {
              label: weekendLabel(quote.weekendNights),
              value: formatPoints(quote.weekendSurcharge),
            },
          ]),
      { label: 'Total', value: formatPoints(quote.totalPoints), sum: true },
    ],
  };
};

/** The total of a quote with its unit: '$329.08', '42,000 points'. */
export const quoteTotal = (quote: Quote): string =>
  quote.paymentMethod === 'cash' ? formatUsd(quote.totalCents) : formatPoints(quote.totalPoints);
