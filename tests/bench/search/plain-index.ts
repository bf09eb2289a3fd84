import type { IndexedResort, ResortIndex } from '../../../domain/src/search/resort-index.ts';
import { resortIndexSteps as ourSteps } from '../../../domain/src/search/resort-index.ts';
import { searchResorts } from '../../../domain/src/search/resort-search.ts';

/** Control: the same, with the plain loop over all resorts in place of our ranking. */
export const resortIndexSteps = function* <Item extends IndexedResort>(
  resorts: readonly Item[],
): Generator<undefined, ResortIndex<Item>> {
  const ours = yield* ourSteps(resorts);
  const numbered = resorts.map((resort, row) => ({ ...resort, row }));
  const rank = (query: string): Int32Array<ArrayBuffer> =>
    Int32Array.from(searchResorts(numbered, query), ({ resort }) => resort.row);
  return {
    ...ours,
    rank,
    find: (query) => searchResorts(resorts, query).map(({ resort }) => resort),
  };
};
