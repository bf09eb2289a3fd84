import type { ApiErrorCode } from '@club/domain/api/errors';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import * as fc from 'fast-check';
import type { CardName } from './acts.ts';
import { book, bookingBody } from './acts.ts';
import type { Criteria } from './choices.ts';
import {
  anyCard,
  anyMember,
  anyMethod,
  anyNumber,
  anyRequestId,
  anyCriteria,
  pickFrom,
  stayFor,
} from './choices.ts';
import { expectRightlySoldOut } from './sold-out-check.ts';
import { personAt } from './stage.ts';
import type { Step } from './story.ts';
import { act, dependenciesFor, expectOutcome, Unexpected } from './story.ts';

/** The errors that a request for a stay can get. */
export const BOOK_ERRORS: readonly ApiErrorCode[] = [
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
  criteria: Criteria,
  method: PaymentMethod,
  card: CardName,
  key: string,
): Step => ({
  name: `book ${JSON.stringify({ who, criteria, method, card })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const stay = stayFor(stage, criteria);
    const body = bookingBody(person, stay, method, card);
    const outcome = await act(fault, () =>
      book(person, body, key, stage.nowMs, dependenciesFor(fault)),
    );
    memory.sent.push({
      who,
      body,
      key,
      bookingId: outcome?.ok === true ? outcome.value._id : null,
    });
    if (outcome === null) return;
    expectOutcome(memory, 'Booking', outcome, BOOK_ERRORS);
    await expectRightlySoldOut(stage, person, stay, outcome);
  },
});

/** I8: the same again gives the same booking; another body under the key is rejected. */
const repeatStep = (which: number, isOther: boolean): Step => ({
  name: `repeat ${JSON.stringify({ which, isOther })}`,
  run: async (memory, stage, fault) => {
    const sent = pickFrom(memory.sent, which);
    if (sent === undefined) return;
    const person = personAt(stage, sent.who);
    const body = isOther
      ? { ...sent.body, billingInfo: { ...Object(sent.body['billingInfo']), city: 'Elsewhere' } }
      : sent.body;
    const outcome = await act(fault, () =>
      book(person, body, sent.key, stage.nowMs, dependenciesFor(fault)),
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
    expectOutcome(memory, 'A repeat', outcome, [...BOOK_ERRORS, 'key-reused', 'price-changed']);
    if (outcome.ok && sent.bookingId === null && !isOther) sent.bookingId = outcome.value._id;
  },
});

export const anyBooking = fc
  .tuple(anyMember, anyCriteria, anyMethod, anyCard, anyRequestId)
  .map((of) => bookStep(...of));
export const anyRepeat = fc.tuple(anyNumber, fc.boolean()).map((of) => repeatStep(...of));
