/** @module-tag site */
import { request as httpRequest } from 'node:http';
import { REST_NAMES, routeOf, specOf } from '@club/domain/api/contract';
import { API_ERRORS } from '@club/domain/api/errors';
import { canonicalEmail } from '@club/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../api/api-client.ts';
import { forgedToken } from '../api/forged-tokens.ts';
import {
  auth,
  call,
  callCallable,
  club,
  functionUrl,
  newAdmin,
  newMember,
  signIn,
  signUp,
  siteUrl,
} from '../api/api-client.ts';

let member: Person;
let admin: Person;

beforeAll(async () => {
  member = await newMember();
  admin = await newAdmin();
});

const ROUTES = REST_NAMES.map(routeOf);
const PATHS = [...new Set(ROUTES.map((route) => route.split(' ')[1] ?? ''))];
// Reports have a form of their own.
const WITH_BODY = ROUTES.filter((route) => !/^GET |csp-reports$/.test(route));
const GUARDED = REST_NAMES.map((name) => [routeOf(name), specOf(name)] as const).filter(
  ([, { access }]) => access !== 'public',
);

describe('addresses and methods', () => {
  it.each(PATHS)('%s answers a wrong method with 405, Allow and JSON', async (path) => {
    const answer = await call(`PUT ${path}`, { token: admin.token, body: {} });
    expect([answer.status, answer.code]).toEqual([405, 'method-not-allowed']);
    const allowed = (answer.headers.get('allow') ?? '').split(', ').filter((one) => one !== 'HEAD');
    const methods = ROUTES.filter((route) => route.endsWith(` ${path}`));
    expect(allowed).toEqual(methods.map((key) => key.split(' ')[0]));
  });

  it('is 404 at the function’s own address for what is no path of the API', async () => {
    const answer = await call('GET /nothing', { base: functionUrl() });
    expect([answer.status, answer.code]).toEqual([404, 'route-not-found']);
  });

  it('serves the same at the function’s own address as at the site', async () => {
    const [site, own] = await Promise.all([
      call('GET /resorts'),
      call('GET /resorts', { base: functionUrl() }),
    ]);
    expect(own.status).toBe(200);
    expect(own.body).toEqual(site.body);
  });

  it('leaves every other address to the site', async () => {
    const response = await fetch(`${siteUrl()}/login`);
    expect(response.headers.get('content-type')).toMatch('text/html');
  });

  it('lets no other origin in', async () => {
    const response = await fetch(`${functionUrl()}/resorts`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(405);
    const simple = await fetch(`${functionUrl()}/resorts`, {
      headers: { Origin: 'https://evil.example' },
    });
    for (const { headers } of [response, simple]) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('bodies', () => {
  it.each(WITH_BODY)('%s reads nothing but JSON', async (key) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await call(key, {
        token: admin.token,
        rawBody: '{}',
        headers: { 'Content-Type': type },
      });
      expect([answer.status, answer.code]).toEqual([415, 'unsupported-media-type']);
    }
    const twin = await call(key, { token: admin.token, rawBody: '{}' });
    expect([twin.status, twin.code]).toEqual([400, 'invalid-input']);
  });

  it.each(WITH_BODY)('%s takes at most 64 KB', async (key) => {
    const rawBody = (size: number): string => `{"padding":"${'x'.repeat(size - 14)}"}`;
    const large = await call(key, { token: admin.token, rawBody: rawBody(64 * 1024 + 1) });
    expect([large.status, large.code]).toEqual([413, 'body-too-large']);
    const twin = await call(key, { token: admin.token, rawBody: rawBody(64 * 1024) });
    expect([twin.status, twin.code]).toEqual([400, 'unknown-field']);
  });

  it('counts bytes that come without a length', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(
        `${functionUrl()}/users`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      request.on('error', reject);
      for (let chunk = 0; chunk < 70; chunk += 1) request.write(' '.repeat(1024));
      request.end('{}');
    });
    expect(status).toBe(413);
  });

  it.each(['{bad', '', '[]', 'null', '"text"', '{"a":1}}'])(
    'answers %j with 400 in JSON, without a stack',
    async (rawBody) => {
      for (const base of [siteUrl(), functionUrl()]) {
        const answer = await call('POST /users', { token: member.token, rawBody, base });
        expect([answer.status, answer.code]).toEqual([400, 'malformed-body']);
        expect(JSON.stringify(answer.body)).not.toMatch(/SyntaxError|node_modules|\.js/);
      }
    },
  );

  it.each(WITH_BODY)('%s names the field that does not belong there', async (key) => {
    const answer = await call(key, { token: admin.token, body: { nonsense: 1 } });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'unknown-field', field: 'nonsense' },
    ]);
  });

  it.each(WITH_BODY)('%s names the wrong fields, all of them', async (key) => {
    const answer = await call(key, { token: admin.token, body: {} });
    const fields = Object.keys(
      (answer.body as { details: { fields: Record<string, string> } }).details.fields,
    );
    expect(answer.body).toMatchObject({ code: 'invalid-input', field: fields[0] });
    expect(fields.length).toBeGreaterThan(0);
  });

  it('rejects what every object has by itself, and changes no role by it', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const rawBody = `{"name":"Robin","email":"${member.email}","${key}":{"isAdmin":true}}`;
      const answer = await call('POST /users', { token: member.token, rawBody });
      expect(answer.body).toMatchObject({ code: 'unknown-field', field: key });
    }
    const user = await club.users.doc(member.uid).get();
    expect(user.data()?.isAdmin).toBe(false);
  });

  it('rejects numbers beyond all bounds and endless nesting', async () => {
    const huge = await call('POST /resorts', {
      token: admin.token,
      rawBody: '{"price_usd":1e999}',
    });
    expect(huge.body).toMatchObject({ code: 'invalid-input', field: 'price_usd' });
    const deep = await call('POST /resorts', {
      token: admin.token,
      rawBody: `{"room_details":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    });
    expect([deep.status, deep.code]).toEqual([400, 'invalid-input']);
  });
});

describe('queries', () => {
  it('rejects an unknown and a repeated parameter by name', async () => {
    const unknown = await call('GET /resorts?page=1&sort=name');
    expect([unknown.status, unknown.body]).toMatchObject([
      400,
      { code: 'unknown-field', field: 'sort' },
    ]);
    const repeated = await call('GET /resorts?page=1&page=2', { base: functionUrl() });
    expect(repeated.body).toMatchObject({ code: 'unknown-field', field: 'page' });
    const twin = await call('GET /resorts?page=1&limit=5');
    expect(twin.status).toBe(200);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=NaN', 'page=Infinity', 'limit=101'])(
    'rejects %s',
    async (query) => {
      const answer = await call(`GET /resorts?${query}`);
      expect(answer.body).toMatchObject({ code: 'invalid-input', field: query.split('=')[0] });
    },
  );

  it('takes no parameter where there is none', async () => {
    const answer = await call('GET /all-users?x=1', { token: admin.token });
    expect(answer.body).toMatchObject({ code: 'unknown-field', field: 'x' });
    expect((await call('GET /all-users', { token: admin.token })).status).toBe(200);
  });
});

describe('who may call', () => {
  it.each(GUARDED)('%s is 401 without a token, and with one that is none', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    const body = method === 'GET' ? {} : { body: {} };
    const none = await call(`${method} ${path}`, body);
    expect([none.status, none.code]).toEqual([401, 'not-signed-in']);
    expect(none.headers.get('www-authenticate')).toBe('Bearer');
    expect(none.headers.get('cache-control')).toBe('no-store');
    const [head = '', claims = ''] = member.token.split('.');
    const broken = [
      'nonsense',
      `${head}.${claims}`,
      forgedToken({ sub: 'unknown', user_id: 'unknown', isAdmin: true }),
      forgedToken({ sub: member.uid, user_id: member.uid, exp: 1 }),
      forgedToken({ sub: member.uid, user_id: member.uid, aud: 'other-project' }),
      forgedToken({ sub: member.uid, user_id: member.uid, iss: 'https://evil.example' }),
    ];
    for (const token of broken) {
      const answer = await call(`${method} ${path}`, { token, ...body });
      expect([answer.status, answer.code]).toEqual([401, 'not-signed-in']);
    }
  });

  it.each(GUARDED)('%s lets in by role (%o)', async (key, { access }) => {
    const body = key.startsWith('GET ') ? {} : { body: {} };
    const asMember = await call(key, { token: member.token, ...body });
    expect(asMember.status === 403).toBe(access === 'admin');
    const asAdmin = await call(key, { token: admin.token, ...body });
    expect([401, 403]).not.toContain(asAdmin.status);
  });

  it('does not take cookies for a sign-in', async () => {
    const answer = await call(`GET /users?email=${member.email}`, {
      headers: { Cookie: `__session=${member.token}; token=${member.token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('takes the claim alone for nothing', async () => {
    const person = await newMember();
    await auth.setCustomUserClaims(person.uid, { isAdmin: true });
    const { token } = await signIn(person);
    expect((await call('GET /all-users', { token })).status).toBe(403);
    await club.authz.doc(person.uid).update({ isAdmin: true });
    expect((await call('GET /all-users', { token })).status).toBe(200);
  });

  it('takes the right alone for nothing', async () => {
    const person = await newMember();
    await club.authz.doc(person.uid).update({ isAdmin: true });
    expect((await call('GET /all-users', { token: person.token })).status).toBe(403);
  });

  it('rejects a closed account and a session that was ended, from the next request on', async () => {
    const person = await newMember();
    const own = `GET /users?email=${person.email}`;
    expect((await call(own, { token: person.token })).status).toBe(200);
    await club.authz.doc(person.uid).update({ disabled: true });
    const closed = await call(own, { token: person.token });
    expect([closed.status, closed.code]).toEqual([403, 'account-disabled']);
    const later = Math.floor(Date.now() / 1000) + 1000;
    await club.authz.doc(person.uid).update({ disabled: false, minAuthTime: later });
    const ended = await call(own, { token: person.token });
    expect([ended.status, ended.code]).toEqual([401, 'not-signed-in']);
  });

  it('rejects the token of an account that is disabled or deleted at the identity service', async () => {
    const [disabled, deleted] = await Promise.all([newMember(), newMember()]);
    await auth.updateUser(disabled.uid, { disabled: true });
    await auth.deleteUser(deleted.uid);
    for (const { email, token } of [disabled, deleted]) {
      const answer = await call(`GET /users?email=${email}`, { token });
      expect([answer.status, answer.code]).toEqual([401, 'not-signed-in']);
    }
  });
});

describe('callables', () => {
  const offer = {
    resortId: 'nowhere',
    vacationType: 'lastCall',
    unitType: 'studio',
    startDate: '2020-01-01',
    endDate: '2020-01-02',
  };

  it('reject every caller without a good token, forged ones too', async () => {
    const forged = forgedToken({ sub: 'unknown', user_id: 'unknown', email: 'a@example.com' });
    for (const name of ['holdoffer', 'releasehold', 'depositpoints']) {
      for (const token of [null, forged]) {
        const answer = await callCallable(name, {}, token);
        expect([answer.status, answer.error]).toMatchObject([401, { code: 'not-signed-in' }]);
      }
    }
  });

  it('reject a closed account', async () => {
    const person = await newMember();
    await club.authz.doc(person.uid).update({ disabled: true });
    const answer = await callCallable('depositpoints', {}, person.token);
    expect([answer.status, answer.error]).toMatchObject([403, { code: 'account-disabled' }]);
  });

  it('validate every field as the API does', async () => {
    const unknown = await callCallable('holdoffer', { ...offer, price: 1 }, member.token);
    expect([unknown.status, unknown.error]).toMatchObject([
      400,
      { code: 'unknown-field', field: 'price' },
    ]);
    const wrong = await callCallable('releasehold', {}, member.token);
    expect(wrong.error).toMatchObject({ code: 'invalid-input', field: 'holdId' });
    const past = await callCallable('holdoffer', offer, member.token);
    expect(past.error).toMatchObject({ code: 'invalid-input', field: 'startDate' });
    for (const data of [null, 'text', 7, []]) {
      const answer = await callCallable('holdoffer', data, member.token);
      expect([answer.status, answer.error]).toMatchObject([400, { code: 'invalid-input' }]);
    }
  });
});

describe('responses', () => {
  it('are never cached when they are about a member', async () => {
    const answer = await call(`GET /users?email=${member.email}`, { token: member.token });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it.each(['GET /resorts', 'GET /resorts?page=2&limit=3', 'GET /all-resorts'])(
    '%s may be kept, and is 304 for who has it',
    async (key) => {
      const first = await call(key);
      expect(first.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
      const tag = first.headers.get('etag') ?? '';
      const again = await call(key, { headers: { 'If-None-Match': tag } });
      expect([again.status, again.body]).toEqual([304, null]);
      const other = await call(key, { headers: { 'If-None-Match': 'W/"other"' } });
      expect([other.status, other.body]).toEqual([200, first.body]);
    },
  );

  it('have the form of the contract for every error', async () => {
    const errors = await Promise.all([
      call('PATCH /users'),
      call('GET /users'),
      call('GET /all-users', { token: member.token }),
      call('GET /resorts?page=x'),
      call('GET /users?email=unknown@example.com', { token: admin.token }),
    ]);
    for (const { status, code, body, headers } of errors) {
      expect(code).not.toBeNull();
      if (code === null) continue;
      expect(status).toBe(API_ERRORS[code].status);
      expect(Object.keys(body as object)).toEqual(expect.arrayContaining(['code', 'message']));
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('answer HEAD without a body', async () => {
    const response = await fetch(`${siteUrl()}/resorts`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

it('a person of the tests is known by the email that the identity service gives', async () => {
  const person = await signUp('Mixed.Case');
  const body = { name: 'Mixed Case', email: person.email.toUpperCase() };
  const answer = await call('POST /users', { token: person.token, body });
  expect([answer.status, answer.body]).toMatchObject([
    201,
    { email: canonicalEmail(person.email) },
  ]);
});
