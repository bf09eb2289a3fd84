import { ApiError } from '@club/domain/api/errors';
import type { Guest } from '@club/domain/booking/guest.schema';
import { UNCONFIRMED_TEXTS } from '@club/domain/limits/member-bounds';

/**
 * Lets nobody have mails sent to others who has not shown that the own address is theirs. Throws
 * ApiError 'email-not-verified'.
 */
export const requireGuestMail = (guest: Guest | null, isConfirmed: boolean): void => {
  if (guest?.sendConfirmation !== true || isConfirmed) return;
  throw new ApiError('email-not-verified', {
    field: 'guestInfo.sendConfirmation',
    message: UNCONFIRMED_TEXTS.guestMail,
  });
};
