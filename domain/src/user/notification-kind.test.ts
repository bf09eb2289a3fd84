import { expect, it } from 'vitest';
import { isNotificationKind, NOTIFICATION_KINDS } from './notification-kind.ts';

it('the kinds of notices are those that are stored', () => {
  expect(NOTIFICATION_KINDS).toEqual([
    'booking-confirmed',
    'booking-changed',
    'booking-cancelled',
    'hold-offered',
    'points-deposited',
    'ticket-answered',
  ]);
  expect(NOTIFICATION_KINDS.every(isNotificationKind)).toBe(true);
  for (const other of ['', 'booking', null, undefined, 1]) {
    expect(isNotificationKind(other)).toBe(false);
  }
});
