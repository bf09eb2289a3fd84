import type { Page } from '@playwright/test';
import { dismissDialog, logIn } from './accounts.ts';
import { joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { ownResort } from './own-resort.ts';
import {
  chooseVacation,
  fillBilling,
  fillCard,
  fillGuest,
  takeOffer,
  takeDates,
  takeSuggestedDates,
} from './stay-steps.ts';

const GUEST = { firstName: 'Guest', lastName: 'Example' } as const;

/** The first hold of a club that has just been started takes its time on a busy machine. */
const SOON = { timeout: 45_000 };

/** The seconds that the clock of a page shows. */
const secondsShown = async (page: Page): Promise<number> => {
  const [minutes, seconds] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return (minutes ?? NaN) * 60 + (seconds ?? NaN);
};

/** When the hold of the next response ends, as the server says, milliseconds since 1970. */
const nextHoldEnd = async (page: Page): Promise<number> => {
  const response = await page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/holdoffer') && one.ok(),
    SOON,
  );
  // The envelope of a callable; the contract says what is in it.
  return ((await response.json()) as { result: { expiresAt: number } }).result.expiresAt;
};

test('a guest’s stay by card survives reloads, a cut connection, a lost answer, a double click and Back, and is booked once @phone', async ({
  page,
  context,
  request,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.expectCutConnection();
  problems.expectRejected(409);
  const resort = await ownResort(request);
  await joinClub(page, `/singleResortPage/${resort.id}`);
  await chooseVacation(page, 'Last Call Vacations');

  // A reload keeps the dates open, Back closes them.
  const dialog = page.getByRole('dialog', { name: 'Select Booking Dates' });
  await page.getByRole('button', { name: 'Select Date' }).first().click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/single-available-unit\?/);
  const firstEnd = nextHoldEnd(page);
  await takeSuggestedDates(page, 'Studio');

  // A reload and a second tab show the same clock, and never more time than there is.
  await expect(page.getByText('These nights are held for you.')).toBeVisible(SOON);
  const endsAt = await firstEnd;
  const secondEnd = nextHoldEnd(page);
  await page.reload();
  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  expect(await secondEnd).toBe(endsAt);
  const left = Math.ceil((endsAt - Date.now()) / 1000);
  expect(await secondsShown(page)).toBeLessThanOrEqual(left);
  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  await expect(secondTab.getByText('These nights are held for you.')).toBeVisible();
  const [here, there] = await Promise.all([secondsShown(page), secondsShown(secondTab)]);
  expect(Math.abs(here - there)).toBeLessThanOrEqual(1);
  await secondTab.close();
  await expect(page.getByRole('heading', { name: 'If you cancel' })).toBeVisible();
  await takeOffer(page, 'Book Now');

  await page.getByRole('radio', { name: /A Guest/ }).check();
  await page.getByLabel('City').fill('Sample City');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('There are 8 things to correct')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('There are 8 things to correct');
  await page.getByRole('button', { name: 'Phone number is required.' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await fillGuest(page, GUEST);
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue(GUEST.lastName);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm Your Payment' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Guest Example, guest@example\.com\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Billing information' })).toHaveCount(0);
  await fillCard(page, '4242424242424242');

  // Without a connection nothing is booked, and nothing typed is lost.
  const confirm = page.getByRole('button', { name: 'Confirm Payment' });
  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect(page.getByText(/Your hold is still valid/)).toBeVisible();
  await expectGoodPage(page);
  await context.setOffline(false);
  await expect(page.getByLabel(/^Card number/)).toHaveValue('4242 4242 4242 4242');

  // The club books, but its answer is lost on the way, and the page is loaded again.
  await page.route('**/bookings', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await confirm.click();
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
  await page.unroute('**/bookings');
  await page.reload();
  // The booked stay has the last four digits; the number is in no document.
  expect(
    await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ),
  ).not.toMatch(/4242\W?4242/);
  await fillCard(page, '4242424242424242');
  await confirm.dblclick();
  await dismissDialog(page, 'Booking confirmed!');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Confirmation' })).toBeVisible();

  // Back leads to no second booking unawares.
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\?/);
  const words = /^You already have a .+ here on these dates\. Book another one\?$/;
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book another one' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Payment' })).toHaveCount(0);
  await expectGoodPage(page);
  await page.goto(page.url().replace('/checkout', '/payment'));
  await fillCard(page, '4242424242424242');
  await fillBilling(page);
  await confirm.click();
  const question = page.getByRole('alertdialog', { name: words });
  await expectGoodPage(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.goto('/dashboard/my-bookings');
  await expect(page.getByText('Total Bookings 1')).toBeVisible();
});

test('a guest’s stay for points survives the end of its hold and of the session @full', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000);
  const resort = await ownResort(request);
  await page.clock.install();
  const member = await joinClub(page, `/singleResortPage/${resort.id}`);
  await chooseVacation(page, 'Club Points Vacations');
  await takeDates(page, '2 bedroom', { from: dayAhead(30), to: dayAhead(36) });
  await expect(page.getByText('These nights are held for you.')).toBeVisible(SOON);

  // Announced politely at 2:00 and 0:20; at 0:00 the button stays and looks again.
  const left = await secondsShown(page);
  await page.clock.fastForward((left - 115) * 1000);
  await expect(page.getByText(/^2 minutes left\. The button/)).toBeAttached();
  await page.clock.fastForward(98_000);
  await expect(page.getByText(/^20 seconds left\. The button/)).toBeAttached();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('The time is up.')).toBeAttached();
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(page.getByText('Your hold has ended.')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Redeem Points' }).click();
  await expect(page).toHaveURL(/\/checkout\?/);

  // It ends again in the middle of a form.
  await page.getByRole('radio', { name: /A Guest/ }).check();
  await fillGuest(page, GUEST);
  await page.clock.fastForward('08:10');
  await expect(page.getByText('Your hold has ended. Nothing you typed is lost.')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Hold these nights again' }).click();
  await expect(page.getByText('Your hold has ended. Nothing you typed is lost.')).toBeHidden();
  await expect(page.getByLabel('First name')).toHaveValue(GUEST.firstName);
  await page.getByRole('button', { name: 'Redeem Points' }).click();
  await expect(page.getByText(/^Guest Example, guest@example\.com\./)).toBeVisible();

  // Signed out in another tab; after signing in again the member continues where they were.
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await dismissDialog(page, 'You are signed out');
  await expect(
    page.getByRole('heading', { name: 'You must be logged in to complete your booking.' }),
  ).toBeVisible();
  await other.close();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, member);
  await expect(page).toHaveURL(/\/payment\?/);
  await expect(page.getByText(/^Guest Example, guest@example\.com\./)).toBeVisible();
  await page.getByRole('heading', { name: 'Your points' }).click();
  await expect(page.getByText('Balance after this booking')).toBeVisible();
  await expect(page.getByText('Borrowed from your next use year')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Confirm Points Redemption' }).click();
  await dismissDialog(page, 'Booking confirmed!');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Points Redemption Confirmation' }),
  ).toBeVisible();
  await expect(page.getByText('Guest Example').first()).toBeVisible();
});
