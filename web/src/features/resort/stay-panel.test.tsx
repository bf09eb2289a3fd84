import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { monthsBetween } from '@club/domain/calendar/month';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { quoteStay } from '@club/domain/pricing/quote';
import * as holdCalls from '../../shared/hold/hold-calls.ts';
import { writeHold } from '../../shared/hold/hold-store.ts';
import { minWidthQuery } from '../../design/theme/media.ts';
import { lastDates } from '../../shared/stay/last-dates.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { apiFailure } from '../../testing/api-failure.ts';
import type { LiveFixture } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';

const PAGE = '/singleResortPage/R1001';
const CHOSEN = `${PAGE}?unit=studio&from=2027-01-05&to=2027-01-08`;
const CHECKOUT = '/checkout?resort=R1001&type=rciPoints&unit=studio&from=2027-01-05&to=2027-01-08';
const STAY = {
  resortId: 'R1001',
  vacationType: 'rciPoints',
  unitType: 'studio',
  startDate: '2027-01-05',
  endDate: '2027-01-08',
} as const;

/** January with one of five left on the 6th. */
const JANUARY: InventoryMonth = { cap: 5, rev: 1, nights: { '06': { sold: 4, holds: {} } } };

type Nights = InventoryMonth['nights'];

/** Every month that can be booked: December 2026 as given first, the others as given second. */
const nextYear = (nights: Nights, later: Nights = {}): NonNullable<LiveFixture['inventory']> =>
  Object.fromEntries(
    monthsBetween('2026-12', '2027-12').map((month) => [
      `R1001_${month}`,
      { cap: 5, rev: 1, nights: month === '2026-12' ? nights : later },
    ]),
  );

const inWindow = (holds: (query: string) => boolean): void => {
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(original(query), 'matches', { value: holds(query) }),
  );
};

/** A window with room for the panel beside the content. */
const onDesktop = (): void => inWindow((query) => query.startsWith('(min-width'));

/** One without, which is wider than a phone. */
const onTablet = (): void => inWindow((query) => query === minWidthQuery('tablet'));

const open = async (
  path = PAGE,
  {
    session = aMember(),
    live = {},
    resort = {},
  }: {
    session?: ReturnType<typeof aMember> | undefined;
    live?: LiveFixture;
    resort?: Parameters<typeof aResort>[0];
  } = {},
) => {
  const route = renderRoute(path, {
    session,
    live: { resorts: { R1001: aResort(resort) }, catalogue: [], ...live },
  });
  await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
  return route;
};
const panel = () => within(screen.getByRole('region', { name: 'Your stay' }));

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
  onDesktop();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the panel of a resort', () => {
  it('opens on today to 6 days ahead in the main unit, with points', async () => {
    await open();
    expect(panel().getByRole('radio', { name: 'Points' })).toBeChecked();
    expect(panel().getByLabelText('Unit')).toHaveDisplayValue('1 bedroom');
    expect(panel().getByRole('button', { name: /^Check-in/ })).toHaveTextContent(
      'Check-in2 Dec 2026Check-out8 Dec 2026',
    );
    expect(panel().getByText('43,000 points', { selector: 'strong' })).toBeVisible();
    expect(panel().getByText('Everything back within 24 hours of booking')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Redeem Points' })).toBeVisible();
  });

  it('opens on the stay of the address, and writes what is changed back into it', async () => {
    const { address } = await open(`${PAGE}?tab=rooms&from=2027-01-05&to=2027-01-08&sleeps=2`);
    expect(panel().getByRole('button', { name: /^Check-in/ })).toHaveTextContent('5 Jan 2027');
    await userEvent.click(panel().getByRole('radio', { name: 'Card' }));
    expect(panel().getByText('$361.02', { selector: 'strong' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Book Now' })).toBeVisible();
    await userEvent.selectOptions(panel().getByLabelText('Unit'), '2 bedroom');
    expect(address()).toBe(
      `${PAGE}?tab=rooms&from=2027-01-05&to=2027-01-08&sleeps=2&type=lastCall&unit=2+bedroom`,
    );
    await userEvent.click(panel().getByRole('radio', { name: 'Points' }));
    expect(address()).not.toContain('type=');
  });

  it('offers the largest unit of Last Call where the wanted one is for points only', async () => {
    await open(`${PAGE}?type=lastCall&unit=4+bedroom`);
    expect(panel().getByLabelText('Unit')).toHaveDisplayValue('2 bedroom');
    expect(
      within(panel().getByLabelText('Unit'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Studio', '1 bedroom', '2 bedroom']);
  });

  it('unfolds the price to what it is made of', async () => {
    await open(CHOSEN);
    const total = panel().getByText('21,000 points', { selector: 'strong' });
    expect(panel().getByText('3 nights × 7,000')).not.toBeVisible();
    await userEvent.click(total);
    expect(panel().getByText('3 nights × 7,000')).toBeVisible();
  });

  it('says what is left, and where the points come from', async () => {
    await open(CHOSEN, {
      live: {
        inventory: { 'R1001_2027-01': JANUARY },
        own: { ownAccount: EMPTY_ACCOUNT },
      },
    });
    expect(panel().getByText('1 left for these nights')).toBeVisible();
    expect(
      panel().getByText('0 from your balance, 21,000 borrowed from your next year, free'),
    ).toBeVisible();
  });

  it('counts nights that another member held as free once that hold has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const held: InventoryMonth = {
      cap: 5,
      rev: 1,
      nights: { '06': { sold: 3, holds: { theirs: Date.now() + 30_000 } } },
    };
    await open(CHOSEN, { live: { inventory: { 'R1001_2027-01': held } } });
    expect(panel().getByText('1 left for these nights')).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(panel().getByText('2 left for these nights')).toBeVisible();
  });

  it('says where the points of the suggested stay come from, before anything is used', async () => {
    await open(PAGE, { live: { own: { ownAccount: EMPTY_ACCOUNT } } });
    expect(panel().getByText(/^0 from your balance, 43,000 borrowed/)).toBeVisible();
  });

  it('shows what another device has on hold, and continues to its checkout or releases it', async () => {
    const release = vi.spyOn(holdCalls, 'releaseHold').mockResolvedValue();
    const elsewhere = { ...STAY, id: 'h9', expiresAt: Date.now() + 300_000 };
    await open(PAGE, {
      live: {
        own: {
          ownHolds: [
            { ...elsewhere, id: 'ended', expiresAt: Date.now() - 1 },
            { ...elsewhere, id: 'other', resortId: 'R1002' },
            elsewhere,
          ],
        },
      },
    });
    const hold = within(await panel().findByRole('region', { name: 'Your hold' }));
    expect(hold.getByRole('timer')).toHaveTextContent(/^(5:00|4:5\d)$/);
    expect(hold.getByText('5 Jan – 8 Jan 2027 · Studio · Points')).toBeVisible();
    expect(hold.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute(
      'href',
      CHECKOUT,
    );
    await userEvent.click(hold.getByRole('button', { name: 'Release' }));
    expect(release).toHaveBeenCalledExactlyOnceWith('h9');
  });

  it('cannot release what the waitlist keeps, and has no countdown for it', async () => {
    const kept = {
      ...STAY,
      id: 'h9',
      expiresAt: Date.now() + 80_000_000,
      source: 'waitlist',
    } as const;
    await open(PAGE, { live: { own: { ownHolds: [kept] } } });
    const hold = within(await panel().findByRole('region', { name: 'Your hold' }));
    expect(hold.getByText(/^until /)).toBeVisible();
    expect(hold.queryByRole('timer')).toBeNull();
    expect(hold.queryByRole('button', { name: 'Release' })).toBeNull();
  });

  it('leads from a stay that cannot be refunded to the next free one that can', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-02T12:00:00Z'));
    const inventory = nextYear({ '12': { sold: 5, holds: {} } });
    const { address } = await open(`${PAGE}?type=lastCall`, { live: { inventory } });
    expect(panel().getByText(/^Nothing is given back/)).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Next refundable dates' }));
    const found = await panel().findByRole('button', { name: /^Next refundable dates: / });
    expect(found).toHaveFocus();
    expect(found).toHaveTextContent('13 Dec – 19 Dec 2026');
    await userEvent.click(found);
    expect(address()).toBe(`${PAGE}?type=lastCall&from=2026-12-13&to=2026-12-19`);
    expect(panel().queryByText(/^Nothing is given back/)).toBeNull();
  });

  it('offers refundable dates of the length that was chosen for the next free ones', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-02T12:00:00Z'));
    const { address } = await open(`${PAGE}?type=lastCall`, { live: { inventory: nextYear({}) } });
    const nextFree = within(await screen.findByRole('region', { name: 'Next free dates' }));
    await userEvent.selectOptions(nextFree.getByLabelText('Length of stay'), '3 nights');
    await userEvent.click(panel().getByRole('button', { name: 'Next refundable dates' }));
    await userEvent.click(await panel().findByRole('button', { name: /^Next refundable dates: / }));
    expect(address()).toBe(`${PAGE}?type=lastCall&from=2026-12-10&to=2026-12-13`);
  });

  it('says when no dates are free that can be refunded', async () => {
    const sold = Object.fromEntries(
      Array.from({ length: 31 }, (_, day) => [
        String(day + 1).padStart(2, '0'),
        { sold: 5, holds: {} },
      ]),
    );
    const inventory = nextYear(sold, sold);
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-02T12:00:00Z'));
    await open(`${PAGE}?type=lastCall`, { live: { inventory } });
    await userEvent.click(panel().getByRole('button', { name: 'Next refundable dates' }));
    expect(await panel().findByText('No later dates are free.')).toBeVisible();
  });

  it('chooses dates in a dialog with the nights that are free', async () => {
    await open(CHOSEN);
    await userEvent.click(panel().getByRole('button', { name: /^Check-in/ }));
    const dialog = await screen.findByRole('dialog', { name: 'When would you like to stay?' });
    expect(within(dialog).getByLabelText('Check-in')).toHaveValue('2027-01-05');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use these dates' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});

describe('the button of the panel', () => {
  it('holds the nights and goes straight to the checkout', async () => {
    const take = vi.spyOn(holdCalls, 'takeHold').mockImplementation((stay) => {
      // An id of its own: screens of tests before this one may still be leaving theirs.
      const hold = { holdId: 'panel-hold', source: 'offer', extensionsLeft: 10 } as const;
      writeHold({ ...hold, stay, deadline: Date.now() + 480_000 });
      const value = { ...hold, expiresAt: 480_000, serverNow: 0, quote: quoteStay(STAY) };
      return Promise.resolve({ ok: true, value });
    });
    const { address } = await open(CHOSEN);
    await userEvent.click(panel().getByRole('button', { name: 'Redeem Points' }));
    await waitFor(() => {
      expect(address()).toBe(CHECKOUT);
    });
    // The checkout finds the hold, and does not ask again.
    await screen.findByRole('heading', { level: 1, name: 'Checkout' });
    expect(take).toHaveBeenCalledExactlyOnceWith(STAY, false);
    expect(lastDates.read()).toEqual({ startDate: '2027-01-05', endDate: '2027-01-08' });
    expect(JSON.parse(localStorage.getItem('currentResort') ?? 'null')).toMatchObject({
      _id: 'R1001',
      vacationType: 'rciPoints',
    });
  });

  it('sends visitors to the login, which comes back to the checkout', async () => {
    const { router } = renderRoute(CHOSEN, {
      live: { resorts: { R1001: aResort() }, catalogue: [] },
    });
    await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
    await userEvent.click(panel().getByRole('button', { name: 'Redeem Points' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(CHECKOUT);
  });

  it('says in the panel when nights are not free, and takes others there', async () => {
    vi.spyOn(holdCalls, 'takeHold').mockResolvedValue({
      ok: false,
      error: apiFailure('sold-out', { details: { soldOutNights: ['2027-01-06'] } }),
    });
    const { address } = await open(CHOSEN);
    await userEvent.click(panel().getByRole('button', { name: 'Redeem Points' }));
    expect(await panel().findByText(/Sold out: Wed, 6 Jan 2027/)).toBeVisible();
    expect(panel().getByRole('link', { name: 'Tell me when it is free' })).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: '7 Jan – 10 Jan 2027' }));
    expect(address()).toContain('from=2027-01-07&to=2027-01-10');
    expect(panel().queryByText(/Sold out: /)).toBeNull();
  });

  it('is not there while the resort takes no bookings', async () => {
    await open(PAGE, { resort: { available: false } });
    expect(screen.queryByRole('region', { name: 'Your stay' })).toBeNull();
  });
});

describe('the bar without room for the panel', () => {
  it('says how long the nights are on hold for the member', async () => {
    vi.restoreAllMocks();
    onTablet();
    await open(PAGE, {
      live: { own: { ownHolds: [{ ...STAY, id: 'h9', expiresAt: Date.now() + 300_000 }] } },
    });
    expect(await panel().findByText(/^Your hold · (5:00|4:5\d)$/)).toBeVisible();
  });

  it('has price and dates, and opens the same panel as a sheet', async () => {
    vi.restoreAllMocks();
    onTablet();
    const { address } = await open(CHOSEN);
    const bar = panel();
    expect(bar.getByText('21,000 points')).toBeVisible();
    expect(bar.getByText('5 Jan – 8 Jan 2027 · 3 nights')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Choose' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your stay' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Card' }));
    expect(address()).toContain('type=lastCall');
    expect(sheet.getByRole('button', { name: 'Book Now' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar.getByText('$329.08')).toBeVisible();
  });
});
