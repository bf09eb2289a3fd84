import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { readCurrentResort } from '../../shared/stay/current-resort.ts';
import { lastDates } from '../../shared/stay/last-dates.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { liveKey, liveStoreWith } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';

const PAGE = '/singleResortPage/R1001';
const DECEMBER = `${PAGE}?calendar=rciPoints&unit=studio&month=2026-12`;

/** Alive however long the tests take. */
const LATER = Date.now() + 3_600_000;

/** December with three sold of five on the 5th, all on the 10th, and the rest held on the 11th. */
const SOME_TAKEN: InventoryMonth = {
  cap: 5,
  rev: 1,
  nights: {
    '05': { sold: 3, holds: {} },
    '10': { sold: 5, holds: {} },
    '11': { sold: 4, holds: { other: LATER } },
  },
};

/** The first night that is free is the 20th. */
const FREE_FROM_20: InventoryMonth = {
  cap: 5,
  rev: 1,
  nights: Object.fromEntries(
    Array.from({ length: 19 }, (_, index) => [
      String(index + 1).padStart(2, '0'),
      { sold: 5, holds: {} },
    ]),
  ),
};

const RESORT = aResort();
const liveWith = (inventory: Record<string, InventoryMonth | null>) => ({
  resorts: { R1001: RESORT },
  catalogue: [],
  inventory,
});
const BOTH = { 'R1001_2026-12': SOME_TAKEN, 'R1001_2027-01': null };

const open = async (path = DECEMBER, inventory: Record<string, InventoryMonth | null> = BOTH) => {
  const route = renderRoute(path, { session: aMember(), live: liveWith(inventory) });
  await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
  return route;
};

const grid = (name: string) => screen.getByRole('grid', { name });
const day = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
});

describe('the calendar of a resort', () => {
  it('is opened on demand, at the unit of the resort and this month, and closed again', async () => {
    const { address } = await open(PAGE);
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
    expect(grid('December 2026')).toBeVisible();
    expect(address()).toBe(`${PAGE}?calendar=rciPoints&unit=1+bedroom&month=2026-12`);
    await userEvent.click(screen.getByRole('button', { name: 'Close the calendar' }));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(address()).toBe(PAGE);
  });

  it('says of each night its points and what is left, or why there is nothing', async () => {
    await open();
    expect(day(/^Wed, 2 Dec 2026/)).toHaveAccessibleName('Wed, 2 Dec 2026: 7,000 points, 5 left');
    expect(day(/^Sat, 5 Dec 2026/)).toHaveAccessibleName(
      'Sat, 5 Dec 2026: 7,500 points, 2 left, Sat or Sun night',
    );
    expect(day(/^Tue, 1 Dec 2026/)).toHaveAccessibleName(
      'Tue, 1 Dec 2026: Past. This day has passed.',
    );
    expect(day(/^Thu, 10 Dec 2026/)).toHaveAccessibleName(
      'Thu, 10 Dec 2026: Sold out. All units of this night are sold.',
    );
    expect(day(/^Fri, 11 Dec 2026/)).toHaveAccessibleName(
      'Fri, 11 Dec 2026: On hold. Others hold the last units just now; they may be free again in minutes.',
    );
    expect(screen.getByText('December 2026: 28 of 31 nights free.')).toBeVisible();
  });

  it('has the price of a stay for cash, and what cash does not buy', async () => {
    const { address } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cash' }));
    expect(day(/^Wed, 2 Dec 2026/)).toHaveAccessibleName(
      'Wed, 2 Dec 2026: 329.08 USD a stay, 5 left',
    );
    await userEvent.selectOptions(screen.getByLabelText('Unit'), '3 bedroom');
    expect(screen.getByText('3 bedroom units are not sold as Last Call.')).toBeVisible();
    expect(day(/^Wed, 2 Dec 2026/)).toHaveAccessibleName(
      'Wed, 2 Dec 2026: Not on offer. 3 bedroom units are not sold as Last Call.',
    );
    expect(screen.queryByRole('heading', { name: 'Next free dates' })).toBeNull();
    expect(address()).toBe(`${PAGE}?calendar=lastCall&unit=3+bedroom&month=2026-12`);
  });

  it('takes a check-in and a check-out to the offer, and remembers them', async () => {
    await open();
    await userEvent.click(day(/^Sat, 5 Dec 2026/));
    expect(day(/^Thu, 10 Dec 2026/)).toHaveAccessibleName(
      'Thu, 10 Dec 2026: Sold out. All units of this night are sold. You can leave on this day.',
    );
    await userEvent.click(day(/^Thu, 10 Dec 2026/));
    expect(screen.getByText('5 nights · 36,000 points')).toBeVisible();
    const offer = screen.getByRole('link', { name: 'See the offer' });
    expect(offer).toHaveAttribute(
      'href',
      '/available-booking?resort=R1001&type=rciPoints&unit=studio&from=2026-12-05&to=2026-12-10',
    );
    await userEvent.click(offer);
    expect(lastDates.read()).toEqual({ startDate: '2026-12-05', endDate: '2026-12-10' });
    expect(readCurrentResort()).toMatchObject({
      resort: { id: 'R1001' },
      vacationType: 'rciPoints',
    });
  });

  it('says why a day is not taken, and keeps what was chosen', async () => {
    await open();
    await userEvent.click(day(/^Thu, 10 Dec 2026/));
    expect(screen.getByText('Thu, 10 Dec 2026: All units of this night are sold.')).toBeVisible();
    expect(screen.getByText('Choose the day you arrive.')).toBeVisible();
    await userEvent.click(day(/^Wed, 9 Dec 2026/));
    await userEvent.click(day(/^Mon, 14 Dec 2026/));
    expect(
      screen.getByText('Mon, 14 Dec 2026: Between the two days lies a night that cannot be had.'),
    ).toBeVisible();
    expect(screen.getByText(/^From Wed, 9 Dec 2026\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Date' }));
    expect(screen.getByText('Choose the day you arrive.')).toBeVisible();
  });

  it('goes through days and months by keys, and into the next month by a stay', async () => {
    const { address } = await open();
    act(() => {
      day(/^Wed, 2 Dec 2026/).focus();
    });
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(day(/^Sat, 12 Dec 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{PageDown}');
    expect(grid('January 2027')).toBeVisible();
    expect(address()).toContain('month=2027-01');
    await userEvent.keyboard('{PageUp}');
    expect(grid('December 2026')).toBeVisible();
    expect(day(/^Sat, 26 Dec 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    expect(screen.getByText('26 Dec 2026 – 5 Jan 2027')).toBeVisible();
    expect(screen.getByText('10 nights · 72,000 points')).toBeVisible();
  });

  it('loads a month when it is opened, and shows those that are there meanwhile', async () => {
    const store = liveStoreWith(liveWith({ 'R1001_2026-12': null }));
    renderRoute(DECEMBER, { session: aMember(), store });
    await screen.findByRole('grid', { name: 'December 2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByText('Loading January 2027...')).toBeVisible();
    expect(grid('January 2027')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByText('December 2026: 30 of 31 nights free.')).toBeVisible();
  });

  it('says when a month cannot be loaded, and tries again', async () => {
    const store = liveStoreWith({ resorts: { R1001: RESORT }, catalogue: [] });
    renderRoute(DECEMBER, { session: aMember(), store });
    await screen.findByRole('grid', { name: 'December 2026' });
    const key = liveKey('inventory', { id: 'R1001_2026-12' });
    await waitFor(() => {
      expect(store.wanted().map(({ request }) => request.key)).toContain(key);
    });
    act(() => {
      store.fail(key);
    });
    expect(screen.getByRole('heading', { name: 'This month could not be loaded' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => {
      store.publish(key, null);
    });
    expect(screen.getByText('December 2026: 30 of 31 nights free.')).toBeVisible();
  });

  it('changes while it is read when somebody books', async () => {
    const { store } = await open();
    act(() => {
      store.publish(liveKey('inventory', { id: 'R1001_2026-12' }), {
        ...SOME_TAKEN,
        nights: { ...SOME_TAKEN.nights, '20': { sold: 4, holds: {} } },
      });
    });
    expect(day(/^Sun, 20 Dec 2026/)).toHaveAccessibleName(/, 1 left/);
  });
});

describe('the next free dates', () => {
  const section = () => within(screen.getByRole('region', { name: 'Next free dates' }));
  const stays = () =>
    section()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('are the first free stays of the length, each with its price and its offer', async () => {
    await open(DECEMBER, { 'R1001_2026-12': FREE_FROM_20 });
    expect(stays().slice(0, -1)).toEqual([
      '20 Dec – 26 Dec 202642,500 points',
      '26 Dec 2026 – 1 Jan 202743,000 points',
    ]);
    await userEvent.selectOptions(section().getByLabelText('Length of stay'), '3 nights');
    expect(stays().slice(0, -1)).toEqual([
      '20 Dec – 23 Dec 202621,500 points',
      '23 Dec – 26 Dec 202621,000 points',
      '26 Dec – 29 Dec 202622,000 points',
    ]);
    expect(section().getByRole('link', { name: /^23 Dec – 26 Dec 2026/ })).toHaveAttribute(
      'href',
      '/available-booking?resort=R1001&type=rciPoints&unit=studio&from=2026-12-23&to=2026-12-26',
    );
  });

  it('lead visitors to their offer by way of the login', async () => {
    renderRoute(DECEMBER, { live: liveWith({ 'R1001_2026-12': FREE_FROM_20 }) });
    const stay = await screen.findByRole('link', { name: /^20 Dec – 26 Dec 2026/ });
    expect(stay.getAttribute('href')).toMatch(/^\/login\?from=%2Favailable-booking%3F/);
  });

  it('say that there are none, and look in the next month', async () => {
    const { address } = await open(DECEMBER, {
      'R1001_2026-12': FREE_FROM_20,
      'R1001_2027-01': null,
    });
    await userEvent.selectOptions(section().getByLabelText('Length of stay'), '14 nights');
    expect(
      section().getByText('No 14 nights in a row are free in the days shown so far.'),
    ).toBeVisible();
    await userEvent.click(section().getByRole('button', { name: 'Look in January 2027' }));
    expect(address()).toContain('month=2027-01');
    expect(stays()[0]).toBe('1 Jan – 15 Jan 2027100,000 points');
  });

  it('offer to wait for nights that are taken', async () => {
    await open();
    expect(section().getByRole('link', { name: 'Tell me when they are free' })).toHaveAttribute(
      'href',
      '/waitlist/new?resort=R1001&type=rciPoints&unit=studio',
    );
  });
});
