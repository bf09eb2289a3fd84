import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callFunction } from './api-client.ts';
import { ownHoldId, writeHold } from './hold-store.ts';
import { onSignOut } from './session.tsx';
import { useHoldRelease } from './use-hold-release.ts';

vi.mock('./api-client.ts', { spy: true });
vi.mock('./session.tsx', { spy: true });

function Screen() {
  useHoldRelease();
  return null;
}

describe('signing out on a screen of the booking', () => {
  it('lets the held nights go, once', async () => {
    vi.mocked(callFunction).mockResolvedValue({ ok: true, value: { released: true } });
    const withdraw = vi.fn<() => void>();
    vi.mocked(onSignOut).mockReturnValue(withdraw);
    writeHold({
      stay: {
        resortId: 'A12',
        vacationType: 'lastCall',
        unitType: 'studio',
        startDate: '2026-12-05',
        endDate: '2026-12-11',
      },
      holdId: 'hold-1',
      deadline: 1_800_000_000_000,
    });
    const { unmount } = render(<Screen />);
    const release = vi.mocked(onSignOut).mock.calls[0]?.[0];
    await release?.();
    await release?.();
    expect(callFunction).toHaveBeenCalledExactlyOnceWith('releasehold', { holdId: 'hold-1' });
    expect(ownHoldId()).toBeNull();
    unmount();
    expect(withdraw).toHaveBeenCalled();
  });
});
