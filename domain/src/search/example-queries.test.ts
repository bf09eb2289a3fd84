import { expect, it } from 'vitest';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';
import { catalogueRow } from '../catalogue/packed-catalogue.ts';
import { EXAMPLE_QUERIES } from './example-queries.ts';
import { buildResortIndex } from './resort-index.ts';
import { matchesOf } from './search-results.ts';
import { understandQuery } from './understood-query.ts';

const TODAY = '2026-11-23';
const index = buildResortIndex(
  buildSeedResorts(309).map((stored) => catalogueRow(stored._id, stored)),
);

it.each(EXAMPLE_QUERIES)('%s is understood to the last word, and finds resorts', (query) => {
  const understood = understandQuery(index, query, TODAY);
  expect(understood).toMatchObject({ text: '', corrected: null, missed: [] });
  if (understood === null) return;
  expect(matchesOf(index, query, understood, TODAY).length).toBeGreaterThan(0);
});
