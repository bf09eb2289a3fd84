import { randomUUID } from 'node:crypto';
import { isApiErrorCode } from '@club/domain/api/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './api-client.ts';
import {
  auth,
  call,
  callCallable,
  club,
  newAdmin,
  newMember,
  signIn,
  signUp,
} from './api-client.ts';
import { bookingIn, newResort, pointsBody, STAY } from './booking-stage.ts';
import { listOwned, readDocument } from './direct-reads.ts';

/** What came back, as text; `code` of an error by the API. */
type Reply = { status: number; code: unknown; text: string };
/** A request as it went over the wire, to be sent again with another token. */
type Recorded = { what: string; send: (token: string | null) => Promise<Reply> };

const replyOf = (status: number, body: unknown): Reply => ({
  status,
  code: typeof body === 'object' && body !== null && 'code' in body ? body.code : null,
  text: JSON.stringify(body ?? null),
});

const byRest = (request: string, body?: Record<string, unknown>): Recorded => ({
  what: request.split('?')[0] ?? '',
  send: async (token) => {
    const answer = await call(request, { token, ...(body === undefined ? {} : { body }) });
    return replyOf(answer.status, answer.body);
  },
});

const byCall = (name: string, data: Record<string, unknown> = {}): Recorded => ({
  what: name,
  send: async (token) => {
    const { status, result, error } = await callCallable(name, data, token);
    return replyOf(status, result ?? error);
  },
});

const byRead = (path: string): Recorded => ({
  what: path.split('/')[0] ?? '',
  send: async (token) => ({ code: null, ...(await readDocument(path, token)) }),
});

const byList = (collection: string, uid: string): Recorded => ({
  what: `all ${collection}`,
  send: async (token) => ({ code: null, ...(await listOwned(collection, uid, token)) }),
});

const NAME = `Anna Berg ${randomUUID().slice(0, 8)}`;

/** A member who registers, deposits, holds, books, looks at everything and takes it home. */
const recordSession = async () => {
  const account = await signUp('recorded');
  await auth.updateUser(account.uid, { emailVerified: true });
  const member = await signIn(account);
  const session: { request: Recorded; reply: Reply }[] = [];
  const play = async (request: Recorded): Promise<Reply> => {
    const reply = await request.send(member.token);
    session.push({ request, reply });
    return reply;
  };
  const [first, second] = await Promise.all([newResort(), newResort()]);
  await play(byRest('POST /users', { name: NAME, email: member.email, membership: 'Member' }));
  await play(byRest(`GET /users?email=${member.email}`));
  await play(byCall('depositpoints', { points: 100_000, requestId: randomUUID() }));
  const held = await play(
    byCall('holdoffer', { resortId: first, vacationType: 'rciPoints', ...STAY }),
  );
  const { holdId } = JSON.parse(held.text) as { holdId: string };
  await play(byCall('releasehold', { holdId }));
  const booked = await play(byRest('POST /bookings', pointsBody(member, second)));
  const booking = bookingIn({
    ...booked,
    code: null,
    body: JSON.parse(booked.text),
    headers: new Headers(),
  });
  await play(byRest(`GET /bookings?email=${member.email}`));
  await play(byCall('followemail'));
  await play(byCall('exportdata'));
  for (const path of [`users/${member.uid}`, `accounts/${member.uid}`, `bookings/${booking._id}`]) {
    await play(byRead(path));
  }
  await play(byList('bookings', member.uid));
  await play(byList('ledger', member.uid));
  return { member, bookingId: booking._id, session };
};

let recorded: Awaited<ReturnType<typeof recordSession>>;
let others: Record<string, Person | null>;

beforeAll(async () => {
  const keeper = await newAdmin();
  const [other, demoted, closed] = await Promise.all([newMember(), newAdmin(), newAdmin()]);
  recorded = await recordSession();
  const body = { email: demoted.email, isAdmin: false };
  await call('PATCH /update-user', { token: keeper.token, body });
  await club.authz.doc(closed.uid).update({ isAdmin: false });
  others = {
    'another member': other,
    'a visitor': null,
    'a demoted admin': demoted,
    'a demoted admin whose claim is still there': closed,
  };
}, 120_000);

const stateOfMember = async (): Promise<string> => {
  const { uid } = recorded.member;
  const found = await Promise.all([
    club.users.doc(uid).get(),
    club.accounts.doc(uid).get(),
    club.holds.doc(uid).get(),
  ]);
  const lists = await Promise.all([
    club.bookings.where('uid', '==', uid).get(),
    club.ledger.where('uid', '==', uid).get(),
    club.notifications(uid).get(),
  ]);
  return JSON.stringify([
    ...found.map((one) => one.data()),
    ...lists.map((list) => list.docs.map((one) => one.data())),
  ]);
};

describe('a member’s session, recorded', () => {
  it('was a good one: every request of it succeeded', () => {
    expect(recorded.session.length).toBeGreaterThanOrEqual(14);
    for (const { request, reply } of recorded.session) {
      expect([200, 201], `${request.what}: ${reply.text.slice(0, 200)}`).toContain(reply.status);
    }
    const told = recorded.session.map(({ reply }) => reply.text).join('\n');
    for (const datum of [recorded.member.email, recorded.member.uid, NAME, recorded.bookingId]) {
      expect(told).toContain(datum);
    }
  });

  it.each([
    'another member',
    'a visitor',
    'a demoted admin',
    'a demoted admin whose claim is still there',
  ])('gives %s nothing of the member’s when it is replayed', async (who) => {
    const person = others[who] ?? null;
    const before = await stateOfMember();
    const { member, bookingId, session } = recorded;
    for (const { request } of session) {
      const { status, code, text } = await request.send(person?.token ?? null);
      for (const datum of [member.email, member.uid, NAME, bookingId]) {
        // The error of the database names the requested path; that is the caller's own text.
        const isEcho = status === 403 && !isApiErrorCode(code);
        expect(isEcho || !text.includes(datum), `${request.what} tells ${datum}`).toBe(true);
      }
      const isOwn = ['depositpoints', 'holdoffer', 'releasehold', 'exportdata', 'followemail'];
      const isMemberStill = who === 'another member' || who.endsWith('still there');
      if (isMemberStill && isOwn.includes(request.what)) {
        // These are about the caller, and so are their answers.
        expect([200, 403], request.what).toContain(status);
      } else {
        expect([401, 403], `${request.what}: ${text.slice(0, 200)}`).toContain(status);
      }
    }
    expect(await stateOfMember()).toBe(before);
  });

  it('is good again for the member, where it can be repeated', async () => {
    const { member, session } = recorded;
    for (const { request } of session) {
      if (request.what === 'holdoffer' || request.what === 'releasehold') continue;
      const { status, text } = await request.send(member.token);
      expect([200, 201], `${request.what}: ${text.slice(0, 200)}`).toContain(status);
    }
  });
});
