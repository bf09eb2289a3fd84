import { fromDate } from '@club/domain/calendar/local-date';
import { expect, it } from 'vitest';
import { notificationFromStored } from '../../shared/notifications/member-notification.ts';
import { notificationDays } from './notification-days.ts';

it('groups notifications by the day they came, where the member is', () => {
  const noon = new Date(2026, 11, 2, 12);
  const at = (daysBefore: number): string => new Date(2026, 11, 2 - daysBefore, 12).toISOString();
  const days = notificationDays(
    [
      notificationFromStored('a', { title: 'A', at: at(0) }),
      notificationFromStored('b', { title: 'B', at: at(0) }),
      notificationFromStored('c', { title: 'C', at: at(1) }),
      notificationFromStored('d', { title: 'D', at: at(5) }),
      notificationFromStored('e', { title: 'E', at: 7 }),
    ],
    fromDate(noon),
  );
  expect(days.map(({ label, items }) => [label, items.map(({ id }) => id)])).toEqual([
    ['Today', ['a', 'b']],
    ['Yesterday', ['c']],
    ['Fri, 27 Nov 2026', ['d']],
    ['Earlier', ['e']],
  ]);
});
