import { useMemo } from 'react';
import { ownHoldIds } from './hold-store.ts';
import { useMemberLive } from '../live/live-data.tsx';

/**
 * Ids of the holds that the visitor has: of the offers in this browser, and those that keep a stay
 * for the member from a waitlist. Their nights are free to them.
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
