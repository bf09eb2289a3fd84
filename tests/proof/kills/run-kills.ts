import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import type { StoredBooking } from '@club/domain/booking/booking';
import { bookingFromStored } from '@club/domain/booking/booking';
import { cancellationTime, refundOf } from '@club/domain/booking/cancellation';
import { changeDifference } from '@club/domain/booking/stay-change';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { GOOD_EXPIRY } from '@club/domain/testing/card-expiry';
import * as fc from 'fast-check';
import type { Caller } from '../../../functions/src/kernel/http/handler.ts';
import { bookingBody } from '../model/acts.ts';
import { violationsOf, settle } from '../model/run-model.ts';
import { club, openStage } from '../model/stage.ts';
import { describeViolations } from '../oracle.ts';

const SERVER = path.join(import.meta.dirname, 'club-server.ts');
const CLIENTS = 20;
const SERVERS = 2;
/** How long a request without a response is repeated. */
const PATIENCE_MS = 60_000;

/** One of the processes that answer, whichever of them lives now. */
type Seat = { child: ChildProcess; port: number; inFlight: number };

const startServer = async (): Promise<Seat> => {
  const child = fork(SERVER, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (said) => resolve(Number(said)));
    child.once('exit', (code) => reject(new Error(`A server ended with ${code} while starting.`)));
  });
  child.removeAllListeners('exit');
  return { child, port, inFlight: 0 };
};

type Answer = { status: number; body: unknown };

/** Random numbers that a seed gives again. */
const randomOf = (seed: number) => {
  const numbers = fc.sample(fc.infiniteStream(fc.nat(1_000_000)), { seed, numRuns: 1 })[0];
  return (below: number): number => (numbers?.next().value ?? 0) % below;
};

type Random = ReturnType<typeof randomOf>;

/** What a client was told for certain, to be compared with the records. */
type Told = { bookings: Map<string, 'confirmed' | 'cancelled'>; deposits: Set<string> };

/** How many kills there were, how many of them hit work in flight, and what was done meanwhile. */
export type KillReport = { kills: number; inFlight: number; answers: number; asked: number };

class Club {
  readonly seats: Seat[] = [];
  isOpen = true;
  answers = 0;
  asked = 0;

  /** Asks one of the processes, and again, also another one, until one answers. */
  async ask(
    seat: number,
    request: string,
    caller: Caller,
    body: unknown,
    key?: string,
  ): Promise<Answer> {
    const until = Date.now() + PATIENCE_MS;
    for (let at = seat; Date.now() < until; at += 1) {
      const here = this.seats[at % this.seats.length];
      if (here === undefined) throw new Error('No process answers for the club.');
      this.asked += 1;
      here.inFlight += 1;
      try {
        const response = await fetch(`http://127.0.0.1:${here.port}${request}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: Buffer.from(JSON.stringify(caller)).toString('base64'),
            ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          },
          body: JSON.stringify(body),
        });
        const answer: unknown = await response.json();
        // 'busy' is an answer, and says: ask again.
        if (response.status !== 503) {
          this.answers += 1;
          return { status: response.status, body: answer };
        }
      } catch {
        // The process has ended; what it had begun is unknown.
      } finally {
        here.inFlight -= 1;
      }
      await sleep(30);
    }
    throw new Error(`No process answered ${request} within a minute.`);
  }
}

const UNITS: readonly UnitType[] = ['studio', '1 bedroom', '2 bedroom'];

/** A member who books, changes, cancels and deposits for as long as the club is open. */
const beClient = async (
  theClub: Club,
  caller: Caller,
  resorts: readonly string[],
  random: Random,
  told: Told,
): Promise<void> => {
  const own: StoredBooking[] = [];
  const today = dayAtOffset(Date.now(), 0);
  const anyStay = () => {
    const startDate = addDays(today, 30 + random(40));
    return {
      resortId: resorts[random(resorts.length)] ?? '',
      startDate,
      endDate: addDays(startDate, 1 + random(4)),
      unitType: UNITS[random(UNITS.length)] ?? 'studio',
    };
  };
  for (let turn = 0; theClub.isOpen; turn += 1) {
    const id = `${caller.uid}-${turn}`;
    const seat = random(SERVERS);
    const last = own.at(-1);
    const choice = random(10);
    if (choice < 5 || last === undefined) {
      const method = random(2) === 0 ? 'points' : 'cash';
      const card = random(6) === 0 ? 'declined' : 'good';
      const body = bookingBody(caller, anyStay(), method, card);
      const { status, body: answer } = await theClub.ask(seat, '/bookings', caller, body, id);
      if (status === 500) throw new Error(`Booking: ${JSON.stringify(answer)}`);
      if (status === 200 || status === 201) {
        // A success of POST /bookings is a booking.
        const booking = answer as StoredBooking;
        own.push(booking);
        told.bookings.set(booking._id, 'confirmed');
      }
    } else if (choice < 7) {
      own.pop();
      const expected = refundOf(
        bookingFromStored(last._id, last),
        'policy',
        cancellationTime(Date.now()),
      );
      const order = { bookingId: last._id, reason: id, refund: 'policy', expected };
      const { status, body } = await theClub.ask(seat, '/call/cancelbooking', caller, order);
      if (status !== 200) throw new Error(`Cancelling: ${JSON.stringify(body)}`);
      told.bookings.set(last._id, 'cancelled');
    } else if (choice < 9) {
      const { resortId: _here, ...to } = anyStay();
      const quote = quoteStay({ ...to, vacationType: last.vacationType });
      const stay = bookingFromStored(last._id, last);
      const expected = changeDifference(stay, quote, cancellationTime(Date.now()));
      const card = { cardNumber: '4242 4242 4242 4242', expiryDate: GOOD_EXPIRY, cvv: '123' };
      const order = {
        bookingId: last._id,
        requestId: id,
        ...to,
        expected,
        paymentDetails: expected.cents > 0 ? card : null,
      };
      const { status, body } = await theClub.ask(seat, '/call/changebooking', caller, order);
      if (status === 500) throw new Error(`Changing: ${JSON.stringify(body)}`);
      // A success of `changebooking` carries the booking as it is now.
      if (status === 200) own[own.length - 1] = (body as { booking: StoredBooking }).booking;
    } else {
      const points = 1 + random(15_000);
      const order = { points, requestId: id };
      const { status, body } = await theClub.ask(seat, '/call/depositpoints', caller, order);
      if (status === 500) throw new Error(`A deposit: ${JSON.stringify(body)}`);
      if (status === 200) told.deposits.add(`${caller.uid}_${id}_deposit`);
    }
  }
};

const expectNothingLost = async ({ bookings, deposits }: Told): Promise<void> => {
  for (const [id, status] of bookings) {
    const stored = (await club.bookings.doc(id).get()).data()?.status;
    if (stored !== status) throw new Error(`Booking ${id} was said to be ${status}: ${stored}.`);
  }
  for (const id of deposits) {
    if (!(await club.ledger.doc(id).get()).exists) throw new Error(`Deposit ${id} is lost.`);
  }
};

/**
 * Kills the processes that answer for the club, at random moments and with SIGKILL, while 20 members
 * keep them busy and ask again whenever no answer comes. Afterwards nothing that a member was told
 * is lost, and the oracle finds nothing doubled or left open. Throws otherwise.
 */
export const runKills = async ({
  kills,
  seed,
}: {
  kills: number;
  seed: number;
}): Promise<KillReport> => {
  const random = randomOf(seed);
  const stage = await openStage(CLIENTS, [2, 3, 4]);
  const resorts = stage.resorts.map(({ id }) => id);
  const told: Told = { bookings: new Map(), deposits: new Set() };
  const theClub = new Club();
  theClub.seats.push(...(await Promise.all(Array.from({ length: SERVERS }, startServer))));
  let inFlight = 0;
  try {
    const clients = Promise.all(
      stage.people.map((caller, place) =>
        beClient(theClub, caller, resorts, randomOf(seed + 1 + place), told),
      ),
    );
    const killing = async (): Promise<void> => {
      for (let kill = 0; kill < kills; kill += 1) {
        await sleep(20 + random(300));
        const place = random(SERVERS);
        const seat = theClub.seats[place];
        if (seat === undefined) continue;
        // A process that has nothing to do has nothing to lose.
        for (let wait = 0; seat.inFlight === 0 && wait < 200; wait += 1) await sleep(10);
        await sleep(random(20));
        if (seat.inFlight > 0) inFlight += 1;
        seat.child.kill('SIGKILL');
        theClub.seats[place] = await startServer();
      }
      theClub.isOpen = false;
    };
    await Promise.race([Promise.all([clients, killing()]), clients]);
  } finally {
    theClub.isOpen = false;
    for (const { child } of theClub.seats) child.kill('SIGKILL');
  }
  stage.nowMs = Date.now();
  await settle(stage);
  const violations = await violationsOf(stage, true);
  if (violations.length > 0) throw new Error(describeViolations(violations).join('\n'));
  await expectNothingLost(told);
  return { kills, inFlight, answers: theClub.answers, asked: theClub.asked };
};
