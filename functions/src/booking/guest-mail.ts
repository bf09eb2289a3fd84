import { ApiError } from '@club/domain/api/errors';
import type { Guest } from '@club/domain/booking/guest.schema';
import { UNCONFIRMED_TEXTS } from '@club/domain/limits/member-bounds';

/**
 * Only members with a confirmed address can have mail sent to a guest; throws ApiError
 * 'email-not-verified'.
 */
export const requireGuestMail = (guest: Guest | null, isConfirmed: boolean): void => {
  if (guest?.sendConfirmation !== true || isConfirmed) return;
  throw new ApiError('email-not-verified', {
    field: 'guestInfo.sendConfirmation',
    message: UNCONFIRMED_TEXTS.guestMail,
  });
};
