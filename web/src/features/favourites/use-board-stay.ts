import { bookingWindow, stayDatesProblem } from '@club/domain/calendar/booking-window';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { useMemo } from 'react';
import { lastDates } from '../../shared/stay/last-dates.ts';
import { useStaySearch } from '../../shared/stay/stay-search.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useStoredValue } from '../../kernel/storage/local-store.ts';
import { useToday } from '../../kernel/time/today.tsx';
import type { StayState } from './stay-state.ts';
import { stayStates } from './stay-state.ts';

/** The dates of a board's prices, and which resorts are available then. */
export type BoardStay = {
  dates: FilterDates | null;
  /**
   * Whose dates they are: the board's own, else those of the address, else those used last in this
   * tab.
   */
  source: 'board' | 'address' | 'last' | 'none';
  stateOf: (resort: { id: string; units: number; available: boolean }) => StayState;
  /** Loads the availability again; null unless that failed. */
  retry: (() => void) | null;
};

/** Those that win come first. */
const SOURCES = ['board', 'address', 'last'] as const;

/** The stay of a board, live; past dates count as none. */
export const useBoardStay = (own: FilterDates | null): BoardStay => {
  const today = useToday();
  const [last] = useStoredValue(lastDates);
  const used = last === null ? null : { from: last.startDate, to: last.endDate };
  const window = bookingWindow(today);
  const isBookable = (stay: FilterDates | null): stay is FilterDates =>
    stay !== null && stayDatesProblem(stay.from, stay.to, window) === null;
  const candidates = { board: own, address: useStaySearch().dates, last: used, none: null };
  const source = SOURCES.find((each) => isBookable(candidates[each])) ?? 'none';
  const chosen = candidates[source];
  const [start, end] = [chosen?.from, chosen?.to];
  const dates = useMemo(
    () => (start === undefined || end === undefined ? null : { from: start, to: end }),
    [start, end],
  );
  const nights = useLive('scarceNights', dates === null ? null : {});
  return useMemo(
    () => ({
      dates,
      source,
      stateOf: stayStates(dates, nights.status === 'ready' ? nights.data : null),
      retry: nights.status === 'error' ? nights.retry : null,
    }),
    [dates, source, nights],
  );
};
