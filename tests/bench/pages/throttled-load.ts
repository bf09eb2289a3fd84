import type { Browser } from '@playwright/test';

/** A slow phone: 1.6 Mbit/s, 150 ms to the server, a processor four times slower than this one. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;
/** Long enough for the slowest page; the largest paint can still change until then. */
const WATCHED_MS = 9_000;

/** Milliseconds since the navigation; null for what did not come. */
export type Load = { fcp: number | null; lcp: number | null; attached: number | null };

/** Notes the paints, and when React has taken over what the page shows. */
const record = (): void => {
  const seen: { fcp: number | null; lcp: number | null; attached: number | null } = {
    fcp: null,
    lcp: null,
    attached: null,
  };
  Object.assign(window, { seenLoad: seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? null;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = (): void => {
    const link = document.querySelector('main a, main button');
    if (link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'))) {
      seen.attached = performance.now();
    } else {
      setTimeout(look, 10);
    }
  };
  look();
};

/** Loads a page in a fresh browser context, really slowed down. */
export const loadThrottled = async (browser: Browser, url: string): Promise<Load> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(record);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(WATCHED_MS);
    // The page's own notes, put there above.
    return await page.evaluate(() => Reflect.get(window, 'seenLoad') as Load);
  } finally {
    await context.close();
  }
};
