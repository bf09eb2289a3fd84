import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { withFirstBoard } from '@club/domain/favourites/favourite';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import { BOOKINGS_LIST } from '../shared/admin-lists/admin-lists.ts';
import { aFavourite } from '../testing/favourite-builder.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

/**
 * Two choices that are made before the first of them is drawn, as quick fingers and slow devices make
 * them: both have to be in the address.
 */
const catalogue = ['Pier', 'Dunes', 'Mill', 'Lodge'].map((placeName, at) =>
  aCatalogueResort({ id: `R${at + 1}`, placeName, sleeps: 4, bedrooms: 'studio' }),
);
const live = { catalogue };
const BOOKING = '0123456789abcdef01234567';
const ADMIN = aMember({ uid: 'admin-1', isAdmin: true });

const choose = (label: string, option: string) => (): void => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const value = [...select.options].find(({ text }) => text === option)?.value;
  if (value === undefined) throw new Error(`There is no "${option}" in "${label}".`);
  fireEvent.change(select, { target: { value } });
};
const press = (name: string | RegExp) => (): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const atOnce = (...choices: readonly (() => void)[]): void => {
  act(() => {
    for (const made of choices) made();
  });
};

describe('two quick choices', () => {
  it('of filter and order in the directory both count', async () => {
    const { address } = renderRoute('/', { live });
    await screen.findAllByRole('article');
    atOnce(
      choose('Sleeps', 'Sleeps 4+'),
      choose('Unit type', 'Studio'),
      choose('Sort by', 'Best rated'),
    );
    expect(address()).toBe('/?sleeps=4&unit=studio&sort=rating');
  });

  it('of two filters that are taken away both count', async () => {
    const { address } = renderRoute('/?sleeps=4&unit=studio', { live });
    await screen.findAllByRole('article');
    atOnce(press('Remove filter Sleeps 4+'), press('Remove filter Studio'));
    expect(address()).toBe('/');
  });

  it('of a filter and the map both count', async () => {
    const { address } = renderRoute('/', { live });
    await screen.findAllByRole('article');
    atOnce(choose('Sleeps', 'Sleeps 4+'), press('Map'));
    expect(address()).toBe('/?sleeps=4&view=map');
  });

  it('of a filter and the sheet of filters both count', async () => {
    const { address } = renderRoute('/', { live });
    await screen.findAllByRole('article');
    atOnce(choose('Sleeps', 'Sleeps 4+'), press(/filters/i));
    expect(address()).toBe('/?sleeps=4');
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  it('of days of check-in and order of Last Call both count', async () => {
    const { address } = renderRoute('/lastCallVacation', { live });
    await screen.findAllByRole('article');
    atOnce(
      press('Next 7 days'),
      choose('Sort by', 'Earliest check-in'),
      choose('Sleeps', 'Sleeps 4+'),
    );
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
      window: '7',
      sort: 'date',
      sleeps: '4',
    });
  });

  it('of a filter and the order of a search both count', async () => {
    const { address } = renderRoute('/search?q=pier', { live });
    await screen.findAllByRole('article');
    atOnce(choose('Unit type', 'Studio'), choose('Sort by', 'Best rated'));
    expect(address()).toBe('/search?q=pier&ids=R1&unit=studio&sort=rating');
  });

  it('of resorts to compare both count', async () => {
    const { address } = renderRoute('/myFavorites', {
      session: aMember(),
      live: {
        catalogue,
        own: {
          ownFavourites: catalogue.map(({ id }) => aFavourite(id)),
          ownBoards: withFirstBoard([]),
        },
      },
    });
    await screen.findByText('4 saved resorts');
    atOnce(press('Compare Pier'), press('Compare Mill'), press('Compare Lodge'));
    expect(decodeURIComponent(address())).toBe('/myFavorites?compare=R1,R3,R4');
    atOnce(press('Compare Mill'), press('Compare Pier'));
    expect(address()).toBe('/myFavorites?compare=R4');
  });
});

describe('two quick choices in a list of the admin panel', () => {
  it.each([
    {
      list: 'users-bookings',
      choices: [choose('Status', 'Cancelled'), choose('Order', 'Arrival date')],
      query: 'status=cancelled&sort=arrival',
    },
    {
      list: 'user-control',
      choices: [choose('Role', 'Admins'), choose('Order', 'Name')],
      query: 'role=admin&sort=name',
    },
    {
      list: 'resorts',
      choices: [choose('State', 'Withdrawn'), choose('Order', 'Best rated')],
      query: 'show=withdrawn&sort=rating',
    },
    {
      list: 'support',
      choices: [choose('State', 'Open'), choose('About', 'Points')],
      query: 'state=open&topic=points',
    },
    {
      list: 'audit-trail?subject=R1',
      choices: [choose('What happened', 'Withdrew a resort'), press(/remove this filter/)],
      query: 'action=withdraw-resort',
    },
  ])('of $list both count', async ({ list, choices, query }) => {
    const { address } = renderRoute(`/admin-panel/${list}`, {
      session: ADMIN,
      live: { catalogue },
    });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByLabelText(/^(Order|About|What happened)$/);
    atOnce(...choices);
    expect(address().split('?')[1]).toBe(query);
  });

  it('of a filter and a booking to look at both count', async () => {
    const { address } = renderRoute('/admin-panel/users-bookings', {
      session: ADMIN,
      live: {
        admin: {
          bookings: [
            [
              BOOKINGS_LIST.everything,
              { rows: [bookingRecordFromStored(BOOKING, aStoredBooking())], next: null },
            ],
          ],
        },
      },
    });
    const detail = await screen.findByRole('link', { name: /^Details/ });
    atOnce(choose('Status', 'Cancelled'), () => {
      fireEvent.click(detail);
    });
    expect(address().split('?')[1]).toBe(`status=cancelled&booking=${BOOKING}`);
  });

  it('of an order and a page are the first page of that order', async () => {
    const cursor = ['2026-11-20T10:00:00.000Z', BOOKING] as const;
    const { address } = renderRoute('/admin-panel/users-bookings', {
      session: ADMIN,
      live: {
        admin: {
          bookings: [
            [
              BOOKINGS_LIST.everything,
              { rows: [bookingRecordFromStored(BOOKING, aStoredBooking())], next: cursor },
            ],
          ],
        },
      },
    });
    await screen.findByRole('link', { name: /^Details/ });
    atOnce(choose('Order', 'Arrival date'), press('Next'));
    expect(address().split('?')[1]).toBe('sort=arrival');
  });
});
