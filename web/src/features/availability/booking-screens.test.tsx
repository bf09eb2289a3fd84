import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Output } from '@club/domain/api/contract';
import { quoteStay } from '@club/domain/pricing/quote';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { storeCurrentResort } from '../../shared/stay/current-resort.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

const RESORT = aResort();
const LIVE = { resorts: { R1001: RESORT, NOPE: null } };
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

/** All months from today to the horizon, with the given nights of December sold out. */
const inventoryWith = (...soldOut: string[]) => {
  const months = Array.from({ length: 13 }, (_, index) =>
    index === 0 ? '2026-12' : `2027-${String(index).padStart(2, '0')}`,
  );
  return Object.fromEntries(
    months.map((month) => [
      `R1001_${month}`,
      month === '2026-12'
        ? {
            cap: 5,
            rev: 1,
            nights: Object.fromEntries(soldOut.map((day) => [day, { sold: 5, holds: {} }])),
          }
        : null,
    ]),
  );
};

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
  holdWith.mockReset();
  holdWith.mockResolvedValue({ ok: true, value: HELD });
});

const openDates = async (): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole('button', { name: 'Select Date' });
  await userEvent.click(first ?? document.body);
  return screen.findByRole('dialog', { name: 'Select Booking Dates' });
};

describe('the unit picker', () => {
  it('lists five unit types for points', async () => {
    renderRoute(`${UNITS}&type=rciPoints`, { live: LIVE });
    expect(await screen.findByRole('heading', { level: 1, name: 'Available Units' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'RCI Points Vacations' })).toBeVisible();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(
      expect.arrayContaining(['Studio', '1 bedroom', '2 bedroom', '3 bedroom', '4 bedroom']),
    );
    expect(screen.getAllByRole('button', { name: 'Select Date' })).toHaveLength(5);
  });

  it('leaves 3 and 4 bedrooms out of Last Call', async () => {
    renderRoute(`${UNITS}&type=lastCall`, { live: LIVE });
    expect(await screen.findByRole('heading', { name: 'Last Call Vacations' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Select Date' })).toHaveLength(3);
    expect(screen.getByText('329.08 USD a stay')).toBeVisible();
  });

  it('opens for the resort that was stored, in its vacation type', async () => {
    storeCurrentResort(RESORT, 'lastCall');
    renderRoute('/single-available-unit', { live: LIVE });
    expect(await screen.findByRole('heading', { name: 'Last Call Vacations' })).toBeVisible();
  });

  it.each(['/single-available-unit', '/single-available-unit?resort=NOPE'])(
    'says that there is no resort data at %s',
    async (path) => {
      renderRoute(path, { live: LIVE });
      expect(
        await screen.findByRole('heading', { name: 'Error: No resort data found.' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Find a resort' })).toBeVisible();
    },
  );

  it('explains what was wrong with an address, and offers the units', async () => {
    renderRoute(`${UNITS}&unit=studio&from=2020-01-01&to=2020-01-04`, { live: LIVE });
    expect(await screen.findByText('The start date is in the past.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Select Date' })).toHaveLength(5);
  });

  it('does not book a resort that is not available', async () => {
    renderRoute(UNITS, { live: { resorts: { R1001: aResort({ available: false }) } } });
    expect(
      await screen.findByRole('heading', { name: 'This resort cannot be booked at the moment.' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Select Date' })).toBeNull();
  });
});

describe('the dates of a stay', () => {
  it('are today to 6 days ahead at first, with nights and running total', async () => {
    renderRoute(`${UNITS}&type=rciPoints`, { live: { ...LIVE, inventory: inventoryWith() } });
    const dialog = await openDates();
    expect(within(dialog).getByLabelText('Check-in')).toHaveValue('2026-12-02');
    expect(within(dialog).getByLabelText('Check-out')).toHaveValue('2026-12-08');
    expect(within(dialog).getByText('43,000 points')).toBeVisible();
    expect(within(dialog).getByText(/^Wed, 2 Dec 2026 – Tue, 8 Dec 2026, 6 nights$/)).toBeVisible();
  });

  it('can be cleared and closed', async () => {
    renderRoute(`${UNITS}&type=rciPoints`, { live: LIVE });
    const dialog = await openDates();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear Date' }));
    expect(within(dialog).getByLabelText('Check-in')).toHaveValue('');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show Available Units' }));
    expect(
      within(dialog).getByText('Choose the day you arrive and the day you leave.'),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lead a visitor to login, with everything that was chosen', async () => {
    const { router } = renderRoute(`${UNITS}&type=lastCall`, { live: LIVE });
    const dialog = await openDates();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show Available Units' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(
      '/available-booking?resort=R1001&type=lastCall&unit=studio&from=2026-12-02&to=2026-12-08',
    );
  });

  it.each([
    ['Check-out', '2028-01-01', 'Check-out: Stays can be booked up to 365 days ahead.'],
    ['Check-out', '2026-12-02', /^Check-out: The day you leave must come after/],
    ['Check-out', '2026-12-31', 'Check-out: A stay has at most 28 nights.'],
    ['Check-in', '2026-11-01', 'Check-in: This day has passed.'],
    ['Check-out', '', 'Check-out: Enter a real day.'],
  ])(
    'that are typed wrong (%s %s) are refused, and nobody goes on with the ones before',
    async (label, typed, says) => {
      const { address } = renderRoute(`${UNITS}&type=lastCall`, { live: LIVE, session: aMember() });
      const dialog = await openDates();
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value: typed } });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Show Available Units' }));
      expect(address()).toBe(`${UNITS}&type=lastCall`);
      expect(within(dialog).getAllByText(says).length).toBeGreaterThan(1);
      expect(document.activeElement).toHaveTextContent(/Correct the date/);
      expect(within(dialog).getByLabelText(label)).toHaveValue(typed);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Clear Date' }));
      expect(within(dialog).getByLabelText(label)).toHaveValue('');
      expect(within(dialog).queryByText(says)).toBeNull();
    },
  );

  it('name the night that is sold out, and offer free ones instead of going on', async () => {
    const { address } = renderRoute(`${UNITS}&type=lastCall`, {
      live: { ...LIVE, inventory: inventoryWith('05') },
      session: aMember(),
    });
    const dialog = await openDates();
    expect(within(dialog).getAllByText('Sat, 5 Dec 2026 is sold out.').length).toBeGreaterThan(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show Available Units' }));
    expect(address()).toBe(`${UNITS}&type=lastCall`);
    expect(document.activeElement).toHaveTextContent(/^Sat, 5 Dec 2026 is sold out\./);
    expect(
      within(dialog).getByRole('link', { name: 'Tell me when these dates are free' }),
    ).toHaveAttribute(
      'href',
      '/waitlist/new?resort=R1001&type=lastCall&unit=studio&from=2026-12-02&to=2026-12-08',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '6 Dec – 12 Dec 2026' }));
    expect(
      within(dialog).getByRole('link', { name: 'Tell me when they are free' }),
    ).toHaveAttribute('href', '/waitlist/new?resort=R1001&type=lastCall&unit=studio');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show Available Units' }));
    await waitFor(() => {
      expect(address()).toContain('from=2026-12-06&to=2026-12-12');
    });
  });
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
    expect(screen.getByText('20.08 USD')).toBeVisible();
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

  it('goes on to checkout with everything in the address', async () => {
    const { address } = renderRoute(OFFER, { live: LIVE, session: aMember() });
    const button = await screen.findByRole('button', { name: 'Book Now' });
    await waitFor(() => {
      expect(button).not.toHaveAttribute('aria-disabled', 'true');
    });
    await userEvent.click(button);
    await waitFor(() => {
      expect(address()).toBe(OFFER.replace('/available-booking', '/checkout'));
    });
  });

  it('redeems points where points pay', async () => {
    renderRoute(OFFER.replace('lastCall', 'rciPoints'), { live: LIVE, session: aMember() });
    expect(await screen.findByRole('heading', { name: 'RCI Points Vacations' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Redeem Points' })).toBeVisible();
  });

  it('keeps its button active at 0:00, and looks again before going on', async () => {
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

  it('asks whether a stay that is booked is wanted once more', async () => {
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

  it('says when the nights have gone, and leads to other dates and units', async () => {
    holdWith.mockResolvedValue({
      ok: false,
      error: apiFailure('sold-out', {
        message: 'These nights have just been taken.',
        details: { soldOutNights: ['2026-12-06'] },
      }),
    });
    renderRoute(OFFER, {
      live: { ...LIVE, inventory: inventoryWith() },
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

  it('can be asked for again once the time after too many requests is over', async () => {
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

  it('can be asked for again when the connection was lost', async () => {
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
