import { boundsOf } from '@club/domain/limits/member-bounds';
import { unitsTaken } from '@club/domain/booking/inventory';
import { MAX_LIVE_HOLDS } from '@club/domain/booking/offer-hold';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { quoteStay } from '@club/domain/pricing/quote';
import { resortFromStored } from '@club/domain/resort/resort';
import { ApiError } from '@club/domain/api/errors';
import { handoverHoldId, isHandoverHold } from '@club/domain/waitlist/handover';
import type { WaitlistEntry, WaitlistLine, WaitlistWish } from '@club/domain/waitlist/waitlist';
import { inOrder, positionInLine } from '@club/domain/waitlist/waitlist';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBooking } from '../testing/booking-examples.ts';
import { stayGuardId, waitlistHoldIdFor } from '../store/document-ids.ts';
import { stayOf } from '../booking/booking-life.ts';
import { decideCancel } from '../booking/cancel/cancel-decision.ts';
import { decideHold } from '../booking/hold/hold-decision.ts';
import { isHeldThroughout, withHold } from '../inventory/inventory-change.ts';
import type { Offer, Stay } from '../store/member-holds.ts';
import { isFromWaitlist, isPaused, liveOffers } from '../store/member-holds.ts';
import { heldOfferBooking } from '../booking/new-booking.ts';
import { decideReserve } from '../booking/reserve/reserve-decision.ts';
import { StoredClub } from '../testing/stored-club.ts';
import { decideClosing, stayOffered } from './close-decision.ts';
import { decideJoin } from './join-decision.ts';
import { decideLeave } from './leave-line.ts';
import { nextInLine, nightsWaitedFor } from './next-in-line.ts';
import type { Serving, ServingOutcome } from './offer-decision.ts';
import { decideServing } from './offer-decision.ts';

const RESORT = 'LC-101';
const CAP = 2;
const FIRST = '2026-12-28';
const LAST = '2027-01-05';
const resort = resortFromStored(RESORT, {
  resort_ID: RESORT,
  place_name: 'Larkspur Cove 7 Nights',
  location: 'Cornwall, England',
  available_amount: CAP,
});

/** One resort with its line. */
class Club extends StoredClub {
  /** How often each entry was given something. */
  readonly offers = new Map<string, number>();
  planned: Serving | null = null;

  get line(): WaitlistLine | undefined {
    return this.lines.get(RESORT);
  }

  /** Units taken in a night, those that are kept for the line not counted. */
  taken(night: string): number {
    const kept = this.liveHoldsAt(RESORT, night).filter(isHandoverHold);
    return unitsTaken(this.nightAt(RESORT, night), this.nowMs, null) - kept.length;
  }

  /** Everything that an entry could be given now, found by trying every day. */
  suits({ from, to, nights }: Pick<WaitlistWish, 'from' | 'to' | 'nights'>): string[] {
    const today = dayAtOffset(this.nowMs, 14);
    return nightsOf(from, to).filter(
      (start) =>
        start >= today &&
        addDays(start, nights) <= to &&
        nightsOf(start, addDays(start, nights)).every((night) => this.taken(night) < CAP),
    );
  }
}

const plan = (club: Club, passedOver = new Set<string>()): Serving | null => {
  const seen = nightsWaitedFor(RESORT, club.line);
  const next = nextInLine(RESORT, club.line, club.months, CAP, club.nowMs, passedOver);
  if (seen === null || next === null) return null;
  const entry = club.entries.get(next.entryId);
  if (entry === undefined) throw new Error('The line has a place without an entry.');
  const expiresAt = club.nowMs + 86_400_000;
  const occasion = { nowMs: club.nowMs, actor: 'system' };
  const hold =
    next.kind === 'offer'
      ? {
          ...heldOfferBooking(
            waitlistHoldIdFor(next.entryId),
            entry,
            next.offer,
            resort,
            quoteStay(next.offer),
            expiresAt,
            occasion,
          ),
          expiresAt,
        }
      : null;
  return { resortId: RESORT, next, hold, seen, cap: CAP, passedOver };
};

const isBooked = (club: Club, uid: string, stay: Stay): boolean => {
  const guard = club.guards.get(stayGuardId(uid, stay));
  return guard !== undefined && club.bookings.get(guard.bookingId)?.status === 'confirmed';
};

/** Whether a member still has the hold of an offer. */
const isTheirs = (club: Club, { uid, offer }: WaitlistEntry): boolean =>
  liveOffers(club.holds.get(uid), club.nowMs).some(({ id }) => id === offer?.holdId);

/** A commit about a place in the line, and what it is offered or given back. */
const placeTarget = ({ uid }: WaitlistEntry, waitlistEntryId: string, stay: Stay) => ({
  bookingId: waitlistHoldIdFor(waitlistEntryId),
  uid,
  stay,
  waitlistEntryId,
});

/** Commits a step, planned now or a while ago, and holds it against the rules of a line. */
const serve = (club: Club, serving: Serving): ServingOutcome => {
  const { entryId } = serving.next;
  const entry = club.entries.get(entryId);
  if (entry === undefined) throw new Error('A step was planned for nobody.');
  const before = inOrder(club.line);
  const own = before.find((place) => place.entryId === entryId);
  const suited = before.filter(
    (place) => !serving.passedOver.has(place.entryId) && club.suits(place).length > 0,
  );
  const earliest = own === undefined ? undefined : club.suits(own)[0];
  const occasion = { nowMs: club.nowMs, actor: 'system' };
  const stay =
    serving.next.kind === 'offer'
      ? serving.next.offer
      : { resortId: RESORT, unitType: entry.unitType, startDate: entry.from, endDate: entry.from };
  const outcome = club.commit(placeTarget(entry, entryId, stay), (facts) =>
    decideServing(facts, serving, occasion),
  );
  if (outcome === 'offered') {
    // Nobody before them could be given anything, and it is the earliest that suits.
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
  club.commit(placeTarget(entry, entryId, stay), (facts) =>
    decideClosing(facts, entryId, { nowMs: club.nowMs, actor: 'system' }),
  );
  expect(club.entries.get(entryId)?.state).toBe(expected);
};

const serveAll = (club: Club): void => {
  for (const [entryId, entry] of club.entries) close(club, entryId, entry);
  const passedOver = new Set<string>();
  for (let step = plan(club); step !== null; step = plan(club, passedOver)) {
    const outcome = serve(club, step);
    expect(outcome).not.toBe('changed');
    if (outcome === 'passed-over') passedOver.add(step.next.entryId);
  }
  for (const place of inOrder(club.line)) {
    const uid = club.entries.get(place.entryId)?.uid ?? '';
    const holds = club.holds.get(uid);
    const hasOne = liveOffers(holds, club.nowMs).some(isFromWaitlist);
    // Who is offered something already, or let it go a moment ago, waits on though it is free.
    if (passedOver.has(place.entryId)) {
      expect(hasOne || isPaused(holds, RESORT, club.nowMs)).toBe(true);
    } else {
      expect(club.suits(place)).toEqual([]);
    }
  }
  for (const { state, offer } of club.entries.values()) {
    if (state === 'offered') expect(offer?.expiresAt).toBeGreaterThan(club.nowMs);
  }
};

const checkInvariants = (club: Club): void => {
  for (const night of nightsOf(FIRST, LAST)) {
    const stored = club.nightAt(RESORT, night);
    expect(unitsTaken(stored, club.nowMs, null)).toBeLessThanOrEqual(CAP);
    for (const id of club.liveHoldsAt(RESORT, night)) {
      if (!isHandoverHold(id)) expect(club.bookings.get(id)?.status).toBe('held');
    }
  }
  for (const times of club.offers.values()) expect(times).toBe(1);
  const inState = (...states: string[]): string[] =>
    [...club.entries].flatMap(([id, { state }]) => (states.includes(state) ? [id] : [])).sort();
  expect(Object.keys(club.line?.places ?? {}).sort()).toEqual(inState('waiting'));
  const wishes = [...club.holds.values()].flatMap((holds) => Object.keys(holds.wishes ?? {}));
  expect(wishes.sort()).toEqual(inState('waiting', 'offered'));
  inOrder(club.line).forEach(({ entryId }, index) => {
    const position = positionInLine(club.line, entryId);
    expect(position).toBeGreaterThanOrEqual(1);
    expect(position).toBeLessThanOrEqual(index + 1);
  });
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
    // Nobody is kept two units for a stay that they can book once.
    const kept = live.filter(isFromWaitlist).map((offer) => stayGuardId('', offer));
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.length).toBeLessThanOrEqual(1);
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
    unitType: fc.constantFrom('studio' as const, '1 bedroom' as const),
    days: anyDays,
  })
  .map(({ unitType, days }) => ({
    resortId: RESORT,
    vacationType: 'rciPoints',
    unitType,
    ...days,
  }));
const anyWish: fc.Arbitrary<WaitlistWish> = fc
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
    arbitrary: fc.record({ kind: fc.constant('join' as const), uid: anyUid, wish: anyWish }),
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
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('plan' as const) }) },
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
  // Nobody runs out of points here, or the lines would soon stand still.
  club.accounts.delete(uid);
  const booking = aBooking(id, { uid, nowMs: club.nowMs, ...offer });
  club.commit({ bookingId: id, uid, stay: offer }, (facts) =>
    decideReserve(facts, id, () => ({ booking, cap: CAP, bounds: boundsOf(true) }), {
      nowMs: club.nowMs,
      actor: uid,
    }),
  );
};

const join = (club: Club, uid: string, entryId: string, wish: WaitlistWish): void => {
  const facts = {
    entry: undefined,
    line: club.line,
    holds: club.holds.get(uid),
    months: club.months,
  };
  const order = { entryId, uid, email: `${uid}@example.com`, wish };
  try {
    const { changes } = decideJoin(facts, order, () => resort, club.nowMs);
    if (changes === null) throw new Error('A new place has to be written.');
    club.entries.set(entryId, changes.entry);
    club.holds.set(uid, changes.holds);
    club.lines.set(RESORT, changes.line);
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
      club.gone.add(command.uid);
      return;
    case 'join':
      return join(club, command.uid, id, command.wish);
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
        decideCancel(facts, booking, order, id, { nowMs, actor: 'desk' }),
      );
      const handover = { id: handoverHoldId(booking._id), expiresAt: nowMs + 60_000 };
      if (command.isKept) club.storeMonths(withHold(club.months, stayOf(booking), CAP, handover));
      return;
    }
    case 'take': {
      const [, entry] = all.filter(([, { state }]) => state === 'offered')[command.pick] ?? [];
      if (entry === undefined || entry.offer === null) return;
      // By points, which is over at once; what is kept is kept for either kind of vacation.
      book(club, entry.uid, id, {
        ...stayOffered(entry, entry.offer),
        vacationType: 'rciPoints',
      });
      return;
    }
    case 'leave': {
      const [entryId, entry] = all[command.pick] ?? [];
      if (entryId === undefined || entry === undefined) return;
      const stay = { resortId: RESORT, unitType: entry.unitType, startDate: FIRST, endDate: FIRST };
      club.commit(placeTarget(entry, entryId, stay), (facts) =>
        decideLeave(facts, entryId, entry.uid, { nowMs, actor: entry.uid }),
      );
      return;
    }
    case 'serve':
      return serveAll(club);
    case 'plan':
      club.planned = plan(club);
      return;
    case 'serve late':
      // As another process does that read a while ago: its plan may be out of date.
      if (club.planned !== null) serve(club, club.planned);
  }
};

test('whatever happens around a line, it is served in its order, each once, and never beyond the room', () => {
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
