import { expect, it } from 'vitest';
import { notificationFromStored } from '../../shared/notifications/member-notification.ts';
import { createNotificationWatch } from './new-notifications.ts';

const notification = (id: string, read = false) => notificationFromStored(id, { read });
const ids = (notifications: readonly { id: string }[]) => notifications.map(({ id }) => id);

it('returns what arrived since the last call', () => {
  const newOnes = createNotificationWatch();
  expect(ids(newOnes([notification('a')]))).toEqual([]);
  expect(ids(newOnes([notification('b'), notification('a')]))).toEqual(['b']);
  expect(ids(newOnes([notification('b', true), notification('a')]))).toEqual([]);
  // Read on another device before it came here.
  expect(ids(newOnes([notification('c', true), notification('b'), notification('a')]))).toEqual([]);
  // What was out of the list for a moment is not new.
  expect(ids(newOnes([]))).toEqual([]);
  expect(ids(newOnes([notification('d'), notification('a')]))).toEqual(['d']);
});
