import type { Browser } from '@playwright/test';
import { onPhone, SLOWDOWN } from './slow-phone.ts';

/** What a task takes beyond this blocks, milliseconds. */
const BLOCKS_AFTER_MS = 50;
/** Longer than any page is busy after its first paint; what comes much later is not a part of loading. */
const WATCHED_MS = 5_000;

/** An entry of a trace: microseconds, and the processor's own for `tdur`. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'toplevel',
];

/**
 * Milliseconds that tasks block a slow phone after the first paint, by the time that the processor
 * worked for them. By the clock, which Lighthouse reads, a task is several times as long on a machine
 * with two processors, where the browser's other threads and the server take turns with it.
 */
export const blockedByProcessor = async (browser: Browser, url: string): Promise<number> => {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  // The browser's own trace.
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const ended = new Promise<void>((resolve) => {
    devtools.on('Tracing.tracingComplete', () => resolve());
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(WATCHED_MS);
  });
  await devtools.send('Tracing.end');
  await ended;
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error(`${url} painted nothing.`);
  return events
    .filter(({ name, pid, tid, ts }) => {
      const isOfPage = pid === paint.pid && tid === paint.tid;
      return name === 'RunTask' && isOfPage && ts >= paint.ts;
    })
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWDOWN - BLOCKS_AFTER_MS))
    .reduce((sum, blocked) => sum + blocked, 0);
};
