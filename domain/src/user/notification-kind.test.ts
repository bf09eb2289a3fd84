import { expect, it } from 'vitest';
import { isNotificationKind, NOTIFICATION_KINDS } from './notification-kind.ts';

it('a kind of notification is an entry of the table and nothing else', () => {
  expect(NOTIFICATION_KINDS).toContain('booking-confirmed');
  expect(NOTIFICATION_KINDS.every(isNotificationKind)).toBe(true);
  for (const other of ['', 'booking', 'toString', '__proto__', null, undefined, 1]) {
    expect(isNotificationKind(other)).toBe(false);
  }
});
