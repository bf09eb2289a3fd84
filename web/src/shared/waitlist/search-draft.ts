import { bookingWindow, DEFAULT_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';
import type { FilterableResort, ResortFilter } from '@club/domain/directory/resort-filter';
import { filterResorts } from '@club/domain/directory/filtered-resorts';
import { staysIn } from '@club/domain/directory/when';
import { offeredUnitTypes, paymentMethodOf } from '@club/domain/pricing/unit-type';
import {
  bestRated,
  MAX_SEARCH_DAYS,
  MAX_SEARCH_RESORTS,
  type SearchTerms,
} from '@club/domain/waitlist/saved-search';

/** What a search that is not saved yet waits for. */
export type SearchDraft = SearchTerms & {
  /** The region to wait in; null for the resorts of the list. */
  region: string | null;
};

type Days = Pick<SearchTerms, 'from' | 'to' | 'nights'>;

/** The days of a list: its dates, or all that its flexible days allow. */
const daysOf = ({ dates }: ResortFilter, today: LocalDate): Days => {
  if (dates === null) {
    return { from: today, to: addDays(today, MAX_SEARCH_DAYS), nights: DEFAULT_STAY_NIGHTS };
  }
  if (!('flex' in dates)) return { ...dates, nights: countNights(dates.from, dates.to) };
  const { first, last, nights } = staysIn(dates, today);
  const { latest } = bookingWindow(today);
  const to = addDays(last, nights);
  return { from: first, to: to < latest ? to : latest, nights };
};

/** True for a filter that says no more of a place than its region. */
const isRegionOnly = ({ location, area, crowns, amenities, sleeps }: ResortFilter): boolean =>
  location === '' && area === null && crowns.length === 0 && amenities.length === 0 && sleeps === 0;

/** The search that a list with this filter suggests, on the day `today`. */
export const searchDraftOf = (filter: ResortFilter, today: LocalDate): SearchDraft => {
  const { vacationType, ceiling, units, regions } = filter;
  const offered = offeredUnitTypes(vacationType);
  const [region, ...others] = regions;
  return {
    ...daysOf(filter, today),
    vacationType,
    unitType: units.find((unit) => offered.includes(unit)) ?? '1 bedroom',
    ...(ceiling?.in === paymentMethodOf(vacationType) ? { ceiling: ceiling.most } : {}),
    region: region !== undefined && others.length === 0 && isRegionOnly(filter) ? region : null,
  };
};

/**
 * The resorts of a list that a search can wait for, whatever is free there and what it costs: the
 * best rated, where there are more of them than a search has.
 */
export const resortsToWaitFor = <Item extends FilterableResort>(
  resorts: readonly Item[],
  filter: ResortFilter,
  today: LocalDate,
): { resorts: Item[]; total: number } => {
  const anywhen = { ...filter, dates: null, ceiling: null, withinBalance: false };
  const found = filterResorts(
    resorts.filter(({ available }) => available),
    anywhen,
    { today, balance: null, availability: null },
  );
  return { resorts: bestRated(found).slice(0, MAX_SEARCH_RESORTS), total: found.length };
};
