import type { OperationName } from '@club/domain/api/contract';
import { REST_NAMES, routeOf, specOf } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest, Environment } from './endpoint.ts';
import { handleRequest } from './endpoint.ts';
import type { Caller } from './handler.ts';

const member: Caller = {
  uid: 'u1',
  email: 'anna@example.com',
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
    throw new TypeError('reading anna@example.com of undefined');
  },
};

/** Whose records were ensured. */
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
  const response = await handleRequest(
    { method, url, rawBody: undefined, ...rest, headers: { ...headers, ...authorization } },
    environment,
  );
  const body = response.body === '' ? null : (JSON.parse(response.body) as Record<string, unknown>);
  return { ...response, body, code: body?.['code'] };
};

const json = (value: unknown): Pick<ApiRequest, 'headers' | 'rawBody'> => ({
  headers: { 'content-type': 'application/json' },
  rawBody: new TextEncoder().encode(JSON.stringify(value)),
});

beforeEach(() => {
  called.length = 0;
  log.mockClear();
});

describe('the caller’s record', () => {
  it('is ensured by operations of value, not by registering or reading', async () => {
    recorded.length = 0;
    await ask('GET /all-users', { as: 'admin' });
    await ask('GET /users?email=a@example.com', { as: 'member' });
    await ask('GET /resorts');
    expect(recorded).toEqual(['u2']);
  });
});

describe('handleRequest', () => {
  it('responds 404 at an unknown path and 405 with Allow for a wrong method', async () => {
    expect(await ask('GET /nothing')).toMatchObject({ status: 404, code: 'route-not-found' });
    expect(await ask('PUT /resorts')).toMatchObject({
      status: 405,
      code: 'method-not-allowed',
      headers: { Allow: 'GET, HEAD, POST' },
    });
  });

  it('checks type, then size, then form of a body before authentication', async () => {
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

  it('rejects compressed bodies as an unsupported type', async () => {
    const { rawBody } = json({});
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(await ask('POST /users', { headers, rawBody })).toMatchObject({ status: 415 });
  });

  it('authenticates before it validates any field', async () => {
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
  )('requires a token for %s, and an admin where access is admin', async (key, access) => {
    const body = json({});
    expect(await ask(key, body)).toMatchObject({ status: 401, code: 'not-signed-in' });
    const asMember = await ask(key, { ...body, as: 'member' });
    expect(asMember.status === 403).toBe(access === 'admin');
    expect((await ask(key, { ...body, as: 'admin' })).status).not.toBe(403);
  });

  it('passes parsed input, caller and clock to the handler', async () => {
    const response = await ask('DELETE /delete-users', {
      ...json({ email: ' b@example.com ' }),
      as: 'admin',
    });
    expect(response).toMatchObject({ status: 200, body: { email: 'b@example.com' } });
    expect(response.headers['Cache-Control']).toBe('no-store');
    expect(called).toEqual([
      {
        name: 'removeUser',
        input: { email: 'b@example.com' },
        context: { caller: admin, idempotencyKey: null, nowMs: 1234, address: null },
      },
    ]);
  });

  it('rejects query parameters where there should be none', async () => {
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

  it('returns public lists to every caller alike, ignoring tokens', async () => {
    const response = await ask('GET /resorts?page=2', { as: 'nonsense' });
    expect(response).toMatchObject({ status: 200, body: { currentPage: 2 } });
    expect(called[0]?.context).toMatchObject({ caller: null });
    const tag = response.headers['ETag'];
    const again = await ask('GET /resorts?page=2', { headers: { 'if-none-match': tag } });
    expect(again).toMatchObject({ status: 304, body: null });
  });

  it('passes errors of handlers on', async () => {
    expect(await ask('GET /users?email=anna@example.com', { as: 'member' })).toMatchObject({
      status: 404,
      body: { code: 'user-not-found' },
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('responds to unexpected errors as internal, and logs them without personal data', async () => {
    const response = await ask('GET /all-resorts');
    expect(response).toMatchObject({ status: 500, code: 'internal' });
    expect(Object.keys(response.body ?? {}).sort()).toEqual(['code', 'message']);
    expect(JSON.stringify(response)).not.toMatch(/TypeError|undefined|\.ts/);
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toContain('anna@example.com');
    expect(JSON.stringify(log.mock.calls)).toContain('<email>');
  });
});

describe('the club’s own site', () => {
  const rejectApp = () => Promise.reject(new ApiError('app-not-verified'));
  const json403 = { status: 403, code: 'app-not-verified' };
  const asked = async (key: string, requireOwnApp: () => Promise<void>) => {
    const [method = '', url = ''] = key.split(' ');
    const authorization = { authorization: 'Bearer admin' };
    const { headers, rawBody } = json({});
    const response = await handleRequest(
      { method, url, rawBody, headers: { ...headers, ...authorization } },
      { ...environment, requireOwnApp },
    );
    const { code } = JSON.parse(response.body) as { code?: string };
    return { status: response.status, code };
  };

  it.each(REST_NAMES.map((name) => [routeOf(name), specOf(name).access] as const))(
    'is required by %s where it is not public',
    async (key, access) => {
      const response = await asked(key, rejectApp);
      if (access === 'public') expect(response).not.toEqual(json403);
      else expect(response).toEqual(json403);
      expect(await asked(key, async () => undefined)).not.toEqual(json403);
    },
  );
});

describe('an error', () => {
  it('is logged by route and code only, one line a minute', async () => {
    warned.mockClear();
    const later = { ...environment, now: () => 1234 + 3_600_000 };
    const request = { method: 'GET', url: '/users?email=anna@example.com', headers: {} };
    for (let at = 0; at < 3; at += 1) {
      await handleRequest({ ...request, rawBody: undefined }, later);
    }
    expect(warned.mock.calls).toEqual([
      [
        'Requests were rejected.',
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
