import type { LocalDate } from '@club/domain/calendar/local-date';
import { isLocalDate } from '@club/domain/calendar/local-date';
import { storedValue } from '../../kernel/storage/local-store.ts';

/** The dates chosen last in this tab; the picker opens with them again. */
type LastDates = { startDate: LocalDate; endDate: LocalDate };

const parse = (json: unknown): LastDates | null => {
  if (typeof json !== 'object' || json === null) return null;
  if (!('startDate' in json) || !('endDate' in json)) return null;
  const { startDate, endDate } = json;
  return isLocalDate(startDate) && isLocalDate(endDate) ? { startDate, endDate } : null;
};

/** Keeps the dates while the tab is open, so that going back to change a unit keeps them. */
export const lastDates = storedValue<LastDates | null>({
  key: 'lastDates',
  area: 'session',
  version: 1,
  fallback: null,
  parse,
});
