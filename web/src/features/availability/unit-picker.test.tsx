import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { storeCurrentResort } from '../../shared/stay/current-resort.ts';
import { anInventory } from '../../testing/inventory-builder.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(apiClientModule, 'callFunction');

const RESORT = aResort();
const LIVE = { resorts: { R1001: RESORT, NOPE: null } };
const UNITS = '/single-available-unit?resort=R1001';

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
  // The offer behind the dates requests a hold.
  vi.mocked(callFunction).mockResolvedValue({ ok: false, error: { kind: 'network' } });
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
    expect(screen.getByText('$329.08 a stay')).toBeVisible();
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
    renderRoute(`${UNITS}&type=rciPoints`, { live: { ...LIVE, inventory: anInventory() } });
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
    'that are typed wrong (%s %s) are rejected, and the previous ones are not used',
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

  it('name the night that is sold out, and offer free ones instead', async () => {
    const { address } = renderRoute(`${UNITS}&type=lastCall`, {
      live: { ...LIVE, inventory: anInventory('2026-12', ['05']) },
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
