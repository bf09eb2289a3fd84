import { addDays } from '@club/domain/calendar/local-date';
import type { Page } from '@playwright/test';
import { DEMO_MEMBER, dismissDialog, newMember, register } from './accounts.ts';
import { joinClub } from './arrivals.ts';
import type { Hand } from './by-hand.ts';
import { handOf } from './by-hand.ts';
import { expect, expectGoodPage, FIRST_CALL, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { expectSteadyPage } from './layout-shift.ts';
import { ownResort, untilListed } from './own-resort.ts';
import { openFromHome } from './search-at-home.ts';
import { fillBilling, openDates } from './stay-steps.ts';

/** What a stay costs by card: a studio, one bedroom, more. */
const TOTAL = /\$(329\.08|361\.02|403\.63)/;

/** The address that the panel of a resort leads to: its stay, 30 days ahead, for 6 nights. */
const checkoutAt = (resortId: string, type: 'rciPoints' | 'lastCall', unit = 'studio'): string => {
  const from = dayAhead(30);
  const stay = new URLSearchParams({ resort: resortId, type, unit, from, to: addDays(from, 6) });
  return `/checkout?${stay.toString()}`;
};

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps of your booking' });

/** The clock is in view wherever the page is scrolled to. */
const expectClockInView = async (page: Page): Promise<void> => {
  await expect(page.getByRole('timer', { name: 'Time remaining' })).toHaveCount(1);
  for (const end of [1e6, 0]) {
    await page.evaluate((top) => window.scrollTo(0, top), end);
    await expect(page.getByRole('timer', { name: 'Time remaining' })).toBeInViewport();
  }
};

const typeCard = async (page: Page, hand: Hand, cardNumber: string): Promise<void> => {
  await hand.type(page.getByLabel(/^Card number/), cardNumber);
  await hand.type(page.getByLabel('Expiry date'), '1234');
  await hand.type(page.getByLabel('CVV'), '123');
};

test('a visitor searches at home, logs in on the way and pays by card over two pages @both', async ({
  page,
  request,
}, info) => {
  test.setTimeout(240_000);
  const resort = await ownResort(request);
  await untilListed(request, resort.id);
  const [from, to] = [dayAhead(30), dayAhead(36)];
  const pages: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pages.at(-1) !== pathname) pages.push(pathname);
  });
  const hand = handOf(page, info);
  await openFromHome(page, info, hand, { ...resort, from, to });

  // What was chosen at home is in the panel, which leads straight to the checkout.
  await expect(page).toHaveURL(
    new RegExp(`/singleResortPage/${resort.id}\\?.*from=${from}&to=${to}`),
  );
  const before = hand.taps();
  const panel = page.getByRole('region', { name: 'Your stay' });
  await expect(panel.getByText(TOTAL).first()).toBeVisible();
  if (info.project.name === 'phone') {
    await hand.press(panel.getByRole('button', { name: 'Choose' }));
  }
  await hand.press(page.getByRole('button', { name: 'Book Now' }));

  // The login shows what for, and joining is as near as logging in.
  await expect(page).toHaveURL(/\/login\?from=/);
  const stay = page.getByRole('complementary', { name: 'Your stay' });
  await expect(stay).toContainText(resort.name);
  await expect(stay).toContainText('6 nights');
  await expect(stay).toContainText(TOTAL);
  await expect(page.getByRole('navigation', { name: 'Login or join' })).toBeVisible();
  await expectGoodPage(page);
  await hand.type(page.getByLabel('Email', { exact: true }), DEMO_MEMBER.email);
  await hand.type(page.getByLabel('Password', { exact: true }), DEMO_MEMBER.password);
  await hand.press(page.getByRole('button', { name: 'Login', exact: true }));
  // It closes by itself.
  await expect(page).toHaveURL(
    new RegExp(`/checkout\\?resort=${resort.id}&type=lastCall.*from=${from}&to=${to}`),
    FIRST_CALL,
  );

  await expect(page.getByRole('timer')).toHaveText(/^[78]:[0-5]\d$/, FIRST_CALL);
  await expect(steps(page)).toContainText('Who checks in');
  await expect(steps(page).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Cash Payment' })).toBeVisible();
  await expect(page.getByText(/^Everything back until/).first()).toBeVisible();
  await expectClockInView(page);
  await expectGoodPage(page);
  await hand.press(page.getByRole('radio', { name: 'RCI Member' }), 'Space');
  await hand.press(page.getByRole('button', { name: 'Continue to Payment' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm Your Payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit billing information' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await expectClockInView(page);
  await expectGoodPage(page);
  await typeCard(page, hand, '4242424242424242');
  await hand.press(page.getByRole('button', { name: 'Confirm Payment' }));
  const done = page
    .getByRole('dialog', { name: 'Booking confirmed!' })
    .or(page.getByRole('alertdialog', { name: 'Booking confirmed!' }));
  await expect(done).toBeVisible(FIRST_CALL);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Confirmation' })).toBeVisible();

  const taps = hand.taps() - before;
  console.log(`${info.project.name}: ${pages.join(' → ')}; ${before} + ${taps} taps`);
  const after = pages.slice(pages.indexOf(`/singleResortPage/${resort.id}`) + 1);
  expect(after.filter((path) => path !== '/login')).toEqual([
    '/checkout',
    '/payment',
    '/payment-confirmation',
  ]);
  expect(taps).toBeLessThanOrEqual(12);
});

test('a visitor joins on the way and borrows the points of the stay @phone', async ({
  page,
  request,
}, info) => {
  const resort = await ownResort(request);
  const address = checkoutAt(resort.id, 'rciPoints', '1 bedroom');
  await page.goto(address);
  const hand = handOf(page, info);
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Join' }));
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText(resort.name);
  await expectGoodPage(page);
  await register(page, newMember());
  await expect(page).toHaveURL(address);

  await expect(page.getByRole('timer')).toHaveText(/^[78]:[0-5]\d$/, FIRST_CALL);
  const split = /^0 from your balance, 4[23],[05]00 borrowed from your next year, free$/;
  await expect(page.getByText(split)).toBeVisible();
  await expectGoodPage(page);
  await hand.press(page.getByRole('radio', { name: 'RCI Member' }), 'Space');
  await hand.press(page.getByRole('button', { name: 'Redeem Points' }));
  await expect(page.getByText(split)).toBeVisible();
  await fillBilling(page);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Confirm Points Redemption' }).focus();
  await page.keyboard.press('Enter');
  await dismissDialog(page, 'Booking confirmed!');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Points Redemption Confirmation' }),
  ).toBeVisible();
});

test('a declined card is marked and focused, with what did not happen @phone', async ({
  page,
  request,
  problems,
}, info) => {
  problems.expectRejected(402);
  const resort = await ownResort(request);
  await joinClub(page, checkoutAt(resort.id, 'lastCall'));
  await expect(page.getByRole('timer')).toHaveText(/^[78]:[0-5]\d$/, FIRST_CALL);
  await page.getByRole('radio', { name: 'RCI Member' }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await fillBilling(page);
  const hand = handOf(page, info);
  // From the top of the page, as the fields come.
  await page.getByLabel(/^Card number/).focus();
  await page.keyboard.type('4000000000000002');
  await hand.type(page.getByLabel('Expiry date'), '1234');
  await hand.type(page.getByLabel('CVV'), '123');
  await hand.press(page.getByRole('button', { name: 'Confirm Payment' }));

  const number = page.getByLabel(/^Card number/);
  const alert = page.getByRole('alert').filter({ hasText: 'Payment failed. Please try again.' });
  await expect(alert).toBeVisible(FIRST_CALL);
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(
    'Your bank declined this card. Nothing was charged; your nights are still held.',
  );
  await expect(number).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByText(
      'Your bank declined this card. Nothing was charged; your nights are still held.',
    ),
  ).toBeInViewport({ ratio: 1 });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expectSteadyPage(page);
  await expectGoodPage(page);

  // It stays until another card is typed, which pays at once.
  await page.keyboard.press('Tab');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('');
  await number.pressSequentially('5555555555554444');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await hand.press(page.getByRole('button', { name: 'Confirm Payment' }));
  await dismissDialog(page, 'Booking confirmed!');
  await expect(page.getByText('**** **** **** 4444')).toBeVisible();
});

test('a hold turns coral, ends in the middle of the guest’s form, and loses nothing @desktop', async ({
  page,
  request,
}, info) => {
  test.setTimeout(240_000);
  const resort = await ownResort(request);
  await page.clock.install();
  await joinClub(page, checkoutAt(resort.id, 'lastCall'));
  const clock = page.getByRole('timer', { name: 'Time remaining' });
  // While the nights are being held the clock shows 8:00 and stands still.
  await expect(clock).toHaveText(/^7:[0-5]\d$/, FIRST_CALL);
  const hand = handOf(page, info);

  // Continue without a choice says so; the form of a guest is clean all the same.
  await hand.press(page.getByRole('button', { name: 'Continue to Payment' }));
  await expect(page.getByText('Please select an option before continuing.')).toBeVisible();
  await page.getByRole('radio', { name: 'A Guest' }).check();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByText(/things to correct/)).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(page.getByText('Please select an option before continuing.')).toHaveCount(0);
  await hand.type(page.getByLabel('First name'), 'Robin');
  await hand.type(page.getByLabel('Last name'), 'Example');
  // Only what was left is wrong.
  await hand.type(page.getByLabel('Email', { exact: true }), 'robin');
  await page.keyboard.press('Tab');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expectGoodPage(page);

  const color = () => clock.evaluate((element) => getComputedStyle(element).color);
  const calm = await color();
  await page.clock.fastForward('06:20');
  await expect(clock).toHaveText(/^1:[0-5]\d$/);
  await expect.poll(color).not.toBe(calm);
  await expectClockInView(page);
  await page.clock.fastForward('02:00');
  await expect(page.getByText('Your hold has ended. Nothing you typed is lost.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Example');
  await expectGoodPage(page);
  await hand.press(page.getByRole('button', { name: 'Hold these nights again' }));
  await expect(page.getByText('Your hold has ended. Nothing you typed is lost.')).toBeHidden();
  await expect(clock).toHaveText(/^[78]:[0-5]\d$/);
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
});

test('dates that cannot be refunded lead to the next that can, and the long way counts its own steps @full', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await joinClub(page, `/single-available-unit?resort=${resort.id}&type=lastCall`);
  const dates = await openDates(page, 'Studio');
  await expect(dates.getByText('These dates cannot be refunded.')).toBeVisible();
  await expectGoodPage(page);
  await dates.getByRole('button', { name: /^Next refundable dates: / }).click();
  await expect(dates.getByText(/cannot be refunded/)).toHaveCount(0);
  await dates.getByRole('button', { name: 'Show Available Units' }).click();

  await expect(page.getByText('These nights are held for you.')).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('heading', { name: 'If you cancel' })).toBeVisible();
  await expect(page.getByText('Everything back within 24 hours of booking').first()).toBeVisible();
  await expect(page.getByRole('timer')).toBeInViewport();
  await expect(steps(page).getByRole('listitem')).toHaveCount(6);
  const refundable = page.url();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/checkout\?.*&via=offer$/);
  await expect(steps(page).getByRole('listitem')).toHaveCount(6);
  await page.reload();
  await expect(steps(page).locator('[aria-current="step"]')).toContainText('Who checks in');

  // The offer of today's dates leads to the same ones.
  const today = dayAhead(0);
  const near = new URL(refundable);
  near.searchParams.set('from', today);
  near.searchParams.set('to', addDays(today, 6));
  await page.goto(near.toString());
  await expect(
    page.getByText('Nothing is given back: check-in is too near.').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Next refundable dates: / }).click();
  await expect(page).toHaveURL(refundable);
});
