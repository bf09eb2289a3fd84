import type { Page } from '@playwright/test';
import { newMember, register } from './accounts.ts';
import { expect, test } from './club-test.ts';
import { resortFor } from './stay-steps.ts';

/** Presses Tab until the focused control carries this name, as somebody without a mouse would. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      // A panel may take the focus too, and it contains the words of its buttons.
      const element = document.activeElement?.closest('button, a, input');
      return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${String(name)} on ${page.url()}`);
};

test('dates are chosen and the offer is taken by keyboard alone', async ({
  page,
  request,
}, info) => {
  const resort = await resortFor(request, `keyboard ${info.project.name}`);
  await page.goto(`/registration?from=${encodeURIComponent(`/singleResortPage/${resort.id}`)}`);
  await register(page, newMember());
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await tabTo(page, /Last Call Vacations/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Available Units' })).toBeVisible();
  await tabTo(page, /Select Date/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Select Booking Dates' });
  await expect(dialog).toBeVisible();

  // Escape closes the dialog and gives the focus back to the button that opened it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toContainText('Select Date');
  await page.keyboard.press('Enter');
  await tabTo(page, /Show Available Units/);
  await page.keyboard.press('Enter');

  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  await tabTo(page, /^\s*Book Now/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\?/);
});
