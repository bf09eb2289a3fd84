import { expect, test } from './club-test.ts';

test.use({ javaScriptEnabled: false });

// Playwright's roles, labels and texts leave out what is in `<noscript>`: those parts go by CSS.
test('a reader without script finds a stay and its nights @desktop', async ({ page, problems }) => {
  // The last address is not one of the site.
  problems.expectRejected(404);
  await page.goto('/');
  await expect(page.locator('noscript > p')).toContainText('Without JavaScript you can read');

  await page.locator('noscript summary').click();
  const filters = page.locator('noscript details form');
  await filters.locator('[name="sort"]').selectOption('Name, A–Z');
  await filters.locator('[name="sleeps"]').selectOption('2+');
  await filters.locator('button').click();
  await expect(page).toHaveURL(/sleeps=2.*#resorts$/);
  await expect(page.locator('#resorts noscript li a')).toHaveText('Remove filter Sleeps 2+');
  const names = page.locator('#resorts article').getByRole('heading');
  const first = await names.first().textContent();

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/match=2#resorts$/);
  await expect(names.first()).not.toHaveText(first ?? '');
  const second = page.getByRole('button', { name: 'Page 2' });
  await expect(second).toHaveAttribute('aria-current', 'page');

  const name = (await names.first().textContent()) ?? '';
  await page.locator('#resorts article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('noscript table')).toHaveCount(13);
  // In the panel on a desk, else above the sections.
  const stay = page.locator('noscript section[aria-label="Your stay"]').filter({ visible: true });
  await expect(stay).toContainText('Booking needs JavaScript.');
  await stay.locator('[name="type"]').selectOption('Card');
  await stay.locator('button').click();
  await expect(page).toHaveURL(/type=lastCall/);
  await expect(stay).toContainText('$');
  await page.getByRole('link', { name: 'Room Details' }).click();
  await expect(page).toHaveURL(/tab=rooms#rooms$/);
  await expect(page.locator('#rooms')).toBeInViewport();

  // Phones have the field on a page of its own.
  const searchPage = page.locator('header noscript a');
  const isPhone = await searchPage.isVisible();
  if (isPhone) await searchPage.click();
  const search = isPhone
    ? page.locator('main').getByRole('search')
    : page.getByRole('search', { name: 'Site' });
  await search.getByRole('combobox').fill(name);
  await search.locator('noscript button').click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible();

  // A criterion is read by the server; a filter goes with its words.
  await search.getByRole('combobox').fill('pools in italy');
  await search.locator('noscript button').click();
  await expect(page).toHaveURL(/&location=Italy.*&amenity=Pool/);
  await page.locator('noscript li a', { hasText: 'Remove filter Italy' }).click();
  await expect(page).toHaveURL(/\?q=pools&/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/help');
  await page.getByText('How do I get points?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.goto('/no-such-page');
  await expect(page.locator('noscript p').first()).toHaveText('This page needs JavaScript.');
});
