import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dismissDialog } from './accounts.ts';
import { joinClub } from './arrivals.ts';
import { expect, expectGoodPage, FIRST_CALL, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { ownResort } from './own-resort.ts';
import { fillBilling, fillCard, redeemPoints, takeOffer } from './stay-steps.ts';

/** Days from now to check-in: far enough for everything to be given back. */
const DAYS_AHEAD = 40;
const NIGHTS = 4;

type Wanted = { type: 'rciPoints' | 'lastCall'; unit: string };

/** A new member at the offer of a stay that lies ahead. */
const joinAtOffer = async (
  page: Page,
  request: APIRequestContext,
  { type, unit }: Wanted,
): Promise<{ name: string }> => {
  const resort = await ownResort(request);
  const stay = new URLSearchParams({
    resort: resort.id,
    type,
    unit,
    from: dayAhead(DAYS_AHEAD),
    to: dayAhead(DAYS_AHEAD + NIGHTS),
  });
  await joinClub(page, `/available-booking?${stay.toString()}`);
  return { name: resort.name };
};

/** From the confirmation to the page of the stay, through the card in the dashboard. */
const goToTrip = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'View My Bookings' }).click();
  await expect(page.getByText('Total Bookings 1')).toBeVisible();
  await page.getByRole('link', { name: 'View Stay' }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-bookings\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(`${DAYS_AHEAD} days to check-in`)).toBeVisible();
};

/** The value beside a label of the page. */
const fact = (page: Page, label: string): Locator =>
  page.getByRole('main').getByText(label, { exact: true }).locator('xpath=following-sibling::dd');

/** The whole number in a text: '43,000 points' is 43000, '$329.08' is 32908. */
const figure = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));

/** Where an element is on the page. */
const placeOf = async (element: Locator): Promise<{ x: number; y: number }> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return box;
};

/** Whether parts of a page are above each other, or side by side. */
type Screen = 'phone' | 'desktop';

/**
 * What comes next is above the facts of the stay, or on wide screens to the left of them; what can be
 * changed is the last row.
 */
const expectTripLayout = async (page: Page, screen: Screen): Promise<void> => {
  const steps = await placeOf(page.getByRole('region', { name: 'What comes next' }));
  const facts = await placeOf(page.getByRole('region', { name: 'Your stay' }));
  const actions = await placeOf(page.getByRole('region', { name: 'What you can do' }));
  expect(Math.sign(facts.x - steps.x)).toBe(screen === 'phone' ? 0 : 1);
  if (screen === 'phone') expect(facts.y).toBeGreaterThan(steps.y);
  expect(actions.y).toBeGreaterThan(facts.y);
};

/** Shares the stay, and reads the link that a companion gets. */
const shareStay = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Share with companions' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share your stay at/ });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = dialog.getByLabel('Link');
  await expect(link).toHaveValue(/\/stays\/[\w-]{22}$/, FIRST_CALL);
  await expectGoodPage(page);
  const address = await link.inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'See the link' })).toBeFocused();
  return address;
};

/** What someone without an account sees behind the link: the stay, without what it cost. */
const expectSharedStay = async (companion: Page, link: string, name: string): Promise<void> => {
  await companion.goto(link);
  await expect(companion.getByRole('heading', { level: 1, name })).toBeVisible(FIRST_CALL);
  await expect(companion.getByRole('region', { name: 'Good to know' })).toBeVisible();
  await expect(companion.getByRole('main')).not.toContainText(/points|\$|TW-|@/);
  await expectGoodPage(companion);
};

/** Fields side by side have their boxes on one line, whatever is said above them. */
const expectInOneRow = async (first: Locator, second: Locator, screen: Screen): Promise<void> => {
  const [before, after] = [await placeOf(first), await placeOf(second)];
  expect(Math.sign(after.y - before.y)).toBe(screen === 'phone' ? 1 : 0);
  expect(Math.sign(after.x - before.x)).toBe(screen === 'phone' ? 0 : 1);
};

/** Where the unread notifications are counted: on the bell, on phones on 'You' at the bottom. */
const unread = (page: Page, screen: Screen, count: number): Locator => {
  return screen === 'phone'
    ? page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: count === 0 ? 'You' : `${count} unread, You`, exact: true })
    : page.getByRole('banner').getByRole('link', {
        name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
        exact: true,
      });
};

const openNotifications = async (page: Page, screen: Screen, count: number): Promise<void> => {
  await unread(page, screen, count).click();
  if (screen === 'phone') {
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Notifications/ })
      .click();
  }
};

/** Pages of a member's stays, as their code is called. */
const TRIP_PAGES = ['dashboard-layout', 'my-bookings-page', 'overview-page', 'trip-page'] as const;

/**
 * Loses the connection on a page that knows nothing of stays, and looks them up all the same; then has
 * it again.
 */
const lookUpOffline = async (page: Page, screen: Screen, name: string): Promise<void> => {
  const atHand = TRIP_PAGES.map((file) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${file}-`)),
  );
  await page.goto('/about');
  for (const response of await Promise.all(atHand)) await response.finished();
  await expect(unread(page, screen, 1)).toBeVisible();
  await page.context().setOffline(true);
  if (screen === 'phone') {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Trips' })
      .click();
  } else {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  }
  await expect(page.getByText(/^This is the list of your stays as we saw it last: /)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'View Stay' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^This is your stay as we saw it last: /)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/as we saw it last/)).toBeHidden(FIRST_CALL);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const openChange = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Change dates or unit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change your stay' })).toBeVisible();
};

test('a stay paid with points is moved, shared, given to a guest and cancelled @both', async ({
  page,
  browser,
  request,
  problems,
}, info) => {
  // The link of a cancelled stay.
  problems.expectRejected(404);
  const screen = info.project.name === 'phone' ? 'phone' : 'desktop';
  const { name } = await joinAtOffer(page, request, {
    type: 'rciPoints',
    unit: 'studio',
  });
  await takeOffer(page, 'Redeem Points');
  await redeemPoints(page);
  await page.getByRole('button', { name: 'Send confirmation again' }).click();
  // The page itself says the same of the first mail.
  const toast = page
    .getByText(/^The confirmation is on its way to member-.+@example\.com\.$/)
    .and(page.locator(':not(#main *)'));
  await expect(toast).toBeVisible(FIRST_CALL);
  await goToTrip(page, name);
  await expect(page.getByText(/^Everything back until /)).toBeVisible();
  await expectTripLayout(page, screen);
  await expectGoodPage(page);
  const before = figure(await fact(page, 'Total').textContent());
  expect(before).toBeGreaterThan(0);

  await openChange(page);
  await expectGoodPage(page);
  await page.getByRole('radio', { name: '3 bedroom' }).check();
  const confirm = page.getByRole('button', { name: /^Change and redeem [\d,]+ points$/ });
  await expect(page.getByRole('table', { name: 'Before and after' })).toBeVisible();
  await expectGoodPage(page);
  // What is chosen outlives a reload.
  await page.reload();
  await expect(page.getByRole('radio', { name: '3 bedroom' })).toBeChecked();
  const difference = figure(await confirm.textContent());
  expect(difference).toBeGreaterThan(0);
  await confirm.click();
  await expect(page.getByText(/^Your stay is changed\. [\d,]+ points more/)).toBeVisible(
    FIRST_CALL,
  );
  await expect(page).toHaveURL(/\/dashboard\/my-bookings\/[0-9a-f]{24}$/);
  await expect(fact(page, 'Unit')).toHaveText('3 bedroom');
  const total = figure(await fact(page, 'Total').textContent());
  expect(total).toBe(before + difference);
  // The member began with 0 points: all of it is borrowed, the difference like the rest.
  await expect(fact(page, 'Of these borrowed')).toHaveText(
    `${total.toLocaleString('en-US')} points`,
  );
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole('button', { name: 'Change who checks in' }).click();
  const guest = page.getByRole('dialog', { name: 'Change who checks in' });
  await guest.getByRole('radio', { name: 'A Guest' }).check();
  await expectGoodPage(page);
  await expectInOneRow(
    guest.getByLabel('Email', { exact: true }),
    guest.getByLabel('Phone number'),
    screen,
  );
  expect(await guest.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await guest.getByRole('button', { name: 'Save who checks in' }).click();
  await expect(guest.getByText('First name is required.').first()).toBeVisible();
  await fillBilling(page);
  await guest.getByLabel('Email', { exact: true }).fill('guest@example.com');
  await guest.getByRole('checkbox', { name: /Send my guest a confirmation/ }).check();
  await guest.getByRole('checkbox', { name: /agree to them/ }).check();
  await guest.getByRole('button', { name: 'Save who checks in' }).click();
  await expect(guest).toBeHidden(FIRST_CALL);
  await expect(fact(page, 'Who checks in')).toHaveText('Test Member (guest)');
  await expect(page.getByRole('button', { name: 'Change who checks in' })).toBeFocused();

  const link = await shareStay(page);
  const companion = await browser.newPage();
  await expectSharedStay(companion, link, name);

  await page.getByRole('button', { name: 'Cancel this stay' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this stay?' });
  const shown = await cancel
    .getByRole('button', { name: /^Cancel and get [\d,]+ points back$/ })
    .textContent();
  expect(figure(shown)).toBe(total);
  await expectGoodPage(page);
  await cancel.getByRole('button', { name: /^Cancel and get/ }).click();
  await expect(cancel).toBeHidden(FIRST_CALL);
  await expect(page.getByText('This stay is cancelled.', { exact: true })).toBeVisible();
  expect(figure(await fact(page, 'Given back').textContent())).toBe(total);
  await expect(page.getByText('Cancelled by you')).toBeVisible();
  await companion.reload();
  await expect(companion.getByText('This stay is not shared any more')).toBeVisible();
  await companion.close();
  await expect(page.getByRole('button', { name: 'Cancel this stay' })).toBeHidden();
  await expectGoodPage(page);

  // Booked, changed twice and cancelled: the bell has it, and no toast appears for one's own actions.
  await expect(unread(page, screen, 4)).toBeVisible();
  await expect(page.getByRole('button', { name: 'See what came back' })).toHaveCount(0);
  const trip = page.url();
  await openNotifications(page, screen, 4);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'See what came back' }).click();
  await expect(page).toHaveURL(trip);
  await openNotifications(page, screen, 3);
  await page.getByRole('tab', { name: 'Unread (3)' }).click();
  await page.getByRole('button', { name: 'Mark as read' }).first().click();
  await expect(page.getByRole('tab', { name: 'Unread (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Nothing unread')).toBeVisible();
  await expect(unread(page, screen, 0)).toBeVisible();

  await page.getByRole('tab', { name: 'Settings' }).click();
  const points = page.getByRole('group', { name: 'Points', exact: true });
  await expect(page.getByRole('group', { name: 'Bookings' }).getByRole('checkbox')).toHaveCount(0);
  await points.getByRole('checkbox', { name: 'By email' }).uncheck();
  await expect(page.getByText('Your settings are saved.')).toBeVisible();
  await expectGoodPage(page);
  await page.reload();
  await expect(points.getByRole('checkbox', { name: 'By email' })).not.toBeChecked();
  await expect(points.getByRole('checkbox', { name: 'In the app' })).toBeChecked();
});

test('a stay paid by card moves to a dearer unit by another card, and costs no more to move on @both', async ({
  page,
  request,
  problems,
}, info) => {
  problems.expectRejected(400);
  const { name } = await joinAtOffer(page, request, {
    type: 'lastCall',
    unit: 'studio',
  });
  await takeOffer(page, 'Book Now');
  await page.getByRole('radio', { name: /RCI Member/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await fillCard(page, '4242424242424242');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await dismissDialog(page, 'Booking confirmed!');
  await goToTrip(page, name);
  await expect(fact(page, 'Total with tax')).toHaveText('$329.08');
  problems.expectCutConnection();
  await lookUpOffline(page, info.project.name === 'phone' ? 'phone' : 'desktop', name);

  await openChange(page);
  await page.getByRole('radio', { name: '1 bedroom' }).check();
  await fillCard(page, '4000000000000002');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Change and pay $31.94' }).click();
  const error = page.getByRole('alert').filter({ hasText: 'Nothing was charged.' });
  await expect(error).toBeVisible(FIRST_CALL);
  await expectGoodPage(page);
  await page.getByLabel(/^Card number/).clear();
  await fillCard(page, '5555555555554444');
  await page.getByRole('button', { name: 'Change and pay $31.94' }).click();
  await expect(page.getByText('Your stay is changed. $31.94 more were paid.')).toBeVisible();
  await expect(fact(page, 'Total with tax')).toHaveText('$361.02');
  await expect(fact(page, 'Paid with')).toHaveText(/4444$/);

  await openChange(page);
  await page.getByRole('button', { name: 'Choose other dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose other dates' });
  // Two nights later: the nights that both stays have are the member's own.
  await dialog.getByLabel('Check-out').fill(dayAhead(DAYS_AHEAD + NIGHTS + 2));
  await dialog.getByLabel('Check-in').fill(dayAhead(DAYS_AHEAD + 2));
  await dialog.getByLabel('Check-out').fill(dayAhead(DAYS_AHEAD + NIGHTS + 2));
  await expect(dialog.getByText(/no difference/)).toBeVisible();
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Take these dates' }).click();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(
    page.getByText('Your stay is changed. There was no difference to pay.'),
  ).toBeVisible();
  await expect(page.getByText(`${DAYS_AHEAD + 2} days to check-in`)).toBeVisible();
  await expect(page.getByText(/first check-in day of this booking/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel this stay' }).click();
  await page.getByRole('button', { name: 'Cancel and get $361.02 back' }).click();
  const notice = page.getByText('This stay is cancelled.', { exact: true });
  await expect(notice).toBeVisible(FIRST_CALL);
  await expect(fact(page, 'Given back')).toHaveText('$361.02 to your card');
  await expectGoodPage(page);
});

test('a stay of another member, or an unknown one, is not found @desktop', async ({ page }) => {
  await joinClub(page, '/dashboard/my-bookings');
  await expect(page.getByText('No bookings found.')).toBeVisible();
  await page.goto('/dashboard/my-bookings/0123456789abcdef01234567');
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no such booking.' }),
  ).toBeVisible();
  await expectGoodPage(page);
});
