import {
  addDoc,
  collection,
  collectionGroup,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import type { ActorName } from '../access/access-matrix.ts';
import { allowed, databaseOf, denied, emptyClub, seed } from './club-rules.ts';

const aBooking = (uid: string, status: string): Record<string, unknown> => ({
  uid,
  email: `${uid}@example.com`,
  status,
  bookingDate: '2026-12-01T10:00:00.000Z',
  points: 43_000,
});
const list = (name: ActorName, ...constraints: QueryConstraint[]): Query =>
  query(collection(databaseOf(name), 'bookings'), ...constraints);

describe('bookings', () => {
  beforeAll(async () => {
    await emptyClub();
    await seed({
      'bookings/a1': aBooking('anna', 'confirmed'),
      'bookings/a2': aBooking('anna', 'cancelled'),
      'bookings/b1': aBooking('bert', 'confirmed'),
      'ledger/a1': { uid: 'anna', seq: 1 },
      'ledger/b1': { uid: 'bert', seq: 1 },
    });
  });

  it.each([
    ['all own', [where('uid', '==', 'anna')]],
    ['the newest own', [where('uid', '==', 'anna'), orderBy('bookingDate', 'desc'), limit(1)]],
    ['own of some states', [where('uid', '==', 'anna'), where('status', 'in', ['confirmed'])]],
    ['own by own email', [where('uid', '==', 'anna'), where('email', '==', 'anna@example.com')]],
  ])('are listed by their member: %s', async (_what, constraints) => {
    await allowed(getDocs(list('member', ...constraints)));
    await denied(getDocs(list('other member', ...constraints)));
    await denied(getDocs(list('visitor', ...constraints)));
    await denied(getDocs(list('demoted admin with the old claim', ...constraints)));
    await allowed(getDocs(list('admin', ...constraints)));
  });

  it.each([
    ['without a filter', []],
    ['one only, without a filter', [limit(1)]],
    ['of another member', [where('uid', '==', 'bert')]],
    ['of oneself or another', [where('uid', 'in', ['anna', 'bert'])]],
    ['of all but one other', [where('uid', '!=', 'bert')]],
    ['by the own email instead of the uid', [where('email', '==', 'anna@example.com')]],
    ['by state', [where('status', '==', 'confirmed')]],
  ])('are not listed by a member: %s', async (_what, constraints) => {
    await denied(getDocs(list('member', ...constraints)));
    await denied(getCount(list('member', ...constraints)));
    await allowed(getDocs(list('admin', ...constraints)));
    await allowed(getCount(list('admin', ...constraints)));
  });

  it('are counted by their member, who asks for the own ones', () =>
    allowed(getCount(list('member', where('uid', '==', 'anna')))));

  it('that there are not cannot be told from those of others', async () => {
    await denied(getDoc(doc(databaseOf('member'), 'bookings/none')));
    await denied(getDoc(doc(databaseOf('member'), 'bookings/b1')));
    await allowed(getDoc(doc(databaseOf('member'), 'bookings/a1')));
    await allowed(getDoc(doc(databaseOf('admin'), 'bookings/none')));
  });

  it('are not made, moved or changed except by the server', async () => {
    const db = databaseOf('member');
    await denied(addDoc(collection(db, 'bookings'), aBooking('anna', 'confirmed')));
    for (const change of [
      { status: 'cancelled' },
      { status: 'completed' },
      { uid: 'bert' },
      { points: 0 },
      { priceCents: 1 },
      { history: [] },
      { email: deleteField() },
    ]) {
      await denied(updateDoc(doc(db, 'bookings/a1'), change));
      await denied(updateDoc(doc(databaseOf('admin'), 'bookings/a1'), change));
    }
  });

  it('do not open through a group of collections', async () => {
    await denied(getDocs(collectionGroup(databaseOf('admin'), 'bookings')));
    await denied(
      getDocs(query(collectionGroup(databaseOf('member'), 'bookings'), where('uid', '==', 'anna'))),
    );
  });
});

describe('entries of the ledger', () => {
  it('are listed by their member only, newest first', async () => {
    const lines = (name: ActorName, uid: string) =>
      getDocs(
        query(
          collection(databaseOf(name), 'ledger'),
          where('uid', '==', uid),
          orderBy('seq', 'desc'),
        ),
      );
    await allowed(lines('member', 'anna'));
    await denied(lines('member', 'bert'));
    await denied(getDocs(collection(databaseOf('member'), 'ledger')));
    await allowed(getDocs(collection(databaseOf('admin'), 'ledger')));
  });
});
