import {
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowed, asServer, databaseOf, denied, emptyClub, seed } from './club-rules.ts';

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

  it('that is restored has the instant at which it was saved, and keeps it', async () => {
    await allowed(save('D101', { savedAt: Timestamp.fromMillis(1), note: 'Sea view' }));
    await denied(save('D101', { savedAt: Timestamp.fromMillis(2), note: 'Sea view' }));
  });

  it('is not a resort that there is not', () =>
    denied(save('D999', { savedAt: serverTimestamp() })));

  it('is not another member’s', () => denied(save('D101', { savedAt: serverTimestamp() }, 'bert')));

  it.each([
    ['nothing', {}],
    ['an instant to come', { savedAt: Timestamp.fromMillis(Date.now() + 3_600_000) }],
    ['a text', { savedAt: '2026-12-01T10:00:00.000Z' }],
    ['a number', { savedAt: 1 }],
    ['no instant', { savedAt: null }],
    ['a note that is too long', { savedAt: serverTimestamp(), note: 'x'.repeat(501) }],
    ['a note that is none', { savedAt: serverTimestamp(), note: ['x'] }],
    ['a board that cannot be', { savedAt: serverTimestamp(), board: 'b50' }],
    ['a board of another kind', { savedAt: serverTimestamp(), board: 1 }],
    ['another field as well', { savedAt: serverTimestamp(), blob: 'x'.repeat(100_000) }],
    ['another field instead', { addedAt: serverTimestamp() }],
  ])('does not hold %s: %j', (_what, data) => denied(save('D101', data)));

  it('lies on a board and has a note', async () => {
    const full = { savedAt: serverTimestamp(), board: 'b49', note: 'x'.repeat(500) };
    await allowed(save('D101', full));
    const saved = doc(databaseOf('member'), 'users/anna/favourites/D101');
    await allowed(updateDoc(saved, { board: 'saved', note: '' }));
    await denied(updateDoc(saved, { board: 'saved', savedAt: Timestamp.fromMillis(1) }));
    await denied(updateDoc(saved, { board: 'elsewhere' }));
    await denied(updateDoc(saved, { note: 1 }));
  });

  it('that is saved once more keeps its board and its note', async () => {
    await allowed(save('D101', { savedAt: serverTimestamp(), board: 'b1', note: 'Sea view' }));
    const saved = doc(databaseOf('member'), 'users/anna/favourites/D101');
    await allowed(setDoc(saved, { savedAt: serverTimestamp() }, { merge: true }));
    const found = await asServer((db) => getDoc(doc(db, 'users/anna/favourites/D101')));
    expect(found.data()).toMatchObject({ board: 'b1', note: 'Sea view' });
  });

  it('is not looked up across members, not even by an admin', async () => {
    await denied(getDocs(collectionGroup(databaseOf('member'), 'favourites')));
    await denied(getDocs(collectionGroup(databaseOf('admin'), 'favourites')));
  });
});

const put = (boardId: string, data: Record<string, unknown>, uid = 'anna'): Promise<void> =>
  setDoc(doc(databaseOf('member'), `users/${uid}/boards/${boardId}`), data);

describe('a board', () => {
  beforeAll(emptyClub);
  beforeEach(() => seed({ 'users/anna/boards/b1': null, 'users/anna/boards/saved': null }));

  it('has a name, and the days of a stay or none', async () => {
    await allowed(put('b1', { name: 'Winter', dates: '' }));
    const board = doc(databaseOf('member'), 'users/anna/boards/b1');
    await allowed(updateDoc(board, { dates: '2027-01-04/2027-01-09' }));
    await allowed(updateDoc(board, { name: 'Snow' }));
    await denied(updateDoc(board, { name: ' ' }));
    await allowed(deleteDoc(board));
  });

  it.each(['saved', 'b1', 'b10', 'b49'])('can have the id %s', (id) =>
    allowed(put(id, { name: 'Winter', dates: '' })),
  );

  it.each(['b0', 'b50', 'b100', 'winter', 'Saved'])('cannot have the id %s', (id) =>
    denied(put(id, { name: 'Winter', dates: '' })),
  );

  it('is not another member’s', () => denied(put('b1', { name: 'Winter', dates: '' }, 'bert')));

  it.each([
    ['no name', { dates: '' }],
    ['a name that is empty', { name: '', dates: '' }],
    ['a name that is too long', { name: 'x'.repeat(81), dates: '' }],
    ['a name of several lines', { name: 'Winter\nSummer', dates: '' }],
    ['no days', { name: 'Winter' }],
    ['one day', { name: 'Winter', dates: '2027-01-04' }],
    ['days that are none', { name: 'Winter', dates: 'in summer' }],
    ['days of another kind', { name: 'Winter', dates: ['2027-01-04', '2027-01-09'] }],
    ['another field', { name: 'Winter', dates: '', blob: 'x'.repeat(100_000) }],
    ['a link', { name: 'Winter', dates: '', share: { token: 'x', withNotes: true } }],
  ])('does not hold %s: %j', (_what, data) => denied(put('b1', data)));

  it('keeps the link that the server gave it', async () => {
    const share = { token: 'A'.repeat(22), withNotes: false };
    await seed({ 'users/anna/boards/b1': { name: 'Winter', dates: '', share } });
    const board = doc(databaseOf('member'), 'users/anna/boards/b1');
    await allowed(setDoc(board, { name: 'Snow', dates: '' }, { merge: true }));
    await denied(updateDoc(board, { share: { ...share, withNotes: true } }));
    await denied(setDoc(board, { name: 'Snow', dates: '' }));
    const found = await asServer((db) => getDoc(doc(db, 'users/anna/boards/b1')));
    expect(found.data()).toEqual({ name: 'Snow', dates: '', share });
  });

  it('is not looked up across members', () =>
    denied(getDocs(collectionGroup(databaseOf('member'), 'boards'))));
});
