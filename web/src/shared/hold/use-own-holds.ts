import { useMemo } from 'react';
import { ownHoldIds } from './hold-store.ts';
import { useMemberLive } from '../live/live-data.tsx';

/**
 * Ids of the visitor's holds: of offers in this browser, and of the waitlist. Their nights are free
 * for them.
 */
export const useOwnHolds = (): readonly string[] => {
  const waitlist = useMemberLive('ownWaitlist');
  return useMemo(() => {
    const kept =
      waitlist.status === 'ready'
        ? waitlist.data.flatMap(({ offer }) => (offer === null ? [] : [offer.holdId]))
        : [];
    return [...ownHoldIds(), ...kept];
  }, [waitlist]);
};
