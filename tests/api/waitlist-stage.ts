import { randomUUID } from 'node:crypto';
import type { Output } from '@club/domain/api/contract';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import type { CallableAnswer, Person } from './api-client.ts';
import { serveWaitlist } from '../../functions/src/waitlist/serve-waitlist.ts';
import { callCallable, club, db, eventually, newMember } from './api-client.ts';
import { bookedStay, newResort, STAY } from './booking-stage.ts';

type Changes = Record<string, unknown>;
type Joined = Output<'joinWaitlist'>;

/** Criteria for exactly the nights of `STAY`. */
export const CRITERIA = {
  unitType: STAY.unitType,
  vacationType: 'rciPoints',
  from: STAY.startDate,
  to: STAY.endDate,
  nights: 6,
} as const;

/** A search at chosen resorts for exactly the nights of `STAY`, at any price. */
export const searchBody = (resortIds: readonly string[], changes: Changes = {}): Changes => ({
  requestId: randomUUID(),
  region: null,
  resortIds,
  ...CRITERIA,
  ceiling: null,
  ...changes,
});

/** Asks for a place in the queue of a resort. */
export const join = (
  person: Person | null,
  resortId: string,
  changes: Changes = {},
): Promise<CallableAnswer> =>
  callCallable(
    'joinwaitlist',
    { requestId: randomUUID(), resortId, ...CRITERIA, ...changes },
    person?.token ?? null,
  );

/** A place in the queue that is given. */
export const joined = async (...asked: Parameters<typeof join>): Promise<Joined> => {
  const { result, error } = await join(...asked);
  if (result === undefined) throw new Error(`No place: ${JSON.stringify(error)}`);
  return result as Joined;
};

/** A search at chosen resorts that is saved. */
export const savedSearch = async (
  person: Person,
  ...asked: Parameters<typeof searchBody>
): Promise<Output<'saveSearch'>> => {
  const { result, error } = await callCallable('savesearch', searchBody(...asked), person.token);
  if (result === undefined) throw new Error(`Not saved: ${JSON.stringify(error)}`);
  return result as Output<'saveSearch'>;
};

/** Leaves a queue; returns what the callable does. */
export const leave = async (person: Person, entryId: string): Promise<unknown> =>
  (await callCallable('leavewaitlist', { entryId }, person.token)).result;

export const entryOf = async (entryId: string): Promise<WaitlistEntry> => {
  const entry = (await club.waitlistEntries.doc(entryId).get()).data();
  if (entry === undefined) throw new Error('There is no such entry.');
  return entry;
};

/** Waits until an entry is in a state: triggers take their time. */
export const becomes = (entryId: string, state: WaitlistEntry['state']): Promise<number> =>
  eventually(`the entry is ${state}`, async () => (await entryOf(entryId)).state === state, 20_000);

/** Cancels a stay paid with points, long before it begins. */
export const cancel = async (person: Person, booking: StoredBooking): Promise<void> => {
  const { status, error } = await callCallable(
    'cancelbooking',
    {
      bookingId: booking._id,
      reason: 'Changed plans',
      refund: 'policy',
      expected: { cents: 0, points: booking.points },
    },
    person.token,
  );
  if (status !== 200) throw new Error(`Not cancelled: ${JSON.stringify(error)}`);
};

/** A resort with one unit, and a member who has booked it for `STAY`. */
export const soldOutResort = async () => {
  const { person: owner, ...stay } = await bookedStay();
  return { owner, ...stay };
};

/** The resort gives so many units from now on; no night is written, so no trigger runs. */
export const giveUnits = (resortId: string, units: number) =>
  club.resorts.doc(resortId).update({ available_amount: units });

/**
 * A resort without units for which a member waits, and then with one, which is offered to them.
 * The members of `behind` wait after them.
 */
export const offeredStay = async (person: Person, behind: readonly Person[] = []) => {
  const resortId = await newResort({ available_amount: 0 });
  const { entryId } = await joined(person, resortId);
  const after: Joined[] = [];
  for (const next of behind) after.push(await joined(next, resortId));
  await giveUnits(resortId, 1);
  await serveWaitlist(db, resortId, Date.now());
  return { resortId, entryId, entry: await entryOf(entryId), after };
};

/** So many new members. */
export const members = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => newMember()));

/** The entries in a queue, in their order. */
export const placesOf = async (resortId: string): Promise<string[]> =>
  Object.entries((await club.waitlists.doc(resortId).get()).data()?.entries ?? {})
    .sort(([, one], [, other]) => one.number - other.number)
    .map(([entryId]) => entryId);
