import type { Page } from '@playwright/test';
import { dismissDialog, newMember, register } from './accounts.ts';
import { joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { ownResort } from './own-resort.ts';
import { fillBilling, fillCard, takeOffer } from './stay-steps.ts';

const BANNER = 'Confirm your email';

const offerPath = (resort: string): string =>
  `/available-booking?${new URLSearchParams({
    resort,
    type: 'lastCall',
    unit: '1 bedroom',
    from: dayAhead(30),
    to: dayAhead(35),
  }).toString()}`;

const payByCard = async (page: Page): Promise<void> => {
  await takeOffer(page, 'Book Now');
  await page.getByRole('radio', { name: /RCI Member/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await fillCard(page, '4242424242424242');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await dismissDialog(page, 'Booking confirmed!');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Confirmation' })).toBeVisible();
};

/** How many pages of paper the page makes. */
const pagesOf = async (page: Page, format: 'A4' | 'Letter'): Promise<number> => {
  const pdf = await page.pdf({ format });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
};

test('a booking has a number to say on the phone, and a receipt of one page of paper @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await joinClub(page, offerPath(resort.id));
  await payByCard(page);

  // The page to arrive at: number, days with hours, what happens next, the calendar.
  const number = (await page.getByText(/^TW-[34679CDFGHJKMNPQRTXY]{6}$/).textContent()) ?? 'none';
  await expect(page.getByText(/^from \d\d:\d\d$/)).toBeVisible();
  const steps = page.getByRole('list').filter({ hasText: 'The confirmation is on its way' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps).toContainText(
    `Have the booking number ${number.replace('-', '\u2011')} ready.`,
  );
  await expectGoodPage(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^tideaway-.*\.ics$/);

  // Everywhere else that people read one.
  await page.goto('/notifications');
  await expect(page.getByText(`Booking ${number}.`).first()).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByLabel('Which stay?')).toContainText(number);
  await page.goto('/dashboard/receipts');
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  await page.goto('/dashboard/my-bookings');
  await expect(page.getByRole('article', { name: resort.name }).getByText(number)).toBeVisible();
  await page.getByRole('link', { name: 'View Stay' }).click();
  await expect(page.getByRole('main').getByText(number, { exact: true }).first()).toBeVisible();

  // The receipt: whole, nothing masked, one page.
  await page.getByRole('link', { name: 'Receipt to print' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const sheet = page.getByRole('article');
  for (const text of [number, 'Visa ·· 4242', '$339.00', '$22.02', '$361.02 USD', 'Test Member']) {
    await expect(sheet).toContainText(text);
  }
  await expect(sheet).not.toContainText('*');
  await expectGoodPage(page);
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Print' }),
  ]) {
    await expect(hidden).toBeHidden();
  }
});

test('the request to confirm the email comes after registering, never in a booking or on paper @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  const banner = page.getByRole('region', { name: BANNER });
  await page.goto(`/registration?from=${encodeURIComponent(offerPath(resort.id))}`);
  await register(page, newMember());
  await payByCard(page);
  await expect(banner).toBeHidden();
  await page.getByRole('link', { name: 'Receipt to print' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(banner).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // On a later visit only the profile asks.
  const later = await page.context().newPage();
  await later.goto('/dashboard/overview');
  await expect(later.getByRole('heading', { name: 'Your Bookings' })).toBeVisible();
  await expect(later.getByRole('region', { name: BANNER })).toBeHidden();
  await later.goto('/profile');
  await expect(later.getByRole('region', { name: BANNER })).toBeVisible();
  await later.close();
});
