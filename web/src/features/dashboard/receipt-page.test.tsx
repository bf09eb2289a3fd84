import type { Booking } from '@club/domain/booking/booking';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';

const PATH = '/dashboard/receipts/booking-1';
const open = async (booking: Booking = aBooking(), path = PATH): Promise<HTMLElement> => {
  renderRoute(path, {
    session: aMember(),
    live: { own: { ownBookings: [booking], ownChanges: [] } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Receipt' });
  return screen.getByRole('article');
};
const valueOf = (sheet: HTMLElement, label: string): string | null | undefined =>
  within(sheet).getByText(label).nextElementSibling?.textContent;

describe('the receipt of a stay', () => {
  it('by card has number, day, price, tax, total, payer and card, and nothing masked', async () => {
    const sheet = await open();
    expect(valueOf(sheet, 'Number')).toBe('TW-7F3K9Q');
    expect(valueOf(sheet, 'Paid on')).toBe('20 Nov 2026');
    expect(valueOf(sheet, 'Paid with')).toBe('Visa ·· 4242');
    expect(valueOf(sheet, 'Studio, 6 nights')).toBe('$309.00');
    expect(valueOf(sheet, 'Tax')).toBe('$20.08');
    expect(valueOf(sheet, 'Total')).toBe('$329.08 USD');
    expect(within(sheet).getByRole('region', { name: 'Billed to' })).toHaveTextContent(
      'Demo Member1 Example StreetSample City, Washington, 98000United Statesmember@example.com',
    );
    expect(within(sheet).getByRole('region', { name: 'Stay' })).toHaveTextContent(
      'Pelican CoveNaples, Florida, United States5 Dec – 11 Dec 2026',
    );
    expect(sheet).not.toHaveTextContent('*');
    expect(within(sheet).queryByRole('region', { name: 'Payments' })).toBeNull();
  });

  it('by points has points, and what was borrowed of them', async () => {
    const sheet = await open(aBooking({ ...PAID_WITH_POINTS, borrowedPoints: 3000 }));
    expect(valueOf(sheet, 'Paid with')).toBe('RCI Points');
    expect(valueOf(sheet, 'Of these borrowed')).toBe('3,000 points');
    expect(valueOf(sheet, 'Total')).toBe('43,000 points');
    expect(within(sheet).queryByText('Tax')).toBeNull();
  });

  it('of a cancelled stay has what was given back', async () => {
    const sheet = await open(
      aBooking({ status: 'cancelled', refund: { cents: 16_454, points: 0 }, totalCents: 30_000 }),
    );
    const payments = within(sheet).getByRole('region', { name: 'Payments' });
    expect(payments).toHaveTextContent(/Paid · 20 Nov 2026 · Visa ·· 4242\$300\.00/);
    expect(payments).toHaveTextContent(/Given back.*−\$164\.54/);
    expect(valueOf(sheet, 'Studio, 6 nights, tax included')).toBe('$300.00');
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is none for an unknown booking, and waits for its data', async () => {
    renderRoute('/dashboard/receipts/other', {
      session: aMember(),
      live: { own: { ownBookings: [aBooking()], ownChanges: [] } },
    });
    expect(await screen.findByRole('link', { name: 'See all my receipts' })).toBeVisible();
  });

  it('says that it is loading', async () => {
    renderRoute(PATH, { session: aMember(), store: createLiveStore() });
    expect(await screen.findByText('Loading your receipt...')).toBeInTheDocument();
  });
});
