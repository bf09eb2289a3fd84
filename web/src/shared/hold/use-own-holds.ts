import type { HeldOffer } from '@club/domain/booking/member-holds';
import type { HoldSource } from '@club/domain/booking/offer-hold';
import { useMemo } from 'react';
import { useMemberLive } from '../live/live-data.tsx';
import type { Stay } from '../stay/stay-query.ts';
import { useStoredHolds, type StoredHold } from './hold-store.ts';
import { useHoldClock } from './use-hold-clock.ts';

/** Nights on hold for the member, by whatever device or by the waitlist. */
export type OwnHold = {
  holdId: string;
  stay: Stay;
  source: HoldSource;
  /** When it ends on this device's clock, milliseconds since 1970. */
  deadline: number;
};

/**
 * The clock of another device's hold is the server's; the checkout asks for what is left of it, and
 * from then on this browser has a deadline of its own.
 */
const ownHold = (offer: HeldOffer, stored: readonly StoredHold[]): OwnHold => {
  const { id, resortId, vacationType, unitType, startDate, endDate } = offer;
  return {
    holdId: id,
    stay: { resortId, vacationType, unitType, startDate, endDate },
    source: offer.source ?? 'offer',
    deadline: stored.find(({ holdId }) => holdId === id)?.deadline ?? offer.expiresAt,
  };
};

/** The member's live holds, those that end first at the start; none for visitors. */
const useOwnHolds = (): readonly OwnHold[] => {
  const live = useMemberLive('ownHolds');
  const stored = useStoredHolds();
  const nowMs = useHoldClock();
  return useMemo(
    () =>
      live.status === 'ready'
        ? live.data
            .map((offer) => ownHold(offer, stored))
            .filter(({ deadline }) => deadline > nowMs)
        : [],
    [live, stored, nowMs],
  );
};

/** The member's live holds at a resort. */
export const useOwnHoldsAt = (resortId: string): readonly OwnHold[] => {
  const holds = useOwnHolds();
  return useMemo(() => holds.filter(({ stay }) => stay.resortId === resortId), [holds, resortId]);
};

/**
 * Ids of the member's holds: their nights are free for them. One that this browser has just taken
 * counts before the database has told of it.
 */
export const useOwnHoldIds = (): readonly string[] => {
  const holds = useOwnHolds();
  const stored = useStoredHolds();
  return useMemo(
    () => [...new Set([...holds, ...stored].map(({ holdId }) => holdId))],
    [holds, stored],
  );
};
