import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, callErrorText } from './api-client.ts';
import { apiFailure } from '../../testing/api-failure.ts';

const fetchSpy = vi.fn<typeof fetch>();

const respond = (status: number, body: unknown): void => {
  fetchSpy.mockResolvedValue(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
};

beforeEach(() => {
  fetchSpy.mockReset();
  vi.stubGlobal('fetch', fetchSpy);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('calling an endpoint', () => {
  it('reads with the input in the query, without identity where none is needed', async () => {
    respond(200, { resorts: [], totalPages: 1, currentPage: 2 });
    const result = await callApi('listResorts', { page: 2, limit: 15 });
    expect(result).toEqual({ ok: true, value: { resorts: [], totalPages: 1, currentPage: 2 } });
    const [url, init] = fetchSpy.mock.calls[0] ?? [];
    expect(url).toBe('/resorts?page=2&limit=15');
    expect(init?.method).toBe('GET');
    expect(new Headers(init?.headers).has('Authorization')).toBe(false);
  });

  it('returns the error of the server, with field and details', async () => {
    respond(400, {
      code: 'invalid-input',
      message: 'City is required.',
      field: 'billingInfo.city',
      details: { fields: { 'billingInfo.city': 'City is required.' }, later: 1 },
    });
    expect(await callApi('listResorts', { page: 1, limit: 15 })).toEqual({
      ok: false,
      error: {
        kind: 'api',
        code: 'invalid-input',
        message: 'City is required.',
        field: 'billingInfo.city',
        details: { fields: { 'billingInfo.city': 'City is required.' } },
      },
    });
  });

  it.each([
    [401, 'not-signed-in'],
    [403, 'not-allowed'],
    [404, 'route-not-found'],
    [429, 'too-many-requests'],
    [500, 'internal'],
    [502, 'internal'],
    [503, 'busy'],
  ])('names status %i without a readable body %s', async (status, code) => {
    respond(status, '<html>Bad gateway</html>');
    expect(await callApi('listAllResorts', {})).toMatchObject({
      ok: false,
      error: { kind: 'api', code },
    });
  });

  it('does not trust an unknown code', async () => {
    respond(500, { code: 'made-up', message: 'Secret stack trace' });
    const result = await callApi('listAllResorts', {});
    expect(result).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(JSON.stringify(result)).not.toContain('Secret');
  });

  it('counts a page instead of JSON as a failure, not as data', async () => {
    respond(200, '<!doctype html>');
    expect(await callApi('listAllResorts', {})).toMatchObject({
      ok: false,
      error: { kind: 'api', code: 'internal' },
    });
  });

  it('recognizes a lost connection', async () => {
    fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
    const result = await callApi('listAllResorts', {});
    expect(result).toEqual({ ok: false, error: { kind: 'network' } });
  });

  it('has a sentence for both kinds of failure', () => {
    expect(callErrorText({ kind: 'network' })).toContain('Check your connection');
    expect(callErrorText(apiFailure('busy'))).toBe('We are very busy right now. Please try again.');
  });
});
