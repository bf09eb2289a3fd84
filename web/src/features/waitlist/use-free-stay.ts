import { monthsOf } from '@club/domain/booking/inventory';
import { nightsOf } from '@club/domain/calendar/nights';
import type { Resort } from '@club/domain/resort/resort';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { earliestStay } from '@club/domain/waitlist/wish';
import { useMemo, useState } from 'react';
import { useInventory } from '../../lib/live-data.tsx';
import { isNightFree } from '../../lib/taken-nights.ts';
import type { StayDates } from '../../lib/free-dates.ts';
import { useToday } from '../../lib/today.tsx';
import { useOwnHolds } from '../../lib/use-own-holds.ts';

/**
 * The first stay of a wish that can be booked right now, live; null when there is none, or while
 * the inventory loads. The server lets no member wait for such a stay (`decideJoin`).
 */
export const useFreeStay = (
  resort: Resort,
  { from, to, nights }: Pick<WaitlistWish, 'from' | 'to' | 'nights'>,
): StayDates | null => {
  const today = useToday();
  const inventory = useInventory(
    resort.id,
    useMemo(() => monthsOf(nightsOf(from, to)), [from, to]),
  );
  const ownHolds = useOwnHolds();
  const [nowMs] = useState(Date.now);
  if (inventory.status !== 'ready') return null;
  const isFree = isNightFree(inventory.data, resort.availableAmount, nowMs, ownHolds);
  return earliestStay({ from, to, nights }, today, isFree);
};
