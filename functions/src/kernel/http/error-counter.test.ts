import { ApiError } from '@club/domain/api/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCountEntry } from './error-counter.ts';
import { createErrorCounter } from './error-counter.ts';

const lines: ErrorCountEntry[] = [];
const ROUTE = 'GET /bookings';
const NOW = Date.UTC(2026, 11, 1);

const newCount = () =>
  createErrorCounter((line) => {
    lines.push(line);
  });

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('errors', () => {
  it.each([
    ['not-signed-in', 401],
    ['not-allowed', 403],
    ['too-many-requests', 429],
  ] as const)('%s is counted, without who or what it was about', (code, status) => {
    const error = new ApiError(code, { message: 'Anna may not.', field: 'x' });
    newCount()(ROUTE, error, NOW);
    expect(lines).toEqual([{ route: ROUTE, status, code, count: 1 }]);
  });

  it.each(['invalid-input', 'booking-not-found', 'sold-out', 'internal', 'busy'] as const)(
    '%s is not counted',
    (code) => {
      newCount()(ROUTE, new ApiError(code), NOW);
      vi.runAllTimers();
      expect(lines).toEqual([]);
    },
  );

  it('of a flood are one line a minute, and all counted', () => {
    const count = newCount();
    const error = new ApiError('not-signed-in');
    for (let at = 0; at < 500; at += 1) count(ROUTE, error, NOW + at);
    expect(lines.map((line) => line.count)).toEqual([1]);
    vi.advanceTimersByTime(60_000);
    expect(lines.map((line) => line.count)).toEqual([1, 499]);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(2);
    count(ROUTE, error, NOW + 60_001);
    count(ROUTE, error, NOW + 119_998);
    count(ROUTE, error, NOW + 120_001);
    expect(lines.map((line) => line.count)).toEqual([1, 499, 3]);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(3);
  });

  it('are counted per route and code', () => {
    const count = newCount();
    count(ROUTE, new ApiError('not-signed-in'), NOW);
    count(ROUTE, new ApiError('account-disabled'), NOW);
    count('holdoffer', new ApiError('not-signed-in'), NOW);
    expect(lines.map(({ route, code, count: times }) => [route, code, times])).toEqual([
      [ROUTE, 'not-signed-in', 1],
      [ROUTE, 'account-disabled', 1],
      ['holdoffer', 'not-signed-in', 1],
    ]);
  });
});
