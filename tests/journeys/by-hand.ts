import type { Locator, Page, TestInfo } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';

/** How a member uses a page: by touch on a phone, by keyboard alone on a desktop. */
export type Hand = {
  /** Presses a control; `key` is what does that on a keyboard. */
  press: (target: Locator, key?: 'Enter' | 'Space' | 'ArrowRight') => Promise<void>;
  /** Goes to a field and types. */
  type: (target: Locator, text: string) => Promise<void>;
  /** How many controls and fields were touched so far. */
  taps: () => number;
};

export const handOf = (page: Page, info: TestInfo): Hand => {
  const isTouch = info.project.name === 'phone';
  let taps = 0;
  const reach = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.waitFor();
    if (isTouch) await target.tap();
    else await tabTo(page, target);
  };
  return {
    press: async (target, key = 'Enter') => {
      await reach(target);
      if (!isTouch) await page.keyboard.press(key);
    },
    type: async (target, text) => {
      await reach(target);
      await page.keyboard.type(text);
    },
    taps: () => taps,
  };
};
