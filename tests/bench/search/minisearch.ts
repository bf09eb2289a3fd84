import type { SearchableResort } from '@club/domain/search/resort-search';
import MiniSearch from 'minisearch';

/**
 * MiniSearch over the same texts, weighed as nearly as it can to the scores of the club
 * (rules 5.2): any of the words, as beginnings of words, the name counting twice.
 */
export const miniSearchOf = (resorts: readonly SearchableResort[]): MiniSearch => {
  const mini = new MiniSearch({
    fields: ['placeName', 'location', 'resortCode'],
    searchOptions: { prefix: true, combineWith: 'OR', boost: { placeName: 2 } },
  });
  mini.addAll(
    resorts.map(({ placeName, location, resortCode }, id) => ({
      id,
      placeName,
      location,
      resortCode,
    })),
  );
  return mini;
};
