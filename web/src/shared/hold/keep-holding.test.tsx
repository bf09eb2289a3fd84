import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_ERRORS } from '@club/domain/api/errors';
import { quoteStay } from '@club/domain/pricing/quote';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import type { Hold } from './hold-store.ts';
import { readHold, writeHold } from './hold-store.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import type { Stay } from '../stay/stay-query.ts';
import { MemoryRouter } from 'react-router-dom';
import { HoldNotice } from './hold-notice.tsx';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

const STAY: Stay = {
  resortId: 'R1001',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};
const call = vi.mocked(callFunction);
const show = (secondsLeft: number, over: Partial<Hold> = {}) => {
  writeHold({
    stay: STAY,
    holdId: 'hold-1',
    deadline: Date.now() + secondsLeft * 1000,
    source: 'offer',
    extensionsLeft: 10,
    ...over,
  });
  return render(<HoldNotice stay={STAY} />, { wrapper: MemoryRouter });
};
const button = () => screen.queryByRole('button', { name: 'Keep holding' });
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  clearPersonalStore();
  call.mockReset();
});

describe('a hold that ends soon', () => {
  it('can be extended from two minutes on, and says so', () => {
    vi.useFakeTimers();
    const { container } = show(121);
    expect(button()).toBeNull();
    pass(1000);
    expect(button()).toBeVisible();
    const [live] = container.querySelectorAll('[aria-live=polite]');
    expect(live).toHaveTextContent(
      '2 minutes left. The button “Keep holding” gives you the full time again.',
    );
    pass(100_000);
    expect(live).toHaveTextContent(/^20 seconds left\. The button “Keep holding”/);
    pass(20_000);
    expect(live).toHaveTextContent(/^The time is up\.$/);
    expect(button()).toBeNull();
  });

  it('has its full time again when it is extended, and keeps the focus', async () => {
    call.mockResolvedValueOnce({
      ok: true,
      value: { holdId: 'hold-1', expiresAt: 1_480_000, serverNow: 1_000_000, extensionsLeft: 9 },
    });
    const { container } = show(90);
    await userEvent.click(button() ?? document.body);
    expect(button()).toBeNull();
    expect(call).toHaveBeenCalledExactlyOnceWith('extendHold', { holdId: 'hold-1' });
    const hold = readHold(STAY);
    expect(hold?.extensionsLeft).toBe(9);
    expect((hold?.deadline ?? 0) - Date.now()).toBeGreaterThan(470_000);
    expect(screen.getByText('These nights are held for you for longer.')).toBeInTheDocument();
    expect(container.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('follows an extension in another tab', () => {
    const { rerender } = show(90);
    expect(button()).toBeVisible();
    act(() => {
      // As another tab writes it.
      const stored = localStorage.getItem('offerHolds') ?? '';
      const later = stored.replace(/"deadline":\d+/, `"deadline":${Date.now() + 400_000}`);
      localStorage.setItem('offerHolds', later);
      window.dispatchEvent(new StorageEvent('storage', { key: 'offerHolds' }));
    });
    rerender(<HoldNotice stay={STAY} />);
    expect(button()).toBeNull();
  });

  it.each([
    [10, 'Need more time?'],
    [3, 'Need more time? You can do this 3 more times.'],
    [1, 'Need more time? You can do this one more time.'],
    [0, API_ERRORS['extension-limit'].message],
  ])('with %d extensions left says: %s', (extensionsLeft, text) => {
    show(90, { extensionsLeft });
    expect(screen.getByText(/^Your hold ends in 1:(30|29)\. /)).toHaveTextContent(text);
  });

  it('says when it cannot be extended any further', async () => {
    call.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('extension-limit', { message: 'Others wait for these nights.' }),
    });
    show(90);
    await userEvent.click(button() ?? document.body);
    expect(await screen.findByRole('alert')).toHaveTextContent('Others wait for these nights.');
    expect(button()).toBeNull();
  });

  it('can be asked again when the connection was lost', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    show(90);
    await userEvent.click(button() ?? document.body);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the club/);
    expect(button()).toBeVisible();
  });

  it('ends at once when the server no longer knows it', async () => {
    call.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('hold-ended'),
    });
    show(90);
    await userEvent.click(button() ?? document.body);
    expect(button()).toBeNull();
    expect(readHold(STAY)?.deadline).toBeLessThanOrEqual(Date.now());
  });

  it('is not extended when the waitlist holds it', () => {
    show(90, { source: 'waitlist', extensionsLeft: 0 });
    expect(screen.queryByText(/Need more time|extended/)).toBeNull();
    expect(button()).toBeNull();
  });
});

describe('a hold that has ended', () => {
  const again = () => screen.queryByRole('button', { name: 'Hold these nights again' });

  it('loses nothing, and can be taken again without leaving the page', async () => {
    call.mockResolvedValueOnce({
      ok: true,
      value: {
        holdId: 'hold-2',
        serverNow: 1_000_000,
        expiresAt: 1_480_000,
        source: 'offer',
        extensionsLeft: 10,
        quote: quoteStay(STAY),
      },
    });
    const { container } = show(0);
    expect(screen.getByText('Your hold has ended. Nothing you typed is lost.')).toBeVisible();
    await userEvent.click(again() ?? document.body);
    expect(call).toHaveBeenCalledExactlyOnceWith('holdOffer', STAY);
    expect(again()).toBeNull();
    expect(readHold(STAY)).toMatchObject({ holdId: 'hold-2', extensionsLeft: 10 });
    expect(screen.getByText('These nights are held for you again.')).toBeInTheDocument();
    expect(container.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('leads to other dates when the nights are taken', async () => {
    call.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('sold-out'),
    });
    show(0);
    await userEvent.click(again() ?? document.body);
    expect(await screen.findByRole('alert')).toHaveTextContent(API_ERRORS['sold-out'].message);
    expect(screen.getByRole('link', { name: 'Look for other dates' })).toHaveAttribute(
      'href',
      '/available-booking?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11',
    );
  });

  it('is not announced again once its notice was closed', async () => {
    show(0);
    await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByText(/Your hold has ended/)).toBeNull();
  });
});
