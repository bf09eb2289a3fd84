import { isHeld } from '@club/domain/booking/booking-state';
import type { HeldOffer } from '../store/member-holds.ts';
import { heldOffers, isSameStay } from '../store/member-holds.ts';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import { isPaying } from './active-booking.ts';
import type { ClubBooks } from './club-books.ts';
import { instantOf } from './instant.ts';

const offerTrouble = ({ bookings }: ClubBooks, uid: string, offer: HeldOffer): string | null => {
  const booking = bookings.get(offer.id);
  if (booking === undefined) return 'there is no booking of this id';
  if (!isHeld(booking.status)) return `its booking is ${booking.status}`;
  if (booking.uid !== uid) return `its booking is of ${booking.uid}`;
  if (booking.stay === null || !isSameStay(booking.stay, offer)) return 'its booking is elsewhere';
  return booking.expiresAt === offer.expiresAt
    ? null
    : `it ends at ${instantOf(offer.expiresAt)}, its booking at ${instantOf(booking.expiresAt)}`;
};

/** Compares what members hold with the bookings in the state 'held', both ways. */
export const compareHolds = (books: ClubBooks): Disagreement[] => {
  const offers = [...books.holds].flatMap(([uid, member]) =>
    heldOffers(member).map((offer) => ({ uid, offer })),
  );
  const offered = new Set(offers.map(({ offer }) => offer.id));
  const strayHolds = [...books.bookings.values()].filter(
    (booking) => isHeld(booking.status) && !offered.has(booking.id) && !isPaying(books, booking),
  );
  return [
    ...offers.flatMap(({ uid, offer }): Disagreement[] => {
      const trouble = offerTrouble(books, uid, offer);
      return trouble === null
        ? []
        : [{ kind: 'held-offer', id: offer.id, detail: `offer of ${uid}: ${trouble}` }];
    }),
    ...strayHolds.map(({ id, uid }): Disagreement => ({
      kind: 'held-booking',
      id,
      detail: `held, but neither among the offers of ${uid} nor being paid`,
    })),
  ];
};
