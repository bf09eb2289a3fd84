import { isBooked } from '@club/domain/booking/booking-state';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { inventoryId, nightKey } from '@club/domain/booking/inventory';
import { monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { queueHoldId, isQueueHold } from '@club/domain/waitlist/queue-hold';
import { stayGuardId } from '../store/document-ids.ts';
import type { ResortNights } from '../inventory/inventory-change.ts';
import { heldOffers } from '@club/domain/booking/member-holds';
import { nightsKeptUntil } from '../store/member-holds.ts';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import { nightsOnlyIn } from '../inventory/stay-move.ts';
import { isByCard, isPaying } from './active-booking.ts';
import type { ClubRecords } from './club-records.ts';
import { instantOf } from './instant.ts';

/** What a night should have: units sold, and live holds by id. */
type ExpectedNight = { sold: number; holds: Map<string, number> };
type ExpectedMonth = Map<string, ExpectedNight>;

const nightIn = (month: ExpectedMonth, key: string): ExpectedNight => {
  const night = month.get(key) ?? { sold: 0, holds: new Map<string, number>() };
  month.set(key, night);
  return night;
};

/** The inventory that bookings, offers and changes add up to. */
const expectedMonths = (records: ClubRecords): Map<string, ExpectedMonth> => {
  const months = new Map<string, ExpectedMonth>();
  const each = (stay: ResortNights, change: (night: ExpectedNight) => void): void => {
    for (const date of nightsOf(stay.startDate, stay.endDate)) {
      const id = inventoryId(stay.resortId, monthOf(date));
      const month = months.get(id) ?? new Map<string, ExpectedNight>();
      months.set(id, month);
      change(nightIn(month, nightKey(date)));
    }
  };
  const hold = (stay: ResortNights, id: string, expiresAt: number): void => {
    if (expiresAt > records.atMs) each(stay, ({ holds }) => holds.set(id, expiresAt));
  };
  for (const booking of records.bookings.values()) {
    const { id, stay, expiresAt } = booking;
    if (stay === null) continue;
    if (isBooked(booking.status)) each(stay, (night) => (night.sold += 1));
    if (isPaying(records, booking)) hold(stay, id, expiresAt ?? 0);
  }
  for (const member of records.holds.values()) {
    for (const offer of heldOffers(member)) hold(offer, offer.id, nightsKeptUntil(offer));
  }
  for (const [id, { bookingId, change, from, state, expiresAt }] of records.changes) {
    const resortId = records.bookings.get(bookingId)?.stay?.resortId;
    if (state !== 'held' || resortId === undefined) continue;
    const gained = nightsOnlyIn({ resortId, ...change }, { resortId, ...from });
    for (const nights of gained) hold(nights, id, expiresAt);
  }
  return months;
};

/**
 * Offers that may not hold their nights. While a card payment for the same stay is pending, the
 * booking holds them, and after a decline they come back only where units are free. An expired
 * offer may have passed them to the queue.
 */
const offersWithoutNights = (records: ClubRecords): Set<string> => {
  const paidByCard = new Set<string>();
  for (const booking of records.bookings.values()) {
    const { stay, uid } = booking;
    if (stay !== null && isByCard(records, booking)) paidByCard.add(stayGuardId(uid, stay));
  }
  const offers = [...records.holds].flatMap(([uid, member]) =>
    heldOffers(member).filter(
      (offer) => offer.expiresAt <= records.atMs || paidByCard.has(stayGuardId(uid, offer)),
    ),
  );
  return new Set(offers.map(({ id }) => id));
};

/** Nights that are held for a queue were released by a booking, a hold or a change. */
const isKnownQueueHold = ({ bookings, changes }: ClubRecords, holdId: string): boolean => {
  if (!isQueueHold(holdId)) return false;
  const id = holdId.slice(queueHoldId('').length);
  return bookings.has(id) || changes.has(id);
};

/** The differences: in the units sold of one month, and in holds by their id, in any month. */
type Findings = { sold: string[]; holds: Map<string, string[]> };

const compareNight = (
  records: ClubRecords,
  excused: ReadonlySet<string>,
  monthId: string,
  key: string,
  stored: InventoryMonth['nights'][string] | undefined,
  expected: ExpectedNight | undefined,
  { sold, holds }: Findings,
): void => {
  const [has, should] = [stored?.sold ?? 0, expected?.sold ?? 0];
  if (has !== should) sold.push(`on day ${key} found ${has} sold, expected ${should}`);
  const note = (holdId: string, what: string): void => {
    holds.set(holdId, [...(holds.get(holdId) ?? []), `${monthId}-${key}: ${what}`]);
  };
  const running = Object.entries(stored?.holds ?? {}).filter(([, end]) => end > records.atMs);
  for (const [id, end] of running) {
    const due = expected?.holds.get(id);
    if (due === undefined) {
      if (!isKnownQueueHold(records, id)) note(id, 'kept for nothing');
    } else if (due !== end) note(id, `kept until ${instantOf(end)}, expected ${instantOf(due)}`);
  }
  const kept = new Set(running.map(([id]) => id));
  for (const id of expected?.holds.keys() ?? []) {
    if (!kept.has(id) && !excused.has(id)) note(id, 'not kept');
  }
};

/** Compares the inventory of every night with the bookings and holds, both ways. */
export const compareInventory = (records: ClubRecords): Disagreement[] => {
  const expected = expectedMonths(records);
  const excused = offersWithoutNights(records);
  const holds: Findings['holds'] = new Map();
  const months = new Set([...records.months.keys(), ...expected.keys()]);
  const sales = [...months].flatMap((id): Disagreement[] => {
    const [stored, due] = [records.months.get(id)?.nights ?? {}, expected.get(id)];
    const sold: string[] = [];
    for (const key of new Set([...Object.keys(stored), ...(due?.keys() ?? [])])) {
      compareNight(records, excused, id, key, stored[key], due?.get(key), { sold, holds });
    }
    return sold.length === 0 ? [] : [{ kind: 'inventory-sold', id, detail: sold.join('; ') }];
  });
  return [
    ...sales,
    ...[...holds].map(([id, nights]): Disagreement => ({
      kind: 'inventory-hold',
      id,
      detail: nights.join('; '),
    })),
  ];
};
