import type { Page } from '@playwright/test';
import { expect } from './club-test.ts';

/**
 * Watches for a text that disappears by itself, perhaps before a test looks: notes it in
 * the page when it is drawn. Call it before the text can appear; the returned function waits until
 * the text was there, in an element that fits `selector`.
 */
export const briefText = async (
  page: Page,
  words: string,
  selector = 'body',
): Promise<() => Promise<void>> => {
  const noted = await page.evaluateHandle(
    (wanted) => {
      const seen = { isSeen: false };
      const look = (): void => {
        for (const element of document.querySelectorAll(wanted.selector)) {
          if (element.textContent.includes(wanted.words)) seen.isSeen = true;
        }
      };
      new MutationObserver(look).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return seen;
    },
    { words, selector },
  );
  return async () => {
    await expect
      .poll(() => noted.evaluate(({ isSeen }) => isSeen), { message: `“${words}” was shown` })
      .toBe(true);
  };
};
