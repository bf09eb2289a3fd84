import { beforeEach, expect, it, vi } from 'vitest';
import { untilReached } from './until-reached.ts';

const FILE = 'https://club.test/assets/contact-page.js';
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request.mockReset());
});

it('asks again until the site answers, also that a file is gone', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockResolvedValueOnce(new Response('', { status: 404 }));
  const reached = untilReached(FILE, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await reached).toBe(true);
  expect(request).toHaveBeenCalledTimes(3);
});

it('ends when it is not wanted any more', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const leaving = new AbortController();
  const reached = untilReached(FILE, leaving.signal);
  await vi.advanceTimersByTimeAsync(4000);
  leaving.abort();
  await vi.runAllTimersAsync();
  expect(await reached).toBe(false);
});
