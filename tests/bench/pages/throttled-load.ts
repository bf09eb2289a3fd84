import type { Browser } from '@playwright/test';
import { onSlowPhone } from './slow-phone.ts';

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
    const control = document.querySelector('main :is(a, button, input)');
    if (control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))) {
      seen.attached = performance.now();
    } else {
      setTimeout(look, 10);
    }
  };
  look();
};

/** Loads a page in a fresh browser context, really slowed down. */
export const loadThrottled = (browser: Browser, url: string): Promise<Load> =>
  onSlowPhone(browser, { network: true }, async (page) => {
    await page.addInitScript(record);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(WATCHED_MS);
    // The page's own notes, put there above.
    return page.evaluate(() => Reflect.get(window, 'seenLoad') as Load);
  });
