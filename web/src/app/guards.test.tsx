import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMember, renderRoute } from '../testing/render-route.tsx';

const GUARDED = [
  '/profile',
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

  it('waits while it is not yet known who is there', async () => {
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
