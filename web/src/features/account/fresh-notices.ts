import type { MemberNotification } from '../../shared/notifications/member-notification.ts';

/** Tells what has come since it was asked last; what was there at first is no news. */
export const createNoticeWatch = () => {
  let known: ReadonlySet<string> | null = null;
  return (notices: readonly MemberNotification[]): MemberNotification[] => {
    const before = known;
    known = new Set([...(before ?? []), ...notices.map(({ id }) => id)]);
    return before === null ? [] : notices.filter(({ id, read }) => !read && !before.has(id));
  };
};
