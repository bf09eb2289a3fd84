import type { StoredBooking } from '@club/domain/booking/booking';
import type { PaymentRecord } from '../../../functions/src/store/payment-record.ts';
import type { ProofRecords } from '../club-records.ts';
import { isChanged } from './bookings.ts';
import { isBeingPaid } from './inventory.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/** Whether everything that was under way has ended. */
export type PaymentTerms = { isSettled: boolean };

type Expect = ReturnType<typeof collector>['expect'];

/** What our record of a payment can say beside what the gateway says of it. */
const AGREEING: Record<string, readonly (string | null)[]> = {
  authorizing: [null, 'authorized', 'declined', 'captured', 'voided'],
  authorized: ['authorized', 'captured', 'voided'],
  captured: ['captured'],
  declined: ['declined'],
  voided: ['voided'],
  refunding: ['authorized', 'captured', 'refunded', 'voided'],
  refunded: ['refunded', 'voided'],
};

const checkRecord = (records: ProofRecords, id: string, expect: Expect): void => {
  const [payment, bank] = [records.payments.get(id), records.sandboxGateway.get(id)];
  if (payment === undefined) {
    expect(
      bank === undefined,
      id,
      `the bank has a payment that is ${bank?.state}, and we have none`,
    );
    return;
  }
  expect(payment.gatewayKey === id, id, `is requested under ${payment.gatewayKey}`);
  expect(Number.isInteger(payment.amountCents), id, `${payment.amountCents} is no amount`);
  const state = bank?.state ?? null;
  expect(
    AGREEING[payment.state]?.includes(state) === true,
    id,
    `is ${payment.state} to us and ${state} to the bank`,
  );
  if (bank === undefined || state === 'declined' || bank.amountCents === 0) return;
  expect(
    bank.amountCents === payment.amountCents,
    id,
    `is ${payment.amountCents} to us and ${bank.amountCents} to the bank`,
  );
  if (payment.state === 'refunded' && state === 'refunded') {
    const isSame = [payment.refundCents, payment.refundedCents ?? payment.refundCents].every(
      (cents) => cents === bank.refundedCents,
    );
    expect(
      isSame,
      id,
      `gave ${payment.refundCents} back to us and ${bank.refundedCents} to the bank`,
    );
  }
};

/** Everything that was ever asked of a card for a booking: its own payment, and those of changes. */
const paymentsFor = (records: ProofRecords): Map<string, PaymentRecord[]> => {
  const byBooking = new Map<string, PaymentRecord[]>();
  for (const [id, payment] of records.payments) {
    const bookingId = payment.bookingId ?? records.changes.get(id)?.bookingId ?? id;
    byBooking.set(bookingId, [...(byBooking.get(bookingId) ?? []), payment]);
  }
  return byBooking;
};

const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0);

/** States in which the bank keeps, or will keep, what a payment was for. */
const TAKEN: ReadonlySet<string> = new Set(['authorized', 'captured', 'refunding', 'refunded']);

const checkBooking = (
  id: string,
  booking: StoredBooking,
  payments: readonly PaymentRecord[],
  { isSettled }: PaymentTerms,
  expect: Expect,
): void => {
  const own = payments.find(({ gatewayKey }) => gatewayKey === (booking.paymentId ?? id));
  const oneOf = (...states: readonly (string | null)[]): void =>
    expect(
      states.includes(own?.state ?? null),
      id,
      `is ${booking.status}, and its payment ${own?.state ?? 'none'}`,
    );
  const taken = payments.filter(({ state }) => TAKEN.has(state));
  const paid = sum(taken.map(({ amountCents }) => amountCents));
  const back = sum(taken.map(({ refundCents }) => refundCents ?? 0));
  const wasChanged = isChanged(booking);
  const done = isSettled ? ['captured', 'refunded'] : [...TAKEN];
  expect(back <= paid, id, `gives ${back} back of ${paid}`);
  switch (booking.status) {
    case 'held':
      // An offer that is only held has nothing to do with a card.
      oneOf(isBeingPaid(booking) ? 'authorizing' : null);
      break;
    case 'confirmed':
    case 'completed':
      oneOf(...done);
      // A change to a cheaper stay may have kept some of the difference, by the policy.
      expect(
        back === 0 ? paid === booking.priceCents : wasChanged && paid - back >= booking.priceCents,
        id,
        `costs ${booking.priceCents}, and ${paid} − ${back} were paid`,
      );
      break;
    case 'payment_failed':
      oneOf('declined');
      break;
    case 'expired':
      oneOf(null, 'voided', 'declined', ...(isSettled ? [] : ['authorizing', 'authorized']));
      break;
    case 'cancelled': {
      const given = booking.refund?.cents ?? 0;
      oneOf(...done, ...(given === 0 ? [null] : []));
      expect(
        wasChanged ? back >= given : back === given,
        id,
        `says ${given} go back, its payments ${back}`,
      );
      expect(given <= booking.priceCents, id, `gives ${given} back of ${booking.priceCents}`);
      break;
    }
  }
};

/**
 * I5: a stay paid by card is booked exactly when the bank has its money, once and in full; one that came
 * to nothing has taken none; what was cancelled has given back what it says. The bank knows no payment
 * that we do not.
 */
export const paymentViolations = (records: ProofRecords, terms: PaymentTerms): Violation[] => {
  const { found, expect } = collector('I5');
  for (const id of new Set([...records.payments.keys(), ...records.sandboxGateway.keys()])) {
    checkRecord(records, id, expect);
    const isFor =
      records.bookings.has(id) || records.bookings.has(records.changes.get(id)?.bookingId ?? '');
    expect(isFor, id, 'is a payment for nothing');
  }
  const byBooking = paymentsFor(records);
  for (const [id, booking] of records.bookings) {
    const payments = byBooking.get(id) ?? [];
    if (booking.paymentMethod === 'cash') checkBooking(id, booking, payments, terms, expect);
    else expect(!records.payments.has(id), id, 'is paid with points and has a payment');
  }
  return found;
};
