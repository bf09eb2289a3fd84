/**
 * One of the processes of `npm run bench:booking`: runs the real code of the API, from the address
 * and the raw body to the handler and its commits, against the Firestore emulator named by its
 * environment. Only the identity service is left out: the token is taken as verified, and the caller
 * is checked against their `authz` document as for any request.
 */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '@club/domain/api/errors';
import { clubFirestore } from '../../../functions/src/kernel/firebase/app.ts';
import { collections } from '../../../functions/src/store/collections.ts';
import { checkCaller } from '../../../functions/src/kernel/http/caller.ts';
import { handleRequest } from '../../../functions/src/kernel/http/endpoint.ts';
import { createBooking } from '../../../functions/src/booking/reserve/create-booking.ts';
import { dependenciesOf } from '../../../functions/src/dependencies.ts';
import { withRecord } from '../../../functions/src/account/ensure-record.ts';
import type { Answered, Controlled, Effort, Order, Purchase, Word } from './messages.ts';

const db = clubFirestore();
const effort: Effort = { reads: 0, commits: 0, landed: 0 };

/** Counts what goes to the database; nothing is done otherwise than without counting. */
const countEffort = (counted: Firestore): void => {
  const [batch, getAll] = [counted.batch.bind(counted), counted.getAll.bind(counted)];
  counted.getAll = (...asked) => {
    effort.reads += 1;
    return getAll(...asked);
  };
  counted.batch = () => {
    const made = batch();
    const commit = made.commit.bind(made);
    made.commit = async () => {
      effort.commits += 1;
      const result = await commit();
      effort.landed += 1;
      return result;
    };
    return made;
  };
};

const authTime = Math.floor(Date.now() / 1000);

const purchase = async ({ buyer, body, key }: Purchase): Promise<Answered> => {
  const began = performance.now();
  const { uid, email } = buyer;
  const rawBody = Buffer.from(JSON.stringify(body));
  const answer = await handleRequest(
    {
      method: 'POST',
      url: '/bookings',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      rawBody,
    },
    {
      handlers: { createBooking: async () => createBooking },
      dependencies: async () => dependenciesOf(db),
      authenticate: async () => {
        const authz = await collections(db).authz.doc(uid).get();
        const token = { uid, email, email_verified: true, auth_time: authTime };
        return checkCaller(token, authz.data(), null);
      },
      withRecord,
      now: Date.now,
    },
  );
  const parsed: unknown = JSON.parse(answer.body);
  const code =
    typeof parsed === 'object' && parsed !== null && 'code' in parsed ? String(parsed.code) : null;
  return {
    status: answer.status,
    code,
    digest: createHash('sha256').update(answer.body).digest('hex').slice(0, 16),
    ms: performance.now() - began,
  };
};

type ControlOrder = Extract<Order, { kind: 'prepare-control' }>;

/** The stay once more as one would write it first: read, check and write in one `runTransaction`. */
const buyPlainly = async (
  { resortId, nights, units }: ControlOrder,
  buyer: string,
): Promise<Controlled> => {
  const month = db.doc(`controlMonths/${resortId}`);
  try {
    await db.runTransaction(async (transaction) => {
      // The control's own documents: the number sold in each night.
      const sold = ((await transaction.get(month)).data() ?? {}) as Record<string, number>;
      if (nights.some((night) => (sold[night] ?? 0) >= units)) throw new ApiError('sold-out');
      const taken = nights.map((night) => [night, (sold[night] ?? 0) + 1]);
      transaction.set(month, { ...sold, ...Object.fromEntries(taken) });
      transaction.create(db.doc(`controlBookings/${resortId}_${buyer}`), { buyer, nights });
    });
    return 'sold';
  } catch (error) {
    return error instanceof ApiError ? 'rejected' : 'lost';
  }
};

const control = (order: ControlOrder): Promise<Controlled[]> => {
  const timeUp = new Promise<Controlled>((resolve) => {
    setTimeout(() => resolve('lost'), order.untilMs).unref();
  });
  return Promise.all(order.buyers.map((buyer) => Promise.race([buyPlainly(order, buyer), timeUp])));
};

const say = (word: Word): void => {
  process.send?.(word);
};

let prepared: Order = { kind: 'go' };

const work = async (): Promise<void> => {
  Object.assign(effort, { reads: 0, commits: 0, landed: 0 });
  if (prepared.kind === 'prepare') {
    const answers = await Promise.all(prepared.purchases.map(purchase));
    say({ kind: 'answered', answers, effort });
  } else if (prepared.kind === 'prepare-control') {
    say({ kind: 'controlled', outcomes: await control(prepared), effort });
  }
};

countEffort(db);
// A connection is made before anything is timed.
await db.doc('meta/admins').get();

process.on('message', (order: Order) => {
  if (order.kind === 'go') {
    void work();
    return;
  }
  prepared = order;
  say({ kind: 'ready' });
});
process.on('disconnect', () => process.exit(0));
say({ kind: 'ready' });
