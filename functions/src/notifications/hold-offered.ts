import type { StoredBooking } from '@club/domain/booking/booking';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { WAITLIST_OFFER_HOURS, WAITLIST_PAUSE_HOURS } from '@club/domain/waitlist/waitlist';
import type { ClubMessage } from './club-message.ts';
import { offerMessage } from './offer-message.ts';
import { notifiedStay, resortName } from './stay-facts.ts';

const { formatPoints, formatUsd } = CLUB_FORMATS;

/** The message that a stay is held for a member on the waitlist. */
export const holdOffered = (hold: StoredBooking, nowMs: number): ClubMessage => {
  const kept = `We keep it for you for ${WAITLIST_OFFER_HOURS} hours.`;
  const price =
    hold.paymentMethod === 'cash'
      ? `${formatUsd(hold.priceCents)} with tax`
      : formatPoints(hold.points);
  const notification = {
    id: `${hold._id}_offered`,
    kind: 'hold-offered',
    data: { ...notifiedStay(hold), hours: WAITLIST_OFFER_HOURS },
  } as const;
  return offerMessage(
    hold,
    notification,
    { nowMs, expiresAt: hold.expiresAt ?? nowMs + WAITLIST_OFFER_HOURS * 3_600_000 },
    {
      preheader: kept,
      opening: `A stay at ${resortName(hold)} that you are waiting for is free. ${kept} Nothing is booked until you book it.`,
      facts: [{ label: 'Price', value: price }],
      notes: [
        {
          heading: 'If you do not want it any more',
          text: `You do not need to do anything. After that time it is offered to the next member on the waitlist, and you can join the waitlist of this resort again ${WAITLIST_PAUSE_HOURS} hours later.`,
        },
      ],
    },
  );
};
