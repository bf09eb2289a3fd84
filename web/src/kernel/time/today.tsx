import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset, fromDate } from '@club/domain/calendar/local-date';
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { PageTimeContext } from './page-time.ts';
import { useClock } from './use-clock.ts';

/** Today in the visitor's time zone. */
export const localToday = (): LocalDate => fromDate(new Date());

/** A fixed day instead of the clock's, for tests. */
export const TodayContext = createContext<LocalDate | null>(null);

/** How often the clock is read: a page left open over midnight must not offer yesterday. */
const CHECK_MS = 60_000;

/** A day that is the same for every reader, from a time in milliseconds; read again meanwhile. */
export const useDay = (dayAt: (nowMs: number) => LocalDate): LocalDate => {
  const fixed = use(TodayContext);
  const renderedAt = use(PageTimeContext);
  const day = useClock(
    CHECK_MS,
    () => dayAt(Date.now()),
    () => dayAt(renderedAt ?? Date.now()),
  );
  return fixed ?? day;
};

const LocalDayContext = createContext<LocalDate | null>(null);

/**
 * Provides today in the visitor's time zone. In a page that a server has rendered it is the day in UTC at
 * first. Nearly every part of a page depends on it, so another day is shown part by part.
 */
export function Today({ children }: { children: ReactNode }) {
  const renderedAt = use(PageTimeContext);
  const [today, setToday] = useState(() =>
    renderedAt === null ? localToday() : dayAtOffset(renderedAt, 0),
  );
  useEffect(() => {
    const read = (): void => startTransition(() => setToday(localToday()));
    read();
    const timer = setInterval(read, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return <LocalDayContext value={today}>{children}</LocalDayContext>;
}

type HeldDayProps = { isHeld: boolean; children: ReactNode };

/**
 * Keeps today as it was at first while `isHeld`: what a server has written has to be taken over with
 * the day it was written with, however late that is.
 */
export function HeldDay({ isHeld, children }: HeldDayProps) {
  const today = use(LocalDayContext);
  const [first] = useState(today);
  return <LocalDayContext value={isHeld ? first : today}>{children}</LocalDayContext>;
}

/** Today in the visitor's time zone; changes at midnight. */
export const useToday = (): LocalDate => {
  const fixed = use(TodayContext);
  const today = use(LocalDayContext);
  return fixed ?? today ?? localToday();
};
