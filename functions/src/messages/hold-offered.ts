import type { StoredBooking } from '@club/domain/booking/booking';
import { formatNights, formatStay } from '@club/domain/calendar/day-format';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import type { ClubMessage } from './club-message.ts';

/** The address of the offer screen with a stay in its query, as the site spells it. */
export const offerLink = ({
  resort,
  vacationType,
  unitType,
  startDate,
  endDate,
}: Pick<
  StoredBooking,
  'resort' | 'vacationType' | 'unitType' | 'startDate' | 'endDate'
>): string => {
  const stay = new URLSearchParams({
    resort: resort._id,
    type: vacationType,
    unit: unitType,
    from: startDate,
    to: endDate,
  });
  return `/available-booking?${stay.toString()}`;
};

/** The message that a stay is kept for a member whose turn in a waitlist has come. */
export const holdOffered = (hold: StoredBooking, nowMs: number): ClubMessage => ({
  notice: {
    id: `${hold._id}_offered`,
    notification: {
      kind: 'hold-offered',
      title: 'It is your turn',
      text: `${displayName(hold.resort.place_name)}, ${unitTypeLabel(hold.unitType)}, ${formatStay(hold.startDate, hold.endDate)}, ${formatNights(hold.nights)}. We keep it for you for ${WAITLIST_OFFER_HOURS} hours.`,
      link: offerLink(hold),
      at: new Date(nowMs).toISOString(),
      read: false,
    },
  },
});
