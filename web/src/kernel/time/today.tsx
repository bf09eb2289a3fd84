import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset, fromDate } from '@club/domain/calendar/local-date';
import { createContext, use } from 'react';
import { PageTimeContext } from './page-time.ts';
import { useClock } from './use-clock.ts';

/** Today in the visitor's time zone. */
export const localToday = (): LocalDate => fromDate(new Date());

/** A fixed day instead of the clock's, for tests. */
export const TodayContext = createContext<LocalDate | null>(null);

/** How often the clock is read: a page left open over midnight must not offer yesterday. */
const CHECK_MS = 60_000;

/**
 * The day that `read` returns, read again while the page is open. At first it is the day in UTC on
 * which a server rendered the page.
 */
export const useDay = (read: () => LocalDate): LocalDate => {
  const fixed = use(TodayContext);
  const renderedAt = use(PageTimeContext);
  const first = (): LocalDate => (renderedAt === null ? read() : dayAtOffset(renderedAt, 0));
  const day = useClock(CHECK_MS, read, first);
  return fixed ?? day;
};

/** Today in the visitor's time zone; changes at midnight. */
export const useToday = (): LocalDate => useDay(localToday);
