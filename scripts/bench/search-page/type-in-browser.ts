import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Site } from './serve.ts';

/** Twenty keys, from one letter that nearly everything has to three whole words. */
export const TYPED = 'beach resort florida';
/** As the phones that most visitors have, against this machine (Lighthouse uses the same). */
export const SLOWDOWN = 4;
/** Somebody who types fast. */
const BETWEEN_KEYS_MS = 150;
const REST_MS = 1_000;
const THRESHOLD_MS = 16;

export type Typing = {
  /**
   * Work of the page's main thread for each key, by the thread's own clock and times the slowdown:
   * what a machine that is busy with something else does not blur.
   */
  work: number[];
  /** From pressing a key until its paint, for each key (Event Timing, in steps of 8 ms). */
  keys: number[];
  /** The longest task between opening the page and the first key: building the index is in it. */
  longestTask: number;
};

/** Notes in the page when each key was pressed, how long it took until its paint, and long tasks. */
const record = () => {
  const pressed: number[] = [];
  const keys = new Map<number, { start: number; duration: number }>();
  const tasks: number[] = [];
  document.addEventListener('keydown', ({ timeStamp }) => pressed.push(timeStamp), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { interactionId, startTime, duration } = entry;
      const known = keys.get(interactionId) ?? { start: startTime, duration };
      keys.set(interactionId, {
        start: Math.min(known.start, startTime),
        duration: Math.max(known.duration, duration),
      });
    }
    // The narrowest threshold that browsers have; TypeScript does not know it yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  return { pressed, keys, tasks };
};

/** Types once more, key by key, and asks after each how long the main thread has worked. */
const workOfKeys = async (page: Page, devtools: CDPSession): Promise<number[]> => {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('This browser does not say how long it works.');
    return seconds * 1000;
  };
  const work: number[] = [];
  for (const key of TYPED) {
    const before = await worked();
    await page.keyboard.type(key);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    work.push(((await worked()) - before) * SLOWDOWN);
  }
  return work;
};

const typeOn = async (page: Page, site: Site): Promise<Typing> => {
  await page.goto(`${site.address}/search_bar_mobile`);
  const field = page.getByRole('main').getByRole('combobox');
  await field.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const notes = await page.evaluateHandle(record);
  // The index is built with the first suggestions.
  await page.keyboard.press('x');
  await page
    .getByText(/^Nothing by that name|^See all results/)
    .first()
    .waitFor();
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(REST_MS);
  const longestTask = await notes.evaluate(({ pressed, tasks }) => {
    pressed.length = 0;
    return Math.max(0, ...tasks);
  });
  await page.keyboard.type(TYPED, { delay: BETWEEN_KEYS_MS });
  await page.waitForTimeout(REST_MS);
  const keys = await notes.evaluate(
    ({ pressed, keys: noted }, threshold) =>
      pressed.map((time) => {
        // What is below the threshold is not reported at all.
        const found = [...noted.values()].find(({ start }) => Math.abs(start - time) < 1);
        return found?.duration ?? threshold;
      }),
    THRESHOLD_MS,
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await field.fill('');
  await page.waitForTimeout(REST_MS);
  const work = await workOfKeys(page, devtools);
  return { keys, work, longestTask };
};

/** Types into the search of a site, in a fresh page of a slowed browser. */
export const typeInBrowser = async (browser: Browser, site: Site): Promise<Typing> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    return await typeOn(await context.newPage(), site);
  } finally {
    await context.close();
  }
};
