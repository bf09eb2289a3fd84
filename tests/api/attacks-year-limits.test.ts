import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import { createAccount, squat } from './account-stage.ts';
import type { Person } from './api-client.ts';
import { auth, callCallable, club, newMember, signIn } from './api-client.ts';
import { book, bookingIn, day, newResort, pointsBody, STAY } from './booking-stage.ts';

/*
 * A year's deposits and borrowing, used up again by account after account of one address
 * (docs/security.md, Bookings).
 */

describe('deleting an account and registering again (11)', () => {
  const YEAR_LIMIT = 200_000;

  const deleteAccount = async (person: Person): Promise<void> => {
    const fresh = await signIn(person);
    expect((await callCallable('deleteaccount', {}, fresh.token)).status).toBe(200);
  };

  /** Deletes the account and registers another with the same address, confirmed by its owner. */
  const registerAgain = async (person: Person): Promise<Person> => {
    await deleteAccount(person);
    const { email, password } = person;
    return createAccount({ email, password, emailVerified: true });
  };

  const deposit = ({ token }: Person, points: number) =>
    callCallable('depositpoints', { points, requestId: randomUUID() }, token);

  const owedBy = async ({ uid }: Person): Promise<number> =>
    (await club.accounts.doc(uid).get()).data()?.borrowed ?? 0;

  it('gives none before the token says that the address is confirmed, either', async () => {
    const person = await newMember('early');
    expect((await deposit(person, YEAR_LIMIT)).status).toBe(200);
    await deleteAccount(person);
    const { email, password } = person;
    const again = await createAccount({ email, password, emailVerified: false });
    await auth.updateUser(again.uid, { emailVerified: true });
    expect((await deposit(again, 1)).error).toMatchObject({ details: { allowed: 0 } });
  });

  it.each([true, false])(
    'gives none before a record is made (token confirmed: %s)',
    async (isSaid) => {
      const person = await newMember('unrecorded');
      expect((await deposit(person, YEAR_LIMIT)).status).toBe(200);
      await deleteAccount(person);
      const { email, password } = person;
      const { uid } = await auth.createUser({ email, password, emailVerified: isSaid });
      const again = await signIn({ ...person, uid });
      await auth.updateUser(uid, { emailVerified: true });
      expect((await deposit(again, 1)).error).toMatchObject({ details: { allowed: 0 } });
    },
  );

  it('gives none to an account that takes the address by changing its own', async () => {
    const person = await newMember('changing');
    expect((await deposit(person, YEAR_LIMIT)).status).toBe(200);
    await deleteAccount(person);
    const other = await createAccount({
      email: `other-${randomUUID()}@example.com`,
      password: person.password,
      emailVerified: false,
    });
    await auth.updateUser(other.uid, { email: person.email, emailVerified: true });
    const again = await signIn({ ...person, uid: other.uid });
    expect((await callCallable('followemail', {}, again.token)).status).toBe(200);
    expect((await deposit(again, 1)).error).toMatchObject({ details: { allowed: 0 } });
  });

  it('gives no second share of a year’s deposits', async () => {
    const person = await newMember('depositor');
    expect((await deposit(person, 150_000)).status).toBe(200);
    const second = await registerAgain(person);
    expect((await deposit(second, 50_001)).error).toMatchObject({
      code: 'deposit-limit',
      details: { allowed: 50_000 },
    });
    expect((await deposit(second, 50_000)).status).toBe(200);
    const third = await registerAgain(second);
    expect((await deposit(third, 1)).error).toMatchObject({ details: { allowed: 0 } });
    const account = (await club.accounts.doc(third.uid).get()).data();
    expect(account).toMatchObject({
      available: 0,
      usedBefore: { deposited: YEAR_LIMIT, borrowed: 0 },
    });
  });

  it('gives no second share of what can be borrowed, but what came back is theirs to borrow', async () => {
    const [person, resortId] = await Promise.all([newMember('borrower'), newResort()]);
    const coming = { startDate: day(90), endDate: day(97) };
    expect((await book(person, pointsBody(person, resortId, coming))).status).toBe(201);
    expect(await owedBy(person)).toBeGreaterThan(0);
    // A stay that is given back by the policy owes nothing.
    const second = await registerAgain(person);
    expect((await club.accounts.doc(second.uid).get()).data()?.usedBefore).toBeUndefined();
    const used = await book(second, pointsBody(second, resortId, STAY));
    expect(used.status).toBe(201);
    await club.bookings.doc(bookingIn(used)._id).update({ status: 'completed' });
    const borrowed = await owedBy(second);
    expect(borrowed).toBeGreaterThan(0);
    const third = await registerAgain(second);
    expect((await club.accounts.doc(third.uid).get()).data()).toMatchObject({
      borrowed: 0,
      usedBefore: { borrowed, deposited: 0 },
    });
  });

  it('of another person’s address that was never confirmed takes nothing from its owner', async () => {
    const squatter = await squat();
    const resortId = await newResort();
    const used = await book(squatter, pointsBody(squatter, resortId, STAY));
    expect(used.status).toBe(201);
    await club.bookings.doc(bookingIn(used)._id).update({ status: 'completed' });
    const owner = await registerAgain(squatter);
    expect((await club.accounts.doc(owner.uid).get()).data()?.usedBefore).toBeUndefined();
    // The address is nowhere in what is kept.
    const kept = await club.yearLimits.get();
    for (const { id, data } of kept.docs.map((doc) => ({ id: doc.id, data: doc.data() }))) {
      expect(JSON.stringify([id, data])).not.toContain(emailClaimId(squatter.email));
    }
  });
});
