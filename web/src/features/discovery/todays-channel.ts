import type { LocalDate } from '@club/domain/calendar/local-date';
import { daysBetween } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';

const SHOWN = 12;
const FIRST_DAY: LocalDate = '2026-01-01';
/** A stride without common divisor with most list lengths walks through the whole directory. */
const STRIDE = 37;

/** The resorts of a day: spread over the directory, others on the next day. */
export const todaysChannel = (
  resorts: readonly CatalogueResort[],
  today: LocalDate,
): CatalogueResort[] => {
  const open = resorts.filter((resort) => resort.available && resort.image !== '');
  const start = Math.abs(daysBetween(FIRST_DAY, today)) * SHOWN;
  const chosen = Array.from(
    { length: Math.min(SHOWN, open.length) },
    (_, index) => open[((start + index) * STRIDE) % open.length],
  ).filter((resort) => resort !== undefined);
  return [...new Set(chosen)];
};
