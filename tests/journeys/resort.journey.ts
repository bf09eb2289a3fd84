import type { Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import { resortPage } from './resort-page.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'About this resort' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the tabs stay in view and lead to their sections, the page is shared, and a similar resort opens @phone', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const resort = await ownResort(request);
  await page.goto(resortPage(resort.id));
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await page.getByRole('button', { name: `Share ${resort.name}` }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(resortPage(resort.id), page.url()).href);
  const heart = page.getByRole('button', { name: `Save ${resort.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const similar = page.getByRole('heading', { level: 2, name: /^(Similar|More) resorts/ });
  const current = tabs(page).locator('[aria-current="location"]');
  await expect(current).toHaveText('Available Units');
  await section(page, 'Resort Details').evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 100);
  });
  await expect(current).toHaveText('Resort Details');
  await expect(tabs(page)).toBeInViewport();

  await tabs(page).getByRole('link', { name: 'Room Details' }).click();
  await expect(page).toHaveURL(/\?tab=rooms$/);
  await expect(current).toHaveText('Room Details');
  await expect(section(page, 'Room Details')).toBeInViewport();
  await expect(
    section(page, 'Room Details')
      .getByText(/^Private sleeping for \d/)
      .first(),
  ).toBeVisible();
  const row = await tabs(page).boundingBox();
  const opened = await section(page, 'Room Details').boundingBox();
  // The section begins where the row ends: nothing of it is scrolled past.
  expect(opened?.y).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0), -1);

  await tabs(page).getByRole('link', { name: 'Area info' }).click();
  const map = page.getByRole('region', { name: `Map around ${resort.name}` });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: new RegExp(`^${resort.name}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectGoodPage(page);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await similar.scrollIntoViewIfNeeded();
  await expect(similar).toBeVisible();
  const other = page
    .locator('section')
    .filter({ has: similar })
    .last()
    .locator('a[href^="/singleResortPage/"]')
    .first();
  const href = await other.getAttribute('href');
  expect(href).not.toBe(resortPage(resort.id));
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${href ?? ''}$`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(resort.name);
  await expect(page.getByText(/^Resort ID /)).toBeVisible();
});

test('pictures, tabs, nights, sharing and the panel work by keyboard alone @full', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const resort = await ownResort(request);
  await page.goto(resortPage(resort.id));
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: `Share ${resort.name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();

  const pictures = page.getByRole('region', { name: `Pictures of ${resort.name}` });
  const picture = pictures.getByRole('button', { name: new RegExp(`^${resort.name} in `) }).first();
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Pictures of ${resort.name}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();

  await tabTo(page, tabs(page).getByRole('link', { name: 'Reviews' }));
  await page.keyboard.press('Enter');
  await expect(section(page, 'Reviews')).toBeFocused();
  await expect(section(page, 'Reviews')).toBeInViewport();
  await tabTo(page, tabs(page).getByRole('link', { name: 'Available Units' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Available Units')).toBeFocused();

  await tabTo(page, page.locator('[data-date][tabindex="0"]'));
  for (let turns = 0; turns < 4; turns += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^Sat, \d+ \w{3} \d{4}: [\d,]+ points, \d+ left/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ · 2 nights · [\d,]+ points$/)).toBeVisible();
  await expectGoodPage(page);
  await expect(page).toHaveURL(/\?tab=units&from=.+&to=.+$/);
});
