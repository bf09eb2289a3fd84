import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount } from '@club/domain/money/cents';
import { displayName } from '@club/domain/resort/resort-name';
import type { Suggestions } from '@club/domain/search/suggestions';
import { directoryPath, resortPath } from '../routes/paths.ts';
import { searchPath } from './run-search.ts';

/** Something that can be chosen below the search field. */
export type SearchOption = {
  /** Unique in the list. */
  key: string;
  kind: 'history' | 'correction' | 'place' | 'resort' | 'all';
  label: string;
  /** Said after the label, and smaller. */
  detail?: string | undefined;
  /** Where it leads. */
  to: string;
  /** The query that it runs; without one it just leads there. */
  query?: string | undefined;
};

/** Options under a title; the last of all, which leads to the whole result, has none. */
export type SearchOptionGroup = { title: string | null; options: readonly SearchOption[] };

const resortsText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'}`;

const runs = (kind: 'history' | 'correction', query: string): SearchOption => ({
  key: `${kind} ${query}`,
  kind,
  label: query,
  to: searchPath(query),
  query,
});

/** Earlier searches as options. */
export const historyOptions = (history: readonly string[]): SearchOption[] =>
  history.map((query) => runs('history', query));

/** What is offered for a typed text, in groups that are not empty. */
export const suggestionGroups = (
  typed: string,
  { total, resorts, places, corrections }: Suggestions<CatalogueResort>,
  history: readonly string[],
): SearchOptionGroup[] => {
  const groups: SearchOptionGroup[] = [
    { title: 'Did you mean', options: corrections.map((query) => runs('correction', query)) },
    {
      title: 'Places',
      options: places.map(({ name, resorts: count }) => ({
        key: `place ${name}`,
        kind: 'place',
        label: name,
        detail: resortsText(count),
        to: directoryPath(name),
      })),
    },
    {
      title: 'Resorts',
      options: resorts.map(({ id, placeName, location }) => ({
        key: `resort ${id}`,
        kind: 'resort',
        label: displayName(placeName),
        detail: `${location} · ${id}`,
        to: resortPath(id),
      })),
    },
    { title: 'Your searches', options: historyOptions(history) },
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
                detail: resortsText(total),
                to: searchPath(typed),
                query: typed,
              },
            ],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
};
