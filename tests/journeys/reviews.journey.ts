import type { Locator, Page } from '@playwright/test';
import { joinClub } from './arrivals.ts';
import { changeRecord } from './club-records.ts';
import { expect, expectGoodPage, FIRST_CALL, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import { bookWanted } from './wanted-stay.ts';

const score = (form: Locator, part: string, value: number): Locator =>
  form
    .getByRole('radiogroup', { name: part })
    .getByRole('radio', { name: String(value), exact: true });

/** Opens the form with the keyboard. */
const openForm = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Review your stay' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Review your stay' });
  await expect(form).toBeVisible();
  return form;
};

test('a stay that is over is reviewed, and everyone reads it with the resort @phone', async ({
  page,
  browser,
  request,
}) => {
  const text = 'Quiet, good bread nearby.';
  const resort = await ownResort(request);
  const member = await joinClub(page, '/dashboard/my-bookings?tab=past');
  const { _id } = await bookWanted(request, member, resort.id);
  // As if its days were over.
  await changeRecord(request, `bookings/${_id}`, { status: { stringValue: 'completed' } });
  await page
    .getByRole('tabpanel', { name: /^Past/ })
    .getByRole('link', { name: 'View Stay' })
    .click();
  await expect(page.getByText('Completed').first()).toBeVisible();
  await expectGoodPage(page);

  // Scores by the arrow keys; what was entered outlives closing the form and a reload.
  let form = await openForm(page);
  await score(form, 'Rooms', 1).press('Space');
  for (let at = 1; at < 8; at += 1) await page.keyboard.press('ArrowRight');
  await expect(score(form, 'Rooms', 8)).toBeChecked();
  await form.getByLabel('In your words').fill(text);
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Review your stay' })).toBeFocused();
  await page.reload();
  form = await openForm(page);
  await expect(score(form, 'Rooms', 8)).toBeChecked();
  await expect(form.getByLabel('In your words')).toHaveValue(text);

  // A missing field is named, and the link leads to it.
  await form.getByRole('button', { name: 'Publish review' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('button', { name: 'Please rate: Service.' }).click();
  await expect(score(form, 'Service', 1)).toBeFocused();
  await expectGoodPage(page);

  await score(form, 'Service', 9).check();
  await score(form, 'Value', 7).check();
  await score(form, 'Cleanliness', 10).check();
  await form
    .getByRole('radiogroup', { name: 'Wi-Fi that worked?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await form.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Thank you. Your review is published.')).toBeVisible(FIRST_CALL);
  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own.getByText(text)).toBeVisible();
  await expect(own.getByText('A member')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review your stay' })).toHaveCount(0);
  await expectGoodPage(page);

  await own.getByRole('link', { name: 'with the resort' }).click();
  await expect(page).toHaveURL(/\/singleResortPage\/[^?]+\?tab=reviews$/);
  const address = page.url();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
  await visitor.goto(address);
  const bars = visitor.getByRole('region', { name: 'Ratings of verified stays' });
  await expect(bars.getByRole('heading')).toHaveText('8.5 from 1 verified review');
  await expect(visitor.getByRole('heading', { name: 'Traveler rating' })).toBeVisible();
  await expect(visitor.getByText('Wi-Fi worked').first()).toBeVisible();
  await expect(visitor.getByRole('article').filter({ hasText: text })).toBeVisible();
  await expectGoodPage(visitor);
  await visitor.context().close();
});

test('a resort without reviews has one line about its rating @full', async ({ page, request }) => {
  const resort = await ownResort(request);
  await page.goto(`/singleResortPage/${resort.id}?tab=reviews`);
  const section = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(
    section.getByText(/^Travelers gave it \d+\.\d out of 10 in \d+ reviews before/),
  ).toBeVisible();
  await expect(section).toContainText(
    'rooms, service, value, and cleanliness get their own scores',
  );
  await expect(section.getByRole('heading', { name: 'Traveler rating' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ratings of verified stays' })).toHaveCount(0);
  await expectGoodPage(page);
});
