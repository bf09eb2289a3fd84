import { describe, expect, it } from 'vitest';
import { isAboutOwnAct } from './own-acts.ts';
import { asRecentCall } from '../../kernel/api/recent-calls.ts';

const notice = (
  kind: 'booking-cancelled' | 'booking-confirmed' | 'ticket-answered',
  id: string,
) => ({
  id,
  kind,
});

describe('a notice', () => {
  it('is about one’s own act while that is under way, and for a moment after its answer', async () => {
    const cancelled = notice('booking-cancelled', 'one_cancelled');
    expect(isAboutOwnAct(cancelled, Date.now())).toBe(false);
    await asRecentCall('cancelBooking', { bookingId: 'one' }, async () => {
      await Promise.resolve();
      expect(isAboutOwnAct(cancelled, Date.now())).toBe(true);
    });
    expect(isAboutOwnAct(cancelled, Date.now())).toBe(true);
    expect(isAboutOwnAct(cancelled, Date.now() + 16_000)).toBe(false);
  });

  it('is not about an act on another stay, nor about one of another sort', async () => {
    await asRecentCall('cancelBooking', { bookingId: 'two' }, () => Promise.resolve());
    expect(isAboutOwnAct(notice('booking-cancelled', 'twofold_cancelled'), Date.now())).toBe(false);
    expect(isAboutOwnAct(notice('booking-confirmed', 'two_confirmed'), Date.now())).toBe(false);
    expect(isAboutOwnAct(notice('ticket-answered', 'two_answer_1'), Date.now())).toBe(false);
    expect(isAboutOwnAct({ id: 'two_news', kind: null }, Date.now())).toBe(false);
  });

  it('is about an act that failed on the way, because it may have been done', async () => {
    const failing = asRecentCall('createBooking', {}, () => Promise.reject(new Error('lost')));
    await expect(failing).rejects.toThrow('lost');
    expect(isAboutOwnAct(notice('booking-confirmed', 'new_confirmed'), Date.now())).toBe(true);
  });
});
