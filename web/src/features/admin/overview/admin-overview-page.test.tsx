import type { ClubOverview } from '@club/domain/overview';
import { overviewDays } from '@club/domain/overview';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { liveKey } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';

const PATH = '/admin-panel/admin-overview';
const ADMIN = aMember({ name: 'Demo Admin', email: 'admin@example.com', isAdmin: true });
const open = (path = PATH) =>
  renderRoute(path, { session: ADMIN, live: { clubTotals: { bookings: 1204, users: 8 } } });

it('shows the admin, and the totals, which lead to their screens', async () => {
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

it('reads three documents: of today, of totals and of the last reconciliation, whatever the club’s size', async () => {
  const { store } = open();
  await screen.findByRole('link', { name: /^Total Bookings/ });
  // The whole site listens to the member's record and notifications as well, from parts that load by
  // themselves: whether they are there already depends on what was loaded before.
  const ofThePage = store
    .wanted()
    .filter(({ request }) => !['ownUser', 'ownNotifications'].includes(request.kind));
  expect(ofThePage.map(({ request }) => request.kind).toSorted()).toEqual([
    'clubOverview',
    'clubTotals',
    'lastReconciliation',
  ]);
});

const OVERVIEW: ClubOverview = {
  days: overviewDays('2026-12-02').map((day, index) => ({
    day,
    booked: index === 29 ? 3 : 1,
    failed: index === 28 ? 2 : 0,
  })),
  arrivals: { '2026-12-01': 9, '2026-12-02': 4, '2026-12-03': 8 },
  openTickets: 6,
};
const openOverview = async (overview: ClubOverview | null = OVERVIEW) => {
  const rendered = renderRoute(PATH, {
    session: ADMIN,
    live: { clubTotals: { bookings: 1204, users: 8 }, clubOverview: overview },
  });
  return { ...rendered, today: await screen.findByRole('region', { name: 'Today' }) };
};

it('says what happens today and what failed lately', async () => {
  const { today } = await openOverview();
  const figures = [...today.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual([
    'Arrivals today4',
    'New bookings today3',
    'Failed payments, last 30 days2',
    'Open tickets6',
  ]);
  expect(within(today).getByRole('link', { name: 'Open tickets: 6' })).toHaveAttribute(
    'href',
    '/admin-panel/support?state=open',
  );
  const linkOf = (name: string) => within(today).getByRole('link', { name }).getAttribute('href');
  const bookings = '/admin-panel/users-bookings';
  expect(linkOf('Arrivals today: 4')).toBe(
    `${bookings}?status=confirmed&from=2026-12-02&until=2026-12-02&sort=arrival`,
  );
  expect(linkOf('New bookings today: 3')).toBe(`${bookings}?from=2026-12-02&until=2026-12-02`);
  expect(linkOf('Failed payments, last 30 days: 2')).toBe(
    `${bookings}?status=payment_failed&from=2026-11-03&until=2026-12-02`,
  );
});

it('draws the last days as a chart that keys move along, and as a table', async () => {
  const { today } = await openOverview();
  expect(within(today).getByRole('figure')).toHaveTextContent(
    '32 new bookings in the last 30 days',
  );
  const chart = within(today).getByRole('slider', { name: 'New bookings by day' });
  expect(chart).toHaveAttribute('aria-valuetext', 'Wed, 2 Dec 2026: 3 bookings');
  fireEvent.change(chart, { target: { value: '29' } });
  expect(chart).toHaveAttribute('aria-valuetext', 'Tue, 1 Dec 2026: 1 booking, 2 failed payments');
  fireEvent.change(chart, { target: { value: '1' } });
  expect(chart).toHaveAttribute('aria-valuetext', 'Tue, 3 Nov 2026: 1 booking');
  expect(within(today).getAllByRole('row', { hidden: true })).toHaveLength(31);
});

it('says so before anything was counted, and when it cannot be loaded', async () => {
  const { today, store } = await openOverview(null);
  expect(today).toHaveTextContent('Nothing has been counted yet.');
  act(() => store.fail(liveKey('clubOverview', {})));
  expect(await screen.findByRole('heading', { name: 'Today could not be loaded' })).toBeVisible();
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
    ['Mails', '/admin-panel/mails'],
    ['Audit trail', '/admin-panel/audit-trail'],
    ['Home', '/'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});
