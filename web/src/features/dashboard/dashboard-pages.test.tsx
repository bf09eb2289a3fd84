import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberTrips } from '../../shared/booking/last-seen-trips.ts';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { MEMBER_UID, liveKey, publish } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aWaitlistEntry } from '../../testing/waitlist-builder.ts';
import { groupBookings } from './booking-groups.ts';

beforeEach(clearPersonalStore);

const OVERVIEW = '/dashboard/overview';
const BOOKINGS = '/dashboard/my-bookings';
const COMING = aBooking({ id: 'coming' });
const PAST = aBooking({
  ...PAID_WITH_POINTS,
  id: 'past',
  startDate: '2026-03-01',
  endDate: '2026-03-08',
  status: 'completed',
  resort: { ...COMING.resort, id: 'R2', placeName: 'Elk Meadow Lodge', location: 'Banff, Canada' },
});
const open = (path: string, ...bookings: (typeof COMING)[]) =>
  renderRoute(path, { session: aMember(), live: { own: { ownBookings: bookings } } });

describe('the overview', () => {
  it('shows who is signed in, their stays and the last bill', async () => {
    open(OVERVIEW, COMING, PAST);
    expect(await screen.findByRole('heading', { level: 1, name: 'Demo Member' })).toBeVisible();
    expect(screen.getAllByText('member@example.com').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Your Bookings' })).toBeVisible();
    const card = screen.getByRole('article', { name: 'Pelican Cove' });
    expect(within(card).getByText('Naples, Florida, United States')).toBeVisible();
    expect(within(card).getByText('Start Date').nextElementSibling).toHaveTextContent('5 Dec 2026');
    expect(within(card).getByText('End Date').nextElementSibling).toHaveTextContent('11 Dec 2026');
    expect(within(card).getByText('Unit Type').nextElementSibling).toHaveTextContent('Studio');
    expect(screen.getByRole('link', { name: 'See all the bookings' })).toHaveAttribute(
      'href',
      BOOKINGS,
    );
    expect(screen.getByRole('heading', { name: 'Your Billing Info' })).toBeVisible();
    expect(screen.getByText('Visa **** **** **** 4242')).toBeVisible();
  });

  it('says that there are no bookings', async () => {
    open(OVERVIEW);
    expect(await screen.findByRole('heading', { name: 'No bookings found.' })).toBeVisible();
    expect(screen.queryByText('Total Bookings 0')).not.toBeInTheDocument();
  });

  it('counts them also where there are none', async () => {
    open(BOOKINGS);
    expect(await screen.findByRole('heading', { name: 'No bookings found.' })).toBeVisible();
    expect(screen.getByText('Total Bookings 0')).toBeVisible();
  });

  it('says when a stay is kept from the waitlist', async () => {
    renderRoute(OVERVIEW, {
      session: aMember(),
      live: {
        own: {
          ownBookings: [COMING],
          ownWaitlist: [aWaitlistEntry({ state: 'offered' }), aWaitlistEntry({ id: 'other' })],
        },
      },
    });
    expect(await screen.findByText('A stay is kept for you.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look and book' })).toHaveAttribute(
      'href',
      '/dashboard/waitlist',
    );
  });

  it('keeps a guest’s address out of the member’s billing', async () => {
    const forGuest = aBooking({
      ...PAID_WITH_POINTS,
      billing: {
        ...(COMING.billing ?? neverWithoutBilling()),
        firstName: 'Sample',
        isGuest: true,
      },
    });
    open(OVERVIEW, forGuest);
    expect(await screen.findByText(/appear here once you have booked/)).toBeVisible();
    expect(screen.queryByText('Sample Member')).toBeNull();
  });
});

const neverWithoutBilling = (): never => {
  throw new Error('The booking of the test has billing information.');
};

describe('my bookings', () => {
  it('counts all stays and leads to their resorts', async () => {
    open(`${BOOKINGS}?tab=past`, COMING, PAST);
    expect(await screen.findByText('Total Bookings 2')).toBeVisible();
    const past = screen.getByRole('article', { name: 'Elk Meadow Lodge' });
    expect(within(past).getByText('43,000 points')).toBeVisible();
    expect(within(past).getByText('Completed')).toBeVisible();
    for (const name of ['Elk Meadow Lodge', 'View Stay']) {
      expect(within(past).getByRole('link', { name })).toHaveAttribute('href', `${BOOKINGS}/past`);
    }
    expect(within(past).getByRole('link', { name: 'View Resort' })).toHaveAttribute(
      'href',
      '/singleResortPage/R2',
    );
  });

  it('leads to the review of a stay that is over, until there is one', async () => {
    const other = { ...COMING.resort, id: 'R3', placeName: 'Heron Bay' };
    open(`${BOOKINGS}?tab=past`, COMING, PAST, {
      ...PAST,
      id: 'told',
      reviewId: 'r1',
      resort: other,
    });
    const link = await screen.findByRole('link', { name: 'Review Your Stay' });
    expect(link).toHaveAttribute('href', `${BOOKINGS}/past`);
    expect(link).toHaveAccessibleDescription('Elk Meadow Lodge');
  });

  it('has tabs with the stays to come first, and keeps the chosen one in the address', async () => {
    const { address } = open(BOOKINGS, COMING, PAST);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Upcoming (1)', 'true'],
      ['Past (1)', 'false'],
      ['Cancelled (0)', 'false'],
    ]);
    expect(screen.getByRole('article', { name: 'Pelican Cove' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Elk Meadow Lodge' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Cancelled (0)' }));
    expect(screen.getByRole('heading', { name: 'No stay was cancelled' })).toBeVisible();
    expect(address()).toBe(`${BOOKINGS}?tab=cancelled`);
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('article', { name: 'Elk Meadow Lodge' })).toBeVisible();
    expect(address()).toBe(`${BOOKINGS}?tab=past`);
  });

  it('opens with the stays to come for a tab that there is not', async () => {
    open(`${BOOKINGS}?tab=lost`, PAST);
    expect(await screen.findByRole('heading', { name: 'No stay lies ahead' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a resort' })).toHaveAttribute(
      'href',
      '/#resorts',
    );
  });

  it('shows a new stay by itself', async () => {
    const store = createLiveStore();
    publish(store, 'ownBookings', { uid: MEMBER_UID }, [PAST]);
    renderRoute(BOOKINGS, { session: aMember(), store });
    expect(await screen.findByText('Total Bookings 1')).toBeVisible();
    act(() => {
      store.publish(liveKey('ownBookings', { uid: MEMBER_UID }), [COMING, PAST]);
    });
    expect(await screen.findByText('Total Bookings 2')).toBeVisible();
  });

  it('can be loaded again after an error', async () => {
    const store = createLiveStore();
    publish(store, 'ownBookings', { uid: MEMBER_UID }, []);
    renderRoute(BOOKINGS, { session: aMember(), store });
    await screen.findByText('No bookings found.');
    act(() => {
      store.fail(liveKey('ownBookings', { uid: MEMBER_UID }));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Loading your bookings...')).toBeInTheDocument();
  });

  it('are those that were seen last while there is no connection, also in another visit', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    rememberTrips(MEMBER_UID, [COMING]);
    renderRoute(BOOKINGS, { session: aMember(), store: createLiveStore() });
    expect(await screen.findByRole('article', { name: 'Pelican Cove' })).toBeVisible();
    expect(screen.getByText(/^This is the list of your stays as we saw it last: \d/)).toBeVisible();
    act(() => {
      vi.restoreAllMocks();
      window.dispatchEvent(new Event('online'));
    });
    // Loaded again, and not shown as current meanwhile.
    expect(await screen.findByText('Loading your bookings...')).toBeInTheDocument();
    expect(screen.queryByText(/saw it last/)).toBeNull();
  });

  it('are not those that another member saw on this device', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    rememberTrips('another-member', [COMING]);
    renderRoute(BOOKINGS, { session: aMember(), store: createLiveStore() });
    expect(await screen.findByText('Loading your bookings...')).toBeInTheDocument();
    expect(screen.queryByRole('article')).toBeNull();
    vi.restoreAllMocks();
  });

  it('come in groups: next stay first, then past ones latest first', () => {
    const later = aBooking({ id: 'later', startDate: '2027-01-01', endDate: '2027-01-03' });
    const cancelled = aBooking({ id: 'cancelled', status: 'cancelled' });
    const groups = groupBookings([later, PAST, cancelled, COMING], '2026-12-02');
    expect(groups.map(({ group, bookings }) => [group, bookings.map(({ id }) => id)])).toEqual([
      ['upcoming', ['coming', 'later']],
      ['past', ['past']],
      ['cancelled', ['cancelled']],
    ]);
  });
});

describe('the sidebar', () => {
  it('leads to overview, bookings, points, receipts, waitlist, home and profile, and marks where one is', async () => {
    open(BOOKINGS);
    const side = await screen.findByRole('navigation', { name: 'Dashboard' });
    const links = within(side).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', OVERVIEW],
      ['My Bookings', BOOKINGS],
      ['Points', '/dashboard/points'],
      ['Receipts', '/dashboard/receipts'],
      ['Waitlist', '/dashboard/waitlist'],
      ['Home', '/'],
      ['Profile', '/profile'],
    ]);
    expect(links[1]).toHaveAttribute('aria-current', 'page');
  });

  it('folds on small screens, and closes after navigation', async () => {
    open(BOOKINGS);
    const side = await screen.findByRole('navigation', { name: 'Dashboard' });
    // The window of the test is as wide as a desktop, where the button is hidden.
    const toggle = within(side).getByRole('button', { hidden: true });
    expect(toggle).toHaveTextContent('My Bookings');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(side).getByRole('link', { name: 'Overview' }));
    await waitFor(() => {
      expect(toggle).toHaveTextContent('Overview');
    });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('is for members', async () => {
    renderRoute(OVERVIEW);
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
});
