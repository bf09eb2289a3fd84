import { addDays } from '@club/domain/calendar/local-date';
import type { Locator, Page } from '@playwright/test';
import { joinClub } from './arrivals.ts';
import { tabTo } from './by-keyboard.ts';
import { expect, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { ownResort } from './own-resort.ts';

/** Tabs to a control and presses a key on it. */
const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Tabs to a field and types into it. */
const type = async (page: Page, label: string | RegExp, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
};

test('the long way to a booking is gone by keyboard alone @full', async ({ page, request }) => {
  test.setTimeout(240_000);
  const resort = await ownResort(request);
  await joinClub(page, `/singleResortPage/${resort.id}`);
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Last Call Vacations' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Available Units' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Select Date' }).first());
  const dialog = page.getByRole('dialog', { name: 'Select Booking Dates' });
  await expect(dialog).toBeVisible();

  // The focus stays inside; Escape closes and gives it back to the button that opened the dialog.
  const close = dialog.getByRole('button', { name: 'Close' });
  await tabTo(page, close);
  await tabTo(page, dialog.getByLabel('Check-in'));
  await tabTo(page, close);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Select Date' }).first()).toBeFocused();
  await page.keyboard.press('Enter');

  // From the check-in a week and two days on, by arrows, then a stay of three nights.
  await tabTo(page, dialog.locator('[role="gridcell"][tabindex="0"]').first());
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  const from = dayAhead(9);
  await expect(dialog.getByLabel('Check-in')).toHaveValue(from);
  await expect(dialog.getByLabel('Check-out')).toHaveValue(addDays(from, 3));
  await expect(dialog.getByText(/\$329\.08 · 3 nights/)).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Show Available Units' }));

  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Book Now' }));
  await expect(page).toHaveURL(/\/checkout\?/);
  await press(page, page.getByRole('radio', { name: /RCI Member/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Continue to Payment' }));

  // Nothing filled in: the focus moves to the summary, and a press on its line to the field.
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm Your Payment' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm Payment' });
  await press(page, confirm);
  await expect(page.locator(':focus')).toContainText(/There are \d+ things to correct/);
  await press(page, page.getByRole('button', { name: 'Card number is required.' }));
  await expect(page.getByLabel(/^Card number/)).toBeFocused();
  await page.keyboard.type('4242424242424242');
  await type(page, 'Expiry date', '1234');
  await expect(page.getByLabel('Expiry date')).toHaveValue('12/34');
  await type(page, 'CVV', '123');
  await type(page, 'First name', 'Test');
  await type(page, 'Last name', 'Member');
  await type(page, 'Phone number', '+1 555 0100 200');
  await type(page, 'Address 1', '1 Example Street');
  await type(page, 'City', 'Springfield');
  await type(page, 'State', 'Illinois');
  await type(page, 'Postal code', '62701');
  await type(page, 'Country', 'USA');
  await press(page, confirm);

  const done = page
    .getByRole('dialog', { name: 'Booking confirmed!' })
    .or(page.getByRole('alertdialog', { name: 'Booking confirmed!' }));
  await expect(done).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Confirmation' })).toBeVisible();
});
