import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { notificationFromStored } from '../shared/notifications/member-notification.ts';
import { aFavourite } from '../testing/favourite-builder.ts';
import { MEMBER_UID, publish } from '../testing/live-store-with.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

beforeEach(() => {
  localStorage.clear();
});

const openMenu = async (): Promise<HTMLElement> => {
  // The styles of a desktop hide it; there is no layout here.
  await userEvent.click(await screen.findByRole('button', { name: 'Menu', hidden: true }));
  return screen.findByRole('dialog', { name: 'Menu' });
};

const linksOf = (place: HTMLElement): [string | null, string | null][] =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the bar', () => {
  it('shows a visitor Home, Book, Login and Registration', async () => {
    renderRoute('/about');
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    expect(linksOf(bar)).toEqual([
      ['Home', '/'],
      ['Book', '/lastCallVacation'],
      ['Login', '/login?from=%2Fabout'],
      ['Registration', '/registration?from=%2Fabout'],
    ]);
  });

  it('shows a member the dashboard, notifications, favorites and their photo', async () => {
    renderRoute('/about', { session: aMember() });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    await within(bar).findByRole('button', { name: 'Account menu' });
    expect(linksOf(bar).map(([, href]) => href)).toEqual([
      '/',
      '/lastCallVacation',
      '/dashboard/overview',
      '/notifications',
      '/myFavorites',
      '/profile',
    ]);
    await userEvent.click(within(bar).getByRole('button', { name: 'Account menu' }));
    expect(
      within(bar)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Dashboard', 'Points', 'Profile', 'Notifications', 'My Favorites', 'Sign Out']);
  });

  it('shows an admin the admin panel and the profile, not the dashboard', async () => {
    renderRoute('/about', { session: aMember({ isAdmin: true }) });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    await within(bar).findByRole('button', { name: 'Account menu' });
    expect(linksOf(bar).map(([, href]) => href)).toEqual([
      '/',
      '/lastCallVacation',
      '/admin-panel/admin-overview',
      '/profile',
    ]);
  });

  it('has no dead link: every link of menu and footer has a page', async () => {
    const { router } = renderRoute('/about', { session: aMember() });
    const menu = await openMenu();
    const footer = screen.getByRole('contentinfo', { hidden: true });
    const hrefs = [...menu.querySelectorAll('a'), ...footer.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of hrefs) {
      expect(href).toMatch(/^\//);
      const matches = router.routes.flatMap(function paths(route): string[] {
        return [
          ...(route.index === true ? ['/'] : []),
          ...(route.path === undefined ? [] : [route.path]),
          ...(route.children ?? []).flatMap(paths),
        ];
      });
      expect(matches).toContain(href.replace(/#.*$/, ''));
    }
  });
});

describe('the menu of small screens', () => {
  it('has Trips, Deals and Help for a visitor, and no account', async () => {
    renderRoute('/about');
    const menu = await openMenu();
    expect(linksOf(menu)).toEqual([
      ['Home', '/'],
      ['Book', '/lastCallVacation'],
      ['Trips', '/dashboard/my-bookings'],
      ['Deals', '/lastCallVacation'],
      ['Help', '/help'],
      ['Login', '/login?from=%2Fabout'],
      ['Registration', '/registration?from=%2Fabout'],
    ]);
  });

  it('has My Account and Sign Out for a member', async () => {
    renderRoute('/about', { session: aMember() });
    const menu = await openMenu();
    expect(within(menu).getByRole('link', { name: 'My Account' })).toHaveAttribute(
      'href',
      '/myAccount',
    );
    expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });
});

describe('the number of saved resorts', () => {
  const saved = (...ids: string[]) => ({
    session: aMember(),
    live: { own: { ownFavourites: ids.map((id) => aFavourite(id)) } },
  });

  it('shows on the heart of the bar and beside the menu entry', async () => {
    renderRoute('/about', saved('R1', 'R2'));
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    expect(await within(bar).findByTestId('heart-count')).toHaveTextContent('2');
    const entry = within(await openMenu()).getByRole('link', { name: 'My Favorites' });
    expect(await within(entry).findByTestId('heart-count')).toHaveTextContent('2');
  });

  it('disappears with the last one', async () => {
    const { store } = renderRoute('/about', saved('R1'));
    expect(await screen.findByTestId('heart-count')).toHaveTextContent('1');
    act(() => {
      publish(store, 'ownFavourites', { uid: MEMBER_UID }, []);
    });
    expect(screen.queryByTestId('heart-count')).toBeNull();
  });
});

describe('the bell', () => {
  const notice = (id: string, read: boolean) =>
    notificationFromStored(id, { title: 'News', at: '2026-12-01T10:00:00.000Z', read });

  it('says how many notifications are unread, in the bar and in the menu', async () => {
    const { store } = renderRoute('/about', {
      session: aMember(),
      live: { own: { ownNotifications: [notice('a', false), notice('b', true)] } },
    });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const bell = within(bar).getByRole('link', { name: 'Notifications, 1 unread' });
    expect(bell).toHaveAttribute('href', '/notifications');
    expect(within(bar).getByTestId('notification-count')).toHaveTextContent('1');
    act(() => {
      publish(store, 'ownNotifications', { uid: MEMBER_UID }, [
        notice('a', true),
        notice('b', true),
      ]);
    });
    expect(within(bar).getByRole('link', { name: 'Notifications' })).toBe(bell);
    act(() => {
      const many = Array.from({ length: 100 }, (_, index) => notice(String(index), false));
      publish(store, 'ownNotifications', { uid: MEMBER_UID }, many);
    });
    const entry = within(await openMenu()).getByRole('link', { name: /^Notifications/ });
    expect(entry).toHaveAccessibleName('Notifications , 99+ unread');
  });

  it('is for members', async () => {
    renderRoute('/about', { session: aMember({ isAdmin: true }) });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull();
  });
});

describe('the search of the bar', () => {
  const catalogue = [
    aCatalogueResort({ id: 'R1', placeName: 'Lakehouse', location: 'Como, Italy' }),
    aCatalogueResort({ id: 'R2', placeName: 'Pier', location: 'Lake Geneva, Switzerland' }),
  ];
  const field = () =>
    screen.findByRole('combobox', { name: 'Search by resort Name, Location, ID' });

  it('goes to the search page with the query and the ids of the matches', async () => {
    const { address } = renderRoute('/about', { live: { catalogue } });
    await userEvent.type(await field(), '  lake {Enter}');
    await waitFor(() => {
      expect(address()).toBe('/search?q=lake&ids=R1,R2');
    });
  });

  it('does nothing for a blank query', async () => {
    const { address } = renderRoute('/about', { live: { catalogue } });
    await userEvent.type(await field(), '   {Enter}');
    expect(address()).toBe('/about');
    expect(localStorage.getItem('searchHistory')).toBeNull();
  });

  it('keeps a history that runs again or goes away', async () => {
    localStorage.setItem('searchHistory', '["alps","lake"]');
    const { address } = renderRoute('/about', { live: { catalogue } });
    await userEvent.click(await field());
    const history = await screen.findByRole('group', { name: 'Your Search History' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove alps from the history' }));
    expect(localStorage.getItem('searchHistory')).toBe('["lake"]');
    await userEvent.click(within(history).getByRole('option', { name: 'lake' }));
    await waitFor(() => {
      expect(address()).toBe('/search?q=lake&ids=R1,R2');
    });
  });

  it('can be used with the keyboard alone', async () => {
    localStorage.setItem('searchHistory', '["alps","lake"]');
    const { address } = renderRoute('/about', { live: { catalogue } });
    await userEvent.click(await field());
    await screen.findByRole('group', { name: 'Your Search History' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/search?q=lake&ids=R1,R2');
    });
  });
});
