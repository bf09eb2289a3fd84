import { MUTES } from '@club/domain/user/message-settings';
import {
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  type DocumentReference,
  getDoc,
  getDocs,
  collection,
  increment,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { ACTORS, SIGNED_IN } from './actors.ts';
import {
  allowed,
  anonymousDatabase,
  databaseOf,
  databaseWithFactor,
  denied,
  emptyClub,
  seed,
} from './club-rules.ts';
import { aUser } from './matrix.ts';

const own = (): DocumentReference => doc(databaseOf('member'), 'users/anna');
const change = (some: Record<string, unknown>): Promise<void> => updateDoc(own(), some);

describe('a member’s record', () => {
  beforeAll(emptyClub);
  beforeEach(() => seed({ 'users/anna': aUser('anna'), 'users/bert': aUser('bert') }));

  it('is closed to an anonymous session, whatever its uid', async () => {
    const db = anonymousDatabase('anna');
    await denied(getDoc(doc(db, 'users/anna')));
    await denied(updateDoc(doc(db, 'users/anna'), { name: 'Anna' }));
    await allowed(getDoc(own()));
  });

  it.each([
    { name: 'Anna' },
    { name: 'A' },
    { name: 'A'.repeat(80) },
    { name: '海'.repeat(80) },
    { name: "O'Brien-Šimić <b>" },
    { phoneNumber: '+1 (555) 010-0199' },
    { phoneNumber: '12345' },
    { phoneNumber: '' },
    { photoURL: 'https://pictures.example/anna.jpg?w=200#face' },
    { photoURL: 'https://pictures.example' },
    { photoURL: `https://pictures.example/${'a'.repeat(2023)}` },
    { photoURL: '' },
    { location: 'Naples, Florida' },
    { location: '' },
    { location: 'x'.repeat(120) },
    { muted: [] },
    { muted: ['points-deposited:app', 'ticket-answered:app'] },
    { muted: [...MUTES] },
    { muted: deleteField() },
    { name: 'Anna', phoneNumber: '12345', photoURL: '', location: 'Spain' },
    // Unchanged fields are no change.
    { name: 'Anna', isAdmin: false, email: 'anna@example.com' },
  ])('takes from the member %j', (some) => allowed(change(some)));

  it.each([
    ['no text', { name: 7 }],
    ['no text', { name: null }],
    ['no text', { name: ['Anna'] }],
    ['no text', { name: { first: 'Anna' } }],
    ['a blank', { name: '' }],
    ['a blank', { name: '   ' }],
    ['too much', { name: 'A'.repeat(81) }],
    ['a control character', { name: 'An\u0000na' }],
    ['a line break', { name: 'An\nna' }],
    ['a late control character', { name: 'An\u0085na' }],
    ['no text', { phoneNumber: 15_550_100 }],
    ['too little', { phoneNumber: '1234' }],
    ['letters', { phoneNumber: 'call me' }],
    ['too much', { phoneNumber: '1'.repeat(33) }],
    ['too much', { phoneNumber: `+${'1'.repeat(32)}` }],
    ['no text', { photoURL: 7 }],
    ['no https', { photoURL: 'http://pictures.example/anna.jpg' }],
    ['no https', { photoURL: 'javascript:alert(1)' }],
    ['no https', { photoURL: 'data:image/svg+xml,<svg/>' }],
    ['no https', { photoURL: '//pictures.example/anna.jpg' }],
    ['no host', { photoURL: 'https://' }],
    ['no host', { photoURL: 'https:///anna.jpg' }],
    ['a password', { photoURL: 'https://anna:secret@pictures.example/' }],
    ['an account', { photoURL: 'https://pictures.example@evil.example/' }],
    ['a backslash', { photoURL: 'https://pictures.example\\@evil.example/' }],
    ['a space', { photoURL: 'https://pictures.example/a b.jpg' }],
    ['a line break', { photoURL: 'https://pictures.example/\n' }],
    ['too much', { photoURL: `https://pictures.example/${'a'.repeat(2024)}` }],
    ['no text', { location: 34_102 }],
    ['too much', { location: 'x'.repeat(121) }],
    ['a tab', { location: 'Na\tples' }],
    ['no list', { muted: 'points-deposited:app' }],
    ['no list', { muted: { 'points-deposited:app': true } }],
    ['what has to be said', { muted: ['booking-confirmed:mail'] }],
    ['what has to be said', { muted: ['points-deposited:app', 'ticket-answered:mail'] }],
    ['nothing there is', { muted: [7] }],
    ['too much', { muted: [...MUTES, ...MUTES] }],
    ['a good field beside a bad one', { name: 'Anna', location: 7 }],
    ['no field', { name: deleteField() }],
    ['no field', { location: deleteField() }],
    ['an instant', { name: serverTimestamp() }],
    ['a list', { name: arrayUnion('Anna') }],
    ['a sum', { phoneNumber: increment(1) }],
  ])('never accepts %s: %j', (_what, some) => denied(change(some)));

  it.each([
    { isAdmin: true },
    { uid: 'bert' },
    { email: 'bert@example.com' },
    { membership: 'Gold' },
    { createdAt: '2020-01-01T00:00:00.000Z' },
    { roleChangedAt: '2020-01-01T00:00:00.000Z' },
    { disabled: false },
    { role: 'admin' },
    { points: 1_000_000 },
    { minAuthTime: 0 },
    { 'authz.isAdmin': true },
    { isAdmin: deleteField() },
    { needsSecondFactor: true },
    { email: deleteField() },
    { email: serverTimestamp() },
    { roles: arrayUnion('admin') },
    { rev: increment(1) },
  ])('is not mass-assigned by the member: %j', async (some) => {
    await denied(change(some));
    await denied(change({ name: 'Anna', ...some }));
    await denied(setDoc(own(), some, { merge: true }));
  });

  it('is not replaced as a whole, even by one that looks right but for the fields it lacks', async () => {
    await denied(setDoc(own(), { name: 'Anna', phoneNumber: '', photoURL: '', location: 'USA' }));
    await denied(setDoc(own(), { ...aUser('anna'), isAdmin: true }));
    await allowed(setDoc(own(), { ...aUser('anna'), name: 'Anna' }));
  });

  it('stays as it was when one write of several is rejected', async () => {
    const db = databaseOf('member');
    const both = writeBatch(db);
    both.update(doc(db, 'users/anna'), { name: 'Anna' });
    both.update(doc(db, 'users/bert'), { name: 'Bert' });
    await denied(both.commit());
    const one = writeBatch(db);
    one.update(doc(db, 'users/anna'), { name: 'Anna' });
    await allowed(one.commit());
  });

  it('keeps an address for bills, whole and with nothing else in it', async () => {
    const address = {
      firstName: 'Anna',
      lastName: 'Berg',
      phoneNumber: '+1 555 010 0199',
      address1: '2 Sample Road',
      address2: '',
      country: 'Spain',
      city: 'Other City',
      state: 'Sample',
      postalCode: '12345',
    };
    await allowed(change({ billing: address }));
    await allowed(change({ billing: null }));
    const { city: _city, ...withoutCity } = address;
    for (const billing of [
      'Sample Road',
      withoutCity,
      { ...address, city: ' ' },
      { ...address, city: 'x'.repeat(81) },
      ...Object.keys(address).map((field) => ({ ...address, [field]: 7 })),
      { ...address, phoneNumber: 'call me' },
      { ...address, cardNumber: '4242424242424242' },
    ]) {
      await denied(change({ billing }));
    }
  });

  it('is neither made nor removed by the member', async () => {
    const newcomer = databaseOf('member without a record yet');
    await denied(setDoc(doc(newcomer, 'users/nora'), aUser('nora')));
    await denied(setDoc(doc(newcomer, 'users/nora'), { ...aUser('nora'), isAdmin: true }));
    await denied(deleteDoc(own()));
  });

  it('is not changed by an admin either, who goes through the server', async () => {
    await denied(updateDoc(doc(databaseOf('admin'), 'users/anna'), { name: 'Anna' }));
    await denied(updateDoc(doc(databaseOf('admin'), 'users/anna'), { isAdmin: true }));
    await allowed(change({ name: 'Anna' }));
  });

  it('is found by its email only by an admin', async () => {
    const byEmail = (name: 'admin' | 'member') =>
      getDocs(
        query(collection(databaseOf(name), 'users'), where('email', '==', 'anna@example.com')),
      );
    await allowed(byEmail('admin'));
    await denied(byEmail('member'));
  });
});

describe('the way to more rights', () => {
  beforeAll(emptyClub);
  beforeEach(() => seed({ 'users/anna': aUser('anna') }));

  it('does not lead through the record of rights or the list of admins', async () => {
    const db = databaseOf('member');
    const permissions = { isAdmin: true, disabled: false, minAuthTime: 0 };
    await denied(setDoc(doc(db, 'authz/anna'), permissions));
    await denied(updateDoc(doc(db, 'authz/anna'), { isAdmin: true }));
    await denied(deleteDoc(doc(db, 'authz/anna')));
    await denied(setDoc(doc(db, 'meta/admins'), { uids: ['anna'] }));
    await denied(updateDoc(doc(db, 'meta/admins'), { uids: arrayUnion('anna') }));
    await denied(setDoc(doc(db, 'accounts/anna'), { available: 1_000_000, borrowed: 0, seq: 1 }));
    await denied(setDoc(doc(db, 'ledger/gift'), { uid: 'anna', seq: 1, kind: 'deposit' }));
  });

  it('does not open by closing the own record of rights', async () => {
    const db = databaseOf('disabled member');
    await denied(deleteDoc(doc(db, 'authz/carl')));
    await denied(updateDoc(doc(db, 'authz/carl'), { disabled: false }));
  });

  it('is closed to an unconfirmed session of the very second in which the owner signed in', async () => {
    const reading = () => getDoc(doc(databaseOf('other member'), 'users/bert'));
    const permissions = { isAdmin: false, disabled: false, confirmed: true };
    await seed({
      'users/bert': aUser('bert'),
      'authz/bert': { ...permissions, minAuthTime: SIGNED_IN },
    });
    await denied(reading());
    await seed({ 'authz/bert': { ...permissions, minAuthTime: SIGNED_IN - 1 } });
    await allowed(reading());
  });

  it('closes with the demotion, at the next request of the same session', async () => {
    const listing = () => getDocs(collection(databaseOf('admin'), 'users'));
    await allowed(listing());
    await seed({ 'authz/ada': { ...ACTORS.admin.authz, isAdmin: false } });
    await denied(listing());
    await seed({ 'authz/ada': ACTORS.admin.authz });
    await allowed(listing());
  });

  it('needs a second factor from the moment that it is demanded, and no longer when it is not', async () => {
    const listing = (db = databaseOf('admin')) => getDocs(collection(db, 'users'));
    await seed({ 'authz/ada': { ...ACTORS.admin.authz, needsSecondFactor: true } });
    await denied(listing());
    for (const factor of ['totp', 'phone']) {
      await allowed(listing(databaseWithFactor('ada', factor)));
    }
    for (const none of ['', null, 1, ['totp']]) {
      await denied(listing(databaseWithFactor('ada', none)));
    }
    // What is their own stays theirs, so that they can add one.
    await allowed(getDoc(doc(databaseOf('admin'), 'users/ada')));
    await seed({ 'authz/ada': ACTORS.admin.authz });
    await allowed(listing());
  });

  it('closes with the account, at the next request of the same session', async () => {
    const reading = () => updateDoc(own(), { name: 'Anna' });
    await allowed(reading());
    await seed({ 'authz/anna': { ...ACTORS.member.authz, disabled: true } });
    await denied(reading());
    await seed({ 'authz/anna': ACTORS.member.authz });
    await allowed(reading());
  });
});
