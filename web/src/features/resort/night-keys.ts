import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays, weekdayOf } from '@club/domain/calendar/local-date';
import { addMonths } from '@club/domain/calendar/month';

/** The day that a key moves to, as the WAI-ARIA grid pattern has it; null for other keys. */
export const dayByKey = (key: string, day: LocalDate): LocalDate | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
};
