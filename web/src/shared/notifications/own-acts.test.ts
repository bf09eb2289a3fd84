import { describe, expect, it } from 'vitest';
import { isAboutOwnAct } from './own-acts.ts';
import { asRecentCall } from '../../kernel/api/recent-calls.ts';

const notification = (
  kind: 'booking-cancelled' | 'booking-confirmed' | 'ticket-answered',
  id: string,
) => ({
  id,
  kind,
});

describe('a notification', () => {
  it('is about one’s own call while that is running, and for a moment after its response', async () => {
    const cancelled = notification('booking-cancelled', 'one_cancelled');
    expect(isAboutOwnAct(cancelled, Date.now())).toBe(false);
    await asRecentCall('cancelBooking', { bookingId: 'one' }, async () => {
      await Promise.resolve();
      expect(isAboutOwnAct(cancelled, Date.now())).toBe(true);
    });
    expect(isAboutOwnAct(cancelled, Date.now())).toBe(true);
    expect(isAboutOwnAct(cancelled, Date.now() + 16_000)).toBe(false);
  });

  it('is not about a call for another stay, nor about another kind of call', async () => {
    await asRecentCall('cancelBooking', { bookingId: 'two' }, () => Promise.resolve());
    expect(isAboutOwnAct(notification('booking-cancelled', 'twofold_cancelled'), Date.now())).toBe(
      false,
    );
    expect(isAboutOwnAct(notification('booking-confirmed', 'two_confirmed'), Date.now())).toBe(
      false,
    );
    expect(isAboutOwnAct(notification('ticket-answered', 'two_answer_1'), Date.now())).toBe(false);
    expect(isAboutOwnAct({ id: 'two_news', kind: null }, Date.now())).toBe(false);
  });

  it('is about a call that lost its connection, because it may have succeeded', async () => {
    const failing = asRecentCall('createBooking', {}, () => Promise.reject(new Error('lost')));
    await expect(failing).rejects.toThrow('lost');
    expect(isAboutOwnAct(notification('booking-confirmed', 'new_confirmed'), Date.now())).toBe(
      true,
    );
  });
});
