import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { liveKey } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';

const PATH = '/admin-panel/admin-overview';
const ADMIN = aMember({ name: 'Demo Admin', email: 'admin@example.com', isAdmin: true });
const open = (path = PATH) =>
  renderRoute(path, { session: ADMIN, live: { clubTotals: { bookings: 1204, users: 8 } } });

it('shows who is at the desk, and the totals, which lead to their screens', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Demo Admin' })).toBeVisible();
  expect(screen.getByText('admin@example.com')).toBeVisible();
  expect(screen.getByText('Admin')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Total Bookings 1,204' })).toHaveAttribute(
    'href',
    '/admin-panel/users-bookings',
  );
  expect(screen.getByRole('link', { name: 'Total Users 8' })).toHaveAttribute(
    'href',
    '/admin-panel/user-control',
  );
});

it('reads two documents: one of totals, one of the last comparison, whatever the club’s size', async () => {
  const { store } = open();
  await screen.findByRole('link', { name: /^Total Bookings/ });
  // The whole site listens to the own record and the own notices as well, from parts that load by
  // themselves: whether they are there already depends on what was loaded before.
  const ofThePage = store
    .wanted()
    .filter(({ request }) => !['ownUser', 'ownNotifications'].includes(request.kind));
  expect(ofThePage.map(({ request }) => request.kind)).toEqual([
    'clubTotals',
    'lastReconciliation',
  ]);
});

it('says that the totals could not be loaded, and tries again', async () => {
  const { store } = open();
  await screen.findByRole('link', { name: /^Total Bookings/ });
  act(() => store.fail(liveKey('clubTotals', {})));
  expect(
    await screen.findByRole('heading', { name: 'The totals could not be loaded' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  act(() => store.publish(liveKey('clubTotals', {}), { bookings: 5, users: 2 }));
  expect(await screen.findByRole('link', { name: 'Total Bookings 5' })).toBeVisible();
});

it('is where /admin-panel leads', async () => {
  const { address } = open('/admin-panel');
  expect(await screen.findByRole('heading', { level: 1, name: 'Demo Admin' })).toBeVisible();
  expect(address()).toBe(PATH);
});

it('has the menu of the panel, with a way home', async () => {
  open();
  const menu = await screen.findByRole('navigation', { name: 'Admin panel' });
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', PATH],
    ['Users bookings', '/admin-panel/users-bookings'],
    ['User control', '/admin-panel/user-control'],
    ['Admin control', '/admin-panel/admin-control'],
    ['Resort input form', '/admin-panel/resort-input-form'],
    ['Resorts', '/admin-panel/resorts'],
    ['Support', '/admin-panel/support'],
    ['Audit trail', '/admin-panel/audit-trail'],
    ['Home', '/'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});
