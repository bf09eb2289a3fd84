import type { Booking, StoredPaymentDetails } from '@club/domain/booking/booking';
import { shortCardText } from '@club/domain/booking/card-mask';
import type { MoneyMovement } from '@club/domain/booking/money-trail';
import { isPaid } from '@club/domain/booking/money-trail';
import { formatNights } from '@club/domain/calendar/nights';
import { priceBeforeTax } from '@club/domain/pricing/cash-price';
import { PAYMENT_METHOD_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { formatPoints, formatUsd, formatUsdWithCode } from '../../formats/reader-formats.ts';
import { instantDay } from '../../kernel/time/instant-text.ts';

/** A line of the receipt; `isTotal` closes the sum. */
export type ReceiptLine = { label: string; value: string; isTotal?: true };

/** 'Visa ·· 4242', or the method where no card is known. */
const meansOf = (
  card: Pick<StoredPaymentDetails, 'brand' | 'last4'> | null,
  { paymentMethod }: Booking,
): string => (card === null ? PAYMENT_METHOD_LABELS[paymentMethod] : shortCardText(card));

/** What the stay costs: price, tax and total, or points and what was borrowed of them. */
export const priceLines = (booking: Booking): ReceiptLine[] => {
  const { totalCents, totalPoints, borrowedPoints, nights, unitType } = booking;
  const stay = `${unitTypeLabel(unitType)}, ${formatNights(nights)}`;
  if (booking.paymentMethod === 'points') {
    return [
      { label: stay, value: formatPoints(totalPoints) },
      ...(borrowedPoints === 0
        ? []
        : [{ label: 'Of these borrowed', value: formatPoints(borrowedPoints) }]),
      { label: 'Total', value: formatPoints(totalPoints), isTotal: true },
    ];
  }
  const net = priceBeforeTax(totalCents);
  return [
    ...(net === null
      ? [{ label: `${stay}, tax included`, value: formatUsd(totalCents) }]
      : [
          { label: stay, value: formatUsd(net) },
          { label: 'Tax', value: formatUsd(totalCents - net) },
        ]),
    { label: 'Total', value: formatUsdWithCode(totalCents), isTotal: true },
  ];
};

/** Who pays: name, address and email, one line each, without what is missing. */
export const billedTo = ({ billing, email }: Booking): string[] =>
  [
    `${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`,
    billing?.address1 ?? '',
    billing?.address2 ?? '',
    [billing?.city, billing?.state, billing?.postalCode].filter(Boolean).join(', '),
    billing?.country ?? '',
    email,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Number, day of payment and card. */
export const paidFacts = (
  booking: Booking,
  movements: readonly MoneyMovement[],
): { label: string; value: string }[] => {
  const payment = movements.find(({ kind }) => kind === 'payment');
  const latest = movements.find(({ kind }) => isPaid(kind));
  return [
    { label: 'Number', value: booking.number ?? booking.id },
    { label: 'Paid on', value: instantDay(payment?.at ?? booking.bookingDate) ?? '' },
    { label: 'Paid with', value: meansOf(latest?.card ?? booking.card, booking) },
  ];
};

const MOVEMENT_TITLES: Record<MoneyMovement['kind'], string> = {
  payment: 'Paid',
  'difference-paid': 'Difference paid',
  'difference-back': 'Difference given back',
  refund: 'Given back',
};

/** Every amount that was paid or given back, oldest first; none where there is only the payment. */
export const movementLines = (movements: readonly MoneyMovement[]): ReceiptLine[] =>
  movements.length < 2
    ? []
    : movements.toReversed().map(({ kind, at, booking, cents, points, card }) => ({
        label: [MOVEMENT_TITLES[kind], instantDay(at), meansOf(card, booking)].join(' · '),
        value: `${isPaid(kind) ? '' : '−'}${cents > 0 ? formatUsd(cents) : formatPoints(points)}`,
      }));
