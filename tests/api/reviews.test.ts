import type { Input, Output } from '@club/domain/api/contract';
import type { StoredReview } from '@club/domain/reviews/review';
import { addDays } from '@club/domain/calendar/local-date';
import { describe, expect, it } from 'vitest';
import type { Person } from './api-client.ts';
import { callCallable, club, newMember } from './api-client.ts';
import { booked, newResort, pointsBody, STAY } from './booking-stage.ts';
import { listDocuments, readDocument } from './direct-reads.ts';
import { completeStay, reviewBody } from './review-stage.ts';

/** One night, so that a member can pay for several stays. */
const nightFrom = (days: number) => ({
  ...STAY,
  startDate: addDays(STAY.startDate, days),
  endDate: addDays(STAY.startDate, days + 1),
});

/** A completed stay of a member. */
const pastStay = async (person: Person, resortId: string, days = 0): Promise<string> => {
  const { _id } = await booked(person, pointsBody(person, resortId, nightFrom(days)));
  await completeStay(_id);
  return _id;
};

type Body = Input<'writeReview'>;
const send = (person: Person, body: Body) => callCallable('writereview', body, person.token);
const write = async (person: Person, body: Body): Promise<Output<'writeReview'>> => {
  const { status, result, error } = await send(person, body);
  expect(error).toBeUndefined();
  expect(status).toBe(200);
  return result as Output<'writeReview'>;
};
const summaryOf = async (resortId: string) =>
  (await club.reviewSummaries.doc(resortId).get()).data();
const reviewOf = async (id: string): Promise<StoredReview | undefined> =>
  (await club.reviews.doc(id).get()).data();

describe('reviewing a stay', () => {
  it('publishes it, counts it and notes it in the booking, all in one', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const bookingId = await pastStay(person, resortId);
    const { id, ...review } = await write(person, reviewBody(bookingId));
    expect(review).toMatchObject({ resortId, unitType: STAY.unitType, author: '' });
    expect(review.stayMonth).toBe(STAY.startDate.slice(0, 7));
    expect(await reviewOf(id)).toEqual(review);
    expect((await club.bookings.doc(bookingId).get()).data()?.reviewId).toBe(id);
    expect(await summaryOf(resortId)).toEqual({
      count: 1,
      sums: { Rooms: 8, Service: 9, Value: 7, Cleanliness: 10 },
      facts: {
        wifi: { yes: 1, no: 0 },
        parking: { yes: 0, no: 1 },
        laundry: { yes: 0, no: 0 },
        kitchen: { yes: 1, no: 0 },
        unexpectedFees: { yes: 0, no: 1 },
      },
    });
  });

  it('can be read by anyone, who finds neither member nor booking nor days in it', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const bookingId = await pastStay(person, resortId);
    const { id } = await write(person, reviewBody(bookingId));
    const seen = await readDocument(`reviews/${id}`, null);
    expect(seen.status).toBe(200);
    expect(seen.text).toContain('Good bread nearby.');
    for (const secret of [person.uid, person.email, bookingId, STAY.startDate]) {
      expect(seen.text).not.toContain(secret);
    }
    expect((await readDocument(`reviewSummaries/${resortId}`, null)).status).toBe(200);
    expect((await listDocuments('reviewSummaries', null)).status).toBe(403);
  });

  it('has the first name of a member who wants it there, and no more', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    await club.users.doc(person.uid).update({ name: 'Anna Berg' });
    const bookingId = await pastStay(person, resortId);
    const { author } = await write(person, reviewBody(bookingId, { showName: true }));
    expect(author).toBe('Anna');
  });

  it('happens once, however often and at once it is sent', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const bookingId = await pastStay(person, resortId);
    const body = reviewBody(bookingId);
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(person, body)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await summaryOf(resortId))?.count).toBe(1);
    const other = await send(person, reviewBody(bookingId, { text: 'On second thoughts.' }));
    expect(other.status).toBe(409);
    expect(other.error).toMatchObject({ code: 'already-reviewed' });
    expect((await summaryOf(resortId))?.count).toBe(1);
  });

  it('is counted of each who was there, also when all write at once', async () => {
    const resortId = await newResort();
    const people = await Promise.all(Array.from({ length: 4 }, () => newMember()));
    const stays = await Promise.all(people.map((person, at) => pastStay(person, resortId, at)));
    await Promise.all(
      people.map((person, at) =>
        write(person, {
          ...reviewBody(stays[at] ?? ''),
          ratings: { Rooms: at + 1, Service: 5, Value: 5, Cleanliness: 5 },
        }),
      ),
    );
    expect(await summaryOf(resortId)).toMatchObject({
      count: 4,
      sums: { Rooms: 10, Service: 20, Value: 20, Cleanliness: 20 },
      facts: { wifi: { yes: 4, no: 0 } },
    });
  });

  it('is only for the member who was there, and only of a completed stay', async () => {
    const [person, other, resortId] = await Promise.all([newMember(), newMember(), newResort()]);
    const bookingId = await pastStay(person, resortId);
    const stranger = await send(other, reviewBody(bookingId));
    expect(stranger.status).toBe(404);
    expect(stranger.error).toMatchObject({ code: 'booking-not-found', field: 'bookingId' });
    const coming = await booked(person, pointsBody(person, resortId, nightFrom(3)));
    const early = await send(person, reviewBody(coming._id));
    expect(early.status).toBe(409);
    expect(early.error).toMatchObject({
      code: 'stay-not-completed',
      details: { status: 'confirmed' },
    });
    expect(await summaryOf(resortId)).toBeUndefined();
  });
});

describe('the reviews of a member who leaves', () => {
  it('go, also out of the summaries of the resorts', async () => {
    const [leaving, staying, resortId] = await Promise.all([newMember(), newMember(), newResort()]);
    const onlyTheirs = await newResort();
    const theirs = [
      await pastStay(leaving, resortId),
      await pastStay(leaving, resortId, 1),
      await pastStay(leaving, onlyTheirs, 2),
    ];
    const deleted: string[] = [];
    for (const stay of theirs) deleted.push((await write(leaving, reviewBody(stay))).id);
    const stay = await pastStay(staying, resortId, 3);
    const kept = await write(staying, reviewBody(stay, { text: 'Still here.' }));
    expect((await summaryOf(resortId))?.count).toBe(3);

    const { result } = await callCallable('exportdata', {}, leaving.token);
    const { reviews } = result as Output<'exportData'>;
    expect(reviews.map(({ id }) => id).toSorted()).toEqual(deleted.toSorted());

    expect((await callCallable('deleteaccount', {}, leaving.token)).status).toBe(200);
    for (const id of deleted) expect(await reviewOf(id)).toBeUndefined();
    expect(await reviewOf(kept.id)).toMatchObject({ text: 'Still here.' });
    expect(await summaryOf(resortId)).toMatchObject({ count: 1, sums: { Rooms: 8 } });
    expect(await summaryOf(onlyTheirs)).toBeUndefined();
  });
});
