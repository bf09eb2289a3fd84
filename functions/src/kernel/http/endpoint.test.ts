import type { OperationName } from '@club/domain/api/contract';
import { REST_NAMES, routeOf, specOf } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest, Environment } from './endpoint.ts';
import { answerRequest } from './endpoint.ts';
import type { Caller } from './handler.ts';

const member: Caller = {
  uid: 'u1',
  email: 'somebody@example.com',
  emailVerified: true,
  isAdmin: false,
  authTime: 1000,
  address: null,
};
const admin: Caller = { ...member, uid: 'u2', isAdmin: true };

const log = vi.hoisted(() => vi.fn<(message: string, details: object) => void>());
const warned = vi.hoisted(() => vi.fn<(message: string, line: object) => void>());
vi.mock('firebase-functions/logger', () => ({ error: log, warn: warned }));

const called: { name: OperationName; input: unknown; context: unknown }[] = [];

const handlers: Environment<object>['handlers'] = {
  getUser: async () => async (input, context) => {
    called.push({ name: 'getUser', input, context });
    throw new ApiError('user-not-found');
  },
  removeUser: async () => async (input, context) => {
    called.push({ name: 'removeUser', input, context });
    return { email: input.email };
  },
  listUsers: async () => async (input, context) => {
    called.push({ name: 'listUsers', input, context });
    return { status: 200, body: [] };
  },
  listResorts: async () => async (input, context) => {
    called.push({ name: 'listResorts', input, context });
    return { status: 200, body: { resorts: [], totalPages: 1, currentPage: input.page } };
  },
  listAllResorts: async () => async () => {
    throw new TypeError('reading somebody@example.com of undefined');
  },
};

/** Whose record was seen to. */
const recorded: string[] = [];

const environment: Environment<object> = {
  handlers,
  dependencies: async () => ({}),
  authenticate: async (authorization) => {
    if (authorization === 'Bearer member') return member;
    if (authorization === 'Bearer admin') return admin;
    throw new ApiError('not-signed-in');
  },
  withRecord: (caller, _nowMs, work) => {
    recorded.push(caller.uid);
    return work();
  },
  now: () => 1234,
};

const ask = async (request: string, changes: Partial<ApiRequest> & { as?: string } = {}) => {
  const [method = '', url = ''] = request.split(' ');
  const { as, headers = {}, ...rest } = changes;
  const authorization = as === undefined ? {} : { authorization: `Bearer ${as}` };
  const answer = await answerRequest(
    { method, url, rawBody: undefined, ...rest, headers: { ...headers, ...authorization } },
    environment,
  );
  const body = answer.body === '' ? null : (JSON.parse(answer.body) as Record<string, unknown>);
  return { ...answer, body, code: body?.['code'] };
};

const json = (value: unknown): Pick<ApiRequest, 'headers' | 'rawBody'> => ({
  headers: { 'content-type': 'application/json' },
  rawBody: new TextEncoder().encode(JSON.stringify(value)),
});

beforeEach(() => {
  called.length = 0;
  log.mockClear();
});

describe('the record of who calls', () => {
  it('is seen to with what has value, not with what registers or reads', async () => {
    recorded.length = 0;
    await ask('GET /all-users', { as: 'admin' });
    await ask('GET /users?email=a@example.com', { as: 'member' });
    await ask('GET /resorts');
    expect(recorded).toEqual(['u2']);
  });
});

describe('answerRequest', () => {
  it('answers 404 at an unknown address and 405 with Allow for a wrong method', async () => {
    expect(await ask('GET /nothing')).toMatchObject({ status: 404, code: 'route-not-found' });
    expect(await ask('PUT /resorts')).toMatchObject({
      status: 405,
      code: 'method-not-allowed',
      headers: { Allow: 'GET, HEAD, POST' },
    });
  });

  it('judges type, then size, then form of a body before it asks who is calling', async () => {
    const big = { rawBody: new Uint8Array(70_000).fill(97) };
    const type = { headers: { 'content-type': 'application/json' } };
    expect(await ask('POST /users', big)).toMatchObject({ status: 415 });
    expect(await ask('POST /users', { ...type, ...big })).toMatchObject({ status: 413 });
    expect(await ask('POST /users', type)).toMatchObject({ status: 400, code: 'malformed-body' });
    expect(await ask('POST /users', json({}))).toMatchObject({ status: 401 });
  });

  it('counts bytes itself, whatever the length says', async () => {
    const lying = { 'content-type': 'application/json', 'content-length': '10' };
    const big = new Uint8Array(70_000).fill(97);
    expect(await ask('POST /users', { headers: lying, rawBody: big })).toMatchObject({
      status: 413,
    });
    const claimed = { 'content-type': 'application/json', 'content-length': '99999' };
    expect(await ask('POST /users', { headers: claimed })).toMatchObject({ status: 413 });
  });

  it('refuses compressed bodies as a type it does not read', async () => {
    const { rawBody } = json({});
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(await ask('POST /users', { headers, rawBody })).toMatchObject({ status: 415 });
  });

  it('asks who is calling before it looks at a single field', async () => {
    const wrong = json({ isAdmin: 'x', nonsense: 1 });
    expect(await ask('PATCH /update-user', wrong)).toMatchObject({ status: 401 });
    expect(await ask('PATCH /update-user', { ...wrong, as: 'member' })).toMatchObject({
      status: 403,
      code: 'not-allowed',
    });
    expect(await ask('PATCH /update-user', { ...wrong, as: 'admin' })).toMatchObject({
      status: 400,
      code: 'unknown-field',
    });
  });

  it.each(
    REST_NAMES.map((name) => [routeOf(name), specOf(name).access] as const).filter(
      ([, access]) => access !== 'public',
    ),
  )(
    'lets nobody into %s without a token, and only admins where it is for admins',
    async (key, access) => {
      const body = json({});
      expect(await ask(key, body)).toMatchObject({ status: 401, code: 'not-signed-in' });
      const asMember = await ask(key, { ...body, as: 'member' });
      expect(asMember.status === 403).toBe(access === 'admin');
      expect((await ask(key, { ...body, as: 'admin' })).status).not.toBe(403);
    },
  );

  it('hands parsed input, caller and clock to the handler', async () => {
    const answer = await ask('DELETE /delete-users', {
      ...json({ email: ' b@example.com ' }),
      as: 'admin',
    });
    expect(answer).toMatchObject({ status: 200, body: { email: 'b@example.com' } });
    expect(answer.headers['Cache-Control']).toBe('no-store');
    expect(called).toEqual([
      {
        name: 'removeUser',
        input: { email: 'b@example.com' },
        context: { caller: admin, idempotencyKey: null, nowMs: 1234, address: null },
      },
    ]);
  });

  it('refuses query parameters where there should be none', async () => {
    expect(await ask('GET /all-users?x=1', { as: 'admin' })).toMatchObject({
      status: 400,
      body: { code: 'unknown-field', field: 'x' },
    });
    expect(
      await ask('DELETE /delete-users?email=a@b.cd', {
        ...json({ email: 'b@example.com' }),
        as: 'admin',
      }),
    ).toMatchObject({ status: 400, body: { field: 'email' } });
    expect(called).toEqual([]);
  });

  it('answers public lists to everybody alike, without looking at a token', async () => {
    const answer = await ask('GET /resorts?page=2', { as: 'nonsense' });
    expect(answer).toMatchObject({ status: 200, body: { currentPage: 2 } });
    expect(called[0]?.context).toMatchObject({ caller: null });
    const tag = answer.headers['ETag'];
    const again = await ask('GET /resorts?page=2', { headers: { 'if-none-match': tag } });
    expect(again).toMatchObject({ status: 304, body: null });
  });

  it('passes refusals of handlers on', async () => {
    expect(await ask('GET /users?email=somebody@example.com', { as: 'member' })).toMatchObject({
      status: 404,
      body: { code: 'user-not-found' },
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('answers what nobody foresaw as internal, and logs it without anything personal', async () => {
    const answer = await ask('GET /all-resorts');
    expect(answer).toMatchObject({ status: 500, code: 'internal' });
    expect(Object.keys(answer.body ?? {}).sort()).toEqual(['code', 'message']);
    expect(JSON.stringify(answer)).not.toMatch(/TypeError|undefined|\.ts/);
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toContain('somebody@example.com');
    expect(JSON.stringify(log.mock.calls)).toContain('<e-mail>');
  });
});

describe('the club’s own site', () => {
  const refused = () => Promise.reject(new ApiError('app-not-verified'));
  const json403 = { status: 403, code: 'app-not-verified' };
  const asked = async (key: string, requireOwnApp: () => Promise<void>) => {
    const [method = '', url = ''] = key.split(' ');
    const authorization = { authorization: 'Bearer admin' };
    const { headers, rawBody } = json({});
    const answer = await answerRequest(
      { method, url, rawBody, headers: { ...headers, ...authorization } },
      { ...environment, requireOwnApp },
    );
    const { code } = JSON.parse(answer.body) as { code?: string };
    return { status: answer.status, code };
  };

  it.each(REST_NAMES.map((name) => [routeOf(name), specOf(name).access] as const))(
    'is asked for by %s where it is not public',
    async (key, access) => {
      const answer = await asked(key, refused);
      if (access === 'public') expect(answer).not.toEqual(json403);
      else expect(answer).toEqual(json403);
      expect(await asked(key, async () => undefined)).not.toEqual(json403);
    },
  );
});

describe('what is refused', () => {
  it('is in the log by route and code alone, one line a minute', async () => {
    warned.mockClear();
    const later = { ...environment, now: () => 1234 + 3_600_000 };
    const request = { method: 'GET', url: '/users?email=anna@example.com', headers: {} };
    for (let at = 0; at < 3; at += 1) {
      await answerRequest({ ...request, rawBody: undefined }, later);
    }
    expect(warned.mock.calls).toEqual([
      [
        'Requests were refused.',
        {
          route: 'GET /users',
          status: 401,
          code: 'not-signed-in',
          count: expect.any(Number),
        },
      ],
    ]);
  });
});
