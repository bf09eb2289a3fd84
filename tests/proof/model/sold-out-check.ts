import type { StoredBooking } from '@club/domain/booking/booking';
import type { Caller } from '../../../functions/src/kernel/http/handler.ts';
import type { ProofRecords } from '../club-records.ts';
import { readClubRecords } from '../club-records.ts';
import { ownNights } from '../oracle/own-arithmetic.ts';
import type { Outcome } from './acts.ts';
import type { Stage, Stay } from './stage.ts';
import { db } from './stage.ts';

/** Who keeps a night from a member: everything but the offers that the member only looks at. */
const keepersOf = (
  records: ProofRecords,
  { uid }: Caller,
  night: string,
  resortId: string,
  nowMs: number,
): number => {
  const own = records.holds.get(uid)?.offers ?? {};
  const isKeeping = (id: string, booking: StoredBooking): boolean => {
    const { status, expiresAt } = booking;
    if (booking.resort._id !== resortId) return false;
    if (status === 'confirmed' || status === 'completed') return true;
    const offer = own[id];
    const isOwnLook = offer !== undefined && offer.source !== 'waitlist';
    return status === 'held' && (expiresAt ?? 0) > nowMs && !isOwnLook;
  };
  const stays = [...records.bookings].filter(
    ([id, booking]) =>
      isKeeping(id, booking) && ownNights(booking.startDate, booking.endDate).includes(night),
  );
  // What hands nights over, and what changes hold, has no booking of its own.
  const month = records.inventory.get(`${resortId}_${night.slice(0, 7)}`);
  const others = Object.entries(month?.nights[night.slice(8)]?.holds ?? {}).filter(
    ([id, expiresAt]) => expiresAt > nowMs && !records.bookings.has(id),
  );
  return stays.length + others.length;
};

/** I14: an answer 'sold-out' is true at that moment: in some night every unit is kept. */
export const expectRightlySoldOut = async (
  stage: Stage,
  caller: Caller,
  stay: Stay,
  outcome: Outcome<unknown>,
): Promise<void> => {
  if (outcome.ok || outcome.code !== 'sold-out' || stage.isCrowded === true) return;
  const cap = stage.resorts.find(({ id }) => id === stay.resortId)?.cap ?? 0;
  const records = await readClubRecords(db, { resorts: [stay.resortId], members: [caller.uid] });
  const isFull = ownNights(stay.startDate, stay.endDate).some(
    (night) => keepersOf(records, caller, night, stay.resortId, stage.nowMs) >= cap,
  );
  if (!isFull) throw new Error(`'sold-out' while every night was free: ${JSON.stringify(stay)}`);
};
