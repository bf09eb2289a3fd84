import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Stay } from '../../lib/stay-query.ts';
import { attemptKey, endAttempt } from './booking-attempt.ts';

const STAY: Stay = {
  resortId: 'A12',
  vacationType: 'rciPoints',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};

afterEach(() => {
  vi.restoreAllMocks();
  endAttempt();
});

describe('the key of a booking attempt', () => {
  it('is the same until the server has answered', () => {
    const key = attemptKey(STAY);
    expect(attemptKey({ ...STAY })).toBe(key);
    endAttempt();
    expect(attemptKey(STAY)).not.toBe(key);
  });

  it('is another for another stay', () => {
    expect(attemptKey(STAY)).not.toBe(attemptKey({ ...STAY, unitType: '1 bedroom' }));
  });

  it('survives a reload', async () => {
    const key = attemptKey(STAY);
    vi.resetModules();
    const reloaded = await import('./booking-attempt.ts');
    expect(reloaded.attemptKey(STAY)).toBe(key);
  });

  it.each(['', '7', '{"v":1,"data":{"stayKey":"x","idempotencyKey":"short"}}'])(
    'is made anew when storage holds %j',
    (text) => {
      sessionStorage.setItem('bookingAttempt', text);
      expect(attemptKey(STAY)).toMatch(/^[a-f0-9-]{36}$/);
    },
  );

  it('holds for the page where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(attemptKey(STAY)).toBe(attemptKey(STAY));
  });
});
