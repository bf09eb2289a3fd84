import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';

const PAGE = '/payment-confirmation';
const own = (...bookings: ReturnType<typeof aBooking>[]) => ({ own: { ownBookings: bookings } });
const factsOf = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name: title }).parentElement;
  if (section === null) throw new Error(`There is no section ${title}.`);
  return section;
};
const fact = (title: string, label: string): string | null | undefined =>
  within(factsOf(title)).getByText(label).nextElementSibling?.textContent;

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
});

describe('the confirmation', () => {
  it('of a card payment shows the bill, the masked card and what was paid', async () => {
    renderRoute(`${PAGE}?resort=R1001&booking=booking-1`, {
      live: own(aBooking()),
      session: aMember(),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Payment Confirmation' }),
    ).toBeVisible();
    expect(fact('Billing info', 'First name')).toBe('Demo');
    expect(fact('Billing info', 'Address 2')).toBe('N/A');
    expect(fact('Card info', 'Card number')).toBe('**** **** **** 4242');
    expect(fact('Card info', 'CVV')).toBe('***');
    expect(fact('Booking summary', 'Resort')).toBe('Pelican Cove');
    expect(fact('Booking summary', 'Email')).toBe('member@example.com');
    expect(fact('Booking summary', 'Total Paid')).toBe('$329.08 USD');
    expect(fact('Booking summary', 'Payment method')).toBe('Credit Card');
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'View My Bookings' })).toHaveAttribute(
      'href',
      '/dashboard/my-bookings',
    );
  });

  it('is worth arriving at: dates with hours, the number, and what happens next', async () => {
    renderRoute(`${PAGE}?resort=R1001&booking=booking-1`, {
      live: own(aBooking()),
      session: aMember(),
    });
    const days = (await screen.findByText('Check-in')).closest('dl');
    expect(days).toHaveTextContent('Check-inSat, 5 Dec 2026 from 16:00');
    expect(days).toHaveTextContent('Check-outFri, 11 Dec 2026 until 11:00');
    expect(screen.getByText('TW-7F3K9Q')).toBeVisible();
    expect(days).toHaveTextContent('Who checks inRCI Member');
    expect(screen.getByRole('link', { name: /^Directions to Pelican Cove/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Pelican+Cove%2C+Naples'),
    );
    expect(screen.getByRole('link', { name: 'Receipt to print' })).toHaveAttribute(
      'href',
      '/dashboard/receipts/booking-1',
    );
    const steps = within(factsOf('What happens next')).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('The confirmation is on its way to member@example.com.');
    expect(steps[2]).toHaveTextContent(
      'Sat, 5 Dec 2026 You check in at Pelican Cove. Have the booking number TW‑7F3K9Q ready.',
    );
  });

  it('of points shows what was redeemed, and no card', async () => {
    const booking = aBooking({ ...PAID_WITH_POINTS, borrowedPoints: 3000, billing: null });
    renderRoute(`${PAGE}?resort=R1001`, { live: own(booking), session: aMember() });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Points Redemption Confirmation' }),
    ).toBeVisible();
    expect(fact('Booking summary', 'Total Points Redeemed')).toBe('43,000 points');
    expect(fact('Booking summary', 'Of these borrowed')).toBe('3,000 points');
    expect(fact('Booking summary', 'Payment method')).toBe('RCI Points');
    expect(fact('Billing info', 'Last name')).toBe('N/A');
    expect(screen.queryByRole('heading', { name: 'Card info' })).toBeNull();
  });

  it('shows the booking of the create call before the live list has it', async () => {
    const { router } = renderRoute('/', { store: createLiveStore(), session: aMember() });
    await router.navigate(`${PAGE}?resort=R1001&booking=fresh`, {
      state: { booking: aStoredBooking({ _id: 'fresh', number: 'TW-FFFFFF' }) },
    });
    expect(await screen.findByText('TW-FFFFFF')).toBeVisible();
  });

  it('picks the newest booking of the resort when the address names none', async () => {
    const older = aBooking({
      id: 'older',
      number: 'TW-333333',
      bookingDate: '2026-11-01T10:00:00.000Z',
    });
    const newer = aBooking({
      id: 'newer',
      number: 'TW-444444',
      bookingDate: '2026-11-02T10:00:00.000Z',
    });
    renderRoute(`${PAGE}?resort=R1001`, { live: own(older, newer), session: aMember() });
    expect(await screen.findByText('TW-444444')).toBeVisible();
  });

  it('saves the stay as a calendar file', async () => {
    const blobs: Blob[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return 'blob:stay';
    };
    URL.revokeObjectURL = () => {};
    renderRoute(`${PAGE}?resort=R1001`, { live: own(aBooking()), session: aMember() });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(click).toHaveBeenCalledOnce();
    const text = await blobs[0]?.text();
    expect(text).toContain('DTSTART;VALUE=DATE:20261205');
    expect(text).toContain('SUMMARY:Pelican Cove\\, 6 nights');
  });

  it('offers neither an email nor a calendar entry for a cancelled stay', async () => {
    const cancelled = aBooking({ status: 'cancelled' });
    renderRoute(`${PAGE}?resort=R1001`, { live: own(cancelled), session: aMember() });
    expect(await screen.findByRole('link', { name: 'Receipt to print' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send confirmation again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('misses the resort, or a booking for it', async () => {
    const first = renderRoute(PAGE, { live: own(), session: aMember() });
    expect(
      await screen.findByRole('heading', { name: 'Error: Resort data is not available.' }),
    ).toBeVisible();
    await first.router.navigate(`${PAGE}?resort=R9999`);
    expect(
      await screen.findByRole('heading', {
        name: 'No matching booking found for the selected resort.',
      }),
    ).toBeVisible();
  });

  it('is for members', async () => {
    const { router } = renderRoute(`${PAGE}?resort=R1001`);
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(
      `${PAGE}?resort=R1001`,
    );
  });
});
