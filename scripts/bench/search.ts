/**
 * `npm run bench:search`: what a search costs in clubs of 5,000 and 50,000 resorts. Our index, the
 * plain loop over the words (rules 5.2) and MiniSearch take turns in one run, so that the ratios
 * hold on a busy machine. Then a query is typed into the real page, in a browser slowed down four
 * times. Fails when the index does not give what the plain loop gives, or when a keystroke keeps
 * the page busy for 50 ms at a time.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { packCatalogue } from '@club/domain/catalogue/packed-catalogue';
import { buildResortIndex } from '@club/domain/search/resort-index';
import { searchResorts } from '@club/domain/search/resort-search';
import { chromiumArguments, findChromium } from '../launcher/chromium.ts';
import { Fault } from '../launcher/fault.ts';
import { runScript } from '../launcher/lifetime.ts';
import { step } from '../launcher/steps.ts';
import { miniSearchOf } from './minisearch.ts';
import { searchClub } from './search-club.ts';
import { bundleSite, ENGINES } from './search-page/bundle.ts';
import type { Engine } from './search-page/bundle.ts';
import { serveSite } from './search-page/serve.ts';
import { SLOWDOWN, TYPED, typeInBrowser } from './search-page/type-in-browser.ts';
import type { Typing } from './search-page/type-in-browser.ts';

const SIZES = [5_000, 50_000];
/** From one letter to four words, from no match to nearly all. */
const QUERIES = [
  'a',
  'beach',
  'be',
  'lake house',
  'palm beach florida',
  'wyndham golf resort spain',
  'r10',
  'united states',
  'zzzqqq',
  'nights',
];
const BUILDS = 3;
const MOST_MS = 50;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Leaves the browser out. */
    'no-browser': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const ms = (time: number): string => `${time.toFixed(time < 10 ? 3 : 1)} ms`;
const against = (ours: number, control: number): string => `1/${(control / ours).toFixed(1)}`;
const count = (number: number): string => number.toLocaleString('en-US');

/** The index against the plain loop: same resorts, same order. */
const agree = (resorts: readonly CatalogueResort[]): void => {
  const index = buildResortIndex(resorts);
  for (const query of QUERIES) {
    const ours = index.find(query).map(({ id }) => id);
    const plain = searchResorts(resorts, query).map(({ resort }) => resort.id);
    if (ours.join() !== plain.join()) {
      throw new Fault(`The index and the plain loop do not agree about “${query}”.`);
    }
  }
};

type Row = { build: number; mean: number; worst: number };

/** Each engine's medians over the rounds, in which they take turns query by query. */
const measureEngines = (resorts: readonly CatalogueResort[]): Record<Engine, Row> => {
  const builds: { ours: number[]; mini: number[] } = { ours: [], mini: [] };
  for (let round = 0; round < BUILDS; round += 1) {
    builds.ours.push(timed(() => buildResortIndex(resorts)));
    builds.mini.push(timed(() => miniSearchOf(resorts)));
  }
  const index = buildResortIndex(resorts);
  const mini = miniSearchOf(resorts);
  const engines: Record<Engine, (query: string) => unknown> = {
    ours: (query) => index.rank(query),
    MiniSearch: (query) => mini.search(query),
    'plain loop': (query) => searchResorts(resorts, query),
  };
  const times = QUERIES.map((query) => {
    const taken: Record<Engine, number[]> = { ours: [], MiniSearch: [], 'plain loop': [] };
    for (let round = 0; round < rounds + 2; round += 1) {
      for (const engine of ENGINES) {
        const time = timed(() => engines[engine](query));
        // The first two rounds warm the code up.
        if (round >= 2) taken[engine].push(time);
      }
    }
    return taken;
  });
  const row = (engine: Engine, build: number): Row => {
    const medians = times.map((taken) => median(taken[engine]));
    return { build, mean: mean(medians), worst: Math.max(...medians) };
  };
  return {
    ours: row('ours', median(builds.ours)),
    MiniSearch: row('MiniSearch', median(builds.mini)),
    'plain loop': row('plain loop', 0),
  };
};

const table = (rows: Record<Engine, Row>) =>
  Object.fromEntries(
    ENGINES.map((engine) => [
      engine,
      {
        'mean query': ms(rows[engine].mean),
        'worst query': ms(rows[engine].worst),
        built: engine === 'plain loop' ? '–' : ms(rows[engine].build),
        'ours against it': against(rows.ours.mean, rows[engine].mean),
      },
    ]),
  );

/** Of each key the median of the rounds: a machine that was busy with something else is left out. */
const medianKeys = (typings: readonly Typing[], of: 'keys' | 'work' | 'longest'): number[] =>
  Array.from(TYPED, (_, at) => median(typings.map((typing) => typing[of][at] ?? Infinity)));

await runScript(async (lifetime) => {
  if (!Number.isInteger(rounds) || rounds < 1) throw new Fault('--rounds must be a whole number.');
  const clubs = SIZES.map((size) => ({ size, resorts: searchClub(size) }));
  for (const { size, resorts } of clubs) {
    await step(`Same results as the plain loop, ${count(size)} resorts`, () => {
      agree(resorts);
    });
    const rows = measureEngines(resorts);
    console.log();
    console.table(table(rows));
  }
  if (values['no-browser']) return 0;

  const executablePath = findChromium();
  if (executablePath === null) throw new Fault('There is no Chromium or Chrome to type in.');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
  lifetime.atEnd(() => browser.close());
  let slowest = 0;
  for (const { size, resorts } of clubs) {
    const catalogue = JSON.stringify(packCatalogue(resorts));
    const seen: Record<Engine, Typing[]> = { ours: [], MiniSearch: [], 'plain loop': [] };
    const sites = new Map(
      await Promise.all(
        ENGINES.map(
          async (engine) => [engine, await serveSite(await bundleSite(engine), catalogue)] as const,
        ),
      ),
    );
    for (const site of sites.values()) lifetime.atEnd(site.close);
    await step(`“${TYPED}” typed ${rounds} times over ${count(size)} resorts`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const [engine, site] of sites) {
          lifetime.signal.throwIfAborted();
          seen[engine].push(await typeInBrowser(browser, site));
        }
      }
    });
    console.log(`\n${count(size)} resorts, CPU slowed ${SLOWDOWN} times`);
    console.table(
      Object.fromEntries(
        ENGINES.map((engine) => {
          const keys = medianKeys(seen[engine], 'keys');
          const longest = medianKeys(seen[engine], 'longest');
          const work = medianKeys(seen[engine], 'work');
          const tasks = seen[engine].map(({ longestTask }) => longestTask);
          return [
            engine,
            {
              'worst keystroke, longest task': ms(Math.max(...longest)),
              'median, longest task': ms(median(longest)),
              'worst, all tasks': ms(Math.max(...work)),
              'worst, to paint': `${Math.max(...keys)} ms`,
              'median, to paint': `${median(keys)} ms`,
              'longest task while building': ms(median(tasks)),
            },
          ];
        }),
      ),
    );
    slowest = Math.max(slowest, ...medianKeys(seen.ours, 'longest'));
  }
  if (slowest >= MOST_MS) {
    throw new Fault(
      `The worst keystroke kept the page busy for ${ms(slowest)}; it may take less than ${MOST_MS}.`,
    );
  }
  return 0;
});
