import type { Page } from '@playwright/test';
import { expect } from './club-test.ts';

/** What is pressed. Days of a calendar are cells, too. */
const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="option"]';
/** The smallest target for a finger, less what rounding takes away. */
const TARGET_PX = 43.5;

/** How much of what is in the window is still loading: parts of a page load when they come near. */
const loadingInView = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-busy="true"]')].filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      }).length,
  );

/** Scrolls down by most of a window; false at the end of the page. */
const scrollOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const before = scrollY;
    scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
    return scrollY > before;
  });

/** Waits until a page has its data, from its beginning to its end. */
export const untilLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  do await expect.poll(() => loadingInView(page)).toBe(0);
  while (await scrollOn(page));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Who is signed in, and what is theirs, come after the page; a clock changes each second.
  await page.evaluate(
    ({ quietMs, mostMs }) =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(resolve, quietMs);
        new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(resolve, quietMs);
        }).observe(document.body, { childList: true, subtree: true });
        setTimeout(resolve, mostMs);
      }),
    { quietMs: 600, mostMs: 5000 },
  );
  await expect.poll(() => loadingInView(page)).toBe(0);
};

/** The controls in view of `root` that are too small to touch, without links within sentences. */
export const smallTargets = (page: Page, root = 'body'): Promise<string[]> =>
  page.evaluate(
    async ({ controls, least, root: within }) => {
      /** Until what has come into view is laid out. */
      const drawn = (): Promise<unknown> =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      /** Labels are pressed like their fields. */
      const boxesOf = (element: Element): DOMRect[] => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [element, ...labels]
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, height }) => width > 1 && height > 1);
      };
      const widest = (boxes: DOMRect[]): number => Math.max(...boxes.map(({ width }) => width));
      const highest = (boxes: DOMRect[]): number => Math.max(...boxes.map(({ height }) => height));
      const isLarge = (boxes: DOMRect[]): boolean =>
        widest(boxes) >= least && highest(boxes) >= least;
      const isInSentence = (element: Element): boolean =>
        getComputedStyle(element).display.startsWith('inline') &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.nodeValue ?? ''),
        );
      /** A target may be larger than what is drawn: what a press beside it hits says so. */
      const isHitAround = (element: Element): boolean => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const reach = least / 2;
        return [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ].every(([left = 0, top = 0]) => {
          const hit = document.elementFromPoint(left, top);
          return hit !== null && (element.contains(hit) || hit.closest('a, button') === element);
        });
      };
      /** Its boxes in the middle of the window: what is far below is laid out when it comes near. */
      const inView = async (element: Element): Promise<DOMRect[]> => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        await drawn();
        return boxesOf(element);
      };
      const found: string[] = [];
      /** What lies over the page, which cannot be touched meanwhile. */
      const modal = document.querySelector('dialog:modal');
      for (const element of document.querySelectorAll(`:is(${within}) :is(${controls})`)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('[aria-hidden="true"], [inert]') !== null) continue;
        if (modal !== null && !modal.contains(element)) continue;
        const boxes = boxesOf(element);
        // Invisible room around it, which pins of a map have, however close they are.
        const around = getComputedStyle(element, '::before');
        if (around.position === 'absolute' && parseFloat(around.width) >= least) continue;
        if (boxes.length === 0) continue;
        // Shown only with the keyboard's focus.
        if (boxes.every(({ bottom }) => bottom + scrollY < 0)) continue;
        if (isLarge(boxes) || isInSentence(element)) continue;
        const near = await inView(element);
        // Gone: the list shows something else now.
        if (near.length === 0 || isLarge(near)) continue;
        if (isHitAround(element)) continue;
        // What was laid out around it may have moved it away.
        await inView(element);
        if (isHitAround(element)) continue;
        const name = (element.getAttribute('aria-label') ?? element.textContent)
          .trim()
          .slice(0, 40);
        found.push(
          `${element.tagName.toLowerCase()} '${name}' ${Math.round(widest(near))} × ${Math.round(highest(near))}`,
        );
      }
      return [...new Set(found)];
    },
    { controls: CONTROLS, least: TARGET_PX, root },
  );

/** What reaches over the right edge of the page, which then scrolls sideways; nothing when it fits. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate((windowWidth) => {
    const { scrollWidth, clientWidth: room } = document.documentElement;
    // A touch screen zooms out to show what is too wide, and then has room for it.
    const clientWidth = Math.min(room, windowWidth);
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element): boolean => {
      for (let above = element.parentElement; above !== null; above = above.parentElement) {
        if (above !== document.body && getComputedStyle(above).overflowX !== 'visible') return true;
      }
      return false;
    };
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !isCut(one))
      .map((one) => `${one.tagName.toLowerCase()} '${one.textContent.trim().slice(0, 30)}'`);
    return [`${scrollWidth} px: ${culprits.slice(-4).join(', ')}`];
  }, page.viewportSize()?.width ?? Infinity);

const PHONE = { width: 390, height: 844 };

/** Gives the window a size, and waits until the page has it: on a busy machine that takes a while. */
export const resize = async (
  page: Page,
  size: { width: number; height: number },
): Promise<void> => {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => matchMedia(`(width: ${width}px)`).matches, size.width);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
};

/** What is wrong with an open page on a phone: targets, and scrolling sideways when narrow or large. */
export const phoneProblems = async (page: Page): Promise<string[]> => {
  await resize(page, PHONE);
  const where = new URL(page.url()).pathname;
  const small = await smallTargets(page);
  const plain = await tooWide(page);
  await resize(page, { width: 320, height: 700 });
  const narrow = await tooWide(page);
  await resize(page, PHONE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const large = await tooWide(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return [
    ...small.map((one) => `${where}: ${one}`),
    ...plain.map((one) => `${where} at 390: ${one}`),
    ...narrow.map((one) => `${where} at 320: ${one}`),
    ...large.map((one) => `${where} at 200 %: ${one}`),
  ];
};
