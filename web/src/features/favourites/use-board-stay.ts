import { bookingWindow, stayDatesProblem } from '@club/domain/calendar/booking-window';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { useMemo } from 'react';
import { lastDates } from '../../shared/stay/last-dates.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useStoredValue } from '../../kernel/storage/local-store.ts';
import { useToday } from '../../kernel/time/today.tsx';
import type { StayState } from './stay-state.ts';
import { stayStates } from './stay-state.ts';

/** The stay that a board's prices are about, and what of it can be had. */
export type BoardStay = {
  dates: FilterDates | null;
  /** 'last': the board has no dates, so those used last in this tab count. */
  from: 'board' | 'last' | 'nowhere';
  stateOf: (resort: { id: string; units: number; available: boolean }) => StayState;
  /** Asks for what is sold once more; null unless that failed. */
  retry: (() => void) | null;
};

/** The stay of a board, live; days that are over count as none. */
export const useBoardStay = (own: FilterDates | null): BoardStay => {
  const today = useToday();
  const [last] = useStoredValue(lastDates);
  const used = last === null ? null : { from: last.startDate, to: last.endDate };
  const window = bookingWindow(today);
  const canBe = (stay: FilterDates | null): stay is FilterDates =>
    stay !== null && stayDatesProblem(stay.from, stay.to, window) === null;
  const from = canBe(own) ? 'board' : canBe(used) ? 'last' : 'nowhere';
  const chosen = from === 'board' ? own : from === 'last' ? used : null;
  const [start, end] = [chosen?.from, chosen?.to];
  const dates = useMemo(
    () => (start === undefined || end === undefined ? null : { from: start, to: end }),
    [start, end],
  );
  const nights = useLive('scarceNights', dates === null ? null : {});
  return useMemo(
    () => ({
      dates,
      from,
      stateOf: stayStates(dates, nights.status === 'ready' ? nights.data : null),
      retry: nights.status === 'error' ? nights.retry : null,
    }),
    [dates, from, nights],
  );
};
