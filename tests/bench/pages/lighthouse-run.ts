import lighthouse from 'lighthouse';
import { Audit as LighthouseAudit } from 'lighthouse/core/audits/audit.js';

/** What Lighthouse says of a page on its simulated phone. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scripts: number;
  scriptBytes: number;
  /** Of the performance score, what blocked time counts for, and what the other measures add up to. */
  blockedWeight: number;
  otherPerformance: number;
  /** How fast Lighthouse finds this machine; from 1,500 on, four times slower is a common phone. */
  machine: number;
};

/** Connections that stay open for live data would otherwise be waited for. */
const MOST_WAITING_MS = 11_000;

/** With these, Lighthouse scores the blocked time of phones: 90 and 50 of 100, milliseconds. */
const BLOCKED_SCORES = { p10: 200, median: 600 };

/** The performance score that Lighthouse would give for another blocked time. */
export const performanceAt = (
  blockedMs: number,
  { blockedWeight, otherPerformance }: Pick<Audit, 'blockedWeight' | 'otherPerformance'>,
): number => {
  const score = LighthouseAudit.computeLogNormalScore(BLOCKED_SCORES, blockedMs);
  return Math.round((otherPerformance + blockedWeight * score) * 100);
};

type Request = { resourceType?: string; transferSize?: number };

/** Runs Lighthouse once in the browser that listens on this port. */
export const auditPage = async (url: string, port: number): Promise<Audit> => {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    maxWaitForLoad: MOST_WAITING_MS,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (run === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { categories, audits, environment, runtimeError } = run.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? NaN;
  const parts = categories['performance']?.auditRefs ?? [];
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = (id: string): number =>
    (parts.find((part) => part.id === id)?.weight ?? NaN) / weights;
  const others = parts.filter(({ id, weight }) => weight > 0 && id !== 'total-blocking-time');
  const details = audits['network-requests']?.details;
  // The table of this audit has a row for each request.
  const requests = (details?.type === 'table' ? details.items : []) as Request[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    blockedWeight: shareOf('total-blocking-time'),
    otherPerformance: others
      .map(({ id }) => shareOf(id) * (audits[id]?.score ?? 0))
      .reduce((sum, part) => sum + part, 0),
    machine: environment.benchmarkIndex,
  };
};
