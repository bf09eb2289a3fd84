import type { LocalDate } from '@club/domain/calendar/local-date';
import { daysBetween } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';

const SHOWN = 12;
const FIRST_DAY: LocalDate = '2026-01-01';
/** Neighbouring rows of the directory are alike, so the selection takes large steps. */
const STRIDE = 37;

const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other);

/** A step that visits every index once before it repeats: coprime with the length. */
const strideThrough = (length: number): number => {
  let stride = STRIDE;
  while (divisorOf(stride, length) > 1) stride += 1;
  return stride;
};

/** The resorts of a day, spread over the directory; others on the next day. */
export const todaysChannel = (
  resorts: readonly CatalogueResort[],
  today: LocalDate,
): CatalogueResort[] => {
  const open = resorts.filter((resort) => resort.available && resort.image !== '');
  const start = Math.abs(daysBetween(FIRST_DAY, today)) * SHOWN;
  if (open.length === 0) return [];
  const stride = strideThrough(open.length);
  return Array.from(
    { length: Math.min(SHOWN, open.length) },
    (_, index) => open[((start + index) * stride) % open.length],
  ).filter((resort) => resort !== undefined);
};
