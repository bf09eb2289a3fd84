import { boundsOf } from '@club/domain/limits/member-bounds';
import { unitsTaken } from '@club/domain/booking/inventory';
import { MAX_LIVE_HOLDS } from '@club/domain/booking/offer-hold';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { quoteStay, type StayRequest } from '@club/domain/pricing/quote';
import { resortFromStored } from '@club/domain/resort/resort';
import { ApiError } from '@club/domain/api/errors';
import { queueHoldId, isQueueHold } from '@club/domain/waitlist/queue-hold';
import type { QueueEntry, WaitlistEntry, WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import {
  inOrder,
  MAX_LIVE_WAITLIST_OFFERS,
  positionInQueue,
  resortsOf,
} from '@club/domain/waitlist/waitlist';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBooking } from '../testing/booking-examples.ts';
import { stayGuardId, waitlistHoldIdFor } from '../store/document-ids.ts';
import { stayOf } from '../booking/booking-life.ts';
import { decideCancel } from '../booking/cancel/cancel-decision.ts';
import { decideHold } from '../booking/hold/hold-decision.ts';
import { isHeldThroughout, withHold } from '../inventory/inventory-change.ts';
import type { Offer, Stay } from '@club/domain/booking/member-holds';
import { liveOffers } from '@club/domain/booking/member-holds';
import { isFromWaitlist, isPaused } from '../store/member-holds.ts';
import { heldOfferBooking } from '../booking/new-booking.ts';
import { decideReserve } from '../booking/reserve/reserve-decision.ts';
import { StoredClub } from '../testing/stored-club.ts';
import { decideClosing, stayOffered } from './close-decision.ts';
import { decideJoin } from './join-decision.ts';
import { decideLeave } from './leave-queue.ts';
import { nextInQueue, nightsWaitedFor } from './next-in-queue.ts';
import type { Serving, ServingOutcome } from './offer-decision.ts';
import { decideServing } from './offer-decision.ts';
import { decideSaveSearch } from './save-search-decision.ts';

const RESORT = 'LC-101';
/** Only saved searches wait here, and at the resort above. */
const OTHER = 'LC-102';
const RESORTS = [RESORT, OTHER];
const CAP = 2;
const FIRST = '2026-12-28';
const LAST = '2027-01-05';
const resortOf = (id: string) =>
  resortFromStored(id, {
    resort_ID: id,
    place_name: 'Larkspur Cove 7 Nights',
    location: 'Cornwall, England',
    available_amount: CAP,
  });

/** Points, or cents with tax. */
const priceOf = (stay: StayRequest): number => {
  const { totalPoints, totalCents } = quoteStay(stay);
  return totalPoints + totalCents;
};

/** Two resorts with their queues. */
class Club extends StoredClub {
  /** How often each entry got an offer. */
  readonly offers = new Map<string, number>();
  planned: Serving | null = null;

  /** Units taken in a night, without those held for the queue. */
  taken(resortId: string, night: string): number {
    const kept = this.liveHoldsAt(resortId, night).filter(isQueueHold);
    return unitsTaken(this.nightAt(resortId, night), this.nowMs, null) - kept.length;
  }

  /** All stays that an entry could be offered now at a resort, found by trying every day. */
  suits(resortId: string, terms: Omit<QueueEntry, 'number'>): string[] {
    const { from, to, nights, ceiling } = terms;
    const today = dayAtOffset(this.nowMs, 14);
    return nightsOf(from, to).filter((startDate) => {
      const endDate = addDays(startDate, nights);
      return (
        startDate >= today &&
        endDate <= to &&
        nightsOf(startDate, endDate).every((night) => this.taken(resortId, night) < CAP) &&
        (ceiling === undefined || priceOf({ ...terms, startDate, endDate }) <= ceiling)
      );
    });
  }
}

const plan = (club: Club, resortId: string, passedOver = new Set<string>()): Serving | null => {
  const queue = club.queues.get(resortId);
  const seen = nightsWaitedFor(resortId, queue);
  const next = nextInQueue(resortId, queue, club.months, CAP, club.nowMs, passedOver);
  if (seen === null || next === null) return null;
  const entry = club.entries.get(next.entryId);
  if (entry === undefined) throw new Error('The queue has an entry without a document.');
  const expiresAt = club.nowMs + 86_400_000;
  const context = { nowMs: club.nowMs, actor: 'system' };
  const hold =
    next.kind === 'offer'
      ? {
          ...heldOfferBooking(
            waitlistHoldIdFor(next.entryId),
            entry,
            next.offer,
            resortOf(resortId),
            quoteStay(next.offer),
            expiresAt,
            context,
          ),
          expiresAt,
        }
      : null;
  return { resortId, next, hold, seen, cap: CAP, passedOver };
};

const isBooked = (club: Club, uid: string, stay: Stay): boolean => {
  const guard = club.guards.get(stayGuardId(uid, stay));
  return guard !== undefined && club.bookings.get(guard.bookingId)?.status === 'confirmed';
};

/** Whether a member still has the hold of an offer. */
const isTheirs = (club: Club, { uid, offer }: WaitlistEntry): boolean =>
  liveOffers(club.holds.get(uid), club.nowMs).some(({ id }) => id === offer?.holdId);

/** A commit about a waitlist entry and its offer. */
const entryTarget = (entry: WaitlistEntry, waitlistEntryId: string, stay: Stay) => ({
  bookingId: waitlistHoldIdFor(waitlistEntryId),
  uid: entry.uid,
  stay,
  waitlistEntryId,
  otherQueues: resortsOf(entry).filter((id) => id !== stay.resortId),
});

/** Commits a step that was planned now or earlier, and checks it by the rules of the queue. */
const serve = (club: Club, serving: Serving): ServingOutcome => {
  const { resortId } = serving;
  const { entryId } = serving.next;
  const entry = club.entries.get(entryId);
  if (entry === undefined) throw new Error('A planned step has no entry.');
  const before = inOrder(club.queues.get(resortId));
  const own = before.find((queueEntry) => queueEntry.entryId === entryId);
  const suited = before.filter(
    (queueEntry) =>
      !serving.passedOver.has(queueEntry.entryId) && club.suits(resortId, queueEntry).length > 0,
  );
  const earliest = own === undefined ? undefined : club.suits(resortId, own)[0];
  const context = { nowMs: club.nowMs, actor: 'system' };
  const stay =
    serving.next.kind === 'offer'
      ? serving.next.offer
      : { resortId, unitType: entry.unitType, startDate: entry.from, endDate: entry.from };
  const outcome = club.commit(entryTarget(entry, entryId, stay), (facts) =>
    decideServing(facts, serving, context),
  );
  if (outcome === 'offered') {
    // No earlier entry could get an offer, and it is the earliest matching stay.
    expect(suited[0]?.entryId).toBe(entryId);
    expect(stay.startDate).toBe(earliest);
    expect(isBooked(club, entry.uid, stay)).toBe(false);
    club.offers.set(entryId, (club.offers.get(entryId) ?? 0) + 1);
  }
  return outcome;
};

const close = (club: Club, entryId: string, entry: WaitlistEntry): void => {
  if (entry.state !== 'offered' || entry.offer === null) return;
  const stay = stayOffered(entry, entry.offer);
  const over = isBooked(club, entry.uid, stay) ? 'booked' : 'missed';
  const expected = isTheirs(club, entry) ? 'offered' : over;
  club.commit(entryTarget(entry, entryId, stay), (facts) =>
    decideClosing(facts, entryId, { nowMs: club.nowMs, actor: 'system' }),
  );
  expect(club.entries.get(entryId)?.state).toBe(expected);
};

const serveResort = (club: Club, resortId: string): void => {
  const passedOver = new Set<string>();
  for (let step = plan(club, resortId); step !== null; step = plan(club, resortId, passedOver)) {
    const outcome = serve(club, step);
    expect(outcome).not.toBe('changed');
    if (outcome === 'passed-over') passedOver.add(step.next.entryId);
  }
  for (const queueEntry of inOrder(club.queues.get(resortId))) {
    const uid = club.entries.get(queueEntry.entryId)?.uid ?? '';
    const holds = club.holds.get(uid);
    const hasOne = liveOffers(holds, club.nowMs).some(isFromWaitlist);
    // A member with an offer, or who just released one, keeps waiting although a stay is free.
    if (passedOver.has(queueEntry.entryId)) {
      expect(hasOne || isPaused(holds, resortId, club.nowMs)).toBe(true);
    } else {
      expect(club.suits(resortId, queueEntry)).toEqual([]);
    }
  }
};

const serveAll = (club: Club): void => {
  for (const [entryId, entry] of club.entries) close(club, entryId, entry);
  for (const resortId of RESORTS) serveResort(club, resortId);
  for (const { state, offer } of club.entries.values()) {
    if (state === 'offered') expect(offer?.expiresAt).toBeGreaterThan(club.nowMs);
  }
};

const checkInvariants = (club: Club): void => {
  for (const resortId of RESORTS) {
    for (const night of nightsOf(FIRST, LAST)) {
      const stored = club.nightAt(resortId, night);
      expect(unitsTaken(stored, club.nowMs, null)).toBeLessThanOrEqual(CAP);
      for (const id of club.liveHoldsAt(resortId, night)) {
        if (!isQueueHold(id)) expect(club.bookings.get(id)?.status).toBe('held');
      }
    }
  }
  for (const times of club.offers.values()) expect(times).toBe(1);
  const inState = (...states: string[]): string[] =>
    [...club.entries].flatMap(([id, { state }]) => (states.includes(state) ? [id] : [])).sort();
  const waiting = [...club.holds.values()].flatMap((holds) => Object.keys(holds.waiting ?? {}));
  expect(waiting.sort()).toEqual(inState('waiting', 'offered'));
  for (const resortId of RESORTS) {
    const queue = club.queues.get(resortId);
    // A search with an offer at one resort waits at no other.
    const here = inState('waiting').filter((id) => {
      const entry = club.entries.get(id);
      return entry !== undefined && resortsOf(entry).includes(resortId);
    });
    expect(Object.keys(queue?.entries ?? {}).sort()).toEqual(here);
    inOrder(queue).forEach(({ entryId }, index) => {
      const position = positionInQueue(queue, entryId);
      expect(position).toBeGreaterThanOrEqual(1);
      expect(position).toBeLessThanOrEqual(index + 1);
    });
  }
  for (const entry of club.entries.values()) {
    expect(entry.offer !== null).toBe(entry.state === 'offered');
    if (entry.offer === null || !isTheirs(club, entry)) continue;
    const { holdId } = entry.offer;
    const stay = stayOffered(entry, entry.offer);
    expect(isHeldThroughout(club.months, stay, holdId, club.nowMs)).toBe(true);
  }
  for (const holds of club.holds.values()) {
    const live = liveOffers(holds, club.nowMs);
    expect(live.filter((offer) => !isFromWaitlist(offer)).length).toBeLessThanOrEqual(
      MAX_LIVE_HOLDS,
    );
    // No member holds two units of one stay.
    const kept = live.filter(isFromWaitlist).map((offer) => stayGuardId('', offer));
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.length).toBeLessThanOrEqual(MAX_LIVE_WAITLIST_OFFERS);
    const resorts = live.filter(isFromWaitlist).map(({ resortId }) => resortId);
    expect(new Set(resorts).size).toBe(resorts.length);
  }
};

const anyUid = fc.constantFrom('ada', 'bob', 'cy', 'dot');
const anyDays = fc.constantFrom(
  { startDate: '2026-12-28', endDate: '2026-12-30' },
  { startDate: '2026-12-29', endDate: '2027-01-02' },
  { startDate: '2026-12-28', endDate: '2027-01-05' },
  { startDate: '2027-01-01', endDate: '2027-01-05' },
);
const anyOffer: fc.Arbitrary<Offer> = fc
  .record({
    resortId: fc.constantFrom(RESORT, RESORT, OTHER),
    unitType: fc.constantFrom('studio' as const, '1 bedroom' as const),
    days: anyDays,
  })
  .map(({ resortId, unitType, days }) => ({
    resortId,
    vacationType: 'rciPoints',
    unitType,
    ...days,
  }));
const anyCriteria: fc.Arbitrary<WaitlistCriteria> = fc
  .record({
    offer: anyOffer,
    nights: fc.oneof(fc.constantFrom(1, 2, 4), fc.integer({ min: 1, max: 8 })),
    vacationType: fc.constantFrom('rciPoints' as const, 'lastCall' as const),
  })
  .map(({ offer: { startDate, endDate, ...rest }, nights, vacationType }) => ({
    ...rest,
    vacationType,
    from: startDate,
    to: endDate,
    nights: Math.min(nights, nightsOf(startDate, endDate).length),
  }));
const pick = fc.nat({ max: 5 });

const anyCommand = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('join' as const),
      uid: anyUid,
      criteria: anyCriteria,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('search' as const),
      uid: anyUid,
      criteria: anyCriteria,
      ceiling: fc.constantFrom(undefined, 14_000, 29_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('book' as const), uid: anyUid, offer: anyOffer }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('hold' as const), uid: anyUid, offer: anyOffer }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick, isKept: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('serve' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('plan' as const),
      resortId: fc.constantFrom(...RESORTS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('serve late' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('go' as const), uid: anyUid }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(60_000, 480_000, 86_400_000, 28 * 86_400_000),
    }),
  },
);
type Command = typeof anyCommand extends fc.Arbitrary<infer Value> ? Value : never;

const book = (club: Club, uid: string, id: string, offer: Offer): void => {
  // Members never run out of points here, or the queues would soon be stuck.
  club.accounts.delete(uid);
  const booking = aBooking(id, { uid, nowMs: club.nowMs, ...offer });
  club.commit({ bookingId: id, uid, stay: offer }, (facts) =>
    decideReserve(facts, id, () => ({ booking, cap: CAP, bounds: boundsOf(true) }), {
      nowMs: club.nowMs,
      actor: uid,
    }),
  );
};

const join = (club: Club, uid: string, entryId: string, criteria: WaitlistCriteria): void => {
  const facts = {
    entry: undefined,
    queue: club.queues.get(criteria.resortId),
    holds: club.holds.get(uid),
    months: club.months,
  };
  const order = { entryId, uid, email: `${uid}@example.com`, criteria };
  const resort = resortOf(criteria.resortId);
  try {
    const { changes } = decideJoin(facts, order, () => resort, club.nowMs);
    if (changes === null) throw new Error('A new entry has to be written.');
    club.entries.set(entryId, changes.entry);
    club.holds.set(uid, changes.holds);
    club.queues.set(criteria.resortId, changes.queue);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
  }
};

const saveSearch = (
  club: Club,
  uid: string,
  entryId: string,
  { resortId: _resortId, ...terms }: WaitlistCriteria,
): void => {
  const { queues, months } = club;
  const facts = { entry: undefined, holds: club.holds.get(uid), queues, months };
  const search = { region: null, resortIds: RESORTS };
  const order = { entryId, uid, email: `${uid}@example.com`, terms, search };
  const found = RESORTS.map((id) => ({
    id,
    resortCode: id,
    placeName: 'Larkspur Cove 7 Nights',
    location: 'Cornwall, England',
    image: '',
    units: CAP,
  }));
  try {
    const { changes } = decideSaveSearch(facts, order, () => found, club.nowMs);
    if (changes === null) throw new Error('A new search has to be written.');
    club.entries.set(entryId, changes.entry);
    club.holds.set(uid, changes.holds);
    for (const [id, queue] of changes.queues) club.queues.set(id, queue);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
  }
};

const run = (club: Club, command: Command, id: string): void => {
  const { nowMs } = club;
  const all = [...club.entries];
  switch (command.kind) {
    case 'wait':
      club.nowMs += command.ms;
      return;
    case 'go':
      club.departed.add(command.uid);
      return;
    case 'join':
      return join(club, command.uid, id, command.criteria);
    case 'search': {
      const { uid, criteria, ceiling } = command;
      return saveSearch(club, uid, id, { ...criteria, ...(ceiling && { ceiling }) });
    }
    case 'book':
      return book(club, command.uid, id, command.offer);
    case 'hold': {
      const { uid, offer } = command;
      const hold = { ...aBooking(id, { uid, nowMs, ...offer }), expiresAt: nowMs + 480_000 };
      club.commit({ bookingId: id, uid, stay: offer }, (facts) =>
        decideHold(facts, hold, CAP, boundsOf(true), { nowMs, actor: uid }),
      );
      return;
    }
    case 'cancel': {
      const booking = club.confirmed()[command.pick];
      if (booking === undefined) return;
      const order = { reason: 'Changed plans', refund: 'none', expected: null } as const;
      club.commit({ bookingId: booking._id, uid: booking.uid, stay: stayOf(booking) }, (facts) =>
        decideCancel(facts, booking, order, id, { nowMs, actor: 'admin' }),
      );
      const queueHold = { id: queueHoldId(booking._id), expiresAt: nowMs + 60_000 };
      if (command.isKept) club.storeMonths(withHold(club.months, stayOf(booking), CAP, queueHold));
      return;
    }
    case 'take': {
      const [, entry] = all.filter(([, { state }]) => state === 'offered')[command.pick] ?? [];
      if (entry === undefined || entry.offer === null) return;
      // By points, which completes at once; an offer is for either vacation type.
      book(club, entry.uid, id, {
        ...stayOffered(entry, entry.offer),
        vacationType: 'rciPoints',
      });
      return;
    }
    case 'leave': {
      const [entryId, entry] = all[command.pick] ?? [];
      if (entryId === undefined || entry === undefined) return;
      const { resortId, unitType } = entry;
      const stay = { resortId, unitType, startDate: FIRST, endDate: FIRST };
      club.commit(entryTarget(entry, entryId, stay), (facts) =>
        decideLeave(facts, entryId, entry, { nowMs, actor: entry.uid }),
      );
      return;
    }
    case 'serve':
      return serveAll(club);
    case 'plan':
      club.planned = plan(club, command.resortId);
      return;
    case 'serve late':
      // As another process that read earlier: its plan may be outdated.
      if (club.planned !== null) serve(club, club.planned);
  }
};

test('whatever happens, a queue is served in order, each entry once, and never beyond the inventory', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40, size: 'max' }), (commands) => {
      const club = new Club();
      commands.forEach((command, index) => {
        run(club, command, `id-${index}`);
        checkInvariants(club);
      });
      serveAll(club);
      checkInvariants(club);
    }),
    { numRuns: 400 },
  );
});
