import {
  collectionGroup,
  deleteDoc,
  doc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { allowed, databaseOf, denied, emptyClub, seed } from './club-rules.ts';

const save = (resortId: string, data: Record<string, unknown>, uid = 'anna'): Promise<void> =>
  setDoc(doc(databaseOf('member'), `users/${uid}/favourites/${resortId}`), data);

describe('a favourite', () => {
  beforeAll(emptyClub);
  beforeEach(() =>
    seed({ 'resorts/D101': { place_name: 'Cove' }, 'users/anna/favourites/D101': null }),
  );

  it('is a resort of the club with the instant at which it was saved', async () => {
    await allowed(save('D101', { savedAt: serverTimestamp() }));
    // Once more, and away again.
    await allowed(save('D101', { savedAt: serverTimestamp() }));
    await allowed(deleteDoc(doc(databaseOf('member'), 'users/anna/favourites/D101')));
  });

  it('is not a resort that there is not', () =>
    denied(save('D999', { savedAt: serverTimestamp() })));

  it('is not somebody else’s', () => denied(save('D101', { savedAt: serverTimestamp() }, 'bert')));

  it.each([
    ['nothing', {}],
    ['an instant of the own clock', { savedAt: Timestamp.fromMillis(0) }],
    ['a text', { savedAt: '2026-12-01T10:00:00.000Z' }],
    ['a number', { savedAt: 1 }],
    ['no instant', { savedAt: null }],
    ['another field as well', { savedAt: serverTimestamp(), note: 'x' }],
    ['another field as well', { savedAt: serverTimestamp(), blob: 'x'.repeat(100_000) }],
    ['another field instead', { addedAt: serverTimestamp() }],
  ])('does not hold %s: %j', (_what, data) => denied(save('D101', data)));

  it('is not looked up across members, not even by an admin', async () => {
    await denied(getDocs(collectionGroup(databaseOf('member'), 'favourites')));
    await denied(getDocs(collectionGroup(databaseOf('admin'), 'favourites')));
  });
});
