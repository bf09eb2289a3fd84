import { monthsOf } from '@club/domain/booking/inventory';
import { nightsOf } from '@club/domain/calendar/nights';
import type { Resort } from '@club/domain/resort/resort';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { earliestStay } from '@club/domain/waitlist/wish';
import { useMemo, useState } from 'react';
import { useInventory } from '../../shared/live/live-data.tsx';
import { isNightFree } from '../../shared/stay/taken-nights.ts';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { useOwnHolds } from '../../shared/hold/use-own-holds.ts';

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
