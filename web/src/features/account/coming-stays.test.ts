import { cancellationTime } from '@club/domain/booking/cancellation';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../../testing/booking-builder.ts';
import { comingStays } from './coming-stays.ts';

const NOW = cancellationTime(Date.parse('2026-12-02T18:00:00.000Z'));
const stay = (id: string, over: Parameters<typeof aBooking>[0]) =>
  aBooking({
    id,
    paymentMethod: 'cash',
    totalCents: 32_908,
    bookingDate: '2026-11-01T00:00:00.000Z',
    ...over,
  });

describe('the stays that are cancelled with an account', () => {
  it('are those that are booked and have not begun, next one first, with their refunds', () => {
    const found = comingStays(
      [
        stay('far', { startDate: '2027-01-20' }),
        stay('near', { startDate: '2026-12-12' }),
        stay('begun', { startDate: '2026-12-02' }),
        stay('cancelled', { startDate: '2027-01-20', status: 'cancelled' }),
        stay('completed', { startDate: '2027-01-20', status: 'completed' }),
      ],
      NOW,
    );
    expect(found.map(({ booking, refund }) => [booking.id, refund.cents])).toEqual([
      ['near', 16_454],
      ['far', 32_908],
    ]);
  });

  it('give points back as points', () => {
    const [first] = comingStays(
      [stay('p', { startDate: '2027-01-20', paymentMethod: 'points', totalPoints: 43_000 })],
      NOW,
    );
    expect(first?.refund).toEqual({ cents: 0, points: 43_000 });
  });
});
