import { isHeld } from '@club/domain/booking/booking-state';
import type { HeldOffer } from '@club/domain/booking/member-holds';
import { heldOffers } from '@club/domain/booking/member-holds';
import { isSameStay } from '../store/member-holds.ts';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import { isPaying } from './active-booking.ts';
import type { ClubRecords } from './club-records.ts';
import { instantOf } from './instant.ts';

const offerProblem = ({ bookings }: ClubRecords, uid: string, offer: HeldOffer): string | null => {
  const booking = bookings.get(offer.id);
  if (booking === undefined) return 'there is no booking of this id';
  if (!isHeld(booking.status)) return `its booking is ${booking.status}`;
  if (booking.uid !== uid) return `its booking is of ${booking.uid}`;
  if (booking.stay === null || !isSameStay(booking.stay, offer)) return 'its booking is elsewhere';
  return booking.expiresAt === offer.expiresAt
    ? null
    : `it ends at ${instantOf(offer.expiresAt)}, its booking at ${instantOf(booking.expiresAt)}`;
};

/** Compares the members' held offers with the bookings in status 'held', both ways. */
export const compareHolds = (records: ClubRecords): Disagreement[] => {
  const offers = [...records.holds].flatMap(([uid, member]) =>
    heldOffers(member).map((offer) => ({ uid, offer })),
  );
  const offered = new Set(offers.map(({ offer }) => offer.id));
  const strayHolds = [...records.bookings.values()].filter(
    (booking) => isHeld(booking.status) && !offered.has(booking.id) && !isPaying(records, booking),
  );
  return [
    ...offers.flatMap(({ uid, offer }): Disagreement[] => {
      const problem = offerProblem(records, uid, offer);
      return problem === null
        ? []
        : [{ kind: 'held-offer', id: offer.id, detail: `offer of ${uid}: ${problem}` }];
    }),
    ...strayHolds.map(({ id, uid }): Disagreement => ({
      kind: 'held-booking',
      id,
      detail: `held, but neither among the offers of ${uid} nor being paid`,
    })),
  ];
};
