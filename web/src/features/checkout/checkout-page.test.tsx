import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeHold } from '../../shared/hold/hold-store.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';

const LIVE = { resorts: { R1001: aResort() } };
const CASH = '/checkout?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11';
const POINTS = CASH.replace('lastCall', 'rciPoints');

const choose = async (who: 'RCI Member' | 'A Guest'): Promise<void> =>
  userEvent.click(await screen.findByRole('radio', { name: who }));
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string): Promise<void> =>
  userEvent.type(screen.getByLabelText(label), text);

const fillGuest = async (): Promise<void> => {
  await type('First name', 'Somebody');
  await type('Last name', 'Example');
  await type('Email', 'somebody@example.com');
  await type('Phone number', '5550100');
  await type('Address 1', '1 Sample Street');
  await type('City', 'Springfield');
  await type('Postal code', '12345');
  await type('Country', 'USA');
  await userEvent.click(screen.getByRole('checkbox', { name: /agree/ }));
};

beforeEach(() => {
  clearPersonalStore();
});

describe('the checkout', () => {
  it('sums up the stay and its cash total with tax', async () => {
    renderRoute(CASH, { live: LIVE, session: aMember() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cash Payment' })).toBeVisible();
    expect(screen.getByText('20.08 USD')).toBeVisible();
    const summary = screen.getByRole('complementary', { name: 'Your booking' });
    expect(summary).toHaveTextContent('Pelican Cove');
    expect(summary).not.toHaveTextContent('7 Nights');
    expect(summary).toHaveTextContent('R1001');
    expect(summary).toHaveTextContent('Sat, 5 Dec 2026, 16:00');
    expect(summary).toHaveTextContent('Fri, 11 Dec 2026, 11:00');
    expect(summary).toHaveTextContent('6 nights');
    expect(summary).toHaveTextContent('329.08 USD');
  });

  it('sums up the points where points pay', async () => {
    renderRoute(POINTS, { live: LIVE, session: aMember() });
    expect(await screen.findByRole('heading', { name: 'RCI Points Payment' })).toBeVisible();
    expect(screen.getAllByText('43,000 points').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Redeem Points' })).toBeVisible();
  });

  it('does not go on before somebody checks in', async () => {
    const { address } = renderRoute(CASH, { live: LIVE, session: aMember() });
    await screen.findByRole('radiogroup', { name: "Who's Checking-in?" });
    await press('Continue to Payment');
    expect(await screen.findByText('Please select an option before continuing.')).toBeVisible();
    expect(address()).toBe(CASH);
  });

  it('goes on with the member, and says so as text', async () => {
    const { router, address } = renderRoute(CASH, { live: LIVE, session: aMember() });
    await choose('RCI Member');
    await press('Continue to Payment');
    await waitFor(() => {
      expect(address()).toBe(CASH.replace('/checkout', '/payment'));
    });
    expect(router.state.location.state).toEqual({ isGuest: 'False' });
  });

  it('asks for the guest before going on', async () => {
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

  it('goes on with a guest, and keeps what was typed for the next visit of the page', async () => {
    const first = renderRoute(CASH, { live: LIVE, session: aMember() });
    await choose('A Guest');
    await fillGuest();
    await press('Continue to Payment');
    await waitFor(() => {
      expect(first.address()).toMatch(/^\/payment/);
    });
    expect(first.router.state.location.state).toEqual({ isGuest: 'True' });
    expect(await screen.findByText(/Somebody Example, somebody@example.com/)).toBeVisible();
    await first.router.navigate(-1);
    expect(await screen.findByLabelText('City')).toHaveValue('Springfield');
    expect(screen.getByRole('radio', { name: 'A Guest' })).toBeChecked();
  });

  it('shows the time that is left of the hold', async () => {
    // Another stay than before: the tests above let go of theirs a moment after they left.
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
  });

  it('is open to visitors, who log in to pay', async () => {
    renderRoute(CASH, { live: LIVE });
    await choose('RCI Member');
    await press('Continue to Payment');
    expect(
      await screen.findByRole('heading', {
        name: 'You must be logged in to complete your booking.',
      }),
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
