import { expect, expectGoodPage, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import { STEADY_LIST, steadyPage } from './steady-location.ts';

test('a visitor browses, filters, turns pages and comes back to the same place @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Find your dream vacation!' })).toBeVisible();
  await expect(page.getByText('You have ZERO points in your RCI account!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'DEPOSIT MY POINTS' })).toBeVisible();
  const directory = page.getByRole('region', { name: 'Resorts around the world' });
  const cards = directory.locator('a[href^="/singleResortPage/"]');
  await expect(cards).toHaveCount(15);
  await expectGoodPage(page);

  const pages = page.getByRole('navigation', { name: 'Pages of resorts' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);

  await page.goto(steadyPage(1));
  const steady = page.getByRole('region', { name: STEADY_LIST });
  const steadyCards = steady.locator('a[href^="/singleResortPage/"]');
  await expect(pages.getByRole('button', { name: 'Prev' })).toBeDisabled();
  const firstPage = await steadyCards.first().getAttribute('href');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/match=2/);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await expect(steadyCards.first()).not.toHaveAttribute('href', firstPage ?? '');

  const secondPage = await steadyCards.first().getAttribute('href');
  await steadyCards.first().click();
  await expect(page).toHaveURL(/\/singleResortPage\//);
  await page.goBack();
  await expect(page).toHaveURL(/match=2/);
  await expect(steadyCards.first()).toHaveAttribute('href', secondPage ?? '');

  await page.getByLabel('Filter by location').fill('  PORTUGAL ');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^\d+ resorts? in “PORTUGAL”$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^\d+ resorts? in “PORTUGAL”$/ })).toBeVisible();

  await page.getByLabel('Filter by location').fill('nowhere at all');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No resort there' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all resorts' }).click();
  await expect(cards).toHaveCount(15);
});

test('a visitor searches, sees the history, and reads a resort @full', async ({
  page,
  request,
}, info) => {
  const resort = await ownResort(request);
  await page.goto('/');
  if (info.project.name === 'phone') {
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search_bar_mobile/);
  }
  const field = page
    .getByPlaceholder('Search by resort Name, Location, ID')
    .filter({ visible: true });
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).not.toHaveURL(/\/search\?/);
  await field.fill(resort.id);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${resort.id}&ids=`));
  await expect(
    page.getByRole('heading', { name: `Search Results Found: ${resort.id}` }),
  ).toBeVisible();
  await expect(page.getByText(/^\d+ resort\(s\) match your search$/)).toBeVisible();
  await expect(page.getByText(/500 more Sat and Sun/).first()).toBeVisible();
  await expectGoodPage(page);

  await page.goto('/search?q=zzzqqq');
  await expect(page.getByRole('heading', { name: 'No Results Found for zzzqqq' })).toBeVisible();
  await expectGoodPage(page);

  await page.goto('/search_bar_mobile');
  const history = page.getByRole('main').getByText('Your Search History');
  await expect(history).toBeVisible();
  await page.getByRole('main').getByRole('option', { name: resort.id, exact: true }).click();
  await expect(page).toHaveURL(/\/search\?/);
  await page.getByRole('main').locator(`a[href^="/singleResortPage/${resort.id}"]`).first().click();

  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();
  await expect(page.getByText(`Resort ID ${resort.id}`)).toBeVisible();
  const tabs = ['Available Units', 'Room Details', 'Resort Details', 'Area info', 'Reviews'];
  const row = page.getByRole('navigation', { name: 'About this resort' });
  await expect(row.getByRole('link')).toHaveText(tabs);
  for (const name of tabs) {
    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport();
    await expect(row.locator('[aria-current="location"]')).toHaveText(name);
  }
  await expectGoodPage(page);
  await page.reload();
  await expect(row.locator('[aria-current="location"]')).toHaveText('Reviews');
  await expect(page.getByRole('region', { name: 'Reviews', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: /Back/ }).click();
  await expect(page).toHaveURL(/\/search\?/);
});
