import type { Page, TestInfo } from '@playwright/test';
import type { Hand } from './by-hand.ts';
import { tabTo } from './by-keyboard.ts';
import { expect } from './club-test.ts';

type Wanted = { name: string; location: string; from: string; to: string };

/**
 * Chooses dates and Card on the home page, types a resort's name, and opens it from the suggestions:
 * by touch in the sheet of phones, by keyboard in the capsule.
 */
export const openFromHome = async (
  page: Page,
  info: TestInfo,
  hand: Hand,
  { name, location, from, to }: Wanted,
): Promise<void> => {
  const isPhone = info.project.name === 'phone';
  await page.goto('/');
  if (isPhone) await hand.press(page.getByRole('button', { name: /^Where to\?/ }));
  const search = isPhone
    ? page.getByRole('dialog', { name: 'Find a stay' })
    : page.getByRole('search', { name: 'Stays' });

  const where = search.getByRole('combobox', { name: 'Where' });

  await hand.press(search.getByRole('button', { name: /^When/ }));
  const dates = isPhone ? search : page.getByRole('dialog', { name: 'When?' });
  await dates.getByLabel('Check-in').fill(from);
  await dates.getByLabel('Check-out').fill(to);
  if (isPhone) {
    await hand.press(search.getByRole('button', { name: 'Who', exact: true }));
    await hand.press(search.getByText('Card', { exact: true }));
    await hand.press(search.getByRole('button', { name: 'Where', exact: true }));
  } else {
    await hand.press(dates.getByRole('button', { name: 'Choose these dates' }));
    await hand.press(search.getByRole('radio', { name: 'Points' }), 'ArrowRight');
    await tabTo(page, where, 'Shift+Tab');
    await page.keyboard.type(name);
  }
  if (isPhone) await hand.type(where, name);
  // The resort is before the other things that a name can be searched in, once the page knows it.
  const option = search.getByRole('option', { name: new RegExp(name) }).first();
  await expect(option).toContainText(location);
  if (isPhone) {
    await hand.press(option);
  } else {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
};
