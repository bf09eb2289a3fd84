import type { LocalDate } from '@club/domain/calendar/local-date';
import { fromDate } from '@club/domain/calendar/local-date';
import { createContext, use, useEffect, useState } from 'react';

/** Today in the visitor's time zone. */
export const localToday = (): LocalDate => fromDate(new Date());

/** A fixed day instead of the clock's, for tests. */
export const TodayContext = createContext<LocalDate | null>(null);

/** How often the clock is read: a page left open over midnight must not offer yesterday. */
const CHECK_MS = 60_000;

/** The day that `read` returns, read again while the page is open. */
export const useDay = (read: () => LocalDate): LocalDate => {
  const fixed = use(TodayContext);
  const [day, setDay] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setDay(read()), CHECK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return fixed ?? day;
};

/** Today in the visitor's time zone; changes at midnight. */
export const useToday = (): LocalDate => useDay(localToday);
