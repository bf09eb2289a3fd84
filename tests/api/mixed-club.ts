import type { StoredBooking } from '@club/domain/booking/booking';
import { cancelStay } from '../../functions/src/booking/cancel/cancel-stay.ts';
import { recountBookings } from '../../functions/src/totals/recount-bookings.ts';
import type { Caller } from '../../functions/src/kernel/http/handler.ts';
import { closeAccount } from '../../functions/src/account-deletion/close-account.ts';
import { recountUsers } from '../../functions/src/totals/recount-users.ts';
import { deleteAccountData } from '../../functions/src/account-deletion/delete-account-data.ts';
import { serveWaitlist } from '../../functions/src/waitlist/serve-waitlist.ts';
import { completeWork } from '../../functions/src/maintenance/complete-work.ts';
import { club, db, dependencies as ownDependencies } from './api-client.ts';
import { day, newResort, STAY } from './booking-stage.ts';
import {
  deadAfterAuthorizing,
  deadBeforeAuthorizing,
  deadBeforeCapture,
  deadBeforeRefund,
} from './dead-gateways.ts';
import {
  APPROVED,
  bookedHere,
  bookHere,
  changeHere,
  DAY_MS,
  depositHere,
  holdHere,
  joinHere,
  newCaller,
  storedBooking,
} from './own-club.ts';

const DECLINED = '4000 0000 0000 0002';

/** A stay near enough for half a refund, and one too near for any. */
const NEAR = { startDate: day(10), endDate: day(13) };
const NEXT = { startDate: day(4), endDate: day(6) };
const PAST = { startDate: day(-20), endDate: day(-14) };

const cancel = async (
  booking: StoredBooking,
  caller: Caller,
  dependencies = ownDependencies,
): Promise<void> => {
  const order = { reason: 'Changed plans', refund: 'policy', expected: null } as const;
  const orderedBy = { ...order, actor: caller.uid, nowMs: Date.now() };
  await cancelStay(booking._id, orderedBy, dependencies);
};

const heldOf = async (uid: string): Promise<string> => {
  const own = await club.bookings.where('uid', '==', uid).where('status', '==', 'held').get();
  return own.docs[0]?.id ?? '';
};

/** Brings the counters to what is there, as the triggers do on a running club. */
const recount = async (): Promise<void> => {
  await recountBookings(db);
  await recountUsers(db);
};

/**
 * A club with bookings of every kind and in every state that a request, a death or time can leave
 * them in. Gives the ids of some.
 */
export const mixedClub = async () => {
  const longAgo = Date.now() - 40 * DAY_MS;
  const shop = () => newResort({ available_amount: 3 });
  const someone = async (points = 0, nowMs = Date.now()): Promise<Caller> => {
    const caller = await newCaller(nowMs);
    if (points > 0) await depositHere(caller, points, nowMs);
    return caller;
  };

  // What is completed or closed is made first, because maintenance would end what is left open below.
  const guest = await someone(90_000, longAgo);
  const over = await bookedHere(guest, { resortId: await shop(), stay: PAST, nowMs: longAgo });
  const leaver = await someone(90_000);
  await bookedHere(leaver, { resortId: await shop() });
  await bookedHere(leaver, { resortId: await shop(), cardNumber: APPROVED });
  await deleteAccountData(
    await closeAccount({ ...leaver, actor: leaver.uid, nowMs: Date.now() }),
    ownDependencies,
  );
  await completeWork(ownDependencies, Date.now());
  const expiring = await someone(5000, Date.now() - 3 * 366 * DAY_MS);

  const saver = await someone(100_000);
  const byPoints = await bookedHere(saver, { resortId: await shop() });
  const borrower = await someone(10_000);
  const borrowed = await bookedHere(borrower, { resortId: await shop() });
  await depositHere(borrower, 5000);
  const half = await bookedHere(saver, { resortId: await shop(), stay: NEAR, nowMs: longAgo });
  await cancel(half, saver);
  const returned = await bookedHere(borrower, { resortId: await shop() });
  await cancel(returned, borrower);

  const payer = await someone();
  const cash = async (
    stay = STAY as typeof NEAR,
    dependencies = ownDependencies,
    nowMs = longAgo,
  ) =>
    bookedHere(payer, { resortId: await shop(), stay, cardNumber: APPROVED, dependencies, nowMs });
  const byCard = await cash(STAY, ownDependencies, Date.now());
  const uncaptured = await cash(STAY, deadBeforeCapture, Date.now());
  const refunded = await cash();
  await cancel(refunded, payer);
  const halfRefunded = await cash(NEAR);
  await cancel(halfRefunded, payer);
  const forfeited = await cash(NEXT);
  await cancel(forfeited, payer);
  const refunding = await cash();
  await cancel(refunding, payer, deadBeforeRefund).catch(() => undefined);
  await bookHere(payer, { resortId: await shop(), cardNumber: DECLINED });
  const [declined] = (
    await club.bookings.where('uid', '==', payer.uid).where('status', '==', 'payment_failed').get()
  ).docs;

  // Stays that were moved: for points both ways, and to a smaller and a larger unit by card.
  const mover = await someone(200_000);
  const shortened = await bookedHere(mover, { resortId: await shop() });
  await changeHere(mover, shortened, { to: { startDate: STAY.startDate, endDate: day(43) } });
  const lengthened = await bookedHere(mover, { resortId: await shop() });
  await changeHere(mover, lengthened, { to: { startDate: day(44), endDate: day(52) } });
  const smaller = await cash(STAY, ownDependencies, Date.now());
  await changeHere(payer, smaller, { to: { ...STAY, unitType: 'studio' } });
  const nearer = await cash(NEAR);
  await changeHere(payer, nearer, { to: { ...NEAR, unitType: 'studio' } });
  const larger = await cash(STAY, ownDependencies, Date.now());
  const enlarge = { to: { ...STAY, unitType: '2 bedroom' }, cardNumber: APPROVED } as const;
  await changeHere(payer, larger, enlarge);
  const both = await cash(STAY, ownDependencies, Date.now());
  await changeHere(payer, both, { to: { ...STAY, unitType: 'studio' } });
  await changeHere(payer, both, enlarge);
  await cancel(await storedBooking(both._id), payer);
  const changing = await cash(STAY, ownDependencies, Date.now());
  const moveAway = { startDate: day(60), endDate: day(62), unitType: '2 bedroom' } as const;
  const asks = { to: moveAway, cardNumber: APPROVED, dependencies: deadBeforeAuthorizing };
  await changeHere(payer, changing, asks).catch(() => undefined);
  const changeOf = async ({ _id }: StoredBooking): Promise<string> =>
    (await club.changes.where('bookingId', '==', _id).get()).docs[0]?.id ?? '';

  // Cards that are being asked, one of them for a stay that is also held as an offer.
  const leave = async (dependencies: typeof ownDependencies, nowMs = Date.now()) => {
    const caller = await someone();
    const resortId = await shop();
    await holdHere(caller, { resortId, nowMs }, 'lastCall');
    await bookHere(caller, { resortId, cardNumber: APPROVED, dependencies, nowMs });
    return caller;
  };
  await leave(deadBeforeAuthorizing);
  await leave(deadAfterAuthorizing);
  await leave(deadAfterAuthorizing, Date.now() - 481_000);
  const asked = await someone();
  const askedAt = await shop();
  const order = { resortId: askedAt, cardNumber: APPROVED, dependencies: deadBeforeAuthorizing };
  await bookHere(asked, order);
  const authorizing = await heldOf(asked.uid);

  const holder = await someone();
  const offeredAt = await shop();
  const offer = await holdHere(holder, { resortId: offeredAt });
  await holdHere(await someone(), { resortId: await shop(), nowMs: Date.now() - 481_000 });

  const full = await newResort({ available_amount: 0 });
  const offered = await joinHere(await newCaller(), full);
  const waiting = await joinHere(await newCaller(), full);
  await club.resorts.doc(full).update({ available_amount: 1 });
  await serveWaitlist(db, full, Date.now());

  await recount();
  return {
    over,
    saver,
    borrower,
    expiring,
    holder,
    byPoints,
    borrowed,
    half,
    returned,
    byCard,
    uncaptured,
    refunded,
    halfRefunded,
    refunding,
    shortened,
    smaller,
    larger,
    largerBy: await changeOf(larger),
    changing,
    changingBy: await changeOf(changing),
    movesTo: moveAway,
    declined: declined?.id ?? '',
    authorizing,
    offer,
    offeredAt,
    offered,
    waiting,
    full,
  };
};
export type MixedClub = Awaited<ReturnType<typeof mixedClub>>;
