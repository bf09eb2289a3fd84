import type { LocalDate } from '@club/domain/calendar/local-date';
import { fromDate } from '@club/domain/calendar/local-date';
import { createContext, use, useEffect, useState } from 'react';

/** The day it is where the visitor is. */
export const localToday = (): LocalDate => fromDate(new Date());

/** A fixed day instead of the clock's, for tests. */
export const TodayContext = createContext<LocalDate | null>(null);

/** How often the clock is looked at: a page left open over midnight must not offer yesterday. */
const CHECK_MS = 60_000;

/** Today where the visitor is; changes at midnight. */
export const useToday = (): LocalDate => {
  const fixed = use(TodayContext);
  const [today, setToday] = useState(localToday);
  useEffect(() => {
    const timer = setInterval(() => setToday(localToday()), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return fixed ?? today;
};
