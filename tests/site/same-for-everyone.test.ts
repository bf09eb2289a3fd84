/** @module-tag site */
import { beforeAll, expect, it } from 'vitest';
import { newAdmin, newMember, siteUrl } from '../api/api-client.ts';
import { forgedToken } from '../api/forged-tokens.ts';

/** A resort of the demo club: other tests withdraw the resorts they add. */
const RESORT = 'R1001';
let tokens: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const [member, admin] = await Promise.all([newMember(), newAdmin()]);
  tokens = {
    member: member.token,
    admin: admin.token,
    forged: forgedToken({ sub: admin.uid, user_id: admin.uid }),
    broken: 'nonsense',
  };
});

/** What a caller receives, without the instant at which the page was rendered. */
const received = async (path: string, token: string | null) => {
  const headers: Record<string, string> =
    token === null ? {} : { Authorization: `Bearer ${token}`, Cookie: `__session=${token}` };
  const response = await fetch(`${siteUrl()}${path}`, { headers });
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie'),
    caching: response.headers.get('cache-control'),
    body: text.replace(/"nowMs":\d+/, ''),
  };
};

/**
 * What all callers receive between two equal answers to a visitor: other tests change the directory
 * meanwhile.
 */
const receivedByAll = async (path: string) => {
  for (;;) {
    const visitor = await received(path, null);
    const others: [caller: string, answer: typeof visitor][] = [];
    for (const [caller, token] of Object.entries(tokens)) {
      others.push([caller, await received(path, token)]);
    }
    const again = await received(path, null);
    if (again.body === visitor.body) return { visitor, others };
  }
};

it.each([
  '/',
  '/search?q=lantern',
  '/help',
  '/stays/unknown',
  `/singleResortPage/${RESORT}`,
  '/sitemap.xml',
  `/social/${RESORT}.png`,
])('every caller receives the same, without a cookie: %s', async (path) => {
  const { visitor, others } = await receivedByAll(path);
  expect([visitor.status, visitor.cookie]).toEqual([200, null]);
  expect(visitor.caching).toMatch(/^public, /);
  expect(visitor.body.length).toBeGreaterThan(500);
  for (const [caller, answer] of others) {
    expect(answer.body === visitor.body, caller).toBe(true);
    expect({ ...answer, body: '' }, caller).toEqual({ ...visitor, body: '' });
  }
});

it('a shared board is kept nowhere, and a closed link is not found', async () => {
  const { status, cookie, caching, body } = await received('/boards/unknown', null);
  expect([status, cookie, caching]).toEqual([404, null, 'private, no-store']);
  expect(body).toContain('This board is not shared any more');
});
