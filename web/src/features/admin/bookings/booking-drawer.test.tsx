import { aStoredBooking } from '@club/domain/testing/stored-booking';
import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import type { StoredUser } from '@club/domain/user/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../../kernel/api/api-client.ts';
import { callFunction } from '../../../kernel/api/api-client.ts';
import type { LiveStore } from '../../../kernel/live/live-store.ts';
import { createLiveStore } from '../../../kernel/live/live-store.ts';
import { MEMBER_UID, liveKey, publish } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';
import { BOOKINGS_LIST } from '../../../shared/admin-lists/admin-lists.ts';
import { spyOnExports } from '../../../testing/spied-exports.ts';
import { apiFailure } from '../../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const PATH = '/admin-panel/users-bookings';
const ADMIN = aMember({ uid: 'admin-1', name: 'Demo Admin', isAdmin: true });
const ID = '0123456789abcdef01234567';
/** Far enough ahead of every run for a full refund. */
const FAR = { startDate: '2999-06-01', endDate: '2999-06-07' } as const;

const aUser = (uid: string, name: string): StoredUser => ({
  uid,
  name,
  email: `${uid}@example.com`,
  membership: 'Member',
  photoURL: '',
  isAdmin: false,
  phoneNumber: '',
  location: 'USA',
  createdAt: '2026-01-01T00:00:00.000Z',
  roleChangedAt: '2026-01-01T00:00:00.000Z',
});

const record = (over: Partial<StoredBooking> = {}) =>
  bookingRecordFromStored(ID, aStoredBooking({ _id: ID, ...over }));

/** A store with one booking in the list, and its detail. */
const storeWith = (over: Partial<StoredBooking> | null): LiveStore => {
  const store = createLiveStore();
  const booking = over === null ? null : record(over);
  publish(store, 'clubTotals', {}, { bookings: 1, users: 2 });
  publish(store, 'adminBookings', BOOKINGS_LIST.everything, {
    rows: booking === null ? [] : [booking],
    next: null,
  });
  publish(store, 'adminBooking', { id: ID }, booking);
  publish(store, 'adminUser', { uid: MEMBER_UID }, aUser(MEMBER_UID, 'Anna Berg'));
  publish(store, 'adminUser', { uid: 'admin-1' }, aUser('admin-1', 'Demo Admin'));
  publish(store, 'adminUser', { uid: 'removed-1' }, null);
  return store;
};

const open = async (over: Partial<StoredBooking> | null) => {
  const store = storeWith(over);
  const route = renderRoute(`${PATH}?booking=${ID}`, { session: ADMIN, store });
  const drawer = await screen.findByRole('dialog', { name: 'Booking' });
  return { ...route, store, drawer: within(drawer) };
};
const fact = (drawer: ReturnType<typeof within>, part: string, label: string): string | null => {
  const region = within(drawer.getByRole('region', { name: part }));
  return region.getByText(label).nextElementSibling?.textContent ?? null;
};
const openCancel = async (over: Partial<StoredBooking> = {}) => {
  const opened = await open({ ...FAR, ...over });
  await userEvent.click(opened.drawer.getByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking' }));
  return { ...opened, dialog };
};
const giveReason = (dialog: ReturnType<typeof within>): Promise<void> =>
  userEvent.type(dialog.getByLabelText('Reason'), 'Storm damage');
const reject = <Code extends ApiErrorCode>(code: Code, details?: Details<Code>) =>
  call.mockResolvedValueOnce({
    ok: false,
    error: apiFailure(code, { message: `reason: ${code}`, details: details ?? null }),
  });

beforeEach(() => {
  call.mockReset();
});

describe('the detail of a booking', () => {
  it('opens from the list, is in the address, and Back closes it', async () => {
    const store = storeWith({});
    const { address, router } = renderRoute(`${PATH}?status=`, { session: ADMIN, store });
    await userEvent.click(await screen.findByRole('link', { name: /^Details/ }));
    expect(await screen.findByRole('dialog', { name: 'Booking' })).toBeVisible();
    expect(address()).toContain(`booking=${ID}`);
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows all that an admin needs', async () => {
    const { drawer } = await open({
      guestInfo: {
        firstName: 'Guest',
        lastName: 'Example',
        address1: '2 Sample Road',
        address2: undefined,
        country: 'Canada',
        city: 'Banff',
        state: undefined,
        postalCode: 'T1L',
        email: 'guest@example.com',
        phoneNumber: '+1 555 0100 300',
        workPhone: undefined,
        sendConfirmation: true,
        agreeTerms: true,
      },
    });
    expect(drawer.getByRole('link', { name: 'Pelican Cove' })).toHaveAttribute(
      'href',
      '/singleResortPage/R1001',
    );
    expect(drawer.getByText(`TW-7F3K9Q · ${ID}`)).toBeVisible();
    expect(fact(drawer, 'Stay', 'Check-in')).toBe('Sat, 5 Dec 2026');
    expect(fact(drawer, 'Price', 'Stay of 6 nights')).toBe('$309.00');
    expect(fact(drawer, 'Price', 'Tax')).toBe('$20.08');
    expect(fact(drawer, 'Price', 'Total')).toBe('$329.08');
    expect(fact(drawer, 'Price', 'Card')).toBe('Visa ending in 4242');
    expect(fact(drawer, 'Who checks in', 'Name')).toBe('Guest Example (guest)');
    expect(fact(drawer, 'Who checks in', 'Address')).toBe('2 Sample Road, T1L Banff, Canada');
    expect(fact(drawer, 'Billing', 'Name')).toBe('Demo Member');
    expect(drawer.getByText('Anna Berg')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'member@example.com' })).toHaveAttribute(
      'href',
      '/admin-panel/user-control?q=member%40example.com',
    );
    expect(drawer.getByRole('link', { name: 'In the audit trail' })).toHaveAttribute(
      'href',
      `/admin-panel/audit-trail?subject=${ID}`,
    );
    expect(drawer.queryByText(/08\/31|\*\*\*\*/)).toBeNull();
  });

  it('keeps the price that was paid when the tables say another one', async () => {
    const { drawer } = await open({ priceCents: 12_345 });
    expect(fact(drawer, 'Price', 'Total')).toBe('$123.45');
    expect(drawer.queryByText('Tax')).toBeNull();
  });

  it('tells the history, latest first, with the names of those who acted', async () => {
    const { drawer } = await open({
      status: 'cancelled',
      refund: { cents: 16_454, points: 0 },
      history: [
        { status: 'held', at: '2026-11-20T10:00:00.000Z', actor: 'removed-1', reason: 'Begun' },
        { status: 'confirmed', at: '2026-11-20T10:01:00.000Z', actor: 'system', reason: '' },
        { status: 'cancelled', at: '2026-11-21T10:00:00.000Z', actor: 'admin-1', reason: 'Storm' },
      ],
    });
    const entries = within(drawer.getByRole('region', { name: 'History' })).getAllByRole(
      'listitem',
    );
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^CancelledStormDemo Admin · 21 Nov 2026, \d\d:\d\d$/),
      expect.stringMatching(/^ConfirmedThe club’s system · /),
      expect.stringMatching(/^On holdBegunA removed member · /),
    ]);
    expect(fact(drawer, 'Price', 'Given back')).toBe('$164.54');
  });

  it('shows what a broken record lacks, and offers nothing', async () => {
    const store = storeWith(null);
    publish(store, 'adminBooking', { id: ID }, bookingRecordFromStored(ID, {}));
    renderRoute(`${PATH}?booking=${ID}`, { session: ADMIN, store });
    const drawer = within(await screen.findByRole('dialog', { name: 'Booking' }));
    expect(drawer.getByText('Unknown resort')).toBeVisible();
    expect(drawer.getByText('No status available')).toBeVisible();
    expect(drawer.getByText('No image available')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });

  it('says that there is no such booking', async () => {
    const { drawer } = await open(null);
    expect(drawer.getByRole('heading', { name: 'There is no such booking' })).toBeVisible();
  });

  it('can be loaded again after an error', async () => {
    const { drawer, store } = await open({});
    act(() => {
      store.fail(liveKey('adminBooking', { id: ID }));
    });
    await userEvent.click(await drawer.findByRole('button', { name: 'Retry' }));
    expect(drawer.getByText('Loading the booking...')).toBeInTheDocument();
  });
});

describe('cancelling', () => {
  it('shows the refund and why, requires a reason, and sends what was shown', async () => {
    const { dialog } = await openCancel();
    expect(dialog.getByRole('radio', { name: /policy/ })).toBeChecked();
    expect(dialog.getByText(/Everything is given back until 17 May 2999/)).toBeVisible();
    expect(dialog.getByText(/Last day of a full refund/)).toHaveTextContent('17 May 2999');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and give back $329.08' }));
    expect(await dialog.findByText('Reason is required.')).toBeVisible();
    expect(call).not.toHaveBeenCalled();

    await giveReason(dialog);
    await userEvent.click(dialog.getByRole('radio', { name: 'Nothing' }));
    call.mockResolvedValueOnce({
      ok: true,
      value: { booking: aStoredBooking(), refund: { cents: 0, points: 0 } },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and give back $0.00' }));
    expect(call).toHaveBeenCalledExactlyOnceWith('cancelBooking', {
      bookingId: ID,
      reason: 'Storm damage',
      refund: 'none',
      expected: { cents: 0, points: 0 },
    });
    expect(
      (await screen.findAllByText('Booking cancelled. Nothing is given back.'))[0],
    ).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Cancel this booking' })).toBeNull();
  });

  it('speaks of points where points were paid', async () => {
    const { dialog } = await openCancel({
      paymentMethod: 'points',
      vacationType: 'rciPoints',
      priceCents: 0,
      points: 43_000,
    });
    expect(
      dialog.getByRole('button', { name: 'Cancel and give back 43,000 points' }),
    ).toBeVisible();
  });

  it('shows the new figures and asks again when the refund has changed', async () => {
    const { dialog } = await openCancel();
    await giveReason(dialog);
    reject('refund-changed', { refund: { cents: 16_454, points: 0 } });
    await userEvent.click(dialog.getByRole('button', { name: /give back \$329\.08/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'It was $329.08 and is now $164.54.',
    );
    expect(call).toHaveBeenCalledTimes(1);
    call.mockResolvedValueOnce({
      ok: true,
      value: { booking: aStoredBooking(), refund: { cents: 16_454, points: 0 } },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and give back $164.54' }));
    expect(call.mock.lastCall?.[1]).toMatchObject({ expected: { cents: 16_454, points: 0 } });
    await screen.findAllByText('Booking cancelled. Given back to the card: $164.54.');
  });

  it('sends once however often it is pressed, and cannot be left meanwhile', async () => {
    const { dialog } = await openCancel();
    await giveReason(dialog);
    call.mockReturnValueOnce(new Promise(() => {}));
    const button = dialog.getByRole('button', { name: /^Cancel and/ });
    await userEvent.click(button);
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancelling...' }));
    await userEvent.keyboard('{Escape}');
    expect(call).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Cancel this booking' })).toBeVisible();
  });

  it('can be sent again after a lost response, even when the request got through', async () => {
    const { dialog, store } = await openCancel();
    await giveReason(dialog);
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await userEvent.click(dialog.getByRole('button', { name: /^Cancel and/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/could not reach the club/);
    act(() => {
      store.publish(liveKey('adminBooking', { id: ID }), record({ ...FAR, status: 'cancelled' }));
    });
    reject('busy');
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('reason: busy')).toBeVisible();
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
  });

  it('says so when another admin was faster', async () => {
    const { dialog, store } = await openCancel();
    act(() => {
      store.publish(liveKey('adminBooking', { id: ID }), record({ ...FAR, status: 'cancelled' }));
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This booking cannot be cancelled any more: it is Cancelled by now.',
    );
    expect(dialog.queryByRole('button', { name: /^Cancel and/ })).toBeNull();
  });

  it('is not offered for a stay that is over or cancelled', async () => {
    const { drawer } = await open({ status: 'completed' });
    expect(drawer.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });
});

describe('changing the status', () => {
  it('offers what the domain allows: completing a stay whose last day has come', async () => {
    const { drawer } = await open({ startDate: '2026-11-20', endDate: '2026-11-25' });
    await userEvent.click(drawer.getByRole('button', { name: 'Mark as completed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as completed' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Checked out');
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as completed' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/could not reach the club/);
    call.mockResolvedValueOnce({ ok: true, value: aStoredBooking({ status: 'completed' }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(call.mock.lastCall).toEqual([
      'setBookingStatus',
      { bookingId: ID, status: 'completed', reason: 'Checked out' },
    ]);
    expect((await screen.findAllByText('The booking is now Completed.'))[0]).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Mark as completed' })).toBeNull();
    });
  });

  it('offers to end a hold, and shows until when it is', async () => {
    const { drawer } = await open({
      ...FAR,
      status: 'held',
      expiresAt: Date.parse('2026-12-02T10:08:00.000Z'),
    });
    expect(drawer.getByText('On hold')).toBeVisible();
    expect(drawer.getByText(/^Hold until 2 Dec 2026, \d\d:\d\d$/)).toBeVisible();
    expect(drawer.getByRole('button', { name: 'End the hold' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });

  it('offers nothing for a stay to come', async () => {
    const { drawer } = await open(FAR);
    expect(drawer.queryByRole('button', { name: /^Mark as/ })).toBeNull();
  });
});
