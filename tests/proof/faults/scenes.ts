import type { StoredBooking } from '@club/domain/booking/booking';
import type { PaymentMethod, UnitType } from '@club/domain/pricing/unit-type';
import { finishAbandoned } from '../../../functions/src/booking/pay/card-payment.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { deadAfterAuthorizing } from '../../api/dead-gateways.ts';
import { serveWaitlist } from '../../../functions/src/waitlist/serve-waitlist.ts';
import type { CardName } from '../model/acts.ts';
import {
  book,
  bookingBody,
  cancel,
  change,
  deposit,
  extend,
  heldBy,
  hold,
  joinQueue,
  leaveQueue,
  placesOf,
  release,
  searchResorts,
} from '../model/acts.ts';
import type { Stage, Stay } from '../model/stage.ts';
import { club, db, dependencies as ownDependencies, personAt, stayAt } from '../model/stage.ts';

/**
 * Something that is done to the club and may be cut short anywhere. `prepare` sets it up and names
 * what it is about, as plain data that another process can be told.
 */
export type Scene = {
  name: string;
  prepare: (stage: Stage) => Promise<string>;
  act: (stage: Stage, about: string, dependencies: Dependencies) => Promise<unknown>;
  /** The code that the act is rejected with when nothing goes wrong; absent: it succeeds. */
  error?: string;
};

const KEY = 'the-one-key';
const REQUEST = 'the-one-request';

/** Nights at one of the resorts, the first unless said otherwise. */
const aStay = (stage: Stage, unitType: UnitType = '1 bedroom', start = 60, resort = 0): Stay =>
  stayAt(stage, unitType, start, 4, resort);

const bookNow = (
  stage: Stage,
  method: PaymentMethod,
  {
    place = 0,
    stay = aStay(stage),
    card = 'good',
    key = `${KEY}-${place}`,
    dependencies = ownDependencies,
  }: {
    place?: number;
    stay?: Stay;
    card?: CardName;
    key?: string;
    dependencies?: Dependencies;
  } = {},
): Promise<StoredBooking> => {
  const who = personAt(stage, place);
  return book(who, bookingBody(who, stay, method, card), key, stage.nowMs, dependencies);
};

const nothing = async (): Promise<string> => '';

const booking = (name: string, method: PaymentMethod, card: CardName, error?: string): Scene => ({
  name,
  prepare: async (stage) => {
    if (method === 'points') await deposit(personAt(stage, 0), 20_000, REQUEST, stage.nowMs);
    return '';
  },
  act: (stage, _about, dependencies) => bookNow(stage, method, { card, dependencies }),
  ...(error === undefined ? {} : { error }),
});

/** Books a stay, so that the act can be about it; the act gets it as it was then. */
const booked =
  (method: PaymentMethod, unitType: UnitType) =>
  async (stage: Stage): Promise<string> =>
    JSON.stringify(await bookNow(stage, method, { stay: aStay(stage, unitType) }));

const stayIn = (about: string): StoredBooking => JSON.parse(about) as StoredBooking;

const changing = (
  name: string,
  method: PaymentMethod,
  units: { from: UnitType; to: UnitType },
  card: CardName = 'good',
  error?: string,
): Scene => ({
  name,
  prepare: booked(method, units.from),
  act: (stage, about, dependencies) => {
    // Two of the nights are those it has already.
    const { resortId: _here, ...to } = aStay(stage, units.to, 62);
    return change(personAt(stage, 0), stayIn(about), to, REQUEST, card, stage.nowMs, dependencies);
  },
  ...(error === undefined ? {} : { error }),
});

const cancelling = (name: string, method: PaymentMethod, isWaitedFor: boolean): Scene => ({
  name,
  prepare: async (stage) => {
    const about = await booked(method, 'studio')(stage);
    if (isWaitedFor) {
      await joinQueue(personAt(stage, 1), aStay(stage), 4, REQUEST, stage.nowMs);
      await joinQueue(personAt(stage, 2), aStay(stage), 2, REQUEST, stage.nowMs);
    }
    return about;
  },
  act: (stage, about, dependencies) =>
    cancel(personAt(stage, 0), stayIn(about), stage.nowMs, dependencies),
});

/** A stay that was cancelled while two waited for its nights. */
const waitedFor = async (stage: Stage): Promise<string> => {
  const scene = cancelling('', 'points', true);
  await scene.act(stage, await scene.prepare(stage), ownDependencies);
  return '';
};

/** The place in a queue of the first of those who wait. */
const entryOfFirst = async (stage: Stage): Promise<string> =>
  (await placesOf(personAt(stage, 1)))[0] ?? '';

const offeredToSecond = async (stage: Stage): Promise<string> => {
  await waitedFor(stage);
  await serveWaitlist(db, aStay(stage).resortId, stage.nowMs);
  return entryOfFirst(stage);
};

const saveSearchOf = (stage: Stage, place: number) =>
  searchResorts(
    personAt(stage, place),
    stage.resorts.map(({ id }) => id),
    aStay(stage),
    4,
    `${REQUEST}-${place}`,
    stage.nowMs,
  );

/** The same nights at each of the resorts are booked, so that a search has to wait. */
const soldOut = async (stage: Stage): Promise<StoredBooking[]> => {
  const bookings: StoredBooking[] = [];
  for (const at of stage.resorts.keys()) {
    // One after another: they are paid from one account.
    bookings.push(
      await bookNow(stage, 'points', {
        stay: aStay(stage, '1 bedroom', 60, at),
        key: `${KEY}-sold-${at}`,
      }),
    );
  }
  return bookings;
};

/** Two searches wait at all resorts, whose nights are booked. */
const searched = async (stage: Stage): Promise<StoredBooking[]> => {
  const bookings = await soldOut(stage);
  await saveSearchOf(stage, 1);
  await saveSearchOf(stage, 2);
  return bookings;
};

/** Two of the resorts are free again, and both would offer their nights to the first search. */
const freedForSearches = async (stage: Stage): Promise<string> => {
  const bookings = await searched(stage);
  for (const freed of bookings.slice(0, 2)) {
    await cancel(personAt(stage, 0), freed, stage.nowMs, ownDependencies);
  }
  return '';
};

const serveAll = async (stage: Stage): Promise<void> => {
  for (const { id } of stage.resorts) await serveWaitlist(db, id, stage.nowMs);
};

/** The first search has an offer of one resort, and waits nowhere else. */
const offeredToSearch = async (stage: Stage): Promise<string> => {
  await freedForSearches(stage);
  await serveAll(stage);
  return entryOfFirst(stage);
};

const held = async (stage: Stage): Promise<string> => {
  await hold(personAt(stage, 0), aStay(stage), 'points', stage.nowMs);
  return (await heldBy(personAt(stage, 0)))[0] ?? '';
};

/** Everything that a process can die of, on resorts with one unit. */
export const SCENES: readonly Scene[] = [
  booking('book with points', 'points', 'good'),
  booking('book by card', 'cash', 'good'),
  booking('book by a card that is declined', 'cash', 'declined', 'card-declined'),
  {
    name: 'book a stay that is held',
    prepare: held,
    act: (stage, _about, dependencies) => bookNow(stage, 'cash', { dependencies }),
  },
  {
    name: 'hold an offer',
    prepare: nothing,
    act: (stage) => hold(personAt(stage, 0), aStay(stage), 'cash', stage.nowMs),
  },
  {
    name: 'extend a hold',
    prepare: held,
    act: (stage, holdId) => extend(personAt(stage, 0), holdId, stage.nowMs + 100_000),
  },
  {
    name: 'let a hold go',
    prepare: held,
    act: (stage, holdId) => release(personAt(stage, 0), holdId, stage.nowMs),
  },
  cancelling('cancel a stay paid with points', 'points', false),
  cancelling('cancel a stay paid by card', 'cash', false),
  cancelling('cancel a stay that others wait for', 'cash', true),
  changing('change to a dearer stay, points', 'points', { from: 'studio', to: '2 bedroom' }),
  changing('change to a cheaper stay, points', 'points', { from: '2 bedroom', to: 'studio' }),
  changing('change to a dearer stay, card', 'cash', { from: 'studio', to: '2 bedroom' }),
  changing('change to a cheaper stay, card', 'cash', { from: '2 bedroom', to: 'studio' }),
  changing(
    'change to a dearer stay with a card that is declined',
    'cash',
    { from: 'studio', to: '2 bedroom' },
    'declined',
    'card-declined',
  ),
  {
    name: 'deposit points',
    prepare: async (stage) => {
      // Something is borrowed, so that a part of it repays.
      await bookNow(stage, 'points');
      return '';
    },
    act: (stage) => deposit(personAt(stage, 0), 90_000, REQUEST, stage.nowMs),
  },
  {
    name: 'join a queue',
    prepare: async (stage) => {
      await bookNow(stage, 'points', { place: 1 });
      return '';
    },
    act: (stage) => joinQueue(personAt(stage, 0), aStay(stage), 4, REQUEST, stage.nowMs),
  },
  {
    name: 'serve a queue',
    prepare: waitedFor,
    act: (stage) => serveWaitlist(db, aStay(stage).resortId, stage.nowMs),
  },
  {
    name: 'book what a queue has offered',
    prepare: offeredToSecond,
    act: (stage, _about, dependencies) => bookNow(stage, 'cash', { place: 1, dependencies }),
  },
  {
    name: 'leave a queue with an offer in hand',
    prepare: offeredToSecond,
    act: (stage, entryId) => leaveQueue(personAt(stage, 1), entryId, stage.nowMs),
  },
  {
    name: 'save a search',
    prepare: async (stage) => {
      await soldOut(stage);
      return '';
    },
    act: (stage) => saveSearchOf(stage, 1),
  },
  {
    name: 'serve the queues of searches',
    prepare: freedForSearches,
    act: serveAll,
  },
  {
    name: 'book what a search was offered',
    prepare: offeredToSearch,
    act: (stage, _about, dependencies) => bookNow(stage, 'cash', { place: 1, dependencies }),
  },
  {
    name: 'leave a search that waits at all of its resorts',
    prepare: async (stage) => {
      await searched(stage);
      return entryOfFirst(stage);
    },
    act: (stage, entryId) => leaveQueue(personAt(stage, 1), entryId, stage.nowMs),
  },
  {
    name: 'leave a search with an offer in hand',
    prepare: offeredToSearch,
    act: (stage, entryId) => leaveQueue(personAt(stage, 1), entryId, stage.nowMs),
  },
  {
    name: 'finish what another process left open',
    prepare: async (stage) => {
      // A card that was authorised, with the response lost.
      const dependencies = deadAfterAuthorizing;
      await bookNow(stage, 'cash', { dependencies }).catch(() => undefined);
      stage.nowMs += 600_000;
      const left = await club.bookings.where('uid', '==', personAt(stage, 0).uid).get();
      return left.docs[0]?.id ?? '';
    },
    // What maintenance does with it, which would look at the rest of the club, too.
    act: async (stage, id, dependencies) => {
      const left = (await club.bookings.doc(id).get()).data();
      if (left === undefined) throw new Error('Nothing was left open.');
      const context = { nowMs: stage.nowMs, actor: 'system' };
      return finishAbandoned({ ...dependencies, context }, left);
    },
  },
];
