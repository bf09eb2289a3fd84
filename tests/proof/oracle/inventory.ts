import { createHash } from 'node:crypto';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { ProofRecords } from '../club-records.ts';
import { ownNights } from './own-arithmetic.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/** What the check of inventory needs to know in addition to the records. */
export type InventoryTerms = {
  nowMs: number;
  /** The most units a resort has ever given while it was in use; else what it gives now. */
  mostUnits?: ReadonlyMap<string, number>;
};

/** A document without `available_amount` has five units (docs/data-model.md). */
const UNITS_UNLESS_SAID = 5;
/** Holds that keep freed nights until the queue of the resort was served begin with this. */
const QUEUE_HOLD = 'queue_';
/** How long an offer of a waitlist that ran out keeps its nights, so that the queue gets them. */
const OFFER_OVER_MS = 120_000;
/** For how long at most the queue may take; far longer than it does. */
const QUEUE_HOLD_MOST_MS = 10 * 60_000;

const isSold = ({ status }: StoredBooking): boolean =>
  status === 'confirmed' || status === 'completed';

type Night = { resortId: string; date: string };
const keyOf = ({ resortId, date }: Night): string => `${resortId} ${date}`;

/** A night as the records have it. */
type Kept = Night & { sold: number; holds: Record<string, number> };

const nightsKept = (records: ProofRecords): Map<string, Kept> => {
  const kept = new Map<string, Kept>();
  for (const [id, { nights }] of records.inventory) {
    const resortId = id.slice(0, -'_2026-01'.length);
    for (const [day, { sold, holds }] of Object.entries(nights)) {
      const night = { resortId, date: `${id.slice(-'2026-01'.length)}-${day}`, sold, holds };
      kept.set(keyOf(night), night);
    }
  }
  return kept;
};

const soldByNight = (records: ProofRecords): Map<string, string[]> => {
  const sold = new Map<string, string[]>();
  for (const [id, booking] of records.bookings) {
    if (!isSold(booking)) continue;
    for (const date of ownNights(booking.startDate, booking.endDate)) {
      const key = keyOf({ resortId: booking.resort._id, date });
      sold.set(key, [...(sold.get(key) ?? []), id]);
    }
  }
  return sold;
};

const isOfWaitlist = (records: ProofRecords, { _id, uid }: StoredBooking): boolean =>
  records.holds.get(uid)?.offers[_id]?.source === 'waitlist';

/** Which nights a hold may keep, and until when; null for none. */
const holderOf = (
  records: ProofRecords,
  holdId: string,
): { resortId: string; nights: string[]; until: number } | null => {
  const booking = records.bookings.get(holdId);
  if (booking?.status === 'held') {
    return {
      resortId: booking.resort._id,
      nights: ownNights(booking.startDate, booking.endDate),
      until: (booking.expiresAt ?? 0) + (isOfWaitlist(records, booking) ? OFFER_OVER_MS : 0),
    };
  }
  const pending = records.changes.get(holdId);
  if (pending?.state === 'held') {
    return {
      resortId: records.bookings.get(pending.bookingId)?.resort._id ?? '',
      nights: ownNights(pending.change.startDate, pending.change.endDate),
      until: pending.expiresAt,
    };
  }
  return null;
};

const isQueueHoldId = (records: ProofRecords, holdId: string): boolean => {
  const from = holdId.slice(QUEUE_HOLD.length);
  return (
    holdId.startsWith(QUEUE_HOLD) &&
    (records.bookings.has(from) || records.changes.has(from) || records.waitlistEntries.has(from))
  );
};

const unitsOf = (records: ProofRecords, resortId: string, { mostUnits }: InventoryTerms): number =>
  Math.max(
    mostUnits?.get(resortId) ?? 0,
    Math.floor(records.resorts.get(resortId)?.available_amount ?? UNITS_UNLESS_SAID),
  );

/** A booking whose card is being asked, as against an offer that is only held. */
export const isBeingPaid = ({ status, fingerprint }: StoredBooking): boolean =>
  status === 'held' && fingerprint !== '';

const sameStay = (one: StoredBooking, other: StoredBooking): boolean =>
  one.uid === other.uid &&
  one.resort._id === other.resort._id &&
  one.unitType === other.unitType &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate;

/**
 * I1: in every night as many units are sold as it has bookings, every live hold has an owner,
 * and is in every night of its stay, and sold and held together are never more than the
 * resort gives.
 */
export const inventoryViolations = (records: ProofRecords, terms: InventoryTerms): Violation[] => {
  const { found, expect } = collector('I1');
  const { nowMs } = terms;
  const kept = nightsKept(records);
  const sold = soldByNight(records);

  for (const [key, bookings] of sold) {
    const [resortId = '', date = ''] = key.split(' ');
    if (!records.places.has(resortId)) continue;
    const units = kept.get(key)?.sold ?? 0;
    expect(
      units === bookings.length,
      key,
      `${units} sold, but ${date} has ${bookings.length} bookings: ${bookings.join(', ')}`,
    );
  }
  for (const [key, night] of kept) {
    if (!records.places.has(night.resortId)) continue;
    const isWhole = Number.isInteger(night.sold) && night.sold >= 0;
    expect(isWhole, key, `${night.sold} sold is no number of units`);
    if (!sold.has(key)) expect(night.sold === 0, key, `${night.sold} sold, and no booking`);
    const live = Object.entries(night.holds).filter(([, until]) => until > nowMs);
    const units = unitsOf(records, night.resortId, terms);
    expect(
      night.sold + live.length <= units,
      key,
      `${night.sold} sold and ${live.length} held of ${units}`,
    );
    for (const [holdId, until] of live) {
      if (isQueueHoldId(records, holdId)) {
        expect(
          until <= nowMs + QUEUE_HOLD_MOST_MS,
          key,
          `${holdId} keeps a freed night for too long`,
        );
        continue;
      }
      const holder = holderOf(records, holdId);
      expect(
        holder !== null && holder.resortId === night.resortId && holder.nights.includes(night.date),
        key,
        `the hold ${holdId} has no owner`,
      );
      if (holder !== null) {
        expect(holder.until === until, key, `${holdId} holds until ${until}, not ${holder.until}`);
      }
    }
  }

  const isHeldIn = (resortId: string, date: string, id: string): boolean =>
    (kept.get(keyOf({ resortId, date }))?.holds[id] ?? 0) > nowMs;
  const isFull = (resortId: string, date: string): boolean => {
    const night = kept.get(keyOf({ resortId, date }));
    const live = Object.values(night?.holds ?? {}).filter((until) => until > nowMs).length;
    return (night?.sold ?? 0) + live >= unitsOf(records, resortId, terms);
  };
  for (const [id, booking] of records.bookings) {
    const { resort, startDate, endDate } = booking;
    if (!records.places.has(resort._id) || booking.status !== 'held') continue;
    if ((booking.expiresAt ?? 0) <= nowMs) continue;
    // An offer lends its nights to the booking that is being paid, and gets them back if it fails.
    const isLent = [...records.bookings.values()].some(
      (other) => other !== booking && isBeingPaid(other) && sameStay(other, booking),
    );
    for (const date of ownNights(startDate, endDate)) {
      const isExcused = !isBeingPaid(booking) && (isLent || isFull(resort._id, date));
      expect(
        isHeldIn(resort._id, date, id) || isExcused,
        id,
        `holds ${date} by its document, but not in the nights`,
      );
    }
  }
  for (const [id, { state, bookingId, change, expiresAt }] of records.changes) {
    const resortId = records.bookings.get(bookingId)?.resort._id ?? '';
    if (state !== 'held' || expiresAt <= nowMs || !records.places.has(resortId)) continue;
    const old = records.bookings.get(bookingId);
    const own = new Set(old === undefined ? [] : ownNights(old.startDate, old.endDate));
    for (const date of ownNights(change.startDate, change.endDate)) {
      // Nights that the stay has already need not be held a second time.
      expect(own.has(date) || isHeldIn(resortId, date, id), id, `does not hold ${date}`);
    }
  }
  return found;
};

/** The id of a stay's guard, by the words of docs/data-model.md: a hash of those facts. */
const ownGuardId = (
  uid: string,
  resortId: string,
  stay: { unitType: string; startDate: string; endDate: string },
): string =>
  createHash('sha256')
    .update(JSON.stringify(['stay', uid, resortId, stay.unitType, stay.startDate, stay.endDate]))
    .digest('hex')
    .slice(0, 24);

/**
 * I2: no two standing bookings of one member are for the same stay unless its guard names both, every
 * standing booking has its guard, and every guard has the bookings that it names.
 */
export const duplicateViolations = (records: ProofRecords): Violation[] => {
  const { found, expect } = collector('I2');
  const standing = [...records.bookings].filter(
    ([, booking]) => isSold(booking) || isBeingPaid(booking),
  );
  const byGuard = new Map<string, string[]>();
  for (const [id, booking] of standing) {
    const guardId = ownGuardId(booking.uid, booking.resort._id, booking);
    expect(booking._id === id, id, `calls itself ${booking._id}`);
    const guard = records.stays.get(guardId);
    const named = guard === undefined ? [] : [guard.bookingId, ...(guard.more ?? [])];
    const others = (byGuard.get(guardId) ?? []).filter((other) => !named.includes(other));
    expect(others.length === 0, id, `is the same stay as ${others.join()}`);
    byGuard.set(guardId, [...(byGuard.get(guardId) ?? []), id]);
    expect(named.includes(id), id, `its guard ${guardId} names ${named.join()}`);
  }
  const beingChanged = new Map(
    [...records.changes.values()]
      .filter(({ state }) => state === 'held')
      .map(({ uid, bookingId, change }) => [
        ownGuardId(uid, records.bookings.get(bookingId)?.resort._id ?? '', change),
        bookingId,
      ]),
  );
  for (const [guardId, { bookingId: first, more = [], uid }] of records.stays) {
    if (!records.isWhole && !records.members.has(uid)) continue;
    for (const bookingId of [first, ...more]) {
      const isKnown =
        byGuard.get(guardId)?.includes(bookingId) === true ||
        beingChanged.get(guardId) === bookingId;
      expect(isKnown, guardId, `guards a stay that ${bookingId} is not`);
      expect(records.bookings.get(bookingId)?.uid === uid, guardId, `is not ${uid}'s`);
    }
  }
  return found;
};
