import type { LocalDate } from '@club/domain/calendar/local-date';
import { creditDay, pointsDay } from '@club/domain/points/batches';
import { useDay } from '../../kernel/time/today.tsx';

/** The day for the expiry of points, which is the same for every member. */
export const usePointsDay = (): LocalDate => useDay(pointsDay);

/** The day of a deposit made now. */
export const useCreditDay = (): LocalDate => useDay(creditDay);
