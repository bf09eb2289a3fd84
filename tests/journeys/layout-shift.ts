import type { Page } from '@playwright/test';
import { expect } from './club-test.ts';

/** More than this is a page whose parts jump while it is read. */
const MOST = 0.02;

/** How far things have moved by themselves since the page was loaded, with the largest moves. */
const layoutShift = (page: Page): Promise<{ sum: number; moves: string[] }> =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moves: string[] }>((resolve) => {
        /** What moved, also where it has no words: it is gone when it was replaced. */
        const nameOf = (node: Node | null): string => {
          if (node === null) return 'gone';
          const element = node instanceof Element ? node : node.parentElement;
          const part = element?.closest('[aria-label], [id], main, header, footer');
          const place = part?.getAttribute('aria-label') ?? (part?.id || part?.localName);
          return `${element?.localName} in ${place} “${(node.textContent ?? '').slice(0, 40)}”`;
        };
        let sum = 0;
        const moves: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput') === true) continue;
            const value = Number(Reflect.get(entry, 'value'));
            sum += value;
            const sources = Reflect.get(entry, 'sources') as readonly { node: Node | null }[];
            const moved = sources.map(({ node }) => nameOf(node));
            moves.push(`${value.toFixed(3)}: ${moved.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve({ sum, moves });
        }, 300);
      }),
  );

/** What has moved by itself on the page; nothing where that is too little to be noticed. */
export const movedByItself = async (page: Page): Promise<string[]> => {
  const { sum, moves } = await layoutShift(page);
  const { pathname, search } = new URL(page.url());
  return sum <= MOST ? [] : moves.map((move) => `${pathname}${search} moved ${move}`);
};

/** Fails when parts of the page have moved by themselves. */
export const expectSteadyPage = async (page: Page): Promise<void> => {
  expect(await movedByItself(page)).toEqual([]);
};
