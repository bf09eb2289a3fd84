import { expect, test } from './club-test.ts';

test.use({ javaScriptEnabled: false });

/** Fields that a script brings have the same labels, and are not in view. */
const SEEN = { visible: true } as const;

test('a reader without script finds a stay and its nights @desktop', async ({ page, problems }) => {
  // The last address is not one of the site.
  problems.expectRejected(404);
  await page.goto('/');
  await expect(page.getByText('Without JavaScript you can read, filter and search.')).toBeVisible();

  await page.getByText('Filters and order').click();
  const filters = page.locator('details form');
  await filters.getByLabel('Sort by').selectOption('Name, A–Z');
  await filters.getByLabel('Sleeps').selectOption('2+');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/sleeps=2.*#resorts$/);
  await expect(page.getByRole('link', { name: 'Remove filter Sleeps 2+' })).toBeVisible();
  const names = page.locator('#resorts article').getByRole('heading');
  const first = await names.first().textContent();

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/match=2#resorts$/);
  await expect(names.first()).not.toHaveText(first ?? '');
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const name = (await names.first().textContent()) ?? '';
  await page.locator('#resorts article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Booking needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('table').filter(SEEN)).toHaveCount(13);
  await page.getByLabel('Pay with').filter(SEEN).selectOption('Card');
  await page.getByRole('button', { name: 'Show the price' }).click();
  await expect(page).toHaveURL(/type=lastCall/);
  await expect(page.getByRole('region', { name: 'Your stay' }).filter(SEEN)).toContainText('$');
  await page.getByRole('link', { name: 'Room Details' }).click();
  await expect(page).toHaveURL(/tab=rooms#rooms$/);
  await expect(page.getByRole('region', { name: 'Room Details' })).toBeInViewport();

  const search = page.getByRole('search', { name: 'Site' });
  await search.getByRole('combobox').fill(name);
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible();

  await page.goto('/help');
  await page.getByText('How do I get points?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.goto('/no-such-page');
  await expect(page.getByText('This page needs JavaScript.')).toBeVisible();
});
