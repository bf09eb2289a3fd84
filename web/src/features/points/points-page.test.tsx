import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { LedgerRow } from '@club/domain/points/ledger-balance';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ledgerRanges } from './use-own-ledger.ts';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { aLedgerRow } from '../../testing/ledger-builder.ts';
import { MEMBER_UID, liveKey, liveStoreWith, publish } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';

const PATH = '/dashboard/points';
const STAY = aBooking({ ...PAID_WITH_POINTS, id: 'b1' });
const ROWS: readonly LedgerRow[] = [
  aLedgerRow(3, 'redeem', 43_000, {
    id: 'b1_redeem',
    bookingId: 'b1',
    at: '2026-12-01T12:00:00.000Z',
  }),
  aLedgerRow(2, 'deposit', 60_000),
  aLedgerRow(1, 'opening', 18_000, { at: '2026-11-01T10:00:00.000Z' }),
];
const ACCOUNT: PointsAccount = {
  ...EMPTY_ACCOUNT,
  available: 35_000,
  batches: [
    { id: 'deposit-2024-12-14', points: 20_000, expiresOn: '2026-12-14' },
    { id: 'deposit-2026-06-01', points: 15_000, expiresOn: '2028-06-01' },
  ],
  depositedInYear: 60_000,
  depositYear: 2026,
  seq: 3,
};
const storeWith = (account: PointsAccount, rows: readonly LedgerRow[]) =>
  liveStoreWith({
    own: { ownAccount: account, ownBookings: [STAY] },
    ledger: [[{ above: Math.max(0, account.seq - 20), upTo: null }, rows]],
  });
const open = async (account = ACCOUNT, rows = ROWS) => {
  const store = storeWith(account, rows);
  renderRoute(PATH, { session: aMember(), store });
  await screen.findByRole('heading', { level: 1, name: 'Points' });
  return store;
};
const section = (title: string): HTMLElement => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (found === null) throw new Error(`There is no section ${title}.`);
  return found;
};
/** The texts of the movements, in the order of the page. */
const movements = (): string[] =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('Balance'));

describe('the points page', () => {
  it('has the balance, what expires next, and what the balance is made of', async () => {
    await open();
    const head = screen.getByRole('region', { name: 'Your balance' });
    expect(head).toHaveTextContent('35,000 points');
    expect(head).toHaveTextContent('20,000 points expire next, after 14 Dec 2026 (12 days left).');
    const batches = within(section('When your points expire')).getAllByRole('listitem');
    expect(batches.map(({ textContent }) => textContent)).toEqual([
      '20,000 pointsCame in on 14 Dec 2024until 14 Dec 202612 days left',
      '15,000 pointsCame in on 1 Jun 2026until 1 Jun 2028547 days left',
    ]);
  });

  it('says what the balance books, and leads to it', async () => {
    await open();
    const books = within(section('What you can book'));
    expect(books.getByText('Studio').nextElementSibling).toHaveTextContent('Up to 5 nights');
    expect(books.getByText('4 bedroom').nextElementSibling).toHaveTextContent('Up to 2 nights');
    expect(books.getByRole('link', { name: 'Resorts within my balance' })).toHaveAttribute(
      'href',
      '/?balance=1#resorts',
    );
  });

  it('explains borrowing with the figures of the member', async () => {
    await open({ ...ACCOUNT, borrowed: 43_000 });
    const part = within(section('Borrowing and repaying'));
    expect(part.getByText('Borrowed now').nextElementSibling).toHaveTextContent('43,000 points');
    expect(part.getByText('You can still borrow').nextElementSibling).toHaveTextContent(
      '207,000 points',
    );
    expect(part.getByText('You can still deposit in 2026').nextElementSibling).toHaveTextContent(
      '140,000 points',
    );
    expect(part.getByText(/repay these 43,000 points first/)).toBeVisible();
  });

  it('shows every movement with the balance after it, and the stay it belongs to', async () => {
    await open();
    expect(movements()).toEqual([
      expect.stringMatching(
        /^Stay booked.*Booking TW\u20117F3K9Q−43,000 pointsBalance 35,000 points$/,
      ),
      expect.stringMatching(/^Points deposited.*\+60,000 pointsBalance 78,000 points$/),
      expect.stringMatching(/^Opening balance.*\+18,000 pointsBalance 18,000 points$/),
    ]);
    expect(screen.getByRole('region', { name: 'December 2026' })).toHaveTextContent('Stay booked');
    const stay = screen.getByRole('link', { name: 'Pelican Cove, 5 Dec – 11 Dec 2026' });
    expect(stay).toHaveAttribute('href', '/dashboard/my-bookings/b1');
    expect(screen.queryByRole('button', { name: 'Show earlier movements' })).toBeNull();
  });

  it('shows a new movement without a reload', async () => {
    const store = await open();
    act(() => {
      publish(store, 'ownLedger', { uid: MEMBER_UID, above: 0, upTo: null }, [
        aLedgerRow(4, 'deposit', 10_000, { at: '2026-12-02T10:00:00.000Z' }),
        ...ROWS,
      ]);
    });
    expect(movements()[0]).toMatch(/^Points deposited.*\+10,000 pointsBalance 45,000 points$/);
  });

  it('loads earlier movements on request, with their balances', async () => {
    const rows = Array.from({ length: 45 }, (_, index) => aLedgerRow(45 - index, 'deposit', 1000));
    const account = { ...ACCOUNT, available: 45_000, batches: [], seq: 45 };
    const store = await open(account, rows.slice(0, 20));
    expect(movements()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier movements' }));
    expect(movements()).toHaveLength(20);
    act(() => {
      publish(store, 'ownLedger', { uid: MEMBER_UID, above: 5, upTo: 25 }, rows.slice(20, 40));
    });
    expect(movements()).toHaveLength(40);
    expect(movements().at(-1)).toContain('Balance 6,000 points');
  });

  it('shows a new member zero points, and what will appear here', async () => {
    await open(EMPTY_ACCOUNT, []);
    expect(screen.getByText('You have ZERO points in your RCI account!')).toBeVisible();
    expect(screen.getByText(/Nothing yet\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Resorts within my balance' })).toBeNull();
  });

  it('says when points have expired that the ledger does not show yet', async () => {
    const expired = { id: 'deposit-2024-12-01', points: 5000, expiresOn: '2026-12-01' };
    const batches = [expired, ...(ACCOUNT.batches ?? [])];
    await open({ ...ACCOUNT, available: 40_000, batches });
    expect(screen.getByRole('region', { name: 'Your balance' })).toHaveTextContent('35,000 points');
    expect(screen.getByText(/^5,000 points have expired/)).toBeVisible();
    expect(movements()[0]).toContain('Balance 40,000 points');
  });

  it('opens the deposit dialog', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'DEPOSIT MY POINTS' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deposit points' });
    expect(within(dialog).getByText('85,000 points')).toBeVisible();
  });

  it('can be retried when it could not be loaded, and keeps what was shown', async () => {
    const store = createLiveStore();
    publish(store, 'ownAccount', { uid: MEMBER_UID }, ACCOUNT);
    renderRoute(PATH, { session: aMember(), store });
    await screen.findByText('Loading your points...');
    const ledger = { uid: MEMBER_UID, above: 0, upTo: null };
    act(() => {
      store.fail(liveKey('ownLedger', ledger));
      publish(store, 'ownBookings', { uid: MEMBER_UID }, [STAY]);
    });
    expect(screen.getByText('We could not load your movements.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => {
      store.publish(liveKey('ownLedger', ledger), ROWS);
      store.fail(liveKey('ownAccount', { uid: MEMBER_UID }));
    });
    expect(screen.getByText('These are your points as last seen.')).toBeVisible();
    expect(movements()).toHaveLength(3);
  });

  it('is for members', async () => {
    renderRoute(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
});

describe('the ranges of a ledger', () => {
  it('follow each other without a gap, down to the first line', () => {
    expect(ledgerRanges('anna', 45, 9)).toEqual([
      { uid: 'anna', above: 25, upTo: null },
      { uid: 'anna', above: 5, upTo: 25 },
      { uid: 'anna', above: 0, upTo: 5 },
    ]);
    expect(ledgerRanges('anna', 0, 2)).toEqual([{ uid: 'anna', above: 0, upTo: null }]);
    expect(ledgerRanges('anna', 20, 2)).toEqual([{ uid: 'anna', above: 0, upTo: null }]);
  });
});
