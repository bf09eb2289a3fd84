import { readFile } from 'node:fs/promises';
import type { StoredBooking } from '@club/domain/booking/booking';
import { unguarded } from '@club/domain/csv/csv';
import { formatsOf } from '@club/domain/format/formats';
import { readCsv } from '@club/domain/testing/csv-reader';
import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from './accounts.ts';
import { arriveAs, joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { ownResort } from './own-resort.ts';

// The journeys run in plain English.
const { formatPoints } = formatsOf('en');

const LIST = '/admin-panel/users-bookings';
/** A name that a spreadsheet would run as a formula. */
const LAST_NAME = '=Hopeful';

const depositPoints = async (page: Page, points: string): Promise<void> => {
  await page.getByRole('button', { name: 'DEPOSIT MY POINTS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit points' });
  await dialog.getByLabel('Points', { exact: true }).fill(points);
  await dialog.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`You have ${points} points in your RCI account`)).toBeVisible();
};

/** Books two nights far enough ahead for a full refund, by POST /bookings. */
const bookWithPoints = async (
  page: Page,
  token: string,
  email: string,
  resortId: string,
): Promise<StoredBooking> => {
  const answer = await page.request.post('/bookings', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      resort: { _id: resortId },
      email,
      paymentMethod: 'points',
      startDate: dayAhead(60),
      endDate: dayAhead(62),
      unitType: 'studio',
      billingInfo: {
        firstName: 'Test',
        lastName: LAST_NAME,
        phoneNumber: '+1 555 0100 200',
        address1: '1 Example Street',
        city: 'Springfield',
        state: 'Illinois',
        postalCode: '62701',
        country: 'USA',
      },
      paymentDetails: null,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as StoredBooking;
};

const detailLink = (adminPage: Page, id: string) =>
  adminPage.getByRole('main').locator(`a[href*="booking=${id}"]`);
const drawer = (adminPage: Page) => adminPage.getByRole('dialog', { name: 'Booking', exact: true });

test('an admin finds a stay, exports it, and cancels it with its refund before the member’s eyes @desktop', async ({
  browser,
  page,
  request,
}) => {
  const resort = await ownResort(request);
  const member = await joinClub(page, '/');
  await depositPoints(page, '60,000');
  const booking = await bookWithPoints(page, member.token(), member.email, resort.id);
  const paid = formatPoints(booking.points);
  await page.goto('/dashboard/my-bookings');
  const card = page.getByRole('article', { name: resort.name });
  await expect(card.getByText('Confirmed')).toBeVisible();

  const adminPage = await browser.newPage();
  await arriveAs(adminPage, DEMO_ADMIN, LIST);
  await expect(
    adminPage.getByRole('heading', { level: 1, name: /^Total Bookings [\d,]+$/ }),
  ).toBeVisible();
  await expect(detailLink(adminPage, booking._id)).toBeVisible();
  await expectGoodPage(adminPage);

  // Filter and search: the address carries both, and Back takes them out one by one.
  await adminPage.getByLabel('Status').selectOption('Cancelled');
  await expect(adminPage).toHaveURL(`${LIST}?status=cancelled`);
  await expect(detailLink(adminPage, booking._id)).toBeHidden();
  await adminPage.getByLabel('Status').selectOption('Confirmed');
  await adminPage.getByLabel('Search bookings').fill(member.email);
  await expect(adminPage).toHaveURL(/status=confirmed&q=member/);
  await expect(adminPage.getByText('1 booking matches')).toBeVisible();
  await expect(detailLink(adminPage, booking._id)).toBeVisible();
  await adminPage.goBack();
  await expect(adminPage.getByLabel('Search bookings')).toHaveValue('');
  await adminPage.goForward();
  await expect(adminPage.getByLabel('Search bookings')).toHaveValue(member.email);
  await expect(adminPage.getByText('1 booking matches')).toBeVisible();

  // The number, as it is said on the phone: without its prefix, in any case.
  const number = booking.number ?? 'none';
  await expect(card.getByText(number)).toBeVisible();
  const spoken = number.replace('TW-', '').toLowerCase();
  await adminPage.getByLabel('Search bookings').fill(spoken);
  // What follows is true of the search before as well, which is still there until typing pauses.
  await expect(adminPage).toHaveURL(new RegExp(`q=${spoken}`));
  await expect(adminPage.getByText('1 booking matches')).toBeVisible();
  await expect(adminPage.getByRole('main').getByText(number).first()).toBeVisible();

  // The file holds what the filter shows, and runs nothing.
  const downloading = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tideaway-bookings-\d{4}-\d\d-\d\d\.csv$/);
  const [head = [], ...rows] = readCsv(await readFile(await download.path(), 'utf8'));
  const cell = (name: string): string => rows[0]?.[head.indexOf(name)] ?? 'no such cell';
  expect(rows).toHaveLength(1);
  expect(cell('Booking ID')).toBe(booking._id);
  expect(cell('Total points')).toBe(String(booking.points));
  expect(cell('Billing last name')).toBe(`'${LAST_NAME}`);
  expect(unguarded(cell('Billing last name'))).toBe(LAST_NAME);
  await expect(adminPage.getByText('1 booking saved.')).toBeVisible();

  // The detail, at an address of its own.
  await detailLink(adminPage, booking._id).click();
  await expect(drawer(adminPage).getByText(`${number} · ${booking._id}`)).toBeVisible();
  await expect(drawer(adminPage).getByText(member.name).first()).toBeVisible();
  await expectGoodPage(adminPage);
  await adminPage.goBack();
  await expect(drawer(adminPage)).toBeHidden();
  await detailLink(adminPage, booking._id).click();

  // Cancel: what goes back is shown before, the reason is required.
  await drawer(adminPage).getByRole('button', { name: 'Cancel booking' }).click();
  const cancel = adminPage.getByRole('dialog', { name: 'Cancel this booking' });
  await expect(cancel.getByText(/Everything is given back until/)).toBeVisible();
  const confirm = cancel.getByRole('button', { name: `Cancel and give back ${paid}` });
  await confirm.click();
  await expect(cancel.getByText('Reason is required.')).toBeVisible();
  await cancel.getByLabel('Reason').fill('Storm damage at the resort');
  await expectGoodPage(adminPage);
  await confirm.click();
  await expect(cancel).toBeHidden();
  // The member is looking, and has not done it.
  await expect(page.getByText(`Booking cancelled. ${resort.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'See what came back' })).toBeVisible();
  await expect(
    adminPage.getByText(`Booking cancelled. Given back to the account: ${paid}.`).last(),
  ).toBeVisible();
  await expect(drawer(adminPage).getByText('Cancelled').first()).toBeVisible();
  await expect(drawer(adminPage).getByText('Storm damage at the resort')).toBeVisible();
  await expect(drawer(adminPage).getByRole('button', { name: 'Cancel booking' })).toBeHidden();

  // The member's open page follows, and the points are there again.
  await page.getByRole('tab', { name: 'Cancelled (1)' }).click();
  await expect(card.getByText('Cancelled')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('You have 60,000 points in your RCI account')).toBeVisible();

  // The list behind the detail follows its filter; the booking's number still opens it.
  await drawer(adminPage).getByRole('button', { name: 'Close' }).click();
  await expect(adminPage.getByRole('heading', { name: 'No bookings found.' })).toBeVisible();
  await adminPage.getByLabel('Search bookings').fill(booking._id);
  await expect(drawer(adminPage).getByText('Storm damage at the resort')).toBeVisible();
  await adminPage.close();
});
