import type { Browser, Locator, Page } from '@playwright/test';
import { onSlowPhone } from './slow-phone.ts';

/** Until a page has done what it does by itself. */
const SETTLED_MS = 4_000;
/** Until an interaction has been answered and noted. */
const ANSWERED_MS = 1_500;

/** What readers do, in this order. */
export const ACTIONS = [
  'open a filter',
  'turn a page',
  'type',
  'open the dates',
  'choose a date',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Notes the longest time from a press or key to the next paint, as browsers count it for INP. */
const record = (): void => {
  Reflect.set(window, 'longest', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // What the browser makes up for a mouse when something has moved below it is no one's press.
      if (!Reflect.get(entry, 'interactionId')) continue;
      const longest = Math.max(Number(Reflect.get(window, 'longest')), entry.duration);
      Reflect.set(window, 'longest', longest);
    }
    // Not in the types yet: events that last at least this long, in milliseconds.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

const longestOf = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => Reflect.set(window, 'longest', 0));
  await act();
  await page.waitForTimeout(ANSWERED_MS);
  return page.evaluate(() => Number(Reflect.get(window, 'longest')));
};

/** How fast a reader moves the page, pixels in a second. */
const SCROLL_SPEED = 2_000;
/** From the end of scrolling to a press: a reader looks first. */
const LOOKED_MS = 700;

/** Scrolls smoothly until the target is in view, as a reader does, and not in one jump. */
const scrollTo = async (page: Page, target: Locator): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const height = page.viewportSize()?.height ?? 0;
  // Parts get their heights as they come near, so the way is measured again.
  for (let tries = 0; tries < 40; tries += 1) {
    const box = await target.boundingBox();
    if (box === null) throw new Error('What is scrolled to is not shown.');
    if (box.y > 0.2 * height && box.y < 0.7 * height) break;
    const way = Math.max(-height, Math.min(height, box.y - height / 2));
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: height / 2,
      yDistance: -way,
      speed: SCROLL_SPEED,
      gestureSourceType: 'mouse',
    });
  }
  await devtools.detach();
  await page.waitForTimeout(LOOKED_MS);
};

/** From asking the page where something is to the press: the page is at rest again. */
const AT_REST_MS = 100;

/**
 * Presses as a finger does. A locator's own `tap` looks in the page what it hits before and during the
 * press, for 20 to 40 ms of a slow phone.
 */
const press = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is pressed is not shown.');
  await page.waitForTimeout(AT_REST_MS);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
};

/** Milliseconds from each action to the next paint on a slow phone, on the home page. */
export const interactionDelays = async (
  browser: Browser,
  site: string,
): Promise<Record<Action, number>> =>
  onSlowPhone(browser, { network: false }, async (page) => {
    await page.addInitScript(record);
    await open(page, `${site}/`);
    const filters = page.getByRole('button', { name: /^(More filters|Filters)/ }).first();
    await scrollTo(page, filters);
    const filter = await longestOf(page, () => press(page, filters));
    const filterSheet = page.getByRole('dialog');
    await filterSheet.waitFor();
    await page.keyboard.press('Escape');
    await filterSheet.waitFor({ state: 'hidden' });
    const next = page.getByRole('button', { name: 'Next', exact: true }).last();
    await scrollTo(page, next);
    const turn = await longestOf(page, () => press(page, next));
    await open(page, `${site}/`);
    await page.getByRole('button', { name: /^Where to\?/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Find a stay' });
    const where = sheet.getByRole('combobox', { name: 'Where' });
    await where.tap();
    const type = await longestOf(page, () => page.keyboard.type('portugal', { delay: 150 }));
    const dates = await longestOf(page, () =>
      press(page, sheet.getByRole('button', { name: /^When/ })),
    );
    const days = sheet.locator('[role="gridcell"]:not([aria-disabled="true"])');
    await page.waitForTimeout(LOOKED_MS);
    const date = await longestOf(page, () => press(page, days.nth(20)));
    return {
      'open a filter': filter,
      'turn a page': turn,
      type,
      'open the dates': dates,
      'choose a date': date,
    };
  });
