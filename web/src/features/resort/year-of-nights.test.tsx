import { monthsBetween } from '@club/domain/calendar/month';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { writeHold } from '../../shared/hold/hold-store.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import {
  type LiveFixture,
  liveKey,
  liveStoreWith,
  MEMBER_UID,
  publish,
} from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';

const PAGE = '/singleResortPage/R1001';
const STUDIO = `${PAGE}?unit=studio`;

/** Does not expire during the tests. */
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

const MONTHS = monthsBetween('2026-12', '2027-12');

/** A whole year, as every month is near where nothing is scrolled; nothing is sold in the others. */
const year = (some: Record<string, InventoryMonth>): NonNullable<LiveFixture['inventory']> =>
  Object.fromEntries(MONTHS.map((month) => [`R1001_${month}`, some[month] ?? null]));
const liveWith = (some: Record<string, InventoryMonth>): LiveFixture => ({
  resorts: { R1001: aResort() },
  catalogue: [],
  inventory: year(some),
});

const open = async (
  path = STUDIO,
  some: Record<string, InventoryMonth> = { '2026-12': SOME_TAKEN },
) => {
  const route = renderRoute(path, { session: aMember(), live: liveWith(some) });
  await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
  return route;
};

/** The button of a day; by its date, because names of a whole year take long. */
const day = (date: string): HTMLElement => {
  const button = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (button === null) throw new Error(`${date} is not shown.`);
  return button;
};
const nights = () => within(screen.getByRole('region', { name: 'Nights' }));

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
});

describe('the year of nights of a resort', () => {
  it('is in the page, without the weeks that are gone', async () => {
    await open();
    expect(nights().getByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(nights().getAllByRole('grid')).toHaveLength(MONTHS.length);
    expect(document.querySelector('[data-date="2026-12-01"]')).toBeNull();
    expect(day('2026-12-02')).toHaveAttribute('aria-current', 'date');
    expect(day('2027-12-02')).toHaveAccessibleName(/Too far ahead/);
    expect(document.querySelector('[data-date="2027-12-03"]')).toBeNull();
    expect(document.querySelector('[data-date="2027-12-12"]')).toBeNull();
  });

  it('shows points and units left of each night, or why it is not available', async () => {
    await open(`${STUDIO}&from=2027-01-05&to=2027-01-07`);
    expect(day('2026-12-02')).toHaveAccessibleName('Wed, 2 Dec 2026: 7,000 points, 5 left');
    expect(day('2026-12-05')).toHaveAccessibleName(
      'Sat, 5 Dec 2026: 7,500 points, 2 left, Sat or Sun night',
    );
    expect(day('2026-12-05')).toHaveTextContent('2 left');
    expect(day('2026-12-10')).toHaveAccessibleName(
      'Thu, 10 Dec 2026: Sold out. All units of this night are sold.',
    );
    expect(day('2026-12-11')).toHaveAccessibleName(
      'Fri, 11 Dec 2026: On hold. The last units are on hold right now; they may be free again in minutes.',
    );
    const december = nights().getByRole('region', { name: 'December 2026' });
    expect(december).toHaveTextContent(/^December 202628 free/);
  });

  it('shows the nights that are on hold for the member as theirs', async () => {
    writeHold({
      stay: {
        resortId: 'R1001',
        vacationType: 'rciPoints',
        unitType: 'studio',
        startDate: '2026-12-11',
        endDate: '2026-12-12',
      },
      holdId: 'other',
      deadline: LATER,
      source: 'offer',
      extensionsLeft: 10,
    });
    await open(`${STUDIO}&from=2027-01-05&to=2027-01-07`);
    expect(day('2026-12-11')).toHaveAccessibleName(
      'Fri, 11 Dec 2026: 7,000 points, 1 left, on hold for you',
    );
    expect(day('2026-12-11')).toHaveTextContent('Yours');
    expect(day('2026-12-10')).toHaveAccessibleName(/Sold out/);
  });

  it('shows them as theirs, too, when another device took the hold', async () => {
    const { store } = await open(`${STUDIO}&from=2027-01-05&to=2027-01-07`);
    expect(day('2026-12-11')).toHaveAccessibleName(/On hold/);
    act(() => {
      publish(store, 'ownHolds', { uid: MEMBER_UID }, [
        {
          id: 'other',
          resortId: 'R1001',
          vacationType: 'rciPoints',
          unitType: 'studio',
          startDate: '2026-12-11',
          endDate: '2026-12-12',
          expiresAt: LATER,
        },
      ]);
    });
    expect(day('2026-12-11')).toHaveAccessibleName(/1 left, on hold for you$/);
  });

  it('shows the price of a stay by card', async () => {
    await open(`${STUDIO}&type=lastCall&from=2027-01-05&to=2027-01-07`);
    expect(day('2026-12-02')).toHaveAccessibleName('Wed, 2 Dec 2026: $329.08 a stay, 5 left');
  });

  it('sets the dates of the panel by two presses', async () => {
    const { address } = await open();
    await userEvent.click(day('2026-12-05'));
    expect(nights().getByText(/^From Sat, 5 Dec 2026\. Now choose/)).toBeVisible();
    expect(address()).toBe(STUDIO);
    expect(day('2026-12-10')).toHaveAccessibleName(
      'Thu, 10 Dec 2026: Sold out. All units of this night are sold. You can leave on this day.',
    );
    await userEvent.click(day('2026-12-10'));
    expect(address()).toBe(`${STUDIO}&from=2026-12-05&to=2026-12-10`);
    expect(nights().getByText('5 Dec – 10 Dec 2026 · 5 nights · 36,000 points')).toBeVisible();
    expect(day('2026-12-05')).toHaveAccessibleName(/your check-in$/);
  });

  it('says why a day cannot be chosen, and keeps the chosen nights', async () => {
    await open();
    await userEvent.click(day('2026-12-10'));
    expect(nights().getByText('Thu, 10 Dec 2026: All units of this night are sold.')).toBeVisible();
    await userEvent.click(day('2026-12-09'));
    await userEvent.click(day('2026-12-14'));
    expect(
      nights().getByText('Mon, 14 Dec 2026: A night between the two days is not available.'),
    ).toBeVisible();
    expect(nights().getByText(/^From Wed, 9 Dec 2026\./)).toBeVisible();
    await userEvent.click(nights().getByRole('button', { name: 'Clear Date' }));
    expect(nights().getByText('2 Dec – 8 Dec 2026 · 6 nights · 43,000 points')).toBeVisible();
  });

  it('names the first night of the chosen stay that is taken', async () => {
    await open(`${STUDIO}&from=2026-12-08&to=2026-12-12`);
    expect(nights().getByText('Thu, 10 Dec 2026: All units of this night are sold.')).toBeVisible();
  });

  it('is used by keyboard, also across months', async () => {
    const { address } = await open();
    act(() => {
      day('2026-12-02').focus();
    });
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(day('2026-12-12')).toHaveFocus();
    expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{PageUp}');
    expect(day('2026-12-02')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}{PageDown}');
    expect(day('2027-01-26')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    expect(address()).toBe(`${STUDIO}&from=2026-12-26&to=2027-01-05`);
    expect(
      nights().getByText('26 Dec 2026 – 5 Jan 2027 · 10 nights · 72,000 points'),
    ).toBeVisible();
  });

  it('says when the nights cannot be loaded, and tries again', async () => {
    const store = liveStoreWith({ resorts: { R1001: aResort() }, catalogue: [] });
    renderRoute(STUDIO, { session: aMember(), store });
    await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
    const key = (month: string) => liveKey('inventory', { id: `R1001_${month}` });
    act(() => {
      for (const month of MONTHS) store.fail(key(month));
    });
    expect(nights().getByRole('heading', { name: 'The nights could not be loaded' })).toBeVisible();
    await userEvent.click(nights().getByRole('button', { name: 'Retry' }));
    act(() => {
      for (const month of MONTHS) store.publish(key(month), null);
    });
    const december = nights().getByRole('region', { name: 'December 2026' });
    expect(december).toHaveTextContent(/^December 202630 free/);
  });

  it('changes live when another member books', async () => {
    const { store } = await open();
    act(() => {
      store.publish(liveKey('inventory', { id: 'R1001_2026-12' }), {
        ...SOME_TAKEN,
        nights: { ...SOME_TAKEN.nights, '20': { sold: 4, holds: {} } },
      });
    });
    expect(day('2026-12-20')).toHaveAccessibleName(/, 1 left/);
  });
});

describe('the next free dates', () => {
  const section = () => within(screen.getByRole('region', { name: 'Next free dates' }));
  const stays = () =>
    section()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('are the first free stays of the length, each with its price; a press chooses one', async () => {
    const { address } = await open(STUDIO, { '2026-12': FREE_FROM_20 });
    expect(stays()).toEqual([
      '20 Dec – 26 Dec 202642,500 points',
      '26 Dec 2026 – 1 Jan 202743,000 points',
      '1 Jan – 7 Jan 202743,000 points',
    ]);
    await userEvent.selectOptions(section().getByLabelText('Length of stay'), '3 nights');
    expect(stays()).toEqual([
      '20 Dec – 23 Dec 202621,500 points',
      '23 Dec – 26 Dec 202621,000 points',
      '26 Dec – 29 Dec 202622,000 points',
    ]);
    await userEvent.click(section().getByRole('button', { name: /^23 Dec – 26 Dec 2026/ }));
    expect(address()).toBe(`${STUDIO}&from=2026-12-23&to=2026-12-26`);
  });

  it('are as long as the stay that is chosen, until another length is', async () => {
    await open(`${STUDIO}&from=2026-12-20&to=2027-01-01`, { '2026-12': FREE_FROM_20 });
    expect(section().getByLabelText('Length of stay')).toHaveValue('12');
    expect(stays()[1]).toMatch(/^1 Jan – 13 Jan 2027/);
    await userEvent.selectOptions(section().getByLabelText('Length of stay'), '3 nights');
    expect(stays()[0]).toMatch(/^20 Dec – 23 Dec 2026/);
    await userEvent.click(day('2026-12-24'));
    await userEvent.click(day('2026-12-28'));
    expect(section().getByLabelText('Length of stay')).toHaveValue('4');
  });

  it('offer the waitlist for nights that are taken', async () => {
    await open();
    expect(section().getByRole('link', { name: 'Tell me when they are free' })).toHaveAttribute(
      'href',
      '/waitlist/new?resort=R1001&type=rciPoints&unit=studio',
    );
  });
});
