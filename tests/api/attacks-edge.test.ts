import { CALLABLES, ENDPOINTS, MAX_BODY_BYTES } from '@club/domain/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './api-client.ts';
import { call, callCallable, functionUrl, newMember, siteUrl } from './api-client.ts';

const INSIDES = /SyntaxError|PayloadTooLarge|node_modules|<!doctype|<html|<pre>|\n\s+at /i;

const callableAddress = (name: string): string =>
  functionUrl().replace(/\/api$/, `/${name}`);

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

  it.each(BROKEN)('answers %j in JSON with the code of the API, and shows no stack', async (body) => {
    for (const name of ['openboard', 'holdoffer', 'setadmin']) {
      const { status, text, headers } = await sendRaw(name, body);
      expect([name, status, codeIn(text)]).toEqual([name, 400, 'malformed-body']);
      expect(headers.get('content-type')).toMatch('application/json');
      expect(text).not.toMatch(INSIDES);
    }
  });

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

describe('what nobody may keep', () => {
  it('is every answer of a callable, whatever it says', async () => {
    const answers = await Promise.all([
      ...Object.keys(CALLABLES).map((name) => callCallable(name, {}, null)),
      ...Object.keys(CALLABLES)
        .filter((name) => name !== 'deleteaccount')
        .map((name) => callCallable(name, { unknown: 1 }, member.token)),
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

  it('is every answer of the API but the two public lists', async () => {
    for (const key of Object.keys(ENDPOINTS)) {
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
