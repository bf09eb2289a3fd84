import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Output } from '@club/domain/api/contract';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { quoteStay } from '@club/domain/pricing/quote';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { writeHold } from '../../shared/hold/hold-store.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';
import { apiFailure } from '../../testing/api-failure.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(apiClientModule, 'callFunction');

const LIVE = { resorts: { R1001: aResort() } };
const CASH = '/checkout?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11';
const POINTS = CASH.replace('lastCall', 'rciPoints');

const CASH_STAY = {
  resortId: 'R1001',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
} as const;
const HELD: Output<'holdOffer'> = {
  holdId: 'hold-1',
  serverNow: 1_000_000,
  expiresAt: 1_000_000 + 480_000,
  source: 'offer',
  extensionsLeft: 10,
  quote: quoteStay(CASH_STAY),
};
const holdWith = vi.mocked(callFunction);

const choose = async (who: 'RCI Member' | 'A Guest'): Promise<void> =>
  userEvent.click(await screen.findByRole('radio', { name: who }));
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string): Promise<void> =>
  fillIn(screen.getByLabelText(label), text);

const fillGuest = async (): Promise<void> => {
  await type('First name', 'Sample');
  await type('Last name', 'Example');
  await type('Email', 'sample@example.com');
  await type('Phone number', '5550100');
  await type('Address 1', '1 Sample Street');
  await type('City', 'Springfield');
  await type('Postal code', '12345');
  await type('Country', 'USA');
  await userEvent.click(screen.getByRole('checkbox', { name: /agree/ }));
};

beforeEach(() => {
  clearPersonalStore();
  localStorage.clear();
  holdWith.mockReset();
  holdWith.mockImplementation((name, input) =>
    Promise.resolve({
      ok: true,
      value:
        name === 'holdOffer' ? { ...HELD, quote: quoteStay({ ...CASH_STAY, ...input }) } : null,
    }),
  );
});

describe('the checkout', () => {
  it('sums up the stay and its cash total with tax', async () => {
    renderRoute(CASH, { live: LIVE, session: aMember() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cash Payment' })).toBeVisible();
    expect(screen.getByText('$20.08')).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Cash Payment' }));
    expect(screen.getByText('$20.08')).toBeVisible();
    const summary = screen.getByRole('complementary', { name: 'Your booking' });
    expect(summary).toHaveTextContent('Pelican Cove');
    expect(summary).not.toHaveTextContent('7 Nights');
    expect(summary).toHaveTextContent('R1001');
    expect(summary).toHaveTextContent('Sat, 5 Dec 2026, 16:00');
    expect(summary).toHaveTextContent('Fri, 11 Dec 2026, 11:00');
    expect(summary).toHaveTextContent('6 nights');
    expect(summary).toHaveTextContent('$329.08');
  });

  it('sums up the points where points pay', async () => {
    renderRoute(POINTS, { live: LIVE, session: aMember() });
    expect(await screen.findByRole('heading', { name: 'RCI Points Payment' })).toBeVisible();
    expect(screen.getAllByText('43,000 points').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Redeem Points' })).toBeVisible();
  });

  it('does not continue before it is chosen who checks in', async () => {
    const { address } = renderRoute(CASH, { live: LIVE, session: aMember() });
    await screen.findByRole('radiogroup', { name: "Who's Checking-in?" });
    await press('Continue to Payment');
    expect(await screen.findByText('Please select an option before continuing.')).toBeVisible();
    expect(address()).toBe(CASH);
  });

  it('continues with the member, and passes that on as text', async () => {
    const { router, address } = renderRoute(CASH, { live: LIVE, session: aMember() });
    await choose('RCI Member');
    await press('Continue to Payment');
    await waitFor(() => {
      expect(address()).toBe(CASH.replace('/checkout', '/payment'));
    });
    expect(router.state.location.state).toEqual({ isGuest: 'False' });
  });

  it('requires the guest data before it continues', async () => {
    const { address } = renderRoute(CASH, { live: LIVE, session: aMember() });
    await choose('A Guest');
    await press('Continue to Payment');
    expect(
      await screen.findByText('Please fill out the guest information before continuing.'),
    ).toBeVisible();
    expect(screen.getByText('There are 9 things to correct')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('City is required.');
    expect(address()).toBe(CASH);
  });

  it('continues with a guest, and keeps what was typed for the next visit of the page', async () => {
    const first = renderRoute(CASH, { live: LIVE, session: aMember() });
    await choose('A Guest');
    await fillGuest();
    await press('Continue to Payment');
    await waitFor(() => {
      expect(first.address()).toMatch(/^\/payment/);
    });
    expect(first.router.state.location.state).toEqual({ isGuest: 'True' });
    expect(await screen.findByText(/Sample Example, sample@example.com/)).toBeVisible();
    await first.router.navigate(-1);
    expect(await screen.findByLabelText('City')).toHaveValue('Springfield');
    expect(screen.getByRole('radio', { name: 'A Guest' })).toBeChecked();
  });

  it('shows the time that is left of the hold', async () => {
    // Another stay: the tests above release theirs a moment after they left.
    writeHold({
      stay: {
        resortId: 'R1001',
        vacationType: 'lastCall',
        unitType: '1 bedroom',
        startDate: '2026-12-05',
        endDate: '2026-12-11',
      },
      holdId: 'hold-1',
      deadline: Date.now() + 480_000,
      source: 'offer',
      extensionsLeft: 10,
    });
    renderRoute(CASH.replace('studio', '1+bedroom'), { live: LIVE, session: aMember() });
    expect(await screen.findByRole('timer', { name: 'Time remaining' })).toHaveTextContent(
      /[6-8]:[0-5]\d/,
    );
    expect(holdWith).not.toHaveBeenCalledWith('holdOffer', expect.anything());
  });

  it('sends visitors to the login, which remembers the whole stay', async () => {
    const { router } = renderRoute(CASH, { live: LIVE });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(CASH);
    expect(holdWith).not.toHaveBeenCalled();
  });

  it('takes the hold itself where this browser has none, and shows its clock', async () => {
    renderRoute(CASH, { live: LIVE, session: aMember() });
    expect(await screen.findByRole('timer', { name: 'Time remaining' })).toHaveTextContent(
      /[78]:[0-5]\d/,
    );
    expect(holdWith).toHaveBeenCalledExactlyOnceWith('holdOffer', CASH_STAY);
  });

  it('lets the member choose and press while the nights are being held, then continues', async () => {
    let hold: () => void = () => {};
    holdWith.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          hold = () => {
            resolve({ ok: true, value: HELD });
          };
        }),
    );
    const { address } = renderRoute(CASH, { live: LIVE, session: aMember() });
    await choose('RCI Member');
    await press('Continue to Payment');
    expect(screen.getByRole('button', { name: 'Continue to Payment' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(address()).toBe(CASH);
    hold();
    await waitFor(() => {
      expect(address()).toBe(CASH.replace('/checkout', '/payment'));
    });
  });

  it('says why the nights are not held, and continues once they are', async () => {
    holdWith.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('duplicate-booking', { details: { bookingId: 'booking-0' } }),
    });
    renderRoute(CASH, { live: LIVE, session: aMember() });
    expect(
      await screen.findByText('You already have a studio here on these dates. Book another one?'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue to Payment' })).toBeNull();
    await press('Book another one');
    expect(await screen.findByRole('button', { name: 'Continue to Payment' })).toBeVisible();
  });

  it('counts the steps of the way that led here', async () => {
    renderRoute(CASH, { live: LIVE, session: aMember() });
    const steps = await screen.findByRole('navigation', { name: 'Steps of your booking' });
    expect(steps).toHaveTextContent('Step 2 of 4 · Who checks in');
  });

  it('counts the steps of the long way after an offer, also on the next page', async () => {
    const { address } = renderRoute(`${CASH}&via=offer`, { live: LIVE, session: aMember() });
    const steps = await screen.findByRole('navigation', { name: 'Steps of your booking' });
    expect(steps).toHaveTextContent('Step 4 of 6 · Who checks in');
    await choose('RCI Member');
    await press('Continue to Payment');
    await waitFor(() => {
      expect(address()).toBe(`${CASH.replace('/checkout', '/payment')}&via=offer`);
    });
  });

  it('opens a clean form for a guest after a press without a choice', async () => {
    renderRoute(CASH, { live: LIVE, session: aMember() });
    await screen.findByRole('timer');
    await press('Continue to Payment');
    expect(await screen.findByText('Please select an option before continuing.')).toBeVisible();
    await choose('A Guest');
    expect(await screen.findByLabelText('City')).not.toBeInvalid();
    expect(screen.queryByText(/things to correct/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where the points come from before the last page', async () => {
    const own = { ownAccount: { ...EMPTY_ACCOUNT, borrowed: 0 } };
    renderRoute(POINTS, { live: { ...LIVE, own }, session: aMember() });
    expect(
      await screen.findByText('0 from your balance, 43,000 borrowed from your next year, free'),
    ).toBeVisible();
  });

  it.each(['/checkout', '/checkout?resort=R1001', CASH.replace('2026-12-05', '2020-12-05')])(
    'says that there is no booking at %s, and leads on',
    async (path) => {
      renderRoute(path, { live: LIVE });
      expect(
        await screen.findByRole('heading', { name: 'Error: No booking information provided.' }),
      ).toBeVisible();
      expect(
        screen.getByRole('link', { name: /Find a resort|Choose unit and dates/ }),
      ).toBeVisible();
    },
  );
});
