import { DEMO_MEMBER } from './accounts.ts';
import { arriveAs } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { STEADY_LIST, steadyPage } from './steady-place.ts';

test('Back from a resort restores the page of the directory and the place on it @phone', async ({
  page,
}) => {
  await page.goto(steadyPage(3));
  const directory = page.getByRole('region', { name: STEADY_LIST });
  const cards = directory.locator('a[href^="/singleResortPage/"]');
  await expect(cards).toHaveCount(15);
  const card = cards.nth(9);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page.getByText(/^Resort ID /)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/match=3/);
  await expect(cards.nth(9)).toHaveAttribute('href', href ?? '');
  await expect
    .poll(() => page.evaluate(() => scrollY), { message: 'the place on the page' })
    .toBeGreaterThan(before - 60);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 60);
});

test('the notice tells a member what the points are, when they end, and what they can book @desktop', async ({
  page,
}) => {
  await arriveAs(page, DEMO_MEMBER, '/');
  const notice = page.getByRole('region', { name: 'Your points' });
  await expect(notice.getByRole('heading', { name: /^You have [\d,]+ points/ })).toBeVisible();
  await expect(notice.getByText(/expire after/)).toBeVisible();
  await notice.getByRole('link', { name: 'What can I book with this?' }).click();
  await expect(page).toHaveURL(/balance=1/);
  await expect(page.getByRole('button', { name: /within my balance/i }).first()).toBeVisible();
  await expectGoodPage(page);
});

test('the magazine promo opens a page with three articles @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Learn More/ }).click();
  await expect(page).toHaveURL(/\/magazine/);
  await expect(page.getByRole('article')).toHaveCount(3);
});
