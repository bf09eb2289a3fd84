import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Output } from '@club/domain/api/contract';
import { quoteStay } from '@club/domain/pricing/quote';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { storeCurrentResort } from '../../shared/stay/current-resort.ts';
import { apiFailure } from '../../testing/api-failure.ts';
import { anInventory } from '../../testing/inventory-builder.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(apiClientModule, 'callFunction');

const RESORT = aResort();
const LIVE = { resorts: { R1001: RESORT } };
const UNITS = '/single-available-unit?resort=R1001';
const OFFER =
  '/available-booking?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11';
const HELD: Output<'holdOffer'> = {
  holdId: 'hold-1',
  serverNow: 1_000_000,
  expiresAt: 1_000_000 + 252_000,
  source: 'offer',
  extensionsLeft: 10,
  quote: quoteStay({
    unitType: 'studio',
    vacationType: 'lastCall',
    startDate: '2026-12-05',
    endDate: '2026-12-11',
  }),
};
const holdWith = vi.mocked(callFunction);

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
  holdWith.mockReset();
  holdWith.mockResolvedValue({ ok: true, value: HELD });
});

describe('the offer', () => {
  it('sends visitors to login and remembers the whole address', async () => {
    const { router } = renderRoute(OFFER, { live: LIVE });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(OFFER);
    expect(holdWith).not.toHaveBeenCalled();
  });

  it('shows unit, price and the time that the server leaves', async () => {
    renderRoute(OFFER, { live: LIVE, session: aMember() });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Last Call Vacations' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Studio' })).toBeVisible();
    expect(screen.getByText('$20.08')).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Total' }));
    expect(screen.getByText('$20.08')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent(/4:1\d/);
    });
    expect(holdWith).toHaveBeenCalledWith('holdOffer', {
      resortId: 'R1001',
      vacationType: 'lastCall',
      unitType: 'studio',
      startDate: '2026-12-05',
      endDate: '2026-12-11',
    });
  });

  it('continues to checkout with everything in the address', async () => {
    const { address } = renderRoute(OFFER, { live: LIVE, session: aMember() });
    const button = await screen.findByRole('button', { name: 'Book Now' });
    await waitFor(() => {
      expect(button).not.toHaveAttribute('aria-disabled', 'true');
    });
    await userEvent.click(button);
    await waitFor(() => {
      expect(address()).toBe(`${OFFER.replace('/available-booking', '/checkout')}&via=offer`);
    });
  });

  it('redeems points where points pay', async () => {
    renderRoute(OFFER.replace('lastCall', 'rciPoints'), { live: LIVE, session: aMember() });
    expect(await screen.findByRole('heading', { name: 'RCI Points Vacations' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Redeem Points' })).toBeVisible();
  });

  it('keeps its button active at 0:00, and checks again before it continues', async () => {
    holdWith.mockResolvedValueOnce({
      ok: true,
      value: { ...HELD, expiresAt: HELD.serverNow },
    });
    const { address } = renderRoute(OFFER, { live: LIVE, session: aMember() });
    expect(await screen.findByText('Your hold has ended.')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByText('These nights are no longer held.')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Book Now' });
    expect(button).toBeEnabled();
    await userEvent.click(button);
    await waitFor(() => {
      expect(address()).toMatch(/^\/checkout/);
    });
    expect(holdWith).toHaveBeenCalledTimes(2);
  });

  it('asks whether to book another unit of a booked stay', async () => {
    holdWith.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('duplicate-booking', {
        message: 'You have already booked this stay.',
        details: { bookingId: 'booking-0' },
      }),
    });
    renderRoute(OFFER, { live: LIVE, session: aMember() });
    expect(
      await screen.findByText('You already have a studio here on these dates. Book another one?'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See this booking' })).toHaveAttribute(
      'href',
      '/payment-confirmation?resort=R1001&booking=booking-0',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Book another one' }));
    expect(await screen.findByRole('button', { name: 'Book Now' })).toBeVisible();
    expect(holdWith.mock.calls.map(([, input]) => Reflect.get(input, 'another'))).toEqual([
      undefined,
      true,
    ]);
  });

  it('says when the nights are sold out, and leads to other dates and units', async () => {
    holdWith.mockResolvedValue({
      ok: false,
      error: apiFailure('sold-out', {
        message: 'These nights have just been taken.',
        details: { soldOutNights: ['2026-12-06'] },
      }),
    });
    renderRoute(OFFER, {
      live: { ...LIVE, inventory: anInventory() },
      session: aMember(),
    });
    expect(await screen.findByText('These nights have just been taken.')).toBeVisible();
    expect(screen.getByText(/Sun, 6 Dec 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: '7 Dec – 13 Dec 2026' })).toHaveAttribute(
      'href',
      expect.stringContaining('from=2026-12-07&to=2026-12-13'),
    );
    expect(
      screen.getByRole('link', { name: 'Choose another unit or other dates' }),
    ).toHaveAttribute('href', `${UNITS}&type=lastCall`);
    expect(screen.getByRole('link', { name: 'Tell me when it is free' })).toHaveAttribute(
      'href',
      OFFER.replace('/available-booking', '/waitlist/new'),
    );
    expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
  });

  it('shows hours and the deadline of what a waitlist keeps', async () => {
    holdWith.mockResolvedValue({
      ok: true,
      value: {
        ...HELD,
        source: 'waitlist',
        extensionsLeft: 0,
        expiresAt: HELD.serverNow + 83_525_000,
      },
    });
    renderRoute(OFFER, { live: LIVE, session: aMember() });
    await waitFor(() => {
      expect(screen.getByRole('timer')).toHaveTextContent(/^23:1[12]:\d\d$/);
    });
    expect(screen.getByText(/^Kept for you until \w{3}, .+ \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep holding' })).toBeNull();
  });

  it('can be kept longer when its time is nearly up', async () => {
    holdWith.mockResolvedValueOnce({
      ok: true,
      value: { ...HELD, expiresAt: HELD.serverNow + 60_000 },
    });
    holdWith.mockResolvedValueOnce({
      ok: true,
      value: { ...HELD, expiresAt: HELD.serverNow + 480_000, extensionsLeft: 9 },
    });
    renderRoute(OFFER, { live: LIVE, session: aMember() });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep holding' }));
    await waitFor(() => {
      expect(screen.getByRole('timer')).toHaveTextContent(/^[78]:\d\d$/);
    });
    expect(holdWith).toHaveBeenLastCalledWith('extendHold', { holdId: 'hold-1' });
    expect(screen.queryByRole('button', { name: 'Keep holding' })).toBeNull();
  });

  it('can be requested again once the wait after too many requests is over', async () => {
    holdWith.mockResolvedValue({
      ok: false,
      error: apiFailure('too-many-requests', {
        message: 'Too many requests. Please wait a moment.',
        details: { retryAfterSeconds: 1 },
      }),
    });
    renderRoute(OFFER, { live: LIVE, session: aMember() });
    expect(await screen.findByText('Too many requests. Please wait a moment.')).toBeVisible();
    expect(holdWith).toHaveBeenCalledOnce();
    holdWith.mockResolvedValue({ ok: true, value: HELD });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(retry).not.toHaveAttribute('aria-disabled');
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Book Now' })).toBeVisible();
    expect(holdWith).toHaveBeenCalledTimes(2);
  });

  it('says when to come back after too many offers, and waits until then', async () => {
    const message =
      'You have looked at many offers within an hour. Please try again in 12 minutes.';
    holdWith.mockResolvedValue({
      ok: false,
      error: apiFailure('too-many-requests', { message, details: { retryAfterSeconds: 720 } }),
    });
    renderRoute(OFFER, { live: LIVE, session: aMember() });
    expect(await screen.findByText(message)).toBeVisible();
    const retry = screen.getByRole('button', { name: /^Try again in 1[12]:\d\d$/ });
    await userEvent.click(retry);
    expect(holdWith).toHaveBeenCalledTimes(1);
  });

  it('can be requested again when the connection was lost', async () => {
    holdWith.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    renderRoute(OFFER, { live: LIVE, session: aMember() });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Book Now' })).toBeVisible();
  });

  it('misses its booking without state', async () => {
    storeCurrentResort(RESORT, 'lastCall');
    renderRoute('/available-booking', { live: LIVE, session: aMember() });
    expect(
      await screen.findByRole('heading', { name: 'Error: No booking data found.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose unit and dates' })).toHaveAttribute(
      'href',
      `${UNITS}&type=lastCall`,
    );
  });
});
