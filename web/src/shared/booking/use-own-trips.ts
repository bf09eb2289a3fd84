import type { Booking } from '@club/domain/booking/booking';
import { lastSeenTrips } from './last-seen-trips.ts';
import { useMemberLive } from '../live/live-data.tsx';
import type { Live } from '../../kernel/live/live-store.ts';
import { useStoredValue } from '../../kernel/storage/local-store.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { useLastReady } from '../../kernel/live/use-last-ready.ts';
import { useOnline } from '../../design/feedback/use-online.ts';

/** Why the stays may be out of date, when they were seen, and how to refresh them. */
export type LastSeen = {
  isOffline: boolean;
  /** ISO instant; null where that is not known. */
  at: string | null;
  /** null while retrying is no use. */
  retry: (() => void) | null;
};

/** The member's stays; `lastSeen` is null while they are fresh. */
export type OwnTrips = { trips: Live<readonly Booking[]>; lastSeen: LastSeen | null };

/**
 * The member's own stays, live. Without a connection they are as last seen on this device, even in
 * an earlier visit.
 */
export const useOwnTrips = (): OwnTrips => {
  const session = useSession();
  const live = useMemberLive('ownBookings');
  const [stored] = useStoredValue(lastSeenTrips);
  const isOnline = useOnline();
  const before = useLastReady(live);
  const uid = session.status === 'signed-in' ? session.uid : null;
  const kept = stored !== null && stored.uid === uid ? stored : null;
  // An empty list is not shown as last seen: there may be stays by now.
  const isOwn = before?.[0]?.uid === uid;
  const ofThisVisit = isOwn ? before : null;
  if (live.status === 'ready' && isOnline) return { trips: live, lastSeen: null };
  if (live.status === 'loading' && isOnline) {
    // While it loads, a moment of waiting is better than the stays of another visit.
    const trips = ofThisVisit === null ? live : ({ status: 'ready', data: ofThisVisit } as const);
    return { trips, lastSeen: null };
  }
  const seen = ofThisVisit ?? kept?.bookings ?? [];
  if (seen.length === 0) return { trips: live, lastSeen: null };
  return {
    trips: { status: 'ready', data: seen },
    lastSeen: {
      isOffline: !isOnline,
      at: kept?.at ?? null,
      retry: live.status === 'error' && isOnline ? live.retry : null,
    },
  };
};
