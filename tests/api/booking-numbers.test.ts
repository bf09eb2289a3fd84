import { randomUUID } from 'node:crypto';
import { IDS } from '@club/domain/ids';
import { describe, expect, test } from 'vitest';
import { candidateNumbers } from '../../functions/src/store/candidate-numbers.ts';
import { bookingIdFor } from '../../functions/src/store/document-ids.ts';
import { club, newMember } from './api-client.ts';
import { book, bookingIn, cardBody, newResort, pointsBody } from './booking-stage.ts';
import { holdHere, newCaller, storedBooking } from './own-club.ts';

const numberOf = async (bookingId: string): Promise<string> =>
  (await storedBooking(bookingId)).number ?? 'none';
const bookingOf = async (number: string): Promise<string | undefined> =>
  (await club.bookingNumbers.doc(number).get()).data()?.bookingId;

describe('the number of a booking', () => {
  test('comes with the response, by points and by card, and names this booking', async () => {
    const [person, resortId, other] = await Promise.all([newMember(), newResort(), newResort()]);
    const made = [
      bookingIn(await book(person, pointsBody(person, resortId))),
      bookingIn(await book(person, cardBody(person, other))),
    ];
    for (const { _id, number } of made) {
      expect(IDS.bookingNumber.is(number)).toBe(true);
      expect(await numberOf(_id)).toBe(number);
      expect(await bookingOf(number ?? '')).toBe(_id);
    }
    expect(new Set(made.map(({ number }) => number)).size).toBe(2);
  });

  test('stays the same for repeats, and is the next one when it is taken', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const key = randomUUID();
    const [first = '', second] = candidateNumbers('bookingNumber', bookingIdFor(person.uid, key));
    await club.bookingNumbers.doc(first).set({ bookingId: 'another' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => book(person, pointsBody(person, resortId), key)),
    );
    expect(new Set(answers.map((answer) => bookingIn(answer).number))).toEqual(new Set([second]));
    expect(await bookingOf(first)).toBe('another');
    await club.bookingNumbers.doc(first).delete();
  });

  test('is none for a hold', async () => {
    const [caller, resortId] = await Promise.all([newCaller(), newResort()]);
    expect(await numberOf(await holdHere(caller, { resortId }))).toBe('none');
  });
});
