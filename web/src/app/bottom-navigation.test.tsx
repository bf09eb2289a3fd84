import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationFromStored } from '../shared/notifications/member-notification.ts';
import { aFavourite } from '../testing/favourite-builder.ts';
import { onAPhone } from '../testing/on-a-phone.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { BOTTOM_ENTRIES, bottomPlaceOf } from './navigation/navigation-entries.ts';

beforeEach(() => {
  localStorage.clear();
  onAPhone();
});

/** The bar of phones; the styles of a desktop, which count here, hide it. */
const mainBar = async (): Promise<HTMLElement> => {
  await screen.findByRole('button', { name: 'Menu', hidden: true });
  const bar = document.querySelector<HTMLElement>('[data-main-bar] nav');
  if (bar === null) throw new Error('There is no bar at the bottom.');
  return bar;
};

const linksOf = (place: HTMLElement): [string | null, string | null][] =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the bar at the bottom of phones', () => {
  it('leads visitors and members to the same places', async () => {
    renderRoute('/about');
    expect(linksOf(await mainBar())).toEqual([
      ['Explore', '/'],
      ['Saved', '/myFavorites'],
      ['Trips', '/dashboard/my-bookings'],
      ['Points', '/dashboard/points'],
    ]);
  });

  it('leads admins to their panel instead of points and favorites', async () => {
    renderRoute('/about', { session: aMember({ isAdmin: true }) });
    expect(linksOf(await mainBar())).toEqual([
      ['Explore', '/'],
      ['Trips', '/dashboard/my-bookings'],
      ['AdminPanel', '/admin-panel/admin-overview'],
    ]);
  });

  it('opens the menu at You', async () => {
    renderRoute('/about', { session: aMember() });
    const bar = await mainBar();
    await userEvent.click(within(bar).getByRole('button', { name: 'You', hidden: true }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    for (const name of ['Trips', 'Deals', 'Help', 'My Account']) {
      expect(within(menu).getByRole('link', { name })).toBeInTheDocument();
    }
  });

  it('counts saved resorts and unread notifications', async () => {
    renderRoute('/about', {
      session: aMember(),
      live: {
        own: {
          ownFavourites: [aFavourite('R1'), aFavourite('R2')],
          ownNotifications: [
            notificationFromStored('a', { title: 'News', at: '2026-12-01T10:00:00.000Z' }),
          ],
        },
      },
    });
    const bar = within(await mainBar());
    expect(await bar.findByTestId('heart-count')).toHaveTextContent('2');
    expect(bar.getByRole('button', { name: '1 unread, You', hidden: true })).toBeInTheDocument();
  });

  it('gives way to a booking, and to the bar of the Last Call page', async () => {
    const { router } = renderRoute('/about', { session: aMember() });
    await mainBar();
    for (const path of ['/available-booking', '/checkout', '/payment']) {
      await router.navigate(path);
      await vi.waitFor(
        () => {
          expect(document.querySelector('[data-main-bar]')).toBeNull();
        },
        { timeout: 60_000 },
      );
    }
    await router.navigate('/lastCallVacation');
    await vi.waitFor(
      () => {
        expect(document.querySelector('[data-page-bars] nav')).toHaveAccessibleName('Last Call');
      },
      { timeout: 60_000 },
    );
  });
});

describe('the current place', () => {
  const placeOf = (pathname: string) => bottomPlaceOf(pathname, BOTTOM_ENTRIES.member);

  it('is the one that a page belongs to', () => {
    expect(placeOf('/')).toBe('explore');
    expect(placeOf('/singleResortPage/R1')).toBe('explore');
    expect(placeOf('/myFavorites')).toBe('favourites');
    expect(placeOf('/dashboard/my-bookings/B1/change')).toBe('trips');
    expect(placeOf('/dashboard/overview')).toBe('trips');
    expect(placeOf('/dashboard/points')).toBe('points');
    expect(placeOf('/myAccount/data')).toBe('you');
    expect(bottomPlaceOf('/admin-panel/support', BOTTOM_ENTRIES.admin)).toBe('admin');
  });

  it('is none on the pages of the footer', () => {
    expect(placeOf('/about')).toBeNull();
  });
});
