import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { cancellationTime } from '@club/domain/booking/cancellation';
import type { Guest } from '@club/domain/booking/guest.schema';
import { isChangeable } from '@club/domain/booking/stay-change';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import { fingerprintOf } from '../../store/document-ids.ts';
import { withStep } from '../booking-life.ts';
import { changeMessages } from './change-decision.ts';
import { requireGuestMail } from '../guest-mail.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/**
 * The reason in the history, without names, because the history is kept when the account is
 * deleted.
 */
const reasonOf = (guest: Guest | null): string =>
  guest === null ? 'The member checks in' : 'A guest checks in';

/**
 * Decides about changing who checks in: `guest`, or the member (null). The payer stays the same.
 * The same guest again changes nothing. Throws ApiError 'not-changeable' from the day of check-in
 * on, and 'email-not-verified' when the guest is to get mail and the member's own address is not
 * confirmed (`isConfirmed`).
 */
export const decideGuest = (
  facts: BookingFacts,
  booking: StoredBooking,
  guest: Guest | null,
  isConfirmed: boolean,
  context: CommandContext,
): BookingDecision<StoredBooking> => {
  const { nowMs } = context;
  if (!isChangeable(booking, cancellationTime(nowMs).today)) {
    throw new ApiError('not-changeable', { details: { status: booking.status } });
  }
  if (fingerprintOf(booking.guestInfo) === fingerprintOf(guest)) return { outcome: booking };
  requireGuestMail(guest, isConfirmed);
  const changed: StoredBooking = {
    ...withStep(booking, booking.status, reasonOf(guest), context),
    guestInfo: guest,
  };
  const before = booking.guestInfo;
  return {
    outcome: changed,
    changes: {
      bookings: [changed],
      takesSlot: true,
      ...changeMessages(facts, changed, { kind: 'guest', before }, nowMs),
    },
  };
};
