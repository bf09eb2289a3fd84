/**
 * `npm run bench`: what the packed directory saves, and what a search costs, each against the plain
 * way of doing it. Both sides run in turn in this process, so that the ratios hold on a busy
 * machine; the milliseconds are this machine's own.
 */
import { performance } from 'node:perf_hooks';
import { gzipSync, gunzipSync } from 'node:zlib';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import {
  catalogueRow,
  packCatalogue,
  unpackCatalogue,
} from '@club/domain/catalogue/packed-catalogue';
import { searchResorts } from '@club/domain/search/resort-search';
import { withJoiningDay } from '../../../scripts/seed/joining-days.ts';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';

const SIZES = [252, 5_000, 50_000];
const ROUNDS = 11;
const QUERIES = ['beach', 'cove portugal', 'R10', 'lake house canada', 'a', 'zzzz'];

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const timed = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** Runs both in turn and gives the median of each, in milliseconds. */
const inTurn = (ours: () => unknown, control: () => unknown): [number, number] => {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(timed(ours));
    times[1].push(timed(control));
  }
  return [median(times[0]), median(times[1])];
};

/**
 * The search (rules 5.2) word by word, as one would write it first: a control that knows
 * nothing of our module.
 */
const plainSearch = (rows: readonly CatalogueResort[], query: string) => {
  const scored = [];
  for (const row of rows) {
    const words = query.split(' ').filter((word) => word.trim() !== '');
    let score = 0;
    const matched = new Set<string>();
    for (const word of words) {
      const has = (text: string) => text.toLowerCase().includes(word.toLowerCase());
      if (has(row.placeName)) score += 2;
      if (has(row.location)) score += 1;
      if (has(row.resortCode)) score += 1;
      if (has(row.placeName) || has(row.location) || has(row.resortCode)) matched.add(word);
    }
    if (score > 0) scored.push({ ...row, score, matchedWordsCount: matched.size });
  }
  return scored.sort((a, b) => b.score - a.score || b.matchedWordsCount - a.matchedWordsCount);
};

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number): string => `${time.toFixed(2)} ms`;
const ratio = (ours: number, control: number): string => `${(control / ours).toFixed(1)}×`;

for (const size of SIZES) {
  const stored = buildSeedResorts(size).map((resort) => withJoiningDay(resort, '2026-12-02'));
  const rows = stored.map((resort) => catalogueRow(resort._id, resort));
  const packed = gzipSync(JSON.stringify(packCatalogue(rows)), { level: 9 });
  const documents = gzipSync(JSON.stringify(stored), { level: 9 });
  const [open, openControl] = inTurn(
    () => unpackCatalogue(JSON.parse(gunzipSync(packed).toString('utf8'))),
    () => JSON.parse(gunzipSync(documents).toString('utf8')),
  );
  const [search, searchControl] = inTurn(
    () => QUERIES.forEach((query) => searchResorts(rows, query)),
    () => QUERIES.forEach((query) => plainSearch(rows, query)),
  );
  console.log(`\n${size} resorts`);
  console.table({
    'first visit, gzip': {
      packed: kb(packed.length),
      control: kb(documents.length),
      saved: ratio(packed.length, documents.length),
    },
    'opened in': { packed: ms(open), control: ms(openControl), saved: ratio(open, openControl) },
    'one search': {
      packed: ms(search / QUERIES.length),
      control: ms(searchControl / QUERIES.length),
      saved: ratio(search, searchControl),
    },
    'documents read': { packed: '1', control: String(size), saved: `${size}×` },
  });
}
console.log('\ncontrol: every resort document read whole; a plain loop over words and resorts.');
