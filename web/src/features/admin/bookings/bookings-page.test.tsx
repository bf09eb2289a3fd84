import { aStoredBooking } from '@club/domain/testing/stored-booking';
import type { Cursor } from '@club/domain/reading/query-plan';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as adminCountsModule from '../../../shared/admin-lists/admin-counts.ts';
import { countRows } from '../../../shared/admin-lists/admin-counts.ts';
import type { BookingsQuery } from '../../../shared/admin-lists/admin-lists.ts';
import { BOOKINGS_LIST } from '../../../shared/admin-lists/admin-lists.ts';
import type { ListPage } from '../../../kernel/live/list-page.ts';
import type { LiveStore } from '../../../kernel/live/live-store.ts';
import { createLiveStore } from '../../../kernel/live/live-store.ts';
import { liveKey, publish } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';
import { spyOnExports } from '../../../testing/spied-exports.ts';

spyOnExports(adminCountsModule, 'countRows');

const PATH = '/admin-panel/users-bookings';
const ADMIN = aMember({ uid: 'admin-1', name: 'Demo Admin', isAdmin: true });
const ID = '0123456789abcdef01234567';
const CURSOR: Cursor = ['2026-11-20T10:00:00.000Z', ID];

const record = (over: Partial<StoredBooking> = {}, id = ID): BookingRecord =>
  bookingRecordFromStored(id, aStoredBooking(over));
const pageWith = (...rows: BookingRecord[]): ListPage<BookingRecord> => ({ rows, next: null });
const wantedOf = (query: string): BookingsQuery =>
  BOOKINGS_LIST.queryOf(BOOKINGS_LIST.stateOf(new URLSearchParams(query)));

/** A store that has a page of bookings for each of some addresses. */
const storeWith = (pages: Record<string, ListPage<BookingRecord>>, bookings = 17): LiveStore => {
  const store = createLiveStore();
  publish(store, 'clubTotals', {}, { bookings, users: 8 });
  for (const [query, page] of Object.entries(pages)) {
    publish(store, 'adminBookings', wantedOf(query), page);
  }
  return store;
};
const open = (query: string, store: LiveStore) =>
  renderRoute(query === '' ? PATH : `${PATH}?${query}`, { session: ADMIN, store });

/** Wide enough for the table; jsdom is as narrow as a phone. */
const widen = (): void => {
  const narrow = window.matchMedia('');
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(narrow, { matches: true }));
};

beforeEach(() => {
  vi.mocked(countRows).mockReset().mockResolvedValue(0);
});

describe('the list of all bookings', () => {
  it('shows the live total, and each booking in a table on large screens', async () => {
    widen();
    open('', storeWith({ '': pageWith(record()) }, 1204));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Total Bookings 1,204' }),
    ).toBeVisible();
    const row = within(await screen.findByRole('table', { name: 'Bookings' })).getAllByRole('row');
    expect(row).toHaveLength(2);
    const cells = within(row[1] ?? document.body);
    expect(cells.getByRole('link', { name: 'Pelican Cove' })).toBeVisible();
    expect(cells.getByText('20 Nov 2026')).toBeVisible();
    expect(cells.getByText('Confirmed')).toBeVisible();
    expect(cells.getByText('member@example.com')).toBeVisible();
    expect(cells.getByText('5 Dec – 11 Dec 2026')).toBeVisible();
    expect(cells.getByText('Studio')).toBeVisible();
    expect(cells.getByText('$329.08')).toBeVisible();
  });

  it('shows the texts of the rules for what a booking lacks', async () => {
    widen();
    open('', storeWith({ '': pageWith(bookingRecordFromStored(ID, {})) }));
    const table = await screen.findByRole('table', { name: 'Bookings' });
    for (const text of [
      'No image available',
      'Unknown resort',
      'No date available',
      'No status available',
    ]) {
      expect(within(table).getByText(text)).toBeVisible();
    }
  });

  it('says that there is no image where it cannot be loaded', async () => {
    widen();
    open('', storeWith({ '': pageWith(record()) }));
    const image = (await screen.findByRole('table')).querySelector('img');
    act(() => {
      image?.dispatchEvent(new Event('error'));
    });
    expect(await screen.findByText('No image available')).toBeVisible();
  });

  it('shows cards on small screens: name on the bill, days and unit', async () => {
    open('', storeWith({ '': pageWith(record()) }));
    const list = await screen.findByRole('list', { name: 'Bookings' });
    const card = within(within(list).getByRole('listitem'));
    expect(card.getByText('Demo Member')).toBeVisible();
    expect(card.getByText('Start Date').nextElementSibling).toHaveTextContent('5 Dec 2026');
    expect(card.getByText('End Date').nextElementSibling).toHaveTextContent('11 Dec 2026');
    expect(card.getByText('Unit Type').nextElementSibling).toHaveTextContent('Studio');
    expect(card.getByRole('link', { name: /^Details/ })).toBeVisible();
  });

  it('says that there are no bookings', async () => {
    open('', storeWith({ '': pageWith() }, 0));
    expect(await screen.findByRole('heading', { name: 'No bookings found.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all bookings' })).toBeNull();
  });

  it('changes by itself when a booking comes or changes', async () => {
    const store = storeWith({ '': pageWith(record()) });
    open('', store);
    expect(await screen.findByText('Demo Member')).toBeVisible();
    act(() => {
      store.publish(
        liveKey('adminBookings', wantedOf('')),
        pageWith(record({}, 'f'.repeat(24)), record({ status: 'cancelled' })),
      );
      store.publish(liveKey('clubTotals', {}), { bookings: 18, users: 8 });
    });
    expect(await screen.findByRole('heading', { name: 'Total Bookings 18' })).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Bookings' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText('Cancelled')).toBeVisible();
  });

  it('can be loaded again after an error', async () => {
    const store = storeWith({ '': pageWith() });
    open('', store);
    await screen.findByRole('heading', { name: 'No bookings found.' });
    act(() => {
      store.fail(liveKey('adminBookings', wantedOf('')));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.queryByText('The bookings could not be loaded')).toBeNull();
  });
});

describe('filters, order and search', () => {
  it('go into the address, and Back takes them out again', async () => {
    const store = storeWith({
      '': pageWith(record()),
      'status=cancelled': pageWith(record({ status: 'cancelled' })),
      'status=cancelled&sort=arrival': pageWith(),
    });
    const { address, router } = open('', store);
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Cancelled');
    expect(address()).toBe(`${PATH}?status=cancelled`);
    expect(
      within(await screen.findByRole('list', { name: 'Bookings' })).getByText('Cancelled'),
    ).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Arrival date');
    expect(address()).toBe(`${PATH}?status=cancelled&sort=arrival`);
    await act(() => router.navigate(-2));
    expect(address()).toBe(PATH);
    expect(screen.getByLabelText('Status')).toHaveValue('');
    expect(await screen.findByText('Demo Member')).toBeVisible();
  });

  it('offers the states that people see, and failed payments', async () => {
    open('', storeWith({ '': pageWith() }));
    const options = within(await screen.findByLabelText('Status')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Confirmed',
      'Completed',
      'Cancelled',
      'Payment failed',
    ]);
  });

  it('has a first and a last day of what it is sorted by, and counts those', async () => {
    vi.mocked(countRows).mockResolvedValue(4);
    const days = 'from=2026-12-02&until=2026-12-02&sort=arrival';
    const { address } = open(days, storeWith({ [days]: pageWith(record()) }));
    expect(await screen.findByLabelText('Arrival from')).toHaveValue('2026-12-02');
    expect(await screen.findByText('4 bookings match')).toBeVisible();
    expect(vi.mocked(countRows)).toHaveBeenCalledExactlyOnceWith(
      BOOKINGS_LIST,
      expect.objectContaining({
        filters: { from: '2026-12-02', until: '2026-12-02' },
        sort: 'arrival',
      }),
    );
    fireEvent.change(screen.getByLabelText('Arrival until'), { target: { value: '' } });
    expect(address()).toBe(`${PATH}?from=2026-12-02&sort=arrival`);
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Newest first');
    expect(screen.getByLabelText('Booked from')).toHaveValue('2026-12-02');
  });

  it('looks for what is typed, and counts what fits', async () => {
    vi.mocked(countRows).mockResolvedValue(1);
    const store = storeWith({ '': pageWith(), 'q=anna%20berg': pageWith(record()) });
    const { address } = open('', store);
    await userEvent.type(await screen.findByLabelText('Search bookings'), 'Anna Berg ');
    await waitFor(() => {
      expect(address()).toBe(`${PATH}?q=Anna+Berg`);
    });
    expect(await screen.findByText('1 booking matches')).toBeVisible();
    expect(vi.mocked(countRows)).toHaveBeenCalledExactlyOnceWith(
      BOOKINGS_LIST,
      expect.objectContaining({ filters: { search: 'anna berg' }, after: null }),
    );
  });

  it('says that there are many where counting ended', async () => {
    vi.mocked(countRows).mockResolvedValue(10_000);
    open('status=confirmed', storeWith({ 'status=confirmed': pageWith(record()) }));
    expect(await screen.findByText('More than 9,999 bookings match')).toBeVisible();
  });

  it('counts nothing while all bookings are shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('', storeWith({ '': pageWith(record()) }));
    await screen.findByText('Demo Member');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(vi.mocked(countRows)).not.toHaveBeenCalled();
  });

  it('leads back to everything when nothing fits', async () => {
    const store = storeWith({ '': pageWith(record()), 'q=unknown': pageWith() });
    const { address } = open('q=unknown', store);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all bookings' }));
    expect(address()).toBe(PATH);
    expect(await screen.findByText('Demo Member')).toBeVisible();
    expect(screen.getByLabelText('Search bookings')).toHaveValue('');
  });

  it('opens a booking at once whose number is typed', async () => {
    const store = storeWith({ '': pageWith() });
    publish(store, 'adminBooking', { id: ID }, record({ status: 'expired' }));
    const { address } = open('', store);
    await userEvent.type(
      await screen.findByLabelText('Search bookings'),
      `${ID.toUpperCase()}{Enter}`,
    );
    const drawer = await screen.findByRole('dialog', { name: 'Booking' });
    expect(within(drawer).getByText('Expired')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(address()).toBe(PATH);
    });
    expect(screen.getByLabelText('Search bookings')).toHaveValue('');
  });
});

describe('pages', () => {
  it('follow each other by their cursors, there and back', async () => {
    const store = storeWith({
      '': { rows: [record()], next: CURSOR },
      [`after=${CURSOR.join('~')}`]: pageWith(record({ status: 'completed' }, 'a'.repeat(24))),
    });
    open('', store);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Completed', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('Page 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Page 1')).toBeVisible();
  });

  it('stay on the screen while the next one loads', async () => {
    const store = storeWith({ '': { rows: [record()], next: CURSOR } });
    open('', store);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    const list = screen.getByRole('list', { name: 'Bookings' });
    expect(list.closest('[aria-busy="true"]')).not.toBeNull();
    expect(within(list).getByText('Demo Member')).toBeVisible();
  });
});
