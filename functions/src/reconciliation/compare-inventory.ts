import { isBooked } from '@club/domain/booking/booking-state';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { inventoryId, nightKey } from '@club/domain/booking/inventory';
import { monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { handoverHoldId, isHandoverHold } from '@club/domain/waitlist/handover';
import { stayGuardId } from '../store/document-ids.ts';
import type { ResortNights } from '../inventory/inventory-change.ts';
import { heldOffers, nightsKeptUntil } from '../store/member-holds.ts';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import { nightsOnlyIn } from '../inventory/stay-move.ts';
import { isByCard, isPaying } from './active-booking.ts';
import type { ClubBooks } from './club-books.ts';
import { instantOf } from './instant.ts';

/** What a night should have: units sold, and holds that still run by id. */
type ExpectedNight = { sold: number; holds: Map<string, number> };
type ExpectedMonth = Map<string, ExpectedNight>;

const nightIn = (month: ExpectedMonth, key: string): ExpectedNight => {
  const night = month.get(key) ?? { sold: 0, holds: new Map<string, number>() };
  month.set(key, night);
  return night;
};

/** The inventory as bookings, offers and changes make it. */
const expectedMonths = (books: ClubBooks): Map<string, ExpectedMonth> => {
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
    if (expiresAt > books.atMs) each(stay, ({ holds }) => holds.set(id, expiresAt));
  };
  for (const booking of books.bookings.values()) {
    const { id, stay, expiresAt } = booking;
    if (stay === null) continue;
    if (isBooked(booking.status)) each(stay, (night) => (night.sold += 1));
    if (isPaying(books, booking)) hold(stay, id, expiresAt ?? 0);
  }
  for (const member of books.holds.values()) {
    for (const offer of heldOffers(member)) hold(offer, offer.id, nightsKeptUntil(offer));
  }
  for (const [id, { bookingId, change, from, state, expiresAt }] of books.changes) {
    const resortId = books.bookings.get(bookingId)?.stay?.resortId;
    if (state !== 'held' || resortId === undefined) continue;
    const gained = nightsOnlyIn({ resortId, ...change }, { resortId, ...from });
    for (const nights of gained) hold(nights, id, expiresAt);
  }
  return months;
};

/**
 * Offers that may be without their nights. While a card is asked for the same stay, the booking has
 * them, and once it is refused they come back only where there is room. One that has run out may have
 * given them to its line already.
 */
const offersWithoutNights = (books: ClubBooks): Set<string> => {
  const asked = new Set<string>();
  for (const booking of books.bookings.values()) {
    const { stay, uid } = booking;
    if (stay !== null && isByCard(books, booking)) asked.add(stayGuardId(uid, stay));
  }
  const offers = [...books.holds].flatMap(([uid, member]) =>
    heldOffers(member).filter(
      (offer) => offer.expiresAt <= books.atMs || asked.has(stayGuardId(uid, offer)),
    ),
  );
  return new Set(offers.map(({ id }) => id));
};

/** Nights that are kept for a line were given free by a booking, a hold or a change. */
const isOfLine = ({ bookings, changes }: ClubBooks, holdId: string): boolean => {
  if (!isHandoverHold(holdId)) return false;
  const id = holdId.slice(handoverHoldId('').length);
  return bookings.has(id) || changes.has(id);
};

/** What is wrong: with the units sold of one month, and with holds by their id, in any month. */
type Findings = { sold: string[]; holds: Map<string, string[]> };

const compareNight = (
  books: ClubBooks,
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
  const running = Object.entries(stored?.holds ?? {}).filter(([, end]) => end > books.atMs);
  for (const [id, end] of running) {
    const due = expected?.holds.get(id);
    if (due === undefined) {
      if (!isOfLine(books, id)) note(id, 'kept for nothing');
    } else if (due !== end) note(id, `kept until ${instantOf(end)}, expected ${instantOf(due)}`);
  }
  const kept = new Set(running.map(([id]) => id));
  for (const id of expected?.holds.keys() ?? []) {
    if (!kept.has(id) && !excused.has(id)) note(id, 'not kept');
  }
};

/** Compares what the inventory says of every night with the bookings and holds, both ways. */
export const compareInventory = (books: ClubBooks): Disagreement[] => {
  const expected = expectedMonths(books);
  const excused = offersWithoutNights(books);
  const holds: Findings['holds'] = new Map();
  const months = new Set([...books.months.keys(), ...expected.keys()]);
  const sales = [...months].flatMap((id): Disagreement[] => {
    const [stored, due] = [books.months.get(id)?.nights ?? {}, expected.get(id)];
    const sold: string[] = [];
    for (const key of new Set([...Object.keys(stored), ...(due?.keys() ?? [])])) {
      compareNight(books, excused, id, key, stored[key], due?.get(key), { sold, holds });
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
