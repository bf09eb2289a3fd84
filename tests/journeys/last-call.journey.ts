import type { Locator } from '@playwright/test';
import { expect, expectGoodPage, test } from './club-test.ts';

const TOTALS = /\$(329\.08|361\.02|403\.63) a stay, with tax/;
const LEFT = /(more than 3 units left|\d units left|the last unit)/;

const CHECK_IN = /\d{1,2} [A-Z][a-z]{2} \d{4}/;
const DAY_MS = 86_400_000;

/** Every stay begins after the last of the windows, the earliest first. */
const expectLaterInOrder = async (cards: Locator): Promise<void> => {
  await expect(async () => {
    const days = (await cards.allTextContents()).map((text) =>
      Date.parse(CHECK_IN.exec(text)?.[0] ?? ''),
    );
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(Math.min(...days)).toBeGreaterThan(Date.now() + 44 * DAY_MS);
  }).toPass({ timeout: 20_000 });
};

test('Last Call stays show their total with tax, the days, and what is left @desktop', async ({
  page,
}) => {
  await page.goto('/lastCallVacation');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(15);
  for (const text of await cards.allTextContents()) {
    expect(text).toMatch(TOTALS);
    expect(text).toMatch(LEFT);
    expect(text).toContain('6 nights');
    expect(text).not.toMatch(/[34] bedroom/);
  }
  await expectGoodPage(page);
  await page.getByLabel('Sort by').selectOption('Earliest check-in');
  await expect(page).toHaveURL(/sort=date/);
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page).toHaveURL(/window=later/);
  // Not how many there are: other journeys hold and book units of the same club meanwhile.
  await expectLaterInOrder(cards);
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('date');
  await expect(page.getByRole('button', { name: 'Later', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectLaterInOrder(cards);
});

test('on phones a bar replaces the footer, with the map, saved resorts and filters @phone', async ({
  page,
}, info) => {
  await page.goto('/lastCallVacation');
  await expect(page.getByRole('article').first()).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Last Call' });
  if (info.project.name !== 'phone') {
    await expect(bar).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    return;
  }
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const filters = bar.getByRole('button', { name: /^Filters/ });
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: '3 bedroom' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Studio' }).click();
  await expectGoodPage(page);
  await sheet.getByRole('button', { name: /^Show [\d,]+ stays?$/ }).click();
  await expect(page).toHaveURL(/unit=studio/);
  await expect(filters).toHaveText('Filters (1)');
  await filters.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/unit=studio/);

  const map = bar.getByRole('button', { name: 'Map' });
  await map.click();
  await expect(page).toHaveURL(/unit=studio.*view=map/);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const saved = bar.getByRole('link', { name: /^My Favorites/ });
  await expect(saved).toHaveAttribute('href', '/myFavorites?unit=studio');
  await saved.click();
  await expect(page).not.toHaveURL(/lastCallVacation$/);
});

test('days of check-in and order are chosen by keyboard alone @full', async ({ page }) => {
  await page.goto('/lastCallVacation');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next 45 days' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/window=7/);
  await expect(page.getByRole('button', { name: 'Next 7 days' })).toBeFocused();
  await page.getByLabel('Sort by').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/window=7&sort=date/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
