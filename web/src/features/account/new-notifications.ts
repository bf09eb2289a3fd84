import type { MemberNotification } from '../../shared/notifications/member-notification.ts';

/** Returns the unread notifications that arrived since the last call; none at the first call. */
export const createNotificationWatch = () => {
  let known: ReadonlySet<string> | null = null;
  return (notifications: readonly MemberNotification[]): MemberNotification[] => {
    const before = known;
    known = new Set([...(before ?? []), ...notifications.map(({ id }) => id)]);
    return before === null ? [] : notifications.filter(({ id, read }) => !read && !before.has(id));
  };
};
