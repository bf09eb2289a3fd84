import type { IndexedResort, ResortIndex } from '../../../domain/src/search/resort-index.ts';
import { resortIndexSteps as ourSteps } from '../../../domain/src/search/resort-index.ts';
import { queryWords } from '../../../domain/src/search/resort-search.ts';
import { miniSearchOf } from './minisearch.ts';

/** Control: the same, with MiniSearch in place of our ranking. */
export const resortIndexSteps = function* <Item extends IndexedResort>(
  resorts: readonly Item[],
): Generator<undefined, ResortIndex<Item>> {
  const ours = yield* ourSteps(resorts);
  const mini = miniSearchOf(resorts);
  const rank = (query: string): Int32Array<ArrayBuffer> =>
    Int32Array.from(mini.search(queryWords(query).join(' ')), ({ id }) => Number(id));
  return {
    ...ours,
    rank,
    find: (query) =>
      Array.from(rank(query), (row) => resorts[row]).filter((one) => one !== undefined),
  };
};
