import type { NotificationKind } from '@club/domain/user/notification-kind';
import type { RecentCall } from './recent-calls.ts';
import { recentCalls } from './recent-calls.ts';

/** Which calls of one's own a notice can be about. */
const CAUSES: Readonly<Record<NotificationKind, readonly RecentCall['name'][]>> = {
  'booking-confirmed': ['POST /bookings'],
  'booking-changed': ['changebooking', 'changeguest'],
  'booking-cancelled': ['cancelbooking'],
  'hold-offered': ['joinwaitlist'],
  'points-deposited': ['depositpoints'],
  'ticket-answered': [],
};

/**
 * True for a notice about what the member has just done on this page, which has told them already.
 * The id of a notice about a stay begins with the stay's.
 */
export const isAboutOwnAct = (
  { id, kind }: { id: string; kind: NotificationKind | null },
  nowMs: number,
): boolean =>
  kind !== null &&
  recentCalls(nowMs).some(
    ({ name, bookingId }) =>
      CAUSES[kind].includes(name) && (bookingId === null || id.startsWith(`${bookingId}_`)),
  );
