import { DEMO_ADMIN } from './accounts.ts';
import { arriveAs } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { dayAhead } from './days.ts';

const OVERVIEW = '/admin-panel/admin-overview';
/** The emulator starts a function at its first call, and much may be open. */
const FINISHED = { timeout: 90_000 };

test('an admin sees the result of reconciliation, and finishes open work at once @phone', async ({
  page,
}) => {
  await arriveAs(page, DEMO_ADMIN, OVERVIEW);
  const section = page.getByRole('region', { name: 'Reconciliation' });
  await expect(section).toContainText(/No reconciliation has run yet|difference/);
  await expectGoodPage(page);
  await section.getByRole('button', { name: 'Finish open work now' }).click();
  await expect(section.getByRole('status')).toHaveText(/Nothing was open|^Finished: \d/, FINISHED);
  await expectGoodPage(page);
});

test('an admin sees today and the last 30 days, also by keyboard and as a table @full', async ({
  page,
}) => {
  await arriveAs(page, DEMO_ADMIN, OVERVIEW);
  const today = page.getByRole('region', { name: 'Today' });
  // The demo club comes counted. The emulator can lose a change that is made while a page begins to
  // listen, so nothing is pressed before the first figures.
  await expect(today.getByText('Arrivals today')).toBeVisible();
  // The server counts every minute; the button does it now.
  await page.getByRole('button', { name: 'Finish open work now' }).click();
  const result = page.getByRole('region', { name: 'Reconciliation' }).getByRole('status');
  await expect(result.filter({ hasText: /Nothing was open|^Finished: \d/ })).toBeVisible(FINISHED);
  await expect(today.getByText('Arrivals today')).toBeVisible();
  await expect(today.getByRole('link', { name: /^New bookings today: \d/ })).toBeVisible();
  await expect(today.getByText(/[1-9]\d* new bookings/).first()).toBeVisible();
  await expectGoodPage(page);

  const chart = today.getByRole('slider', { name: 'New bookings by day' });
  await expect(chart).toHaveValue('30');
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveValue('29');
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /\d bookings?/);
  await expect(chart).toHaveValue('1');
  await today.getByText('All days as a table').click();
  await expect(today.getByRole('row')).toHaveCount(31);
  await expectGoodPage(page);
  await today.getByRole('link', { name: /^Open tickets: \d/ }).click();
  await expect(page).toHaveURL('/admin-panel/support?state=open');
});

test('the figures of today lead to lists of what they count @desktop', async ({ page }) => {
  await arriveAs(page, DEMO_ADMIN, OVERVIEW);
  const figure = (label: string) =>
    page.getByRole('region', { name: 'Today' }).getByRole('link', { name: label });
  // Not the same number: other journeys book stays of today meanwhile, and the server counts once a
  // minute. tests/api/overview.test.ts compares every figure with its list.
  const matches = page.getByText(/^\d+ bookings? match(es)?$/);
  await expect(figure('Arrivals today: ')).toHaveText(/^\d+$/);
  await figure('Arrivals today: ').click();
  await expect(matches).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('confirmed');
  await expect(page.getByLabel('Order')).toHaveValue('arrival');
  await expect(page.getByLabel('Arrival from')).toHaveValue(dayAhead(0));
  await expect(page.getByLabel('Arrival until')).toHaveValue(dayAhead(0));
  await expectGoodPage(page);

  await page.goto(OVERVIEW);
  await figure('Failed payments, last 30 days: ').click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('payment_failed');
  await expect(page.getByLabel('Booked from')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expect(matches).toBeVisible();
  await expectGoodPage(page);

  await page.goto(OVERVIEW);
  await figure('New bookings today: ').click();
  await expect(matches).toBeVisible();
});
