/**
 * `npm run bench:pages`: how the pages load that visits begin on, beside a plain page of the same
 * data in the same run: Lighthouse on its simulated phone, and a browser whose network and processor
 * are really slowed down; and how long a slow phone takes to answer what readers do. Medians of three;
 * `-- --rounds 1` for one, `-- --pages home,help` for some, `-- --pages none` for the answers alone.
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import {
  chromiumArguments,
  findChromium,
  MISSING_CHROMIUM,
} from '../../../scripts/launcher/chromium.ts';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { HOST, reservePorts } from '../../../scripts/launcher/ports.ts';
import { step } from '../../../scripts/launcher/steps.ts';
import { startTestSuite } from '../../../scripts/launcher/test-suite.ts';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';
import { blockedByProcessor } from './blocked-time.ts';
import { ACTIONS, type Action, interactionDelays } from './interaction-delays.ts';
import { serveControl } from './control-site.ts';
import type { Audit } from './lighthouse-run.ts';
import { auditPage, performanceAt } from './lighthouse-run.ts';
import { serveAtEdge } from './network-edge.ts';
import { precedence } from './precedence.ts';
import type { Load } from './throttled-load.ts';
import { loadThrottled } from './throttled-load.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, pages: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Fault('--rounds must be a whole number.');

const FIRST = buildSeedResorts(1)[0]?._id ?? '';
const PAGES: readonly (readonly [string, string])[] = [
  ['home', '/'],
  ['resort', `/singleResortPage/${FIRST}`],
  ['search', '/search'],
  // Engines are kept from results, so their score is lower.
  ['results', '/search?q=italy'],
  ['last-call', '/lastCallVacation'],
  ['help', '/help'],
];
const wanted = values.pages === '' ? null : values.pages.split(',');

const median = (numbers: readonly (number | null)[]): number =>
  numbers.map((one) => one ?? NaN).toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const row = (audits: readonly Audit[], loads: readonly Load[], blocked: readonly number[]) => {
  const of = (part: keyof Audit): number => median(audits.map((audit) => audit[part]));
  const slow = (part: keyof Load): string => seconds(median(loads.map((load) => load[part])));
  return {
    scores: [of('performance'), of('accessibility'), of('bestPractices'), of('seo')].join(' '),
    FCP: seconds(of('fcp')),
    LCP: seconds(of('lcp')),
    TBT: `${Math.round(of('tbt'))} ms`,
    'TBT, processor': `${Math.round(median(blocked))} ms`,
    'performance, processor': performanceAt(median(blocked), {
      blockedWeight: of('blockedWeight'),
      otherPerformance: of('otherPerformance'),
    }),
    CLS: of('cls').toFixed(3),
    scripts: `${of('scripts')} of ${Math.round(of('scriptBytes') / 1024)} KiB`,
    'slowed FCP': slow('fcp'),
    'slowed LCP': slow('lcp'),
    'slowed, attached': slow('attached'),
    machine: Math.round(of('machine')),
  };
};

await runScript(async (lifetime) => {
  const executablePath = findChromium();
  if (executablePath === null) throw new Fault('There is no browser.', MISSING_CHROMIUM);
  const first = precedence();
  const suite = await startTestSuite(lifetime);
  const club = `http://${HOST}:${suite.ports.hosting}`;
  const sites = {
    ours: await serveAtEdge(lifetime, club),
    control: await serveAtEdge(lifetime, await serveControl(lifetime, club)),
  };
  const { ports, release } = await reservePorts();
  lifetime.atEnd(release);
  /** A new browser each time: Lighthouse leaves what pages have stored in one, as if for a later visit. */
  const inBrowser = async <Result>(
    work: (browser: Browser) => Promise<Result>,
    options: readonly string[] = [],
  ): Promise<Result> => {
    const browser = await chromium.launch({
      executablePath,
      args: [...chromiumArguments(), ...options, `--remote-debugging-port=${ports.hosting}`],
    });
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  };

  const rows: Record<string, ReturnType<typeof row>> = {};
  for (const [name, path] of PAGES) {
    if (wanted !== null && !wanted.includes(name)) continue;
    const seen = { ours: [] as Audit[], control: [] as Audit[] };
    const loads = { ours: [] as Load[], control: [] as Load[] };
    const blocked = { ours: [] as number[], control: [] as number[] };
    await step(`${name}, ${rounds} times`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const site of ['ours', 'control'] as const) {
          lifetime.signal.throwIfAborted();
          const url = `${sites[site]}${path}`;
          // The first request is what makes the network's copy.
          await fetch(url);
          seen[site].push(await inBrowser(() => auditPage(url, ports.hosting), first));
          loads[site].push(await inBrowser((browser) => loadThrottled(browser, url)));
          blocked[site].push(await inBrowser((browser) => blockedByProcessor(browser, url)));
        }
      }
    });
    rows[name] = row(seen.ours, loads.ours, blocked.ours);
    rows[`${name}, control`] = row(seen.control, loads.control, blocked.control);
  }
  const delays: Record<Action, number>[] = [];
  await step(`interactions, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      delays.push(await inBrowser((browser) => interactionDelays(browser, sites.ours)));
    }
  });
  console.log(
    first.length > 0
      ? '\nLighthouse: pages came before everything else on the machine'
      : '\nLighthouse: pages shared the processors with everything else; as root they come first',
  );
  console.log('\nscores: performance, accessibility, best practices, search engines');
  console.table(rows);
  console.log('\nto the next paint on a slow phone');
  console.table(
    Object.fromEntries(
      ACTIONS.map((action) => [action, `${median(delays.map((of) => of[action]))} ms`]),
    ),
  );
  return 0;
});
