import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { allowed, databaseOf, denied, emptyClub, seed } from './club-rules.ts';
import { aNotification } from './matrix.ts';

const PATH = 'users/anna/notifications/one';
const change = (some: Record<string, unknown>): Promise<void> =>
  updateDoc(doc(databaseOf('member'), PATH), some);

describe('a notification', () => {
  beforeAll(emptyClub);
  beforeEach(() => seed({ [PATH]: aNotification() }));

  it('is marked as read, and as unread again', async () => {
    await allowed(change({ read: true }));
    await allowed(change({ read: false }));
  });

  it.each([
    { read: 'yes' },
    { read: 1 },
    { read: null },
    { read: deleteField() },
    { title: 'You won' },
    { text: 'Click here' },
    { data: { resortName: 'You won' } },
    { link: 'https://evil.example' },
    { at: '2030-01-01T00:00:00.000Z' },
    { kind: 'points-deposited' },
    { seen: true },
    { read: true, title: 'You won' },
  ])('is not changed otherwise: %j', (some) => denied(change(some)));

  it('is neither written nor removed by the member', async () => {
    const db = databaseOf('member');
    await denied(setDoc(doc(db, 'users/anna/notifications/two'), aNotification()));
    await denied(setDoc(doc(db, PATH), { read: true }));
    await denied(deleteDoc(doc(db, PATH)));
    await allowed(setDoc(doc(db, PATH), { read: true }, { merge: true }));
  });

  it('is listed newest first by the member, and never across members', async () => {
    const list = collection(databaseOf('member'), 'users/anna/notifications');
    await allowed(getDocs(query(list, orderBy('at', 'desc'), limit(100))));
    await denied(getDocs(collectionGroup(databaseOf('member'), 'notifications')));
    await denied(getDocs(collectionGroup(databaseOf('admin'), 'notifications')));
  });
});
