import type { Page } from '@playwright/test';
import { DEMO_MEMBER } from './accounts.ts';
import { arriveAs, joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { ownResort, untilListed } from './own-resort.ts';
import { bookWanted, WANTED } from './wanted-stay.ts';

const opener = (page: Page) =>
  page.getByRole('button', { name: /^(More filters|Filters)( \(\d+\))?$/ });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Filters in force' });
/** Cards of the directory, not of the rows above it. */
const cards = (page: Page) => page.locator('#resorts').getByRole('article');
const overlays = (page: Page) => page.locator('dialog[open]');

/** The number on the button that applies. */
const promised = async (page: Page): Promise<number> => {
  const apply = sheetOf(page).getByRole('button', { name: /^Show [\d,]+ resorts?$/ });
  await expect(apply).toBeVisible();
  return Number(((await apply.textContent()) ?? '').replaceAll(/\D/g, ''));
};

test('filters of the directory count before they apply, and live in the address @phone', async ({
  page,
}) => {
  // No resort that another journey adds meanwhile is for golf, so only a press changes the number.
  await page.goto('/?amenity=Golf');
  const heading = page.getByRole('heading', { name: /resorts match$/ });
  await expect(heading).toBeVisible();
  await opener(page).click();
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  let count = await promised(page);
  await expect(heading).toHaveText(`${count} resorts match`);
  for (const name of ['RCI Gold Crown', '4+']) {
    const before = count;
    await sheet.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(async () => {
        count = await promised(page);
        return count;
      })
      .toBeLessThan(before);
  }
  await expectGoodPage(page);
  await sheet.getByRole('button', { name: /^Show / }).click();

  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/sleeps=4&crown=gold&amenity=Golf/);
  await expect(heading).toHaveText(`${count} resorts match`);
  await expect(chips(page).getByRole('button')).toHaveText([
    'Sleeps 4+',
    'RCI Gold Crown',
    'Golf',
    'Clear all',
  ]);
  await expectGoodPage(page);

  await page.reload();
  await expect(heading).toHaveText(`${count} resorts match`);
  await chips(page).getByRole('button', { name: 'Remove filter Golf' }).click();
  await expect(page).toHaveURL(/\?sleeps=4&crown=gold$/);
  await page.goBack();
  await expect(heading).toHaveText(`${count} resorts match`);
  await chips(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('heading', { name: 'Resorts around the world' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('Back closes the sheet and leaves the list as it was @full', async ({ page }) => {
  // No resort that another journey adds meanwhile is for golf.
  await page.goto('/?amenity=Golf');
  const heading = page.getByRole('heading', { name: /resorts match$/ });
  await expect(heading).toBeVisible();
  const before = await heading.textContent();
  await opener(page).click();
  await sheetOf(page).getByRole('button', { name: 'Spa', exact: true }).click();
  await page.goBack();
  await expect(overlays(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/\?amenity=Golf$/);
  await expect(heading).toHaveText(before ?? '');
  await opener(page).click();
  await expect(sheetOf(page).getByRole('button', { name: 'Spa', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(overlays(page)).toHaveCount(0);
});

test('the sheet works by keyboard alone, and keeps the focus inside @full', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  const isInside = () =>
    page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement));
  await sheet.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(sheet.getByRole('button', { name: /^Show / })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
  await sheet.getByRole('button', { name: 'Spa', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('button', { name: 'Spa', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sheet.getByRole('button', { name: /^Show / }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?amenity=Spa$/);
  await expect(opener(page)).toBeFocused();
  const chip = chips(page).getByRole('button', { name: 'Remove filter Spa' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlays(page)).toHaveCount(0);
});

test('a list in another order begins at its first page and keeps the order over pages @full', async ({
  page,
}) => {
  await page.goto('/?page=3');
  await expect(cards(page).first()).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Name, A–Z');
  await expect(page).toHaveURL(/page=3&sort=name$/);
  const names = async () =>
    (await cards(page).getByRole('heading').allTextContents()).map((name) => name.toLowerCase());
  await expect.poll(async () => (await names())[0]?.[0]).toBe('a');
  const first = await names();
  expect(first).toEqual([...first].toSorted());
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/match=2/);
  await expect.poll(async () => (await names())[0]).not.toBe(first[0]);
  expect(((await names())[0] ?? '') >= (first.at(-1) ?? '')).toBe(true);
});

test('with dates only resorts with free nights are shown, from the moment they are sold @desktop', async ({
  page,
  browser,
}) => {
  const resort = await ownResort(page.request, { units: 1 });
  await untilListed(page.request, resort.id);
  const dates = `from=${WANTED.from}&to=${WANTED.to}`;
  await page.goto(`/search?q=${resort.id}&${dates}`);
  const card = page.getByRole('article').filter({ hasText: resort.name });
  await expect(card).toBeVisible();

  const buyer = await browser.newPage();
  const person = await joinClub(buyer, '/about');
  await bookWanted(page.request, person, resort.id);
  await buyer.close();

  // Live: nothing is pressed.
  await expect(card).toBeHidden();
  const empty = page.getByRole('heading', { name: 'No resort has all of that' });
  if (await empty.isVisible()) {
    await expectGoodPage(page);
    await page
      .getByRole('button', { name: /^Drop .* · \d+ resorts?$/ })
      .first()
      .click();
  } else {
    await chips(page).getByRole('button').first().click();
  }
  await expect(page).not.toHaveURL(/from=/);
  await expect(card).toBeVisible();
});

test('dates are chosen in a calendar, and prices are those of the dates @desktop', async ({
  page,
}, info) => {
  await page.goto('/?unit=studio');
  await expect(cards(page).first()).toBeVisible();
  if (info.project.name === 'phone') await opener(page).click();
  else await page.getByRole('button', { name: 'Any dates', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Check-in').fill(WANTED.from);
  await dialog.getByLabel('Check-out').fill(WANTED.to);
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(new RegExp(`from=${WANTED.from}&to=${WANTED.to}&unit=studio`));
  await expect(cards(page).first()).toContainText('for 3 nights');
});

test('an empty list says which filter to drop @full', async ({ page }) => {
  // No resort that another journey adds meanwhile is for golf.
  await page.goto('/?unit=4+bedroom&usd=400&amenity=Golf');
  await expect(page.getByRole('heading', { name: 'No resort has all of that' })).toBeVisible();
  await expectGoodPage(page);
  const drop = page.getByRole('button', { name: /^Drop “Up to \$400\.00” · \d+ resorts?$/ });
  const count = /· (\d+ resorts?)/.exec((await drop.textContent()) ?? '')?.[1] ?? '';
  await drop.click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} match`) })).toBeVisible();
  await expect(page).toHaveURL(/\?unit=4\+bedroom&amenity=Golf$/);
});

test('members can look for what their points pay for @full', async ({ page }, info) => {
  await arriveAs(page, DEMO_MEMBER, '/search?q=bay');
  await expect(page.getByRole('heading', { name: /Search Results Found/ })).toBeVisible();
  if (info.project.name === 'phone') {
    await opener(page).click();
    await sheetOf(page)
      .getByLabel(/^Within my balance of [\d,]+ points$/)
      .check();
    await sheetOf(page)
      .getByRole('button', { name: /^Show / })
      .click();
  } else {
    await page.getByRole('button', { name: 'Within my balance', exact: true }).click();
  }
  await expect(page).toHaveURL(/balance=1/);
  await expect(
    chips(page).getByRole('button', { name: 'Remove filter Within my balance' }),
  ).toBeVisible();
  await expect(page.getByText(/resort\(s\) match your search/)).toBeVisible();
  await expectGoodPage(page);
});
