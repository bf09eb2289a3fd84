import type { Locator, Page } from '@playwright/test';

/** More stops than any page has before its footer. */
const MAX_PRESSES = 150;

/** Presses a key that moves the focus until it is on `target`, as a member without a mouse would. */
export const tabTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never came to ${target.toString()} on ${page.url()}`);
};
