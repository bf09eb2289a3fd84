import { boundsOf } from '@club/domain/limits/member-bounds';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import type { Firestore } from 'firebase-admin/firestore';
import { aBooking } from '../../../functions/src/testing/booking-examples.ts';
import { stayOf } from '../../../functions/src/booking/booking-life.ts';
import { changedMonths } from '../../../functions/src/inventory/inventory-change.ts';
import { decideReserve } from '../../../functions/src/booking/reserve/reserve-decision.ts';
import { decideConfirm } from '../../../functions/src/booking/pay/settle-decision.ts';
import { collections } from '../../../functions/src/store/collections.ts';
import type { SandboxPayment } from '../../../functions/src/store/sandbox-payment.ts';
import type { ClubHistory } from '../../../scripts/seed/club-history.ts';
import {
  applyChanges,
  cancelStay,
  emptyHistory,
  factsFor,
  openAccount,
  recordPayment,
} from '../../../scripts/seed/club-history.ts';

export type ClubSize = { bookings: number; accounts: number };

const RESORTS = 60;
/** Units that each of them gives: enough for all. */
const CAP = 1000;
const DAYS = 300;
/** Of ten bookings so many are paid by card, and one of ten is cancelled. */
const CARDS_OF_TEN = 4;

const memberId = (number: number): string => `member-${String(number).padStart(6, '0')}`;

/** Books the `number`th stay by the decisions of the real code, and cancels some. */
const live = (
  history: ClubHistory,
  number: number,
  { accounts }: ClubSize,
  nowMs: number,
): void => {
  const uid = memberId(number % accounts);
  const isCard = number % 10 < CARDS_OF_TEN;
  // No two stays of a member are the same, because each is for other days.
  const startDate = addDays(
    dayAtOffset(nowMs, 0),
    20 + ((Math.floor(number / accounts) * 7) % DAYS),
  );
  const id = `booking-${String(number).padStart(7, '0')}`;
  const draft = aBooking(id, {
    uid,
    nowMs,
    resortId: `B${number % RESORTS}`,
    vacationType: isCard ? 'lastCall' : 'rciPoints',
    startDate,
    endDate: addDays(startDate, 3),
  });
  const stay = stayOf(draft);
  const context = { nowMs, actor: uid };
  const { outcome, changes = {} } = decideReserve(
    factsFor(history, uid, id, stay),
    id,
    () => ({ booking: draft, cap: CAP, bounds: boundsOf(true) }),
    context,
  );
  if (outcome.kind !== 'reserved') throw new Error(`${id} could not be booked: ${outcome.kind}.`);
  applyChanges(history, uid, id, stay, changes);
  if (isCard) {
    const facts = factsFor(history, uid, id, stay);
    const paid = decideConfirm(facts, outcome.booking, `ref-${id}`, CAP, context);
    applyChanges(history, uid, id, stay, paid.changes ?? {});
    recordPayment(history, id, 'captured', nowMs);
  }
  if (number % 10 === 0 || number % 10 === 9) {
    const cents = cancelStay(history, id, context);
    if (cents > 0) recordPayment(history, id, 'refunded', nowMs);
  }
};

const atGateway = (history: ClubHistory): [string, SandboxPayment][] =>
  [...history.payments].map(([id, { state, amountCents, gatewayRef, refundCents }]) => [
    id,
    {
      state: state === 'refunded' ? 'refunded' : 'captured',
      ref: gatewayRef ?? '',
      amountCents,
      reason: null,
      ...(refundCents === undefined ? {} : { refundedCents: refundCents }),
    },
  ]);

/** Writes a club of bookings that agree with each other; gives how many documents it has. */
export const writeReconcileClub = async (
  db: Firestore,
  size: ClubSize,
  nowMs: number,
): Promise<number> => {
  const history = emptyHistory();
  const points = 100_000 * Math.ceil(size.bookings / size.accounts);
  for (let number = 0; number < size.accounts; number += 1) {
    openAccount(history, memberId(number), points, nowMs);
  }
  for (let number = 0; number < size.bookings; number += 1) live(history, number, size, nowMs);
  const club = collections(db);
  const writer = db.bulkWriter({ throttling: false });
  const written: Promise<unknown>[] = [];
  for (const [id, booking] of history.bookings) {
    written.push(writer.set(club.bookings.doc(id), booking));
  }
  for (const [id, guard] of history.guards) written.push(writer.set(club.stays.doc(id), guard));
  for (const [uid, account] of history.accounts) {
    written.push(writer.set(club.accounts.doc(uid), account));
  }
  for (const [id, line] of history.ledger) written.push(writer.set(club.ledger.doc(id), line));
  for (const [id, payment] of history.payments) {
    written.push(writer.set(club.payments.doc(id), payment));
  }
  for (const [id, payment] of atGateway(history)) {
    written.push(writer.set(club.sandboxGateway.doc(id), payment));
  }
  for (const { id, month } of changedMonths(new Map(), history.months, nowMs)) {
    written.push(writer.set(club.inventory.doc(id), month));
  }
  const totals = { bookings: size.bookings, users: 0 };
  written.push(writer.set(club.stats.doc('totals'), totals));
  await writer.close();
  return (await Promise.all(written)).length;
};
