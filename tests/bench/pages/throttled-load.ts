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

/** Where a visitor comes from, of another site than any that is measured. */
const ELSEWHERE = 'data:text/html,<p>Resorts by the sea</p>';
/** Until that page is at rest. */
const AT_REST_MS = 1_000;

/**
 * Loads a page in a fresh browser context, really slowed down, as it is for a visitor who comes from
 * another site. The empty page of a new browser is not where visitors come from: the club's policy for
 * openers would have the browser give up the process of that page when the answer is there, and only
 * then start another.
 */
export const loadThrottled = (browser: Browser, url: string): Promise<Load> =>
  onSlowPhone(browser, { network: true }, async (page) => {
    await page.goto(ELSEWHERE);
    await page.waitForTimeout(AT_REST_MS);
    await page.addInitScript(record);
    const arrived = page.waitForURL(({ protocol }) => protocol === 'http:', {
      waitUntil: 'commit',
    });
    await page.evaluate((address) => window.location.assign(address), url);
    await arrived;
    await page.waitForTimeout(WATCHED_MS);
    // The page's own notes, put there above.
    return page.evaluate(() => Reflect.get(window, 'seenLoad') as Load);
  });
