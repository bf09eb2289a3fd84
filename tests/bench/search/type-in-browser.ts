import type { Browser, Page } from '@playwright/test';

/** Twenty keys, from one letter that nearly everything has to three whole words. */
export const TYPED = 'beach resort florida';
/** As the phones that most visitors have, against this machine (Lighthouse uses the same). */
export const SLOWDOWN = 4;
/** A fast typist. */
const BETWEEN_KEYS_MS = 150;
const REST_MS = 1_000;
const THRESHOLD_MS = 16;

export type Typing = {
  /**
   * For each key the longest task of the page's main thread until the next key, which is how long
   * nothing else got through, and all tasks together. By the thread's own clock and times the
   * slowdown: what a machine that is busy with something else blurs less.
   */
  longest: number[];
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

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** By the clock of the thread, microseconds. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
};

/** What the main thread of a page did for each key, from a trace in which it was typed into. */
const workInTrace = (events: readonly TraceEvent[]): Pick<Typing, 'work' | 'longest'> => {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const onMain = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  const pressed = onMain
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  if (pressed.length !== TYPED.length) throw new Error('The trace does not show every key.');
  const tasks = onMain.filter(({ name }) => name === 'RunTask');
  // The task in which a key arrives begins just before the key is heard of.
  const begins = pressed.map((at) =>
    Math.max(...tasks.filter(({ ts }) => ts <= at).map(({ ts }) => ts)),
  );
  const ofKey = begins.map((begin, at) =>
    tasks
      .filter(({ ts }) => ts >= begin && ts < (begins[at + 1] ?? Infinity))
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN),
  );
  return {
    work: ofKey.map((times) => times.reduce((sum, time) => sum + time, 0)),
    longest: ofKey.map((times) => Math.max(...times)),
  };
};

/** Types once more at full speed, and looks at what the main thread had to do. */
const workOfKeys = async (page: Page): Promise<Pick<Typing, 'work' | 'longest'>> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A page without a browser cannot be traced.');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.keyboard.type(TYPED, { delay: BETWEEN_KEYS_MS });
  await page.waitForTimeout(REST_MS);
  const trace = await browser.stopTracing();
  // The trace format of Chromium, as far as it is used here.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return workInTrace(traceEvents);
};

const typeOn = async (page: Page, site: string): Promise<Typing> => {
  await page.goto(`${site}/search_bar_mobile`);
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
  return { keys, longestTask, ...(await workOfKeys(page)) };
};

/** Types into the search of the site at an address, in a fresh page of a slowed browser. */
export const typeInBrowser = async (browser: Browser, site: string): Promise<Typing> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    return await typeOn(await context.newPage(), site);
  } finally {
    await context.close();
  }
};
