import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import type { Hold } from './hold-store.ts';
import { forgetHold, ownHoldIds, writeHold } from './hold-store.ts';
import * as sessionEnd from '../../kernel/session/session-end.ts';
import { onSignOut } from '../../kernel/session/session-end.ts';
import type { Stay } from '../stay/stay-query.ts';
import { enterBooking, useHoldRelease, useReleaseOnSignOut } from './use-hold-release.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(apiClientModule, 'callFunction');
spyOnExports(sessionEnd, 'onSignOut');

const STAY: Stay = {
  resortId: 'A12',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};
const HOLD: Hold = {
  stay: STAY,
  holdId: 'hold-1',
  deadline: 1_800_000_000_000,
  source: 'offer',
  extensionsLeft: 10,
};
const KEPT: Hold = {
  ...HOLD,
  stay: { ...STAY, unitType: '1 bedroom' },
  holdId: 'kept',
  source: 'waitlist',
};

function BookingScreen({ stay }: { stay: Stay }) {
  useHoldRelease(stay);
  return null;
}

function AnyPage() {
  useReleaseOnSignOut();
  return null;
}

beforeEach(() => {
  vi.mocked(callFunction).mockReset();
  vi.mocked(callFunction).mockResolvedValue({ ok: true, value: { released: true } });
});

afterEach(() => {
  for (const id of ownHoldIds()) forgetHold(id);
});

describe('signing out', () => {
  it('releases the held nights, once, but not those of the waitlist', async () => {
    const withdraw = vi.fn<() => void>();
    vi.mocked(onSignOut).mockReturnValue(withdraw);
    writeHold(HOLD);
    writeHold(KEPT);
    const { unmount } = render(<AnyPage />);
    const release = vi.mocked(onSignOut).mock.calls[0]?.[0];
    await release?.();
    await release?.();
    expect(callFunction).toHaveBeenCalledExactlyOnceWith('releaseHold', { holdId: 'hold-1' });
    expect(ownHoldIds()).toEqual(['kept']);
    unmount();
    expect(withdraw).toHaveBeenCalled();
  });
});

describe('leaving the screens of a booking', () => {
  const settle = () => vi.advanceTimersByTimeAsync(2000);

  it('releases the held nights', async () => {
    vi.useFakeTimers();
    writeHold(HOLD);
    const { unmount } = render(<BookingScreen stay={STAY} />);
    await settle();
    expect(callFunction).not.toHaveBeenCalled();
    unmount();
    await settle();
    expect(callFunction).toHaveBeenCalledExactlyOnceWith('releaseHold', { holdId: 'hold-1' });
    expect(ownHoldIds()).toEqual([]);
  });

  it('keeps them while the next screen of the same booking opens', async () => {
    vi.useFakeTimers();
    writeHold(HOLD);
    const offer = render(<BookingScreen stay={STAY} />);
    offer.unmount();
    const checkout = render(<BookingScreen stay={STAY} />);
    await settle();
    expect(callFunction).not.toHaveBeenCalled();
    checkout.unmount();
    await settle();
    expect(callFunction).toHaveBeenCalledOnce();
  });

  it('keeps what is held again right after leaving, until that is left, too', async () => {
    vi.useFakeTimers();
    writeHold(HOLD);
    render(<BookingScreen stay={STAY} />).unmount();
    const leave = enterBooking(STAY);
    await settle();
    leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(callFunction).not.toHaveBeenCalled();
    await settle();
    expect(callFunction).toHaveBeenCalledExactlyOnceWith('releaseHold', { holdId: 'hold-1' });
  });

  it('keeps a hold of the waitlist', async () => {
    vi.useFakeTimers();
    writeHold(KEPT);
    render(<BookingScreen stay={KEPT.stay} />).unmount();
    await settle();
    expect(callFunction).not.toHaveBeenCalled();
    expect(ownHoldIds()).toEqual(['kept']);
  });

  it.each([
    ['keeps them while another tab has it open', false],
    ['lets them go when no other tab has it open', true],
  ])('%s', async (_what, isAvailable) => {
    vi.useFakeTimers();
    const requested: string[] = [];
    // The browser's own, which jsdom lacks: grants shared locks, and exclusive ones on demand.
    vi.stubGlobal('navigator', {
      locks: {
        request: async (
          name: string,
          { ifAvailable = false }: LockOptions,
          work: (lock: { name: string } | null) => Promise<void>,
        ) => {
          requested.push(name);
          await work(ifAvailable && !isAvailable ? null : { name });
        },
      },
    });
    writeHold(HOLD);
    render(<BookingScreen stay={STAY} />).unmount();
    await settle();
    vi.unstubAllGlobals();
    expect(new Set(requested).size).toBe(1);
    expect(vi.mocked(callFunction).mock.calls.length).toBe(isAvailable ? 1 : 0);
  });
});
