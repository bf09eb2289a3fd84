import type { LocalDate } from '@club/domain/calendar/local-date';
import { fromDate } from '@club/domain/calendar/local-date';
import { creditDay, pointsDay } from '@club/domain/points/batches';
import { createContext, use, useEffect, useState } from 'react';

/** The day it is where the visitor is. */
export const localToday = (): LocalDate => fromDate(new Date());

/** A fixed day instead of the clock's, for tests. */
export const TodayContext = createContext<LocalDate | null>(null);

/** How often the clock is looked at: a page left open over midnight must not offer yesterday. */
const CHECK_MS = 60_000;

/** The day that `read` gives now, read again while the page is open. */
const useDay = (read: () => LocalDate): LocalDate => {
  const fixed = use(TodayContext);
  const [day, setDay] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setDay(read()), CHECK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return fixed ?? day;
};

/** Today where the visitor is; changes at midnight. */
export const useToday = (): LocalDate => useDay(localToday);

const pointsToday = (): LocalDate => pointsDay(Date.now());

/** The day that counts for the expiry of points, which is the same for every member. */
export const usePointsDay = (): LocalDate => useDay(pointsToday);

const creditToday = (): LocalDate => creditDay(Date.now());

/** The day on which points that are deposited now come in. */
export const useCreditDay = (): LocalDate => useDay(creditToday);
