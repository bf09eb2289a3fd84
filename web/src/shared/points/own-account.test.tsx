import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveStoreWith } from '../../testing/live-store-with.ts';
import { aMember } from '../../testing/render-route.tsx';
import { LiveDataProvider } from '../live/live-data.tsx';
import { useOwnAccount } from './own-account.ts';
import { SessionContext } from '../../kernel/session/session.tsx';
import { givenSession } from '../../testing/given-session.ts';

const ENDING = { id: 'deposit-2024-12-02', points: 20_000, expiresOn: '2026-12-02' };
const LASTING = { id: 'deposit-2026-06-01', points: 15_000, expiresOn: '2028-06-01' };
const stored: PointsAccount = {
  ...EMPTY_ACCOUNT,
  available: 35_000,
  batches: [ENDING, LASTING],
  nextExpiry: ENDING.expiresOn,
  seq: 2,
};

/** When 2 December is over at the last place on earth. */
const END_OF_DAY = Date.UTC(2026, 11, 3, 12);

const ownAccount = (account: PointsAccount) => {
  const store = liveStoreWith({ own: { ownAccount: account } });
  const session = givenSession(aMember());
  return renderHook(() => useOwnAccount(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionContext value={session}>
        <LiveDataProvider store={store}>{children}</LiveDataProvider>
      </SessionContext>
    ),
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the own account', () => {
  it('loses points on screen in the minute in which their last day ends everywhere', () => {
    vi.setSystemTime(END_OF_DAY - 30_000);
    const { result } = ownAccount(stored);
    expect(result.current).toMatchObject({ data: { available: 35_000, nextExpiry: '2026-12-02' } });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(result.current).toMatchObject({
      data: { available: 15_000, batches: [LASTING], nextExpiry: '2028-06-01' },
    });
  });

  it('stays the same object while nothing changes', () => {
    vi.setSystemTime(END_OF_DAY);
    const { result, rerender } = ownAccount(stored);
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});
