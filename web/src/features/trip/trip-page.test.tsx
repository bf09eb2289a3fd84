import { aStoredBooking } from '@club/domain/testing/stored-booking';
import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import type { Booking } from '@club/domain/booking/booking';
import { NO_REVIEWS, withReview } from '@club/domain/reviews/review-summary';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResult } from '../../kernel/api/api-client.ts';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { EMPTY_GUEST } from '../../shared/booking/checking-in.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import type { LiveStore } from '../../kernel/live/live-store.ts';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { MEMBER_UID, liveKey, publish } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';
import { aReview } from '../../testing/review-builder.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const ID = '0123456789abcdef01234567';
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';
const PATH = `/dashboard/my-bookings/${ID}`;
const OWN = liveKey('ownBookings', { uid: MEMBER_UID });
/** 15 days and more before check-in: everything is given back. */
const STAY = aBooking({
  ...PAID_WITH_POINTS,
  id: ID,
  startDate: '2027-01-09',
  endDate: '2027-01-15',
  bookingDate: '2026-11-01T10:00:00.000Z',
});

beforeEach(() => {
  call.mockReset();
  // Only the date is fixed, for the cut-offs; timers keep running.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-02T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const storeWith = (...bookings: Booking[]): LiveStore => {
  const store = createLiveStore();
  publish(store, 'ownBookings', { uid: MEMBER_UID }, bookings);
  return store;
};
const open = async (booking: Booking = STAY) => {
  const store = storeWith(booking);
  const route = renderRoute(PATH, { session: aMember(), store });
  await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
  return { ...route, store };
};
const nowShow = (store: LiveStore, booking: Booking): void =>
  act(() => {
    store.publish(OWN, [booking]);
  });
const reject = <Code extends ApiErrorCode>(code: Code, details?: Details<Code>): void => {
  call.mockResolvedValueOnce({
    ok: false,
    error: apiFailure(code, { message: `said ${code}`, details: details ?? null }),
  });
};
/** A response that arrives when the test calls the returned function. */
const later = () => {
  let respond: (result: CallResult<never>) => void = () => {};
  call.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  return (result: CallResult<never>): void => respond(result);
};

describe('the page of a stay', () => {
  it('shows where, when, what it cost and what cancelling gives back', async () => {
    await open();
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.getByText('38 days to check-in')).toBeVisible();
    expect(screen.getByText('9 Jan 2027')).toBeVisible();
    expect(screen.getByText('Saturday, from 16:00')).toBeVisible();
    expect(screen.getByText('Friday, until 11:00')).toBeVisible();
    expect(screen.getByText('You, the RCI Member')).toBeVisible();
    expect(screen.getByText('TW-7F3K9Q')).toBeVisible();
    expect(screen.getByText('43,000 points')).toBeVisible();
    expect(screen.getByText('Cancelling now gives back 43,000 points.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the resort' })).toHaveAttribute(
      'href',
      '/singleResortPage/R1001',
    );
  });

  it('tells what comes when, then where it is and what is good to know', async () => {
    const { store } = await open();
    const steps = within(screen.getByRole('region', { name: 'What comes next' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Everything back until Fri, 25 Dec 2026Half back until Wed, 6 Jan 2027. Nothing back after that.',
      'Seven days to goSat, 2 Jan 2027Who checks in, the dates and the unit can be changed until the day before check-in.',
      'Check-in from 16:00Sat, 9 Jan 2027You check in, with a photo ID and the booking number TW‑7F3K9Q.',
      '6 nights, studio9 Jan – 15 Jan 2027',
      'Check-out until 11:00Fri, 15 Jan 2027',
    ]);
    act(() => {
      publish(store, 'resort', { id: 'R1001' }, aResort());
      publish(store, 'reviewSummary', { resortId: 'R1001' }, withReview(NO_REVIEWS, aReview()));
    });
    const known = within(screen.getByRole('region', { name: 'Good to know' }));
    expect(known.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Kitchen',
      'Wi-Fi worked',
      'Parking',
      'Unexpected fees',
      'At the resort',
    ]);
    // Of the unit that is booked, not of the resort's larger one.
    expect(known.getByText('Partial kitchen')).toBeVisible();
    expect(known.getByText('1 of 1 member')).toBeVisible();
    expect(screen.getByText(/Early morning there now/)).toBeVisible();
  });

  it('keeps what is good to know for the way, where there is no connection', async () => {
    const first = await open();
    act(() => publish(first.store, 'resort', { id: 'R1001' }, aResort()));
    expect(screen.getByText('Partial kitchen')).toBeVisible();
    cleanup();
    // Nothing is loaded any more, except the stay.
    await open();
    expect(screen.getByText('Partial kitchen')).toBeVisible();
    act(() => clearPersonalStore());
    expect(screen.queryByText('Partial kitchen')).toBeNull();
  });

  it('is shared with companions by a link, which can be closed', async () => {
    const { store } = await open();
    call.mockResolvedValue({ ok: true, value: { token: TOKEN } });
    await userEvent.click(screen.getByRole('button', { name: 'Share with companions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(call).toHaveBeenLastCalledWith('shareStay', { bookingId: ID, share: true });
    nowShow(store, { ...STAY, shareToken: TOKEN });
    expect(screen.getByLabelText('Link')).toHaveValue(`${location.origin}/stays/${TOKEN}`);
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(call).toHaveBeenLastCalledWith('shareStay', { bookingId: ID, share: false });
    nowShow(store, STAY);
    expect(screen.getByRole('button', { name: 'Make a link' })).toHaveFocus();
  });

  it('sends the confirmation again, and repeats the same request after a lost response', async () => {
    await open();
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    call.mockResolvedValueOnce({ ok: true, value: { email: 'member@example.com' } });
    const again = screen.getByRole('button', { name: 'Send confirmation again' });
    await userEvent.click(again);
    expect(await screen.findByText(/^We could not reach the club/)).toBeVisible();
    await userEvent.click(again);
    expect(
      await screen.findByText('The confirmation is on its way to member@example.com.'),
    ).toBeVisible();
    const [first, second] = call.mock.calls.map(([, input]) => input);
    expect(first).toEqual({ bookingId: ID, requestId: expect.any(String) });
    expect(second).toEqual(first);
  });

  it('is not found for an unknown id or a booking of another member', async () => {
    renderRoute(PATH, { session: aMember(), store: storeWith(aBooking({ id: ID, uid: 'other' })) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such booking.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all my bookings' })).toBeVisible();
  });

  it('can be retried when it could not be loaded', async () => {
    const store = createLiveStore();
    renderRoute(PATH, { session: aMember(), store });
    expect(await screen.findByText('Loading your stay...')).toBeInTheDocument();
    act(() => store.fail(OWN));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Loading your stay...')).toBeInTheDocument();
  });

  it('keeps the last data when the connection is lost', async () => {
    const { store } = await open();
    act(() => store.fail(OWN));
    expect(await screen.findByText('We could not look again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Pelican Cove' })).toBeVisible();
  });

  it('offers nothing but booking again once it is over, and says why', async () => {
    await open({ ...STAY, status: 'completed' });
    expect(screen.getByText(/This stay is over/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel this stay' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      '/single-available-unit?resort=R1001&type=rciPoints',
    );
  });

  it('can only be cancelled from check-in day on', async () => {
    await open({ ...STAY, startDate: '2026-12-01', endDate: '2026-12-07' });
    expect(screen.getByText(/until the day before check-in/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change dates or unit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel this stay' })).toBeVisible();
  });
});

describe('cancelling', () => {
  const openDialog = async (booking: Booking = STAY) => {
    const opened = await open(booking);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this stay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this stay?' }));
    return { ...opened, dialog };
  };
  const CANCEL = 'Cancel and get 43,000 points back';
  const refund = { cents: 0, points: 43_000 };

  it('shows the refund first, sends exactly that, and moves the focus to what was given back', async () => {
    const { dialog, store } = await openDialog();
    expect(dialog.getByText(/Everything is given back until 25 Dec 2026/)).toBeVisible();
    call.mockResolvedValueOnce({ ok: true, value: { booking: aStoredBooking(), refund } });
    await userEvent.click(dialog.getByRole('button', { name: CANCEL }));
    expect(call).toHaveBeenCalledWith('cancelBooking', {
      bookingId: ID,
      reason: 'Cancelled by the member',
      refund: 'policy',
      expected: refund,
    });
    expect(
      await screen.findByText('Stay cancelled. 43,000 points went back to your account.'),
    ).toBeVisible();
    nowShow(store, { ...STAY, status: 'cancelled', refund });
    const notice = (await screen.findByText('This stay is cancelled.')).closest('[tabindex="-1"]');
    await waitFor(() => expect(notice).toHaveFocus());
    expect(notice).toHaveTextContent('43,000 points went back to your account.');
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      expect.stringContaining('/available-booking?resort=R1001'),
    );
  });

  it('sends the member’s reason', async () => {
    const { dialog } = await openDialog();
    call.mockResolvedValueOnce({ ok: true, value: { booking: aStoredBooking(), refund } });
    await userEvent.type(dialog.getByLabelText(/Why do you cancel/), ' We move house ');
    await userEvent.click(dialog.getByRole('button', { name: CANCEL }));
    expect(call.mock.lastCall?.[1]).toMatchObject({ reason: 'We move house' });
  });

  it('updates the refund when a cut-off passes while the dialog is open', async () => {
    const { dialog } = await openDialog();
    vi.setSystemTime(Date.parse('2026-12-28T12:00:00.000Z'));
    expect(
      await dialog.findByRole('button', { name: 'Cancel and get 21,500 points back' }),
    ).toBeVisible();
  });

  it('asks for a confirmation when the server has another refund', async () => {
    const { dialog } = await openDialog();
    reject('refund-changed', { refund: { cents: 0, points: 21_500 } });
    await userEvent.click(dialog.getByRole('button', { name: CANCEL }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'It was 43,000 points and is now 21,500 points. Nothing has been cancelled',
    );
    reject('busy');
    await userEvent.click(
      dialog.getByRole('button', { name: 'Cancel and get 21,500 points back' }),
    );
    expect(call.mock.lastCall?.[1]).toMatchObject({ expected: { cents: 0, points: 21_500 } });
    expect(await dialog.findByText('said busy')).toBeVisible();
  });

  it('says that the outcome is unknown after a lost connection, and repeats the same request', async () => {
    const { dialog, store } = await openDialog();
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await userEvent.click(dialog.getByRole('button', { name: CANCEL }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'We do not know whether your stay was cancelled.',
    );
    // The stay was cancelled; the page gets the new status first.
    nowShow(store, { ...STAY, status: 'cancelled', refund });
    call.mockResolvedValueOnce({ ok: true, value: { booking: aStoredBooking(), refund } });
    await userEvent.click(dialog.getByRole('button', { name: CANCEL }));
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
    expect(await screen.findByText(/^Stay cancelled\./)).toBeVisible();
  });

  it('counts as done when an earlier attempt has cancelled the stay', async () => {
    const { dialog } = await openDialog();
    reject('status-not-allowed', { status: 'cancelled' });
    await userEvent.click(dialog.getByRole('button', { name: CANCEL }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the focus back when the stay is kept', async () => {
    const { dialog } = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the stay' }));
    expect(screen.getByRole('button', { name: 'Cancel this stay' })).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });

  it('cannot be sent twice, or closed while it is sent', async () => {
    const { dialog } = await openDialog();
    const respond = later();
    await userEvent.click(dialog.getByRole('button', { name: CANCEL }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelling...' }));
    await userEvent.keyboard('{Escape}');
    expect(call).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => respond({ ok: false, error: { kind: 'network' } }));
    expect(await dialog.findByRole('alert')).toBeVisible();
  });
});

describe('changing who checks in', () => {
  const GUEST = {
    ...EMPTY_GUEST,
    firstName: 'Anna',
    lastName: 'Berg',
    address1: '1 Sample Street',
    country: 'USA',
    city: 'Springfield',
    postalCode: '12345',
    email: 'anna.berg@example.com',
    phoneNumber: '+1 555 0100 200',
  };
  const openDialog = async (booking: Booking = STAY) => {
    await open(booking);
    await userEvent.click(screen.getByRole('button', { name: 'Change who checks in' }));
    return within(await screen.findByRole('dialog', { name: 'Change who checks in' }));
  };
  const LABELS: Partial<Record<keyof typeof GUEST, string>> = {
    firstName: 'First name',
    lastName: 'Last name',
    address1: 'Address 1',
    country: 'Country',
    city: 'City',
    postalCode: 'Postal code',
    email: 'Email',
    phoneNumber: 'Phone number',
  };
  const fill = async (dialog: Awaited<ReturnType<typeof openDialog>>): Promise<void> => {
    await userEvent.click(dialog.getByRole('radio', { name: 'A Guest' }));
    for (const [name, label] of Object.entries(LABELS)) {
      const value = Object.entries(GUEST).find(([field]) => field === name)?.[1];
      await userEvent.click(dialog.getByLabelText(label));
      await userEvent.paste(String(value));
    }
  };

  it('needs every field of the guest form, and the terms', async () => {
    const dialog = await openDialog();
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Save who checks in' }));
    expect((await dialog.findAllByText('Please agree to the terms.'))[0]).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('sends the guest with the option for a confirmation', async () => {
    const dialog = await openDialog();
    await fill(dialog);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Send my guest a confirmation/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /agree to them/ }));
    call.mockResolvedValueOnce({ ok: true, value: aStoredBooking() });
    await userEvent.click(dialog.getByRole('button', { name: 'Save who checks in' }));
    expect(
      await screen.findByText('Anna Berg checks in now, and gets a confirmation by email.'),
    ).toBeVisible();
    expect(call).toHaveBeenCalledWith('changeGuest', {
      bookingId: ID,
      guestInfo: expect.objectContaining({
        firstName: 'Anna',
        city: 'Springfield',
        sendConfirmation: true,
        agreeTerms: true,
      }),
    });
    expect(screen.getByRole('button', { name: 'Change who checks in' })).toHaveFocus();
  });

  it('goes back to the member, and keeps the choice after a lost connection', async () => {
    const guest = { ...GUEST, agreeTerms: true, address2: undefined, workPhone: undefined };
    const dialog = await openDialog({ ...STAY, guest });
    expect(dialog.getByLabelText('First name')).toHaveValue('Anna');
    await userEvent.click(dialog.getByRole('radio', { name: 'RCI Member' }));
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save who checks in' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Pressing the button again is safe');
    call.mockResolvedValueOnce({ ok: true, value: aStoredBooking() });
    await userEvent.click(dialog.getByRole('button', { name: 'Save who checks in' }));
    expect(await screen.findByText('You check in yourself now.')).toBeVisible();
    expect(call).toHaveBeenLastCalledWith('changeGuest', { bookingId: ID, guestInfo: null });
  });
});
