import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { accountWith } from '@club/domain/testing/points-account';
import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { quoteStay } from '@club/domain/pricing/quote';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callApi } from '../../kernel/api/api-client.ts';
import * as cardTokenModule from '../../shared/payment/card-token.ts';
import { paidWith } from '../../shared/payment/card-token.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { aBooking } from '../../testing/booking-builder.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aUser } from '../../testing/user-builder.ts';
import { aResort } from '../../testing/resort-builders.ts';
import { EMPTY_GUEST } from '../../shared/booking/checking-in.ts';
import { writeHold } from '../../shared/hold/hold-store.ts';
import { saveTexts } from './checkout-draft-store.ts';
import { paidWithSealed } from '../../testing/sealed-card.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callApi');
spyOnExports(cardTokenModule, 'paidWith');

const api = vi.mocked(callApi);
const CASH = '/payment?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11';
const POINTS = CASH.replace('lastCall', 'rciPoints');
const live = (available = 0) => ({
  resorts: { R1001: aResort() },
  own: {
    ownBookings: [aBooking({ startDate: '2026-10-05', endDate: '2026-10-11' })],
    ownUser: null,
    ownAccount: accountWith({ available }),
  },
});
const GUEST = {
  ...EMPTY_GUEST,
  firstName: 'Sample',
  lastName: 'Example',
  address1: '1 Sample Street',
  country: 'USA',
  city: 'Springfield',
  postalCode: '12345',
  email: 'sample@example.com',
  phoneNumber: '5550100',
  agreeTerms: true,
};

const reject = <Code extends ApiErrorCode>(code: Code, details?: Details<Code>) =>
  api.mockResolvedValueOnce({
    ok: false,
    error: apiFailure(code, { message: `reason: ${code}`, details: details ?? null }),
  });
const fillCard = async (number = '4242424242424242'): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), '0831');
  await userEvent.type(screen.getByLabelText('CVV'), '123');
};
const confirm = (name = 'Confirm Payment'): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const sentBody = () => api.mock.calls[0]?.[1];

beforeEach(() => {
  clearPersonalStore();
  api.mockReset();
  vi.mocked(paidWith).mockImplementation(paidWithSealed);
  saveTexts({ checkingIn: 'member' });
});

describe('the payment', () => {
  it('needs a login, and comes back with everything', async () => {
    renderRoute(CASH, { live: live() });
    expect(
      await screen.findByRole('heading', {
        name: 'You must be logged in to complete your booking.',
      }),
    ).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Login' });
    expect(
      links.some((link) =>
        link
          .getAttribute('href')
          ?.endsWith(`?from=${encodeURIComponent(CASH).replaceAll('%20', '+')}`),
      ),
    ).toBe(true);
  });

  it('shows card and billing, with the address of the last stay filled in', async () => {
    renderRoute(CASH, { live: live(), session: aMember() });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Confirm Your Payment' }),
    ).toBeVisible();
    expect(await screen.findByPlaceholderText('MM/YY')).toBeVisible();
    expect(screen.getByText('Test mode, no card is charged')).toBeVisible();
    expect(screen.getByText(/Sample City/)).toBeVisible();
    expect(screen.queryByLabelText('City')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit billing information' }));
    expect(screen.getByLabelText('City')).toHaveValue('Sample City');
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('starts a first bill with the name and phone of the profile', async () => {
    renderRoute(CASH, {
      live: {
        ...live(),
        own: {
          ...live().own,
          ownBookings: [],
          ownUser: aUser({ name: 'Demo Example Member', phoneNumber: '5550100' }),
        },
      },
      session: aMember(),
    });
    expect(await screen.findByLabelText('First name')).toHaveValue('Demo Example');
    expect(screen.getByLabelText('Last name')).toHaveValue('Member');
    expect(screen.getByLabelText('Phone number')).toHaveValue('5550100');
  });

  it('leaves the billing form out when a guest was entered', async () => {
    saveTexts({ checkingIn: 'guest', guest: GUEST });
    renderRoute(CASH, { live: live(), session: aMember() });
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(screen.queryByLabelText('City')).toBeNull();
    expect(screen.getByText(/Sample Example/)).toBeVisible();
  });

  it('leads back when the guest is not complete', async () => {
    saveTexts({ checkingIn: 'guest', guest: { ...GUEST, email: '' } });
    renderRoute(CASH, { live: live(), session: aMember() });
    expect(
      await screen.findByRole('heading', {
        name: 'Please fill out the guest information before continuing.',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the guest information' })).toHaveAttribute(
      'href',
      CASH.replace('/payment', '/checkout'),
    );
  });

  it('writes spaces and slash while typing, and says what is wrong beside the field', async () => {
    renderRoute(CASH, { live: live(), session: aMember() });
    await fillCard('4242424242424241');
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4241');
    expect(screen.getByLabelText('Expiry date')).toHaveValue('08/31');
    await confirm();
    expect(await screen.findByText('There is 1 thing to correct')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(
      'Check the card number: it has a typing error.',
    );
    expect(api).not.toHaveBeenCalled();
  });

  it('books, says so, and shows the confirmation of that booking', async () => {
    api.mockResolvedValueOnce({ ok: true, value: aStoredBooking({ _id: 'booking-9' }) });
    const { address } = renderRoute(CASH, { live: live(), session: aMember() });
    await fillCard();
    await confirm();
    expect(await screen.findByRole('alertdialog', { name: 'Booking confirmed!' })).toBeVisible();
    expect(address()).toBe('/payment-confirmation?resort=R1001&booking=booking-9');
    expect(JSON.stringify(sentBody())).not.toContain('4242424242424242');
    expect(
      JSON.stringify([...Object.values(localStorage), ...Object.values(sessionStorage)]),
    ).not.toMatch(/4242 ?4242/);
  });

  it('is processing while the server works, and can be pressed again afterwards', async () => {
    let respond: (value: Awaited<ReturnType<typeof callApi>>) => void = () => {};
    api.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    renderRoute(CASH, { live: live(), session: aMember() });
    await fillCard();
    await confirm();
    const busy = await screen.findByRole('button', { name: 'Processing...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    respond({ ok: false, error: { kind: 'network' } });
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm Payment' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('says that the payment failed, and why at the number, which has the focus', async () => {
    reject('card-declined', { reason: 'declined' });
    renderRoute(CASH, { live: live(), session: aMember() });
    await fillCard();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed. Please try again.');
    const number = screen.getByLabelText('Card number');
    expect(number).toBeInvalid();
    expect(number).toHaveAccessibleDescription(
      'Your bank declined this card. Nothing was charged.',
    );
    expect(number).toHaveFocus();
    // It stays while the member looks for another card, and goes with the first digit of it.
    await userEvent.tab();
    expect(number).toBeInvalid();
    await userEvent.clear(number);
    await userEvent.type(number, '5');
    expect(number).not.toHaveAccessibleDescription(/declined/);
  });

  it('says that the nights are still held after a declined card', async () => {
    renderRoute(CASH, { live: live(), session: aMember() });
    await fillCard();
    // Only now: a screen of the test before this one may still be leaving the same stay.
    writeHold({
      stay: {
        resortId: 'R1001',
        vacationType: 'lastCall',
        unitType: 'studio',
        startDate: '2026-12-05',
        endDate: '2026-12-11',
      },
      holdId: 'hold-1',
      deadline: Date.now() + 480_000,
      source: 'offer',
      extensionsLeft: 10,
    });
    reject('card-declined', { reason: 'wrong-cvc' });
    await confirm();
    await screen.findByText('Payment failed. Please try again.');
    expect(screen.getByLabelText('CVV')).toHaveAccessibleDescription(
      'The security code of the card is wrong. Nothing was charged; your nights are still held.',
    );
    expect(screen.getByLabelText('CVV')).toHaveFocus();
  });

  it('gives the reason of the server where it names none that is known', async () => {
    reject('card-declined');
    renderRoute(CASH, { live: live(), session: aMember() });
    await fillCard();
    await confirm();
    await screen.findByText('Payment failed. Please try again.');
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(
      'reason: card-declined',
    );
  });

  it('shows new figures when the price has changed, and books only after another press', async () => {
    const quote = {
      ...quoteStay({
        unitType: 'studio',
        vacationType: 'lastCall',
        startDate: '2026-12-05',
        endDate: '2026-12-11',
      }),
      totalCents: 36_102,
    };
    reject('price-changed', { quote });
    api.mockResolvedValueOnce({ ok: true, value: aStoredBooking() });
    renderRoute(CASH, { live: live(), session: aMember() });
    await fillCard();
    await confirm();
    expect(await screen.findByText(/The total is now \$361\.02/)).toBeVisible();
    await confirm();
    await screen.findByText('Booking confirmed!');
    expect(api.mock.calls[1]?.[1]).toMatchObject({ price: 361.02 });
  });

  it('asks before another unit of a booked stay is paid for', async () => {
    const { resort } = aBooking();
    const booked = aBooking({
      resort: { ...resort, id: 'R1001' },
      unitType: 'studio',
      startDate: '2026-12-05',
      endDate: '2026-12-11',
      status: 'confirmed',
    });
    const known = live();
    const having = (ownBookings: (typeof booked)[]) => ({
      ...known,
      own: { ...known.own, ownBookings },
    });
    api.mockResolvedValueOnce({ ok: true, value: aStoredBooking() });
    renderRoute(CASH, { live: having([booked]), session: aMember() });
    await fillCard();
    await confirm();
    const question = await screen.findByRole('alertdialog', {
      name: 'You already have a studio here on these dates. Book another one?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api).not.toHaveBeenCalled();
    await confirm();
    await userEvent.click(await screen.findByRole('button', { name: 'Book another one' }));
    await screen.findByText('Booking confirmed!');
    expect(api).toHaveBeenCalledOnce();
  });

  it('leads to the booking that was made before', async () => {
    reject('duplicate-booking', { bookingId: 'booking-0' });
    renderRoute(CASH, { live: live(), session: aMember() });
    await fillCard();
    await confirm();
    expect(await screen.findByRole('link', { name: 'See this booking' })).toHaveAttribute(
      'href',
      '/payment-confirmation?resort=R1001&booking=booking-0',
    );
  });

  it('says what is borrowed before points are redeemed', async () => {
    api.mockResolvedValueOnce({ ok: true, value: aStoredBooking() });
    renderRoute(POINTS, { live: live(10_000), session: aMember() });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Confirm Points Redemption' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Your points' }));
    expect(screen.getByText('Borrowed from your next use year')).toBeVisible();
    expect(screen.getAllByText('33,000 points').length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await screen.findByText('Billing information');
    await confirm('Confirm Points Redemption');
    await screen.findByText('Booking confirmed!');
    expect(sentBody()).toMatchObject({ points: 43_000, price: 0, paymentDetails: null });
  });

  it('does not promise what cannot be borrowed', async () => {
    const account = { ...EMPTY_ACCOUNT, borrowed: 249_000 };
    renderRoute(POINTS, {
      live: { ...live(), own: { ownBookings: [], ownUser: null, ownAccount: account } },
      session: aMember(),
    });
    expect(await screen.findByText('Your points do not cover this stay.')).toBeVisible();
    expect(screen.getByText(/42,000 points are missing/)).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Choose fewer nights or a smaller unit' }),
    ).toHaveAttribute('href', '/single-available-unit?resort=R1001&type=rciPoints');
    await userEvent.click(screen.getByRole('button', { name: 'DEPOSIT MY POINTS' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit points' })).toBeVisible();
  });

  it.each(['/payment', '/payment?resort=..%2F..&unit=%00', '/payment?resort=R1001&unit=studio'])(
    'says that there is no booking at %s',
    async (path) => {
      renderRoute(path, { live: live(), session: aMember() });
      expect(
        await screen.findByRole('heading', { name: 'Error: No booking data found.' }),
      ).toBeVisible();
    },
  );

  it('starts with an empty draft when storage holds rubbish', async () => {
    sessionStorage.setItem('checkoutDraft', '{"v":1,"data":{"checkingIn":"guest","guest":7}}');
    const { address } = renderRoute(CASH, { live: live(), session: aMember() });
    expect(
      await screen.findByRole('heading', {
        name: 'Please fill out the guest information before continuing.',
      }),
    ).toBeVisible();
    await waitFor(() => {
      expect(address()).toBe(CASH);
    });
  });
});
