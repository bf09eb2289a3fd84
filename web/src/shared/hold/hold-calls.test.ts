import { quoteStay } from '@club/domain/pricing/quote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import type { Stay } from '../stay/stay-query.ts';
import { extendHold, takeHold } from './hold-calls.ts';
import { forgetHold, ownHoldIds, readHold } from './hold-store.ts';

spyOnExports(apiClientModule, 'callFunction');

/** Of this device. The server's clock runs half an hour behind. */
const NOW = 1_800_000_000_000;
const SERVER_NOW = NOW - 1_800_000;
const RESPONSE_MS = 20_000;

const STAY: Stay = {
  resortId: 'A12',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};
const HELD = {
  holdId: 'hold-1',
  serverNow: SERVER_NOW,
  expiresAt: SERVER_NOW + 480_000,
  source: 'offer',
  extensionsLeft: 10,
  quote: quoteStay(STAY),
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.mocked(callFunction).mockReset();
  vi.mocked(callFunction).mockImplementation(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          resolve({ ok: true, value: HELD });
        }, RESPONSE_MS);
      }),
  );
});

afterEach(() => {
  for (const id of ownHoldIds()) forgetHold(id);
});

it('counts the time of a hold from its request, however slow the response', async () => {
  const hold = takeHold(STAY);
  await vi.advanceTimersByTimeAsync(RESPONSE_MS);
  await hold;
  expect(readHold(STAY)?.deadline).toBe(NOW + 480_000);
});

it('counts the time of an extension from its request', async () => {
  const hold = takeHold(STAY);
  await vi.advanceTimersByTimeAsync(RESPONSE_MS);
  await hold;
  const extension = extendHold('hold-1');
  await vi.advanceTimersByTimeAsync(RESPONSE_MS);
  expect(await extension).toBeNull();
  expect(readHold(STAY)?.deadline).toBe(NOW + RESPONSE_MS + 480_000);
});
