import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays, fromDate } from '@club/domain/calendar/local-date';
import type { MemberNotification } from '../../shared/notifications/member-notification.ts';

/** The notifications of one day, with the name of the day. */
export type NotificationDay = { label: string; items: readonly MemberNotification[] };

const UNKNOWN_DAY = 'Earlier';

const labelOf = (instant: string, today: LocalDate): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return UNKNOWN_DAY;
  const day = fromDate(date);
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return formatDayWithWeekday(day);
};

/** Notifications by the day they arrived, in the given order. */
export const notificationDays = (
  notifications: readonly MemberNotification[],
  today: LocalDate,
): NotificationDay[] =>
  [...Map.groupBy(notifications, ({ at }) => labelOf(at, today))].map(([label, items]) => ({
    label,
    items,
  }));
