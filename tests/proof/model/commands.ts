import { addDays } from '@club/domain/calendar/local-date';
import type { ApiErrorCode } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import type { AsyncCommand } from 'fast-check';
import * as fc from 'fast-check';
import { finishRefund } from '../../../functions/src/bookings/refund-payment.ts';
import { recountBookings } from '../../../functions/src/bookings/recount-bookings.ts';
import type { Caller } from '../../../functions/src/http/handler.ts';
import { sandboxGateway } from '../../../functions/src/payments/sandbox-gateway.ts';
import { serveWaitlist } from '../../../functions/src/waitlist/serve-waitlist.ts';
import { completeWork } from '../../../functions/src/work/complete-work.ts';
import type { Fault } from '../faults/fault-points.ts';
import {
  FAULT_KINDS,
  FAULT_SIDES,
  faultyGateway,
  Struck,
  through,
} from '../faults/fault-points.ts';
import { expectRightlySoldOut } from './sold-out-check.ts';
import type { CardName, Outcome, Stay } from './acts.ts';
import {
  attempt,
  book,
  bookingBody,
  bookingsOf,
  cancel,
  CARDS,
  change,
  db,
  deposit,
  extend,
  heldBy,
  hold,
  joinLine,
  leaveLine,
  placesOf,
  release,
} from './acts.ts';
import type { Stage } from './stage.ts';
import { dayOf } from './stage.ts';

/** A request to book that was sent, so that it can be sent again. */
type Sent = {
  who: number;
  body: Record<string, unknown>;
  key: string;
  /** What it was answered, when it was answered with a booking. */
  bookingId: string | null;
};

/** What the story remembers; the database remembers the rest. */
export type Memory = {
  sent: Sent[];
  /** Deposits by their request id: who, and how many points were confirmed. */
  deposits: { who: number; requestId: string; points: number }[];
  commands: number;
  /** How often each act came to what, so that a run shows what it has tried. */
  tally: Map<string, number>;
};
type Command = AsyncCommand<Memory, Stage>;

/** Refusals that may come of anything; all others belong to what was asked. */
const ALWAYS: readonly ApiErrorCode[] = ['too-many-requests'];

class Unexpected extends Error {}

const expectOutcome = <Value>(
  memory: Memory,
  what: string,
  outcome: Outcome<Value>,
  allowed: readonly ApiErrorCode[],
): void => {
  const word = `${what}: ${outcome.ok ? 'done' : outcome.code}`;
  memory.tally.set(word, (memory.tally.get(word) ?? 0) + 1);
  if (outcome.ok || ALWAYS.includes(outcome.code) || allowed.includes(outcome.code)) return;
  throw new Unexpected(`${what} was refused as '${outcome.code}'.`);
};

const personAt = ({ people }: Stage, who: number): Caller => {
  const person = people[who % people.length];
  if (person === undefined) throw new Error('There is nobody.');
  return person;
};

/** A stay on a small calendar, so that stays meet. */
export type Wish = { resort: number; start: number; nights: number; unit: 0 | 1 };

const stayOf = (stage: Stage, { resort, start, nights, unit }: Wish): Stay => {
  const place = stage.resorts[resort % stage.resorts.length];
  if (place === undefined) throw new Error('There is no resort.');
  const startDate = dayOf(stage, start);
  return {
    resortId: place.id,
    startDate,
    endDate: addDays(startDate, nights),
    unitType: unit === 0 ? 'studio' : '2 bedroom',
  };
};

type Step = {
  name: string;
  run: (memory: Memory, stage: Stage, fault: Fault | null) => Promise<void>;
};

const withGateway = (fault: Fault | null) => (fault === null ? sandboxGateway : faultyGateway);

/** Runs an act, perhaps through a fault; what a fault leaves open is no outcome. */
const act = async <Value>(
  fault: Fault | null,
  work: () => Promise<Value>,
): Promise<Outcome<Value> | null> => {
  if (fault === null) return attempt(work);
  const { result, passage } = await through(fault, () => attempt(work));
  if (result instanceof Struck) return null;
  // A fault that was survived may still be felt as 'busy'.
  return passage.isStruck && !result.ok ? null : result;
};

const BOOK_REFUSALS: readonly ApiErrorCode[] = [
  'sold-out',
  'duplicate-booking',
  'points-limit',
  'card-declined',
  'in-progress',
  'invalid-input',
  'hold-ended',
];

const bookStep = (
  who: number,
  wish: Wish,
  method: PaymentMethod,
  card: CardName,
  key: string,
): Step => ({
  name: `book ${JSON.stringify({ who, wish, method, card })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const stay = stayOf(stage, wish);
    const body = bookingBody(person, stay, method, card);
    const outcome = await act(fault, () =>
      book(person, body, key, stage.nowMs, withGateway(fault)),
    );
    memory.sent.push({
      who,
      body,
      key,
      bookingId: outcome?.ok === true ? outcome.value._id : null,
    });
    if (outcome === null) return;
    expectOutcome(memory, 'Booking', outcome, BOOK_REFUSALS);
    await expectRightlySoldOut(stage, person, stay, outcome);
  },
});

/** I8: the same again gives the same booking; another body under the key is refused. */
const repeatStep = (which: number, isOther: boolean): Step => ({
  name: `repeat ${JSON.stringify({ which, isOther })}`,
  run: async (memory, stage, fault) => {
    const sent = memory.sent[which % Math.max(1, memory.sent.length)];
    if (sent === undefined) return;
    const person = personAt(stage, sent.who);
    const body = isOther
      ? { ...sent.body, billingInfo: { ...Object(sent.body['billingInfo']), city: 'Elsewhere' } }
      : sent.body;
    const outcome = await act(fault, () =>
      book(person, body, sent.key, stage.nowMs, withGateway(fault)),
    );
    if (outcome === null) return;
    if (sent.bookingId !== null && isOther) {
      if (outcome.ok || outcome.code !== 'key-reused') {
        throw new Unexpected(`Another body under a used key: ${JSON.stringify(outcome)}`);
      }
      return;
    }
    if (sent.bookingId !== null && !(outcome.ok && outcome.value._id === sent.bookingId)) {
      throw new Unexpected(`The same request was answered otherwise: ${JSON.stringify(outcome)}`);
    }
    expectOutcome(memory, 'A repeat', outcome, [...BOOK_REFUSALS, 'key-reused', 'price-changed']);
    if (outcome.ok && sent.bookingId === null && !isOther) sent.bookingId = outcome.value._id;
  },
});

const holdStep = (who: number, wish: Wish, method: PaymentMethod): Step => ({
  name: `hold ${JSON.stringify({ who, wish, method })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const stay = stayOf(stage, wish);
    const outcome = await act(fault, () => hold(person, stay, method, stage.nowMs));
    if (outcome === null) return;
    expectOutcome(memory, 'A hold', outcome, BOOK_REFUSALS);
    await expectRightlySoldOut(stage, person, stay, outcome);
  },
});

const holdEndStep = (who: number, which: number, isExtended: boolean): Step => ({
  name: `${isExtended ? 'extend' : 'release'} ${JSON.stringify({ who, which })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const held = await heldBy(person);
    const holdId = held[which % Math.max(1, held.length)];
    if (holdId === undefined) return;
    const outcome = await act<unknown>(fault, () =>
      isExtended ? extend(person, holdId, stage.nowMs) : release(person, holdId, stage.nowMs),
    );
    if (outcome !== null) {
      expectOutcome(
        memory,
        'A hold’s end',
        outcome,
        isExtended ? ['hold-ended', 'extension-limit'] : [],
      );
    }
  },
});

const someBooking = async (
  stage: Stage,
  who: number,
  which: number,
): Promise<StoredBooking | undefined> => {
  const own = await bookingsOf(personAt(stage, who));
  return own[which % Math.max(1, own.length)];
};

const cancelStep = (who: number, which: number): Step => ({
  name: `cancel ${JSON.stringify({ who, which })}`,
  run: async (memory, stage, fault) => {
    const booking = await someBooking(stage, who, which);
    if (booking === undefined) return;
    const outcome = await act(fault, () =>
      cancel(personAt(stage, who), booking, stage.nowMs, withGateway(fault)),
    );
    if (outcome === null) return;
    expectOutcome(memory, 'Cancelling', outcome, ['status-not-allowed', 'refund-changed']);
  },
});

const changeStep = (
  who: number,
  which: number,
  wish: Wish,
  card: CardName,
  requestId: string,
): Step => ({
  name: `change ${JSON.stringify({ who, which, wish, card })}`,
  run: async (memory, stage, fault) => {
    const booking = await someBooking(stage, who, which);
    if (booking === undefined) return;
    const { resortId: _here, ...to } = stayOf(stage, wish);
    const outcome = await act(fault, () =>
      change(personAt(stage, who), booking, to, requestId, card, stage.nowMs, withGateway(fault)),
    );
    if (outcome === null) return;
    expectOutcome(memory, 'Changing', outcome, [
      ...BOOK_REFUSALS,
      'not-changeable',
      'change-price-changed',
    ]);
  },
});

const depositStep = (
  who: number,
  points: number,
  requestId: string,
  again: number | null,
): Step => ({
  name: `deposit ${JSON.stringify({ who, points, again })}`,
  run: async (memory, stage, fault) => {
    const earlier =
      again === null ? undefined : memory.deposits[again % Math.max(1, memory.deposits.length)];
    const order = earlier ?? { who, points, requestId };
    const outcome = await act(fault, () =>
      deposit(personAt(stage, order.who), order.points, order.requestId, stage.nowMs),
    );
    if (earlier === undefined) memory.deposits.push(order);
    if (outcome !== null) expectOutcome(memory, 'A deposit', outcome, ['deposit-limit']);
  },
});

const joinStep = (who: number, wish: Wish, wider: number, requestId: string): Step => ({
  name: `join the line ${JSON.stringify({ who, wish, wider })}`,
  run: async (memory, stage, fault) => {
    const stay = stayOf(stage, wish);
    const window = { ...stay, endDate: addDays(stay.endDate, wider) };
    const outcome = await act(fault, () =>
      joinLine(personAt(stage, who), window, wish.nights, requestId, stage.nowMs),
    );
    if (outcome === null) return;
    expectOutcome(memory, 'Joining', outcome, [
      'already-waiting',
      'waitlist-limit',
      'invalid-input',
    ]);
  },
});

const leaveStep = (who: number, which: number): Step => ({
  name: `leave the line ${JSON.stringify({ who, which })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const places = await placesOf(person);
    const entryId = places[which % Math.max(1, places.length)];
    if (entryId === undefined) return;
    const outcome = await act(fault, () => leaveLine(person, entryId, stage.nowMs));
    if (outcome !== null) expectOutcome(memory, 'Leaving', outcome, []);
  },
});

const waitStep = (seconds: number): Step => ({
  name: `wait ${seconds} s`,
  run: async (_memory, stage) => {
    stage.nowMs += seconds * 1000;
  },
});

/** I11: events come again, and in any order. */
const eventsStep = (): Step => ({
  name: 'events come again',
  run: async (_memory, stage, fault) => {
    const work = stage.people.flatMap((person) => async () => {
      for (const booking of await bookingsOf(person)) {
        await finishRefund(booking.paymentId ?? booking._id);
      }
    });
    const lines = stage.resorts.map(({ id }) => async () => {
      await serveWaitlist(db, id, stage.nowMs);
    });
    await act(fault, () =>
      Promise.all([...work, ...lines, () => recountBookings(db)].map((one) => one())),
    );
  },
});

const recoverStep = (): Step => ({
  name: 'recover',
  run: async (_memory, stage, fault) => {
    await act(fault, () => completeWork(db, stage.nowMs));
  },
});

class Single implements Command {
  readonly step: Step;
  readonly fault: Fault | null;

  constructor(step: Step, fault: Fault | null) {
    this.step = step;
    this.fault = fault;
  }
  check(): boolean {
    return true;
  }
  async run(memory: Memory, stage: Stage): Promise<void> {
    memory.commands += 1;
    await this.step.run(memory, stage, this.fault);
  }
  toString(): string {
    return this.fault === null ? this.step.name : `${this.step.name} ${JSON.stringify(this.fault)}`;
  }
}

/** Several at once; what comes first is left to the machine. */
class Together implements Command {
  readonly steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.steps = steps;
  }
  check(): boolean {
    return true;
  }
  async run(memory: Memory, stage: Stage): Promise<void> {
    memory.commands += this.steps.length;
    await Promise.all(
      this.steps.map((step) => step.run(memory, { ...stage, isCrowded: true }, null)),
    );
  }
  toString(): string {
    return `together(${this.steps.map(({ name }) => name).join('; ')})`;
  }
}

const who = fc.nat(3);
const which = fc.nat(5);
const method = fc.constantFrom<PaymentMethod>('points', 'cash');
// Most cards are good, or nothing would ever be booked.
const card = fc.oneof(
  { weight: 4, arbitrary: fc.constant<CardName>('good') },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(CARDS) as CardName[])) },
);
const wish: fc.Arbitrary<Wish> = fc.record({
  resort: fc.nat(1),
  start: fc.integer({ min: 16, max: 21 }),
  nights: fc.integer({ min: 1, max: 4 }),
  unit: fc.constantFrom(0, 1),
});
const requestId = fc.uuid();

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(who, wish, method, card, requestId).map((of) => bookStep(...of)),
  },
  { weight: 2, arbitrary: fc.tuple(which, fc.boolean()).map((of) => repeatStep(...of)) },
  { weight: 4, arbitrary: fc.tuple(who, wish, method).map((of) => holdStep(...of)) },
  { weight: 2, arbitrary: fc.tuple(who, which, fc.boolean()).map((of) => holdEndStep(...of)) },
  { weight: 3, arbitrary: fc.tuple(who, which).map((of) => cancelStep(...of)) },
  {
    weight: 3,
    arbitrary: fc.tuple(who, which, wish, card, requestId).map((of) => changeStep(...of)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        who,
        fc.integer({ min: 1, max: 90_000 }),
        requestId,
        fc.option(which, { nil: null, freq: 3 }),
      )
      .map((of) => depositStep(...of)),
  },
  { weight: 3, arbitrary: fc.tuple(who, wish, fc.nat(3), requestId).map((of) => joinStep(...of)) },
  { weight: 1, arbitrary: fc.tuple(who, which).map((of) => leaveStep(...of)) },
  {
    weight: 3,
    arbitrary: fc
      .oneof(
        fc.integer({ min: 1, max: 600 }),
        fc.constantFrom(480, 481, 86_400),
        fc.integer({ min: 600, max: 400_000 }),
      )
      .map(waitStep),
  },
  { weight: 1, arbitrary: fc.constant(eventsStep()) },
  { weight: 2, arbitrary: fc.constant(recoverStep()) },
);

const fault: fc.Arbitrary<Fault> = fc.record({
  at: fc.integer({ min: 1, max: 6 }),
  side: fc.constantFrom(...FAULT_SIDES),
  // 'exit' ends the whole process: it has proofs of its own.
  kind: fc.constantFrom(...FAULT_KINDS.filter((kind) => kind !== 'exit')),
});

/** Everything that can happen in a story. */
export const anyCommand: fc.Arbitrary<Command>[] = [
  step.map((one) => new Single(one, null)),
  step.map((one) => new Single(one, null)),
  fc.tuple(step, fault).map(([one, struck]) => new Single(one, struck)),
  fc.array(step, { minLength: 2, maxLength: 4 }).map((steps) => new Together(steps)),
];
