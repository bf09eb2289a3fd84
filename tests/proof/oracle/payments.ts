import type { StoredBooking } from '@club/domain/booking/booking';
import type { Books } from '../books.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/** Whether everything that was under way has come to its end. */
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

const judgeRecord = (books: Books, id: string, expect: Expect): void => {
  const [payment, bank] = [books.payments.get(id), books.sandboxGateway.get(id)];
  if (payment === undefined) {
    expect(
      bank === undefined,
      id,
      `the bank has a payment that is ${bank?.state}, and we have none`,
    );
    return;
  }
  expect(payment.gatewayKey === id, id, `is asked for under ${payment.gatewayKey}`);
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
    expect(
      bank.refundedCents === payment.refundCents,
      id,
      `gave ${payment.refundCents} back to us and ${bank.refundedCents} to the bank`,
    );
  }
};

const judgeBooking = (
  books: Books,
  id: string,
  booking: StoredBooking,
  { isSettled }: PaymentTerms,
  expect: Expect,
): void => {
  const payment = books.payments.get(booking.paymentId ?? id);
  const state = payment?.state ?? null;
  const oneOf = (states: readonly (string | null)[]): void =>
    expect(states.includes(state), id, `is ${booking.status}, and its payment ${state}`);
  switch (booking.status) {
    case 'held':
      // An offer that is only held has nothing to do with a card.
      oneOf(booking.fingerprint === '' ? [null] : ['authorizing']);
      break;
    case 'confirmed':
    case 'completed':
      oneOf(isSettled ? ['captured'] : ['authorized', 'captured']);
      expect(
        payment?.amountCents === booking.priceCents || booking.paymentId !== undefined,
        id,
        `costs ${booking.priceCents}, and ${payment?.amountCents} were asked for`,
      );
      break;
    case 'payment_failed':
      oneOf(['declined']);
      break;
    case 'expired':
      oneOf(isSettled ? [null, 'voided'] : [null, 'authorizing', 'authorized', 'voided']);
      break;
    case 'cancelled': {
      const back = booking.refund?.cents ?? 0;
      if (back > 0) {
        oneOf(isSettled ? ['refunded'] : ['refunding', 'refunded']);
        expect(
          payment?.refundCents === back,
          id,
          `says ${back} go back, its payment ${payment?.refundCents}`,
        );
        expect(back <= booking.priceCents, id, `gives ${back} back of ${booking.priceCents}`);
      } else {
        oneOf(isSettled ? [null, 'captured'] : [null, 'authorized', 'captured']);
      }
      break;
    }
  }
};

/**
 * I5: a stay paid by card stands exactly when the bank has its money, once and in full; one that came
 * to nothing has taken none; what was cancelled has given back what it says. The bank knows no payment
 * that we do not.
 */
export const paymentViolations = (books: Books, terms: PaymentTerms): Violation[] => {
  const { found, expect } = collector('I5');
  for (const id of new Set([...books.payments.keys(), ...books.sandboxGateway.keys()])) {
    judgeRecord(books, id, expect);
    expect(books.bookings.has(id) || books.changes.has(id), id, 'is a payment for nothing');
  }
  for (const [id, booking] of books.bookings) {
    if (booking.paymentMethod === 'cash') judgeBooking(books, id, booking, terms, expect);
    else expect(!books.payments.has(id), id, 'is paid with points and has a payment');
  }
  return found;
};
