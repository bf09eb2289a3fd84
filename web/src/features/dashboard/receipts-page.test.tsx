import type { StayChangeRecord } from '@club/domain/booking/money-trail';
import { quoteStay } from '@club/domain/pricing/quote';
import type { SavedBilling } from '@club/domain/user/saved-billing.schema';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import * as ownProfileModule from '../../shared/identity/own-profile.ts';
import { saveProfile } from '../../shared/identity/own-profile.ts';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { MEMBER_UID, liveKey, publish } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aUser } from '../../testing/user-builder.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(ownProfileModule, 'saveProfile');

const PATH = '/dashboard/receipts';
const CARD = aBooking().card;
const DATES = { startDate: '2026-12-05', endDate: '2026-12-11' };
/** A studio that became a 1 bedroom, paid by another card. */
const MOVED = aBooking({
  id: 'moved',
  unitType: '1 bedroom',
  totalCents: 36_102,
  card: CARD === null ? null : { ...CARD, last4: '4444' },
});
const CHANGE: StayChangeRecord = {
  id: 'change-1',
  bookingId: 'moved',
  from: { ...DATES, unitType: 'studio' },
  quote: quoteStay({ ...DATES, unitType: '1 bedroom', vacationType: 'lastCall' }),
  difference: { cents: 3194, points: 0 },
  card: MOVED.card,
  state: 'done',
  at: '2026-11-22T10:00:00.000Z',
};
const CANCELLED = aBooking({
  ...PAID_WITH_POINTS,
  id: 'cancelled',
  resort: { ...MOVED.resort, id: 'R2', placeName: 'Elk Meadow Lodge' },
  bookingDate: '2025-06-01T10:00:00.000Z',
  startDate: '2025-07-05',
  endDate: '2025-07-11',
  status: 'cancelled',
  history: [{ status: 'cancelled', at: '2025-06-20T10:00:00.000Z', actor: MEMBER_UID, reason: '' }],
  refund: { cents: 0, points: 21_500 },
});
const open = (bookings = [MOVED, CANCELLED], changes = [CHANGE]) =>
  renderRoute(PATH, {
    session: aMember(),
    live: { own: { ownBookings: bookings, ownChanges: changes } },
  });
const linesOf = (year: string): string[] =>
  within(screen.getByRole('region', { name: year }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the receipts', () => {
  it('have every payment, difference and refund by year, with stay, means and amount', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Receipts' });
    expect(linesOf('2026')).toEqual([
      expect.stringMatching(
        /^Difference paid.*Pelican Cove, 5 Dec – 11 Dec 2026.*22 Nov 2026 · Visa ending in 4444.*−\$31\.94/,
      ),
      expect.stringMatching(/^Stay paid.*20 Nov 2026 · Credit Card−\$329\.08/),
    ]);
    expect(linesOf('2025')).toEqual([
      expect.stringMatching(
        /^Given back for a cancelled stay.*20 Jun 2025 · RCI Points\+21,500 points/,
      ),
      expect.stringMatching(/^Stay paid.*Elk Meadow Lodge.*1 Jun 2025.*−43,000 points/),
    ]);
    expect(screen.getByText('$361.02 paid.')).toBeVisible();
    expect(screen.getByText('43,000 points paid, 21,500 points given back.')).toBeVisible();
  });

  it('say what the card was charged where that is not the difference', async () => {
    open();
    expect(
      await screen.findByText(
        'Your card was charged the new total of $361.02, and the $329.08 paid before went back.',
      ),
    ).toBeVisible();
  });

  it('lead to the receipt and to the stay', async () => {
    open([MOVED], []);
    const name = 'Pelican Cove, 5 Dec – 11 Dec 2026';
    expect(await screen.findByRole('link', { name: `Receipt of ${name}` })).toHaveAttribute(
      'href',
      '/dashboard/receipts/moved',
    );
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/dashboard/my-bookings/moved',
    );
  });

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print this list' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('say when there are none', async () => {
    open([], []);
    expect(await screen.findByText('No receipts yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print this list' })).toBeNull();
  });

  it('can be loaded again, and stay while that fails', async () => {
    const store = createLiveStore();
    publish(store, 'ownBookings', { uid: MEMBER_UID }, [MOVED]);
    renderRoute(PATH, { session: aMember(), store });
    await screen.findByText('Loading your receipts...');
    const changes = liveKey('ownChanges', { uid: MEMBER_UID });
    act(() => {
      store.fail(changes);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => {
      store.publish(changes, [CHANGE]);
    });
    expect(linesOf('2026')).toHaveLength(2);
    act(() => {
      store.fail(changes);
    });
    expect(screen.getByText('These are your receipts as last seen.')).toBeVisible();
    expect(linesOf('2026')).toHaveLength(2);
  });
});

describe('the billing block', () => {
  it('has the newest receipts and leads to all of them', async () => {
    renderRoute('/dashboard/overview', {
      session: aMember(),
      live: { own: { ownBookings: [MOVED, CANCELLED], ownChanges: [CHANGE] } },
    });
    const block = await screen.findByRole('region', { name: 'Latest receipts' });
    expect(within(block).getAllByRole('listitem')).toHaveLength(3);
    expect(within(block).getByRole('link', { name: 'See all the receipts' })).toHaveAttribute(
      'href',
      PATH,
    );
  });
});

describe('the billing address', () => {
  const save = vi.mocked(saveProfile);
  const openOverview = (bookings = [aBooking()], billing?: SavedBilling) =>
    renderRoute('/dashboard/overview', {
      session: aMember(),
      live: {
        own: {
          ownBookings: bookings,
          ownChanges: [],
          ownUser: billing === undefined ? aUser() : aUser({ billing }),
        },
      },
    });

  it('starts as that of the last bill, and is kept when it is changed', async () => {
    save.mockReset().mockResolvedValue('saved');
    openOverview();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your billing address' });
    const city = within(dialog).getByLabelText('City');
    expect(city).toHaveValue('Sample City');
    await userEvent.clear(city);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save address' }));
    expect((await within(dialog).findAllByText('City is required.')).length).toBeGreaterThan(0);
    expect(save).not.toHaveBeenCalled();
    await userEvent.type(city, 'Other City');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Your billing address is saved.')).toBeVisible();
    expect(save).toHaveBeenCalledWith(MEMBER_UID, {
      billing: expect.objectContaining({ city: 'Other City', address2: '', firstName: 'Demo' }),
    });
  });

  it('that is saved is used before that of the last bill', async () => {
    openOverview([aBooking()], {
      firstName: 'Anna',
      lastName: 'Berg',
      phoneNumber: '+1 555 010 0199',
      address1: '2 Sample Road',
      address2: '',
      country: 'Spain',
      city: 'Other City',
      state: 'Sample',
      postalCode: '12345',
    });
    expect(await screen.findByText(/2 Sample Road, 12345 Other City/)).toBeVisible();
    expect(screen.queryByText(/1 Example Street/)).toBeNull();
  });

  it('stays typed when it could not be saved, and the reason is said', async () => {
    save.mockReset().mockResolvedValue('offline');
    openOverview();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your billing address' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save address' }));
    expect(await within(dialog).findByText(/This could not be saved/)).toBeVisible();
  });

  it('can be added before anything is booked', async () => {
    openOverview([]);
    expect(await screen.findByRole('button', { name: 'Add an address' })).toBeVisible();
  });
});
