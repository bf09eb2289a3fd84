import { expect, expectGoodPage, test } from './club-test.ts';

const OPEN_PAGES = [
  '/lastCallVacation',
  '/about',
  '/directory',
  '/tv',
  '/privacy',
  '/contact',
  '/help',
  '/magazine',
  '/search_bar_mobile',
  '/registration',
];

// The one journey that asks axe about the open pages as they are opened.
test('every open page is whole @phone', async ({ page }) => {
  for (const path of OPEN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodPage(page);
  }
});

test('an unknown address and an unknown resort have a way on @desktop', async ({
  page,
  problems,
}) => {
  problems.expectRejected(404);
  problems.expectRejected(414);
  for (const path of ['/nothing-here', '/dashboard/nothing', '/%25', '/singleResortPage/']) {
    await page.goto(path);
    await expect(page.getByText('The Page Not Found!')).toBeVisible();
  }
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Go Back to Homepage' }).click();
  await expect(page).toHaveURL('/');
  for (const id of ['no-such-resort', 'no such resort', '%3Cscript%3E', 'a'.repeat(2000)]) {
    await page.goto(`/singleResortPage/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
  await expectGoodPage(page);
});

test('rubbish in addresses of the booking flow gets words and a way on @full', async ({ page }) => {
  const day = '2001-01-01';
  await page.goto('/single-available-unit');
  await expect(page.getByText('Error: No resort data found.')).toBeVisible();
  await expectGoodPage(page);
  await page.goto('/checkout');
  await expect(page.getByText('Error: No booking information provided.')).toBeVisible();
  await expectGoodPage(page);
  for (const query of [
    'resort=%00&type=x',
    `resort=R1&unit=castle&from=${day}&to=${day}`,
    'resort=R1&unit=studio&from=2027-02-30&to=zzz',
    `resort=R1&unit=3+bedroom&type=lastCall&from=${day}&to=2999-01-01`,
  ]) {
    for (const path of ['/single-available-unit', '/checkout', '/payment']) {
      await page.goto(`${path}?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  for (const path of [
    '/?page=-7&location=%00',
    '/?page=99999999999',
    '/search?q=&ids=,,,',
    '/search?q=%25&ids=<x>',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('stored state from an older version or of rubbish is put aside @full', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      for (const key of [
        'currentResort',
        'searchHistory',
        'colorScheme',
        'session',
        'checkoutDraft',
        'bookingAttempt',
        'hold',
      ]) {
        area.setItem(key, '{"version":0,"value":[null,{"a":');
      }
    }
  });
  for (const path of [
    '/',
    '/single-available-unit',
    '/checkout',
    '/payment',
    '/search_bar_mobile',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.evaluate(() => {
    localStorage.setItem(
      'currentResort',
      JSON.stringify({ _id: 7, place_name: null, vacationType: 'cruise' }),
    );
  });
  await page.goto('/single-available-unit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a lost connection is shown, and the page continues when it is back @phone', async ({
  page,
  context,
  problems,
}) => {
  problems.expectCutConnection();
  await page.goto('/');
  await expect(page.locator('a[href^="/singleResortPage/"]').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/offline|connection/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/you are offline/i)).toBeHidden();
});
