import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { accountWith } from '@club/domain/testing/points-account';
import type { Booking } from '@club/domain/booking/booking';
import type { Difference } from '@club/domain/booking/stay-change';
import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import { accountAsOf } from '@club/domain/points/account';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import * as cardTokenModule from '../../shared/payment/card-token.ts';
import { paidWith } from '../../shared/payment/card-token.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { MEMBER_UID, liveKey, liveStoreWith } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';
import { paidWithSealed } from '../../testing/sealed-card.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');
spyOnExports(cardTokenModule, 'paidWith');

const call = vi.mocked(callFunction);
const ID = '0123456789abcdef01234567';
const PATH = `/dashboard/my-bookings/${ID}/change`;
const OWN = liveKey('ownBookings', { uid: MEMBER_UID });
/** 9 to 15 January 2027, a studio: 6 nights of which one Saturday and Sunday are dearer. */
const DATES = { startDate: '2027-01-09', endDate: '2027-01-15' } as const;
const BOOKED_AT = '2026-11-01T10:00:00.000Z';
const POINTS = aBooking({ ...PAID_WITH_POINTS, ...DATES, id: ID, bookingDate: BOOKED_AT });
const CASH = aBooking({ ...DATES, id: ID, bookingDate: BOOKED_AT });

beforeEach(() => {
  clearPersonalStore();
  call.mockReset();
  vi.mocked(paidWith).mockImplementation(paidWithSealed);
  // Only the date is fixed, for the cut-offs; timers keep running.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-02T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** All months from today to the horizon, with the given nights of January sold out. */
const inventoryWith = (...soldOut: string[]) =>
  Object.fromEntries(
    [
      '2026-12',
      ...Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`),
    ].map((month) => [
      `R1001_${month}`,
      month === '2027-01'
        ? {
            cap: 5,
            rev: 1,
            nights: Object.fromEntries(soldOut.map((day) => [day, { sold: 5, holds: {} }])),
          }
        : null,
    ]),
  );

type Opening = { booking?: Booking; query?: string; soldOut?: string[]; available?: number };
const open = async ({
  booking = POINTS,
  query = '',
  soldOut = [],
  available = 60_000,
}: Opening = {}) => {
  const store = liveStoreWith({
    resorts: { R1001: aResort() },
    inventory: inventoryWith(...soldOut),
    own: {
      ownBookings: [booking],
      ownAccount: accountAsOf(accountWith({ available }), '2026-12-02').account,
    },
  });
  const route = renderRoute(`${PATH}${query}`, { session: aMember(), store });
  await screen.findByRole('heading', { level: 1 });
  return { ...route, store };
};
const chooseUnit = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const reject = <Code extends ApiErrorCode>(code: Code, details?: Details<Code>): void => {
  call.mockResolvedValueOnce({
    ok: false,
    error: apiFailure(code, { message: `said ${code}`, details: details ?? null }),
  });
};
const accept = (difference: Difference): void => {
  call.mockResolvedValueOnce({ ok: true, value: { booking: aStoredBooking(), difference } });
};
const dearer = { cents: 0, points: 0 };

describe('changing dates or unit', () => {
  it('explains what to do while nothing is chosen', async () => {
    await open();
    expect(screen.getByText(/Choose other dates or another unit to see/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Change and|Confirm)/ })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Studio' })).toBeChecked();
    expect(screen.getByText('43,000 points, as booked')).toBeVisible();
  });

  it('shows old and new side by side with the exact difference, then charges exactly that', async () => {
    const { address } = await open();
    await chooseUnit('2 bedroom');
    const table = screen.getByRole('table', { name: 'Before and after' });
    const total = within(table).getByRole('row', { name: /^Total/ });
    const [before, after] = within(total)
      .getAllByRole('cell')
      .map((cell) => Number((cell.textContent ?? '').replaceAll(/\D/g, '')));
    const points = (after ?? 0) - (before ?? 0);
    expect(points).toBeGreaterThan(0);
    expect(screen.getByText('Balance after this change').nextElementSibling).toHaveTextContent(
      `${(60_000 - points).toLocaleString('en-US')} points`,
    );
    const difference = { ...dearer, points };
    accept(difference);
    const text = points.toLocaleString('en-US');
    await userEvent.click(screen.getByRole('button', { name: `Change and redeem ${text} points` }));
    expect(call).toHaveBeenCalledWith('changeBooking', {
      bookingId: ID,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...DATES,
      unitType: '2 bedroom',
      expected: difference,
      paymentDetails: null,
    });
    expect(
      await screen.findByText(`Your stay is changed. ${text} points more were redeemed.`),
    ).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/dashboard/my-bookings/${ID}`));
  });

  it('keeps what was chosen in the address, for a reload', async () => {
    const { address } = await open();
    await chooseUnit('2 bedroom');
    await waitFor(() => expect(address()).toContain('unit=2+bedroom'));
  });

  it('counts the nights of the stay itself as free, and no other sold-out ones', async () => {
    await open({
      soldOut: ['09', '10', '11', '12', '13', '14', '15'],
      query: '?from=2027-01-10&to=2027-01-14',
    });
    expect(
      await screen.findByRole('button', { name: /^Change and get .* points back$/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose other dates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose other dates' }));
    expect(dialog.getByText(/points back/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take these dates' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rejects nights that are sold out to others', async () => {
    await open({ soldOut: ['15'], query: '?from=2027-01-10&to=2027-01-17' });
    expect(await screen.findByText('Fri, 15 Jan 2027 is sold out.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change and/ })).toBeNull();
  });

  it('gives back by the policy when the new stay is cheaper', async () => {
    vi.setSystemTime(Date.parse('2026-12-28T12:00:00.000Z'));
    await open({ query: '?from=2027-01-11&to=2027-01-13' });
    expect(
      await screen.findByText(/by the cancellation policy half of that goes back/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Change and get .* points back$/ })).toBeVisible();
  });

  it('warns beforehand when points and borrowing do not suffice', async () => {
    const account = accountWith({ available: 0, borrowed: 250_000 });
    const store = liveStoreWith({
      resorts: { R1001: aResort() },
      inventory: inventoryWith(),
      own: { ownBookings: [POINTS], ownAccount: accountAsOf(account, '2026-12-02').account },
    });
    renderRoute(`${PATH}?unit=4+bedroom`, { session: aMember(), store });
    expect(await screen.findByText('Your points do not cover this change.')).toBeVisible();
  });

  it('is not possible from check-in day on', async () => {
    await open({ booking: { ...POINTS, startDate: '2026-12-01', endDate: '2026-12-07' } });
    expect(
      screen.getByRole('heading', { level: 1, name: 'This stay can no longer be changed.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the stay' })).toBeVisible();
  });
});

describe('a rejected change', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: /^Change and/ }));

  it.each([
    ['sold-out', undefined, 'said sold-out'],
    ['points-limit', { missing: 4000 }, '4,000 points are missing.'],
    ['not-changeable', undefined, 'said not-changeable'],
    ['duplicate-booking', { bookingId: 'abc' }, 'You have another booking of exactly this stay.'],
    ['invalid-input', undefined, 'said invalid-input'],
  ] as const)(
    'shows %s beside the button and keeps the chosen change',
    async (code, details, text) => {
      await open({ query: '?unit=2+bedroom' });
      reject(code, details);
      await press();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(alert).toHaveTextContent('Nothing was changed: your stay is as it was.');
      expect(screen.getByRole('radio', { name: '2 bedroom' })).toBeChecked();
    },
  );

  it('shows the server’s difference and asks for a confirmation', async () => {
    await open({ query: '?unit=2+bedroom' });
    const difference = { cents: 0, points: 99_000 };
    reject('change-price-changed', { difference });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('It is now: 99,000 points more.');
    accept(difference);
    await userEvent.click(screen.getByRole('button', { name: 'Change and redeem 99,000 points' }));
    expect(call.mock.lastCall?.[1]).toMatchObject({ expected: difference });
  });

  it('is repeated with the same request after a lost response', async () => {
    const { store } = await open({ query: '?unit=2+bedroom' });
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We do not know whether your change was made.',
    );
    // The change was made; the page gets the new stay first and keeps showing the requested change.
    act(() => {
      store.publish(OWN, [{ ...POINTS, unitType: '2 bedroom', totalPoints: 55_000 }]);
    });
    expect(await screen.findByText('Your stay was changed.')).toBeVisible();
    accept({ cents: 0, points: 12_000 });
    await press();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
  });
});

describe('a stay paid by card', () => {
  const fillCard = async (number: string): Promise<void> => {
    await userEvent.clear(screen.getByLabelText(/^Card number/));
    await userEvent.type(screen.getByLabelText(/^Card number/), number);
    await userEvent.clear(screen.getByLabelText('Expiry date'));
    await userEvent.type(screen.getByLabelText('Expiry date'), '1234');
    await userEvent.clear(screen.getByLabelText('CVV'));
    await userEvent.type(screen.getByLabelText('CVV'), '123');
  };
  const PAY = 'Change and pay $31.94';

  it('needs a card when it gets dearer, and says what is charged and what goes back', async () => {
    await open({ booking: CASH, query: '?unit=1+bedroom' });
    expect(screen.getByText(/charged the whole new price, \$361\.02/)).toBeVisible();
    expect(screen.getByText(/The \$329\.08 that you paid before go back/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: PAY }));
    expect((await screen.findAllByText('Card number is required.'))[0]).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps the card that was declined, and takes another', async () => {
    await open({ booking: CASH, query: '?unit=1+bedroom' });
    await fillCard('4000000000000002');
    reject('card-declined');
    await userEvent.click(screen.getByRole('button', { name: PAY }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing was charged.');
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4000 0000 0000 0002');
    await fillCard('4242424242424242');
    accept({ cents: 3194, points: 0 });
    await userEvent.click(screen.getByRole('button', { name: PAY }));
    expect(await screen.findByText('Your stay is changed. $31.94 more were paid.')).toBeVisible();
    const [first, second] = call.mock.calls.map(([, input]) => input);
    expect(first).not.toEqual(second);
    expect(JSON.stringify([first, second])).not.toMatch(/4242\D*4242|4000\D*0000|"123"/);
  });

  it('costs nothing to move to other dates in the same unit', async () => {
    await open({ booking: CASH, query: '?from=2027-02-01&to=2027-02-05' });
    expect(await screen.findByText('The changed stay costs as much as before.')).toBeVisible();
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
    accept({ cents: 0, points: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm the change' }));
    expect(
      await screen.findByText('Your stay is changed. There was no difference to pay.'),
    ).toBeVisible();
  });
});
