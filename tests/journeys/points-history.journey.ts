import type { Page } from '@playwright/test';
import { joinClub } from './arrivals.ts';
import { expect, expectGoodPage, FIRST_CALL, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { ownResort } from './own-resort.ts';
import { redeemPoints, takeOffer } from './stay-steps.ts';

/** From 40 days on everything is given back. */
const FROM = dayAhead(40);
const TO = dayAhead(44);

/** The movements on the screen: what each is called, its points, and the balance after it. */
const movements = (page: Page): Promise<string[][]> =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Balance [\d,]+ points/ })
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.querySelector('strong')?.textContent ?? '',
        ...(/([−+][\d,]+) points ?Balance ([\d,]+)/.exec(line.textContent)?.slice(1) ?? []),
      ]),
    );

/** Opens the points page by the menu of the dashboard. */
const openPoints = async (page: Page, isPhone: boolean): Promise<void> => {
  const side = page.getByRole('navigation', { name: 'Dashboard' });
  if (isPhone) await side.getByRole('button').click();
  await side.getByRole('link', { name: 'Points' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Points' })).toBeVisible();
};

test('points come in, are redeemed and come back, and the points page shows every step @full', async ({
  page,
  request,
}, info) => {
  const isPhone = info.project.name === 'phone';
  const resort = await ownResort(request);
  await joinClub(page, '/dashboard/points');
  await expect(page.getByText('You have ZERO points in your RCI account!')).toBeVisible();
  await expect(page.getByText(/^Nothing yet\./)).toBeVisible();

  await page.getByRole('button', { name: 'DEPOSIT MY POINTS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit points' });
  await dialog.getByLabel('Points', { exact: true }).fill('20,000');
  await dialog.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(dialog).toBeHidden(FIRST_CALL);
  const balance = page.getByRole('region', { name: 'Your balance' });
  await expect(balance).toContainText('20,000 points');
  await expect(balance).toContainText(/All 20,000 points expire next, after \d+ \w+ \d{4}/);
  await expect.poll(() => movements(page)).toEqual([['Points deposited', '+20,000', '20,000']]);
  await page.getByRole('link', { name: 'Resorts within my balance' }).click();
  await expect(page).toHaveURL('/?balance=1#resorts');

  const stay = new URLSearchParams({
    resort: resort.id,
    type: 'rciPoints',
    unit: 'studio',
    from: FROM,
    to: TO,
  });
  await page.goto(`/available-booking?${stay.toString()}`);
  await expect(page.getByText('These nights are held for you.')).toBeVisible(FIRST_CALL);
  await takeOffer(page, 'Redeem Points');
  await redeemPoints(page);
  await page.getByRole('link', { name: 'View My Bookings' }).click();
  await openPoints(page, isPhone);
  await expect.poll(async () => (await movements(page)).length).toBe(3);
  await expect(page.getByRole('main').getByText(/^Booking TW\u2011/)).toHaveCount(2);
  const [redeemed, borrowed] = await movements(page);
  const price = Number((redeemed?.[1] ?? '').replaceAll(/\D/g, ''));
  expect(price).toBeGreaterThan(20_000);
  expect(redeemed).toEqual(['Stay booked', `−${price.toLocaleString('en-US')}`, '0']);
  const debt = (price - 20_000).toLocaleString('en-US');
  expect(borrowed).toEqual([
    'Borrowed from your next use year',
    `+${debt}`,
    price.toLocaleString('en-US'),
  ]);
  await expect(page.getByText(`Your next deposits repay these ${debt} points first`)).toBeVisible();
  await expectGoodPage(page);

  // The stay is named with both of its lines.
  const named = page.getByRole('link', { name: `${resort.name}, ` });
  await expect(named).toHaveCount(2);
  await named.first().click();
  await expect(page).toHaveURL(/\/dashboard\/my-bookings\/[0-9a-f]{24}$/);
  await page.getByRole('button', { name: 'Cancel this stay' }).click();
  await page.getByRole('button', { name: /^Cancel and get [\d,]+ points back$/ }).click();
  await expect(page.getByText('This stay is cancelled.', { exact: true })).toBeVisible(FIRST_CALL);
  await page.getByRole('link', { name: 'All my bookings' }).click();
  await openPoints(page, isPhone);
  await expect(balance).toContainText('20,000 points');
  await expect
    .poll(async () => (await movements(page)).slice(0, 2))
    .toEqual([
      ['Borrowed points repaid', `−${debt}`, '20,000'],
      [
        'Given back for a cancelled stay',
        `+${price.toLocaleString('en-US')}`,
        price.toLocaleString('en-US'),
      ],
    ]);

  const side = page.getByRole('navigation', { name: 'Dashboard' });
  if (isPhone) await side.getByRole('button').click();
  await side.getByRole('link', { name: 'Receipts' }).click();
  await expect(page.getByText('Given back for a cancelled stay')).toBeVisible();
  await expect(page.getByText('Stay paid')).toBeVisible();
  await expectGoodPage(page);
  await page
    .getByRole('link', { name: /^Receipt of / })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('RCI Points');
  await expectGoodPage(page);
});
