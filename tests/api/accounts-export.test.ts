import type { MemberExport } from '@club/domain/user/member-export';
import { expect, it } from 'vitest';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import { callCallable, club } from './api-client.ts';
import { newFullMember } from './full-member.ts';
import { everyDocument } from './whole-database.ts';

it('the export has every document of a member, but for what is the machinery’s', async () => {
  const { person, traces, resortId } = await newFullMember();
  const { uid, email } = person;
  const answer = await callCallable('exportdata', {}, person.token);
  const exported = answer.result as MemberExport;
  const guards = await club.stays.where('uid', '==', uid).get();

  /** Says for a document where in the export it is; 'machine' for what only the server uses. */
  const placeOf = (path: string): string => {
    const [collection = '', id = '', inside, insideId = ''] = path.split('/');
    switch (collection) {
      case 'users':
        if (inside === undefined) return exported.user?.uid === id ? 'user' : '';
        if (inside === 'notifications') return 'notifications';
        if (inside === 'boards') {
          return exported.boards.some((one) => one.id === insideId) ? 'boards' : '';
        }
        return exported.favourites.some((one) => one.resortId === insideId) ? 'favourites' : '';
      case 'accounts':
        return exported.account === null ? '' : 'account';
      case 'bookings':
        return exported.bookings.some((one) => one._id === id) ? 'bookings' : '';
      case 'changes':
        return 'changes';
      case 'ledger':
        return 'ledger';
      case 'mail':
        return 'mails';
      case 'waitlistEntries':
        return 'waitlist';
      case 'supportTickets':
        return exported.tickets.some((one) => one.number === id) ? 'tickets' : '';
      case 'reviews':
        return exported.reviews.some((one) => one.id === id) ? 'reviews' : '';
      case 'audit':
        return 'accountChanges';
      case 'authz':
      case 'holds':
        return id === uid ? 'machine' : '';
      case 'sharedBoards':
        return exported.boards.some(({ share }) => share?.token === id) ? 'machine' : '';
      case 'emails':
        return id === emailClaimId(email) ? 'machine' : '';
      case 'stays':
        return guards.docs.some((guard) => guard.id === id) ? 'machine' : '';
      default:
        return '';
    }
  };

  const theirs = (await everyDocument()).filter(({ path, text }) =>
    [uid, ...traces].some((trace) => `${path} ${text}`.toLowerCase().includes(trace.toLowerCase())),
  );
  const places = theirs.map(({ path }) => ({ path, place: placeOf(path) }));
  expect(places.filter(({ place }) => place === '')).toEqual([]);
  const countOf = (wanted: string): number => places.filter(({ place }) => place === wanted).length;
  expect({
    user: countOf('user'),
    account: countOf('account'),
    bookings: countOf('bookings'),
    changes: countOf('changes'),
    ledger: countOf('ledger'),
    favourites: countOf('favourites'),
    boards: countOf('boards'),
    notifications: countOf('notifications'),
    mails: countOf('mails'),
    waitlist: countOf('waitlist'),
    tickets: countOf('tickets'),
    reviews: countOf('reviews'),
    accountChanges: countOf('accountChanges'),
  }).toEqual({
    user: 1,
    account: 1,
    bookings: exported.bookings.length,
    changes: exported.changes.length,
    ledger: exported.ledger.length,
    favourites: exported.favourites.length,
    boards: exported.boards.length,
    notifications: exported.notifications.length,
    mails: exported.mails.length,
    waitlist: exported.waitlist.length,
    tickets: exported.tickets.length,
    reviews: exported.reviews.length,
    accountChanges: exported.accountChanges.length,
  });
  expect(exported.bookings.length).toBe(5);
  expect(exported.changes).toMatchObject([{ state: 'held', to: { unitType: '2 bedroom' } }]);
  expect(JSON.stringify(exported.changes)).not.toContain(uid);
  expect(exported.ledger.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(exported.notifications.length).toBe(2);
  for (const { data, title, text } of exported.notifications) {
    expect(text).toContain('resortName' in data ? data.resortName : '');
    expect(title).toMatch(/^(Booking|Points) /);
  }
  expect(exported.mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Booking confirmed: /),
    expect.stringMatching(/^Booking confirmed: /),
    expect.stringMatching(/^Booking confirmed: /),
    expect.stringMatching(/^We have your message: HELP-/),
  ]);
  expect(exported.tickets).toMatchObject([{ topic: 'points', state: 'open', answers: [] }]);
  expect(JSON.stringify(exported.tickets)).not.toContain(uid);
  expect(exported.reviews).toMatchObject([{ resortId, ratings: { Rooms: 8 } }]);
  expect(exported.waitlist).toMatchObject([{ state: 'waiting', nights: 6 }]);
  expect(JSON.stringify(exported.waitlist)).not.toContain(uid);
  expect(exported.favourites).toMatchObject([
    { resortId, board: 'b1', note: expect.stringMatching(/^With /) },
  ]);
  expect(exported.boards).toMatchObject([{ id: 'b1', dates: null, share: { withNotes: true } }]);
  expect(Date.parse(exported.favourites[0]?.savedAt ?? '')).toBeGreaterThan(0);
  expect(JSON.stringify(exported)).not.toContain('"keys"');
});
