import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callable } from './callable.ts';

const verifyToken = vi.hoisted(() => vi.fn());
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
vi.mock('../firebase/app.ts', () => ({ clubApp: () => ({}) }));

const opened = vi.fn(async () => ({ name: 'Board', dates: null, resorts: [] }));
const openboard = callable(
  'openBoard',
  async () => opened,
  async () => ({}),
  () => Promise.reject(new Error('A visitor has no account.')),
);

/** Calls a callable without the SDK. */
const call = (
  headers: Record<string, string>,
  body = '{"data":{"token":"abcdefghijklmnopqrstuv"}}',
) => {
  const rawRequest = {
    rawBody: Buffer.from(body),
    headers: { 'content-type': 'application/json', ...headers },
    socket: {},
  };
  return openboard.run({ data: null, rawRequest } as CallableRequest<unknown>);
};

const errorIn = async (response: Promise<unknown>): Promise<unknown> => {
  try {
    return { returned: await response };
  } catch (error) {
    return (error as { details?: { code?: unknown } }).details?.code;
  }
};

beforeEach(() => {
  opened.mockClear();
  verifyToken.mockReset().mockImplementation(async (token: string) => {
    if (token !== 'good') throw new Error('app-check/invalid-argument');
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a callable where App Check is enforced', () => {
  beforeEach(() => {
    vi.stubEnv('APP_CHECK', 'enforce');
  });

  it.each([{}, { 'x-firebase-appcheck': 'forged' }])('does nothing for %j', async (headers) => {
    expect(await errorIn(call(headers))).toBe('app-not-verified');
    expect(opened).not.toHaveBeenCalled();
  });

  it('responds to the site itself', async () => {
    await expect(call({ 'x-firebase-appcheck': 'good' })).resolves.toMatchObject({ name: 'Board' });
  });
});

describe('a callable where App Check only monitors, or is off', () => {
  it.each(['monitor', 'off', ''])('responds to every client (%j)', async (mode) => {
    vi.stubEnv('APP_CHECK', mode);
    await expect(call({})).resolves.toMatchObject({ name: 'Board' });
    expect(verifyToken).not.toHaveBeenCalled();
  });
});

describe('the body of a callable', () => {
  it.each([
    ['{bad', 'malformed-body'],
    ['{}', 'malformed-body'],
    ['[1]', 'malformed-body'],
    [`{"data":${'['.repeat(65)}${']'.repeat(65)}}`, 'malformed-body'],
    ['{"data":{},"more":1}', 'unknown-field'],
    ['{"data":{"__proto__":{}}}', 'unknown-field'],
    ['{"data":null}', 'invalid-input'],
    [`{"data":"${'x'.repeat(64 * 1024)}"}`, 'body-too-large'],
  ])('is checked as by the API: %.40s', async (body, code) => {
    expect(await errorIn(call({}, body))).toBe(code);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is JSON by its content type, also when that header was replaced', async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': '' },
      { 'x-sent-content-type': 'text/plain' },
      { 'x-sent-content-type': '', 'content-type': 'text/html' },
    ]) {
      expect(await errorIn(call(headers))).toBe('unsupported-media-type');
    }
    await expect(
      call({ 'x-sent-content-type': 'application/json', 'content-type': 'text/plain' }),
    ).resolves.toMatchObject({ name: 'Board' });
  });
});
