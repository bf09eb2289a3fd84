import type { Page } from '@playwright/test';
import { expect } from './club-test.ts';

/**
 * Watches for words that go again by themselves, which may be sooner than anybody looks: notes them in
 * the page when they are drawn. Ask before doing what brings them about; what comes back waits until
 * they have been there, in an element that fits `selector`.
 */
export const passingWords = async (
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
