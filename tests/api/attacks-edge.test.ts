import {
  CALLABLE_NAMES,
  deployedName,
  MAX_BODY_BYTES,
  REST_NAMES,
  routeOf,
} from '@club/domain/api/contract';
import { RATE_LIMITS } from '@club/domain/limits/rate-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './api-client.ts';
import { contactBody } from './contact-stage.ts';
import { call, callCallable, functionUrl, newMember, siteUrl } from './api-client.ts';

const INSIDES = /SyntaxError|PayloadTooLarge|node_modules|<!doctype|<html|<pre>|\n\s+at /i;

const callableAddress = (name: string): string => functionUrl().replace(/\/api$/, `/${name}`);

let member: Person;
beforeAll(async () => {
  member = await newMember();
});

/** Sends bytes to a callable as they are. */
const sendRaw = async (
  name: string,
  body: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) => {
  const response = await fetch(callableAddress(name), { method: 'POST', headers, body });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
};

const codeIn = (text: string): unknown => {
  const { error } = JSON.parse(text) as { error?: { details?: { code?: unknown } } };
  return error?.details?.code;
};

describe('a callable that is sent what is no JSON', () => {
  const BROKEN = ['{bad', '', '[]', 'null', '"text"', '{"data":1}}', '{"data":', '\uFEFF{}', '{}'];

  it.each(BROKEN)(
    'answers %j in JSON with the code of the API, and shows no stack',
    async (body) => {
      for (const name of ['openboard', 'holdoffer', 'setadmin']) {
        const { status, text, headers } = await sendRaw(name, body);
        expect([name, status, codeIn(text)]).toEqual([name, 400, 'malformed-body']);
        expect(headers.get('content-type')).toMatch('application/json');
        expect(text).not.toMatch(INSIDES);
      }
    },
  );

  it('answers a field beside the data with its name', async () => {
    const { status, text } = await sendRaw('openboard', '{"data":{},"more":1}');
    expect([status, codeIn(text)]).toEqual([400, 'unknown-field']);
  });

  it('reads no other type, no compression and nothing above 64 KB', async () => {
    const types: Record<string, string>[] = [
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': '' },
    ];
    for (const headers of types) {
      const { text } = await sendRaw('openboard', '{"data":{}}', headers);
      expect(codeIn(text)).toBe('unsupported-media-type');
    }
    const gzip = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const packed = await sendRaw('openboard', 'not packed at all', gzip);
    expect([packed.status, codeIn(packed.text)]).toEqual([400, 'malformed-body']);
    const large = await sendRaw('openboard', `{"data":"${'x'.repeat(MAX_BODY_BYTES)}"}`);
    expect([large.status, codeIn(large.text)]).toEqual([400, 'body-too-large']);
    expect(packed.text + large.text).not.toMatch(INSIDES);
  });

  it('answers endless nesting, and an address that cannot be read, in JSON', async () => {
    const nested = `{"data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const { status, text } = await sendRaw('openboard', nested);
    expect([status, codeIn(text)]).toEqual([400, 'malformed-body']);
    for (const path of ['/%', '/%E0%A4%A', '/resorts%']) {
      const response = await fetch(`${siteUrl()}${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toMatch(INSIDES);
    }
  });
});

describe('what no cache may keep', () => {
  const DEPLOYED = CALLABLE_NAMES.map(deployedName);

  it('is every response of a callable, of any content', async () => {
    const answers = await Promise.all([
      ...DEPLOYED.map((name) => callCallable(name, {}, null)),
      ...DEPLOYED.filter((name) => name !== 'deleteaccount').map((name) =>
        callCallable(name, { unknown: 1 }, member.token),
      ),
      callCallable('exportdata', {}, member.token),
    ]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
    const preflight = await fetch(callableAddress('exportdata'), { method: 'OPTIONS' });
    expect(preflight.headers.get('x-powered-by')).toBeNull();
    const broken = await sendRaw('exportdata', '{bad');
    expect(broken.headers.get('cache-control')).toBe('no-store');
  });

  it('is every response of the API but the two public lists', async () => {
    for (const key of REST_NAMES.map(routeOf)) {
      const { headers, status } = await call(key, {
        token: member.token,
        ...(key.startsWith('GET ') ? {} : { body: {} }),
      });
      const isPublic = /^GET \/(all-)?resorts$/.test(key);
      expect([key, headers.get('cache-control')]).toEqual([
        key,
        isPublic && status === 200 ? 'public, max-age=60, s-maxage=300' : 'no-store',
      ]);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('the one spelling of a public list', () => {
  it.each([
    'page=01',
    'page=1.0',
    'page=%201',
    'page=1e0',
    'page=+1',
    'page=%31',
    'page=0x1',
    'page=1%00',
    'page=1&',
    '&page=1',
    'page=1&&limit=5',
    'p%61ge=1',
    'limit=05',
    'limit=1e1',
    '',
    '&&&',
  ])('is not ?%s', async (query) => {
    const answer = await call(`GET /resorts?${query}`);
    expect([answer.status, answer.code]).toEqual([400, 'invalid-input']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['?', '?&', '?&&&', '?='])('of all resorts is not %s', async (query) => {
    expect((await call(`GET /all-resorts${query}`)).status).toBe(400);
  });

  it.each(['', '?page=1', '?limit=15', '?page=1&limit=15', '?limit=2&page=10'])(
    'is %j',
    async (query) => {
      expect((await call(`GET /resorts${query}`)).status).toBe(200);
    },
  );
});

describe('reading without end', () => {
  const tries = (count: number, once: () => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: count }, once));
  const tally = (answers: readonly { status: number }[], status: number): number =>
    answers.filter((answer) => answer.status === status).length;

  it('downloads all of one member 10 times an hour', async () => {
    const person = await newMember();
    const answers = await tries(15, () => callCallable('exportdata', {}, person.token));
    expect([tally(answers, 200), tally(answers, 429)]).toEqual([RATE_LIMITS.export.perMember, 5]);
  });

  it('lists bookings by the API 120 times an hour, and says when to come back', async () => {
    const person = await newMember();
    const once = () => call(`GET /bookings?email=${person.email}`, { token: person.token });
    const answers = await tries(130, once);
    expect([tally(answers, 200), tally(answers, 429)]).toEqual([120, 10]);
    expect(Number((await once()).headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await call(`GET /bookings?email=${member.email}`, { token: member.token })).status,
    ).toBe(200);
  });

  it('opens shared boards 60 times an hour, by each member and by visitors of one link', async () => {
    const order = { board: 'saved', share: { withNotes: false } };
    const { result } = await callCallable('shareboard', order, member.token);
    const { token } = result as { token: string };
    const person = await newMember();
    for (const by of [person.token, null]) {
      const answers = await tries(64, () => callCallable('openboard', { token }, by));
      expect([tally(answers, 200), tally(answers, 429)]).toEqual([60, 4]);
    }
  });
});

describe('a caller who makes up addresses', () => {
  it.each([
    ['fastly-client-ip', (at: number) => `203.0.113.${at}`],
    ['x-forwarded-for', (at: number) => `203.0.113.${at}`],
    ['X-Forwarded-For', (at: number) => `203.0.113.${at}, 66.102.8.142`],
    ['x-real-ip', (at: number) => `2001:db8:${at}::1`],
  ])('in %s has one budget for all of them', async (header, made) => {
    const before = spent;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        callCallable('contactclub', contactBody(), null, { [header]: made(at + 1) }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    spent += taken;
    expect(taken).toBe((RATE_LIMITS.contact.perAddress ?? 0) - before);
    expect(answers.filter(({ status }) => status === 429).length).toBe(30 - taken);
  });
  let spent = 0;
});

describe('reports of browsers', () => {
  const error = {
    name: 'TypeError',
    message: 'no "Anna Berg", anna@example.com, 4242 4242 4242 4242, q8Zk2Lm0pX4vB7nT1cRd',
    frames: ['pay /assets/pay-1.js:3:4', 'Anna Berg of 1 Shore Road'],
    page: '/trips/12345?card=secret',
  };
  it('of an error are taken from visitors, too', async () => {
    const answer = await call('POST /client-errors', { body: error });
    expect([answer.status, answer.body]).toEqual([200, { noted: 1 }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('of an error are taken 30 an hour from one place, then rejected', async () => {
    const headers = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}` });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        call('POST /client-errors', { body: error, headers: headers(at) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const rejected = answers.filter(({ code }) => code === 'too-many-requests');
    expect(rejected).toHaveLength(10);
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('of the policy are taken in both forms, and in no other', async () => {
    const violation = {
      effectiveDirective: 'script-src',
      blockedURL: 'https://evil.example/?anna',
    };
    const old = { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/a' };
    const send = (type: string, body: unknown) =>
      call('POST /csp-reports', { body, headers: { 'Content-Type': type } });
    const modern = await send('application/reports+json', [
      { type: 'csp-violation', body: violation },
      { type: 'other', body: violation },
    ]);
    expect([modern.status, modern.body]).toEqual([200, { noted: 1 }]);
    const older = await send('application/csp-report', { 'csp-report': old });
    expect([older.status, older.body]).toEqual([200, { noted: 1 }]);
    expect((await send('application/json', {})).code).toBe('unsupported-media-type');
    expect((await send('application/csp-report', {})).body).toEqual({ noted: 0 });
    const broken = await call('POST /csp-reports', {
      rawBody: '{bad',
      headers: { 'Content-Type': 'application/csp-report' },
    });
    expect([broken.status, broken.code]).toEqual([400, 'malformed-body']);
  });
});
