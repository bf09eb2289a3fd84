import { monthsOf } from '@club/domain/booking/inventory';
import { nightsOf } from '@club/domain/calendar/nights';
import type { Resort } from '@club/domain/resort/resort';
import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import { earliestStay } from '@club/domain/waitlist/criteria';
import { useMemo } from 'react';
import { useFreeNights } from '../../shared/stay/use-free-nights.ts';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import { useToday } from '../../kernel/time/today.tsx';

/**
 * The first stay that meets the criteria and can be booked now, live; null when there is none, or
 * while the inventory loads. The server rejects joining for such a stay (`decideJoin`).
 */
export const useFreeStay = (resort: Resort, criteria: WaitlistCriteria): StayDates | null => {
  const today = useToday();
  const { from, to } = criteria;
  const { inventory, isFree } = useFreeNights(
    resort,
    useMemo(() => monthsOf(nightsOf(from, to)), [from, to]),
  );
  return inventory === null ? null : earliestStay(criteria, today, isFree);
};
