import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { narrowedRows } from '@club/domain/search/narrowed-rows';
import type { SuggestedList } from '@club/domain/search/suggestions';
import { nearReader } from './near-reader.ts';
import type { CatalogueIndex } from './resort-index.ts';
import {
  historyOptions,
  listOption,
  type SearchOptionGroup,
  type StayLinks,
} from './search-options.ts';

/** The title of places near the reader. */
export const NEAR_YOU = 'Near you';
/** Regions that are offered before anything is typed. */
const REGIONS = 4;

/** Places of the club in the reader's time zone. */
const placesNear = (index: CatalogueIndex, today: LocalDate): SuggestedList[] => {
  const { openIn } = narrowedRows(index, NO_FILTER, today);
  return nearReader(index.places.byName).map(({ name }) => ({
    name,
    filter: { ...NO_FILTER, location: name },
    resorts: openIn(name),
  }));
};

/** The regions with most resorts. */
const popularRegions = (index: CatalogueIndex): SuggestedList[] =>
  [...index.regions]
    .toSorted(([, some], [, others]) => others - some)
    .slice(0, REGIONS)
    .map(([name, resorts]) => ({ name, filter: { ...NO_FILTER, regions: [name] }, resorts }));

/**
 * What is offered before anything is typed: earlier searches, places near the reader by the time
 * zone, and popular regions.
 */
export const firstGroups = (
  history: readonly string[],
  index: CatalogueIndex | null,
  links: StayLinks,
  today: LocalDate,
): SearchOptionGroup[] => {
  const near = index === null ? [] : placesNear(index, today);
  const regions = index === null ? [] : popularRegions(index);
  const isNear = new Set(near.map(({ name }) => name));
  return [
    { title: SCREEN_TEXTS.searchHistory, options: historyOptions(history, links) },
    { title: NEAR_YOU, options: near.map((place) => listOption('place', place, links)) },
    {
      title: 'Popular regions',
      options: regions
        .filter(({ name }) => !isNear.has(name))
        .map((region) => listOption('place', region, links)),
    },
  ].filter(({ options }) => options.length > 0);
};
