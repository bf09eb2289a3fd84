import type { DeclineReason } from '@club/domain/booking/decline-reason';
import { DECLINE_TEXTS } from '@club/domain/booking/decline-reason';
import type { BookingResult } from './make-booking.ts';

/** The field of the card that a decline is about. */
const FIELDS: Record<DeclineReason, 'cardNumber' | 'expiryDate' | 'cvv'> = {
  declined: 'cardNumber',
  'insufficient-funds': 'cardNumber',
  expired: 'expiryDate',
  'wrong-cvc': 'cvv',
  'processing-error': 'cardNumber',
};

/** The field to mark for a declined card, with what happened and what did not. */
export const declinedField = (
  { cause, reason }: Extract<BookingResult, { kind: 'declined' }>,
  isHeld: boolean,
): { field: string; message: string } => {
  if (cause === null) return { field: 'cardNumber', message: reason };
  const rest = isHeld ? 'Nothing was charged; your nights are still held.' : 'Nothing was charged.';
  return { field: FIELDS[cause], message: `${DECLINE_TEXTS[cause]} ${rest}` };
};
