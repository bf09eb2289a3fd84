import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount } from '../../formats/reader-formats.ts';
import { displayName } from '@club/domain/resort/resort-name';
import type { Suggestions } from '@club/domain/search/suggestions';
import { directoryPath } from '../routes/paths.ts';
import { searchPath } from './run-search.ts';

/** An option below the search field. */
export type SearchOption = {
  /** Unique in the list. */
  key: string;
  kind: 'history' | 'correction' | 'place' | 'resort' | 'all';
  label: string;
  /** Shown after the label, and smaller. */
  detail?: string | undefined;
  /** Where it links to. */
  to: string;
  /** The query that it runs; without one it is only a link. */
  query?: string | undefined;
};

/** Options under a title; the last group, which links to all results, has none. */
export type SearchOptionGroup = { title: string | null; options: readonly SearchOption[] };

const resortsText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'}`;

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

/** Earlier searches as options. */
export const historyOptions = (history: readonly string[], links: StayLinks): SearchOption[] =>
  history.map((query) => runs('history', query, links));

/** The options for a typed text, in groups that are not empty. */
export const suggestionGroups = (
  typed: string,
  { total, resorts, places, corrections }: Suggestions<CatalogueResort>,
  history: readonly string[],
  links: StayLinks,
): SearchOptionGroup[] => {
  const groups: SearchOptionGroup[] = [
    {
      title: 'Did you mean',
      options: corrections.map((query) => runs('correction', query, links)),
    },
    {
      title: 'Places',
      options: places.map(({ name, resorts: count }) => ({
        key: `place ${name}`,
        kind: 'place',
        label: name,
        detail: resortsText(count),
        to: links.toList(directoryPath(name)),
      })),
    },
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
                detail: resortsText(total),
                to: links.toList(searchPath(typed)),
                query: typed,
              },
            ],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
};
