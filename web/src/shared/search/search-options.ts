import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { filterParts } from '@club/domain/directory/filter-parts';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { displayName } from '@club/domain/resort/resort-name';
import type { SuggestedList, Suggestions } from '@club/domain/search/suggestions';
import type { UnderstoodQuery } from '@club/domain/search/understood-query';
import { countText, partText } from '../filter/filter-labels.ts';
import { listPath } from '../filter/list-path.ts';
import { searchPath } from './run-search.ts';

/** An option below the search field. */
export type SearchOption = {
  /** Unique in the list. */
  key: string;
  kind: 'history' | 'correction' | 'place' | 'resort' | 'amenity' | 'all';
  label: string;
  /** Shown after the label, and smaller. */
  detail?: string | undefined;
  /** Where it links to. */
  to: string;
  /** The query that it runs; without one it is only a link. */
  query?: string | undefined;
  /** The filter of the list that it leads to. */
  filter?: ResortFilter | undefined;
};

/** Options under a title; the last group, which links to all results, has none. */
export type SearchOptionGroup = { title: string | null; options: readonly SearchOption[] };

/** 'Beach, Sleeps 4+ · 12 resorts': the other parts of the filter, and how many resorts it leaves. */
const detailOf = ({ name, filter, resorts }: SuggestedList): string =>
  [
    filterParts(filter)
      .map(partText)
      .filter((text) => text !== name)
      .join(', '),
    resorts === null ? '' : countText(resorts),
  ]
    .filter((text) => text !== '')
    .join(' · ');

/** An option that leads to a list of resorts. */
export const listOption = (
  kind: 'place' | 'amenity',
  list: SuggestedList,
  { toList }: StayLinks,
): SearchOption => ({
  key: `${kind} ${list.name}`,
  kind,
  label: list.name,
  detail: detailOf(list),
  to: toList(listPath(list.filter)),
  filter: list.filter,
});

/** Makes addresses with the stay that is looked for: of a list, and of the page of a resort. */
export type StayLinks = { toList: (path: string) => string; toResort: (id: string) => string };

const runs = (
  kind: 'history' | 'correction',
  query: string,
  { toList }: StayLinks,
): SearchOption => ({
  key: `${kind} ${query}`,
  kind,
  label: query,
  to: toList(searchPath(query)),
  query,
});

/** What a text means, and how many resorts that finds: 'Pool, Sleeps 4+ · 12 resorts'. */
const understoodText = (understood: UnderstoodQuery | null, total: number | null): string => {
  const parts = understood?.phrases.flatMap(
    ({ parts: said, label }) => label ?? said.map(partText),
  );
  return [(parts ?? []).join(', '), total === null ? '' : countText(total)]
    .filter((text) => text !== '')
    .join(' · ');
};

/** Earlier searches as options. */
export const historyOptions = (history: readonly string[], links: StayLinks): SearchOption[] =>
  history.map((query) => runs('history', query, links));

/** The options for a typed text, in groups that are not empty. */
export const suggestionGroups = (
  typed: string,
  { total, resorts, places, amenities, corrections, understood }: Suggestions<CatalogueResort>,
  history: readonly string[],
  links: StayLinks,
): SearchOptionGroup[] => {
  const groups: SearchOptionGroup[] = [
    {
      title: 'Did you mean',
      options: corrections.map((query) => runs('correction', query, links)),
    },
    { title: 'Places', options: places.map((place) => listOption('place', place, links)) },
    {
      title: 'Resorts',
      options: resorts.map(({ id, placeName, location }) => ({
        key: `resort ${id}`,
        kind: 'resort',
        label: displayName(placeName),
        detail: `${location} · ${id}`,
        to: links.toResort(id),
      })),
    },
    {
      title: 'Amenities',
      options: amenities.map((amenity) => listOption('amenity', amenity, links)),
    },
    { title: 'Your searches', options: historyOptions(history, links) },
    {
      title: null,
      options:
        total === 0
          ? []
          : [
              {
                key: 'all',
                kind: 'all',
                label: `See all results for “${typed}”`,
                detail: understoodText(understood, total),
                to: links.toList(searchPath(typed)),
                query: typed,
              },
            ],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
};
