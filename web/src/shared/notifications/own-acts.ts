import type { NotificationKind } from '@club/domain/user/notification-kind';
import { NOTIFICATIONS } from '@club/domain/user/notification-kind';
import type { RecentCall } from '../../kernel/api/recent-calls.ts';
import { recentCalls } from '../../kernel/api/recent-calls.ts';

/** The calls that a notification can be about; each is an operation of the API. */
const causesOf = (kind: NotificationKind): readonly RecentCall['name'][] =>
  NOTIFICATIONS[kind].causedBy;

/**
 * True for a notification about what the member has just done on this page, which has shown the
 * result. The id of a notification about a stay begins with the stay's.
 */
export const isAboutOwnAct = (
  { id, kind }: { id: string; kind: NotificationKind | null },
  nowMs: number,
): boolean =>
  kind !== null &&
  recentCalls(nowMs).some(
    ({ name, bookingId }) =>
      causesOf(kind).includes(name) && (bookingId === null || id.startsWith(`${bookingId}_`)),
  );
