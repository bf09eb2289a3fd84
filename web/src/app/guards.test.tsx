import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as identityModule from '../shared/identity/identity.ts';
import { currentUser } from '../shared/identity/identity.ts';
import * as secondFactorModule from '../shared/identity/second-factor.ts';
import { hasAuthenticator } from '../shared/identity/second-factor.ts';
import * as signInAgainModule from '../shared/identity/sign-in-again.ts';
import { readSignInWays, signInAgainByPassword } from '../shared/identity/sign-in-again.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { spyOnExports } from '../testing/spied-exports.ts';
import { aUser } from '../testing/user-builder.ts';

spyOnExports(identityModule, 'currentUser');
spyOnExports(secondFactorModule, 'hasAuthenticator');
spyOnExports(signInAgainModule, 'readSignInWays', 'signInAgainByPassword');

/** Pages for admins only. */
const ADMIN_KINDS = /^(?:admin|audit|clubTotals|lastReconciliation)/;

const GUARDED = [
  '/profile',
  '/dashboard',
  '/dashboard/overview',
  '/dashboard/my-bookings',
  '/notifications',
  '/myFavorites',
  '/myAccount',
  '/admin-panel',
  '/admin-panel/admin-overview',
  '/admin-panel/users-bookings',
  '/admin-panel/user-control',
  '/admin-panel/admin-control',
  '/admin-panel/audit-trail?subject=R1001',
  '/admin-panel/resort-input-form',
  '/admin-panel/resorts',
  '/available-booking?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11',
];

describe('a guarded page', () => {
  it.each(GUARDED)('sends a visitor from %s to the login page, with the way back', async (path) => {
    const { router } = renderRoute(path);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(path);
  });

  it('waits until the session is known', async () => {
    const { address } = renderRoute('/myAccount', { session: { status: 'loading' } });
    // First that of the page's code, then that of the guard.
    await screen.findByText('Loading...');
    const screenful = screen.getByText('Loading...').closest('output > div');
    expect(screenful).toHaveStyle({ position: 'fixed' });
    expect(address()).toBe('/myAccount');
  });

  it('lets a member in', async () => {
    renderRoute('/myAccount', { session: aMember() });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  });

  it('does not exist for a member who is no admin', async () => {
    renderRoute('/admin-panel/admin-overview', { session: aMember() });
    expect(await screen.findByText('The Page Not Found!')).toBeVisible();
  });

  it('shows an admin the totals', async () => {
    renderRoute('/admin-panel/admin-overview', {
      session: aMember({ isAdmin: true, name: 'Demo Admin' }),
      live: { clubTotals: { bookings: 1204, users: 8 } },
    });
    expect(await screen.findByText('1,204')).toBeVisible();
    expect(screen.getByText('Admin')).toBeVisible();
  });
});

describe('an admin who has signed in without the required second step', () => {
  const half = aMember({ isAdmin: true, name: 'Demo Admin', secondFactor: 'missing' });
  const ADMIN_PAGES = GUARDED.filter((path) => path.startsWith('/admin-panel'));

  beforeEach(() => {
    // The page only passes the account on.
    vi.mocked(currentUser).mockResolvedValue({ uid: half.uid } as User);
    vi.mocked(hasAuthenticator).mockReset().mockResolvedValue(false);
  });

  it.each(ADMIN_PAGES)('sees instructions instead of %s, which loads no data', async (path) => {
    const { store } = renderRoute(path, { session: half });
    const heading = { level: 1, name: 'Admins sign in with a second step' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add an authenticator app' })).toHaveAttribute(
      'href',
      '/profile#second-step',
    );
    // Neither the page nor the navigation reads what the rules would deny.
    const kinds = store.wanted().map(({ request }) => request.kind);
    expect(kinds.filter((kind) => ADMIN_KINDS.test(kind))).toEqual([]);
  });

  it('gets to the button on the profile, which stays accessible', async () => {
    renderRoute('/admin-panel', { session: half, live: { own: { ownUser: aUser() } } });
    await userEvent.click(await screen.findByRole('link', { name: 'Add an authenticator app' }));
    expect(await screen.findByRole('button', { name: 'Add an app' })).toHaveFocus();
  });

  it('signs in again right there when the account has an app', async () => {
    vi.mocked(hasAuthenticator).mockResolvedValue(true);
    vi.mocked(readSignInWays).mockResolvedValue({ password: true, google: false });
    vi.mocked(signInAgainByPassword).mockResolvedValue();
    renderRoute('/admin-panel/admin-overview', { session: half });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    await userEvent.type(await within(dialog).findByLabelText('Your current password'), 'secret-1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(signInAgainByPassword).toHaveBeenCalledWith('secret-1');
  });

  it('gets the panel once the session has shown a second factor', async () => {
    renderRoute('/admin-panel/admin-overview', {
      session: { ...half, secondFactor: 'shown' },
      live: { clubTotals: { bookings: 1204, users: 8 } },
    });
    expect(await screen.findByText('1,204')).toBeVisible();
  });
});

describe('an address that does not exist', () => {
  it.each(['/nowhere', '/admin-panel/x', '/singleResortPage', '/dashboard/x'])(
    'says so at %s and leads home',
    async (path) => {
      renderRoute(path);
      expect(await screen.findByRole('heading', { name: 'The Page Not Found!' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go Back to Homepage' })).toHaveAttribute(
        'href',
        '/',
      );
    },
  );
});
