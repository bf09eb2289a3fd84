import type { Locator, Page } from '@playwright/test';
import { dismissDialog } from './accounts.ts';
import { expect } from './club-test.ts';

/** From a resort page to its unit list, by one of the two choices. */
export const chooseVacation = async (
  page: Page,
  choice: 'Club Points Vacations' | 'Last Call Vacations',
): Promise<void> => {
  await page.getByRole('button', { name: choice }).click();
  await expect(page).toHaveURL(/\/single-available-unit\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Available Units' })).toBeVisible();
};

/** Opens the dates of a unit. */
export const openDates = async (page: Page, unit: string): Promise<Locator> => {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: unit, exact: true }) })
    .getByRole('button', { name: 'Select Date' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Select Booking Dates' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Clear Date' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  return dialog;
};

/** Opens the dates of a unit and takes the stay that the picker suggests: today to 6 days ahead. */
export const takeSuggestedDates = async (page: Page, unit: string): Promise<void> => {
  const dialog = await openDates(page, unit);
  await dialog.getByRole('button', { name: 'Show Available Units' }).click();
};

/** Opens the dates of a unit and takes others: a clock that is put forward leaves them in the future. */
export const takeDates = async (
  page: Page,
  unit: string,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  const dialog = await openDates(page, unit);
  await dialog.getByLabel('Check-out').fill(to);
  await dialog.getByLabel('Check-in').fill(from);
  await dialog.getByLabel('Check-out').fill(to);
  await dialog.getByRole('button', { name: 'Show Available Units' }).click();
};

/** The offer with its countdown; continues by its button. */
export const takeOffer = async (
  page: Page,
  button: 'Redeem Points' | 'Book Now',
): Promise<void> => {
  await expect(page).toHaveURL(/\/available-booking\?/);
  await expect(page.getByText('Time remaining')).toBeVisible();
  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  await expect(page.getByText(/^[78]:[0-5]\d$/)).toBeVisible();
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/checkout\?/);
};

/** The billing form, filled in; opened first where the address is known and folded. */
export const fillBilling = async (page: Page): Promise<void> => {
  const edit = page.getByRole('button', { name: 'Edit billing information' });
  await expect(page.getByLabel('First name').or(edit)).toBeVisible();
  if (await edit.isVisible()) await edit.click();
  await page.getByLabel('First name').fill('Test');
  await page.getByLabel('Last name').fill('Member');
  await page.getByLabel('Phone number').fill('+1 555 0100 200');
  await page.getByLabel('Address 1').fill('1 Example Street');
  await page.getByLabel('City').fill('Springfield');
  await page.getByLabel('State').fill('Illinois');
  await page.getByLabel('Postal code').fill('62701');
  await page.getByLabel('Country').fill('USA');
};

/** Pays with points for a member's own stay, from the checkout to the confirmation. */
export const redeemPoints = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /RCI Member/ }).check();
  await page.getByRole('button', { name: 'Redeem Points' }).click();
  await fillBilling(page);
  await page.getByRole('button', { name: 'Confirm Points Redemption' }).click();
  await dismissDialog(page, 'Booking confirmed!');
};

/** A date in the future as cards print it. */
const EXPIRY = '12/34';

/** The card fields, filled in with one of the test numbers. */
export const fillCard = async (page: Page, cardNumber: string): Promise<void> => {
  await page.getByLabel(/^Card number/).pressSequentially(cardNumber);
  await page.getByLabel('Expiry date').fill(EXPIRY);
  await page.getByLabel('CVV').fill('123');
};

/** The guest form, filled in. */
export const fillGuest = async (
  page: Page,
  guest: { firstName: string; lastName: string },
): Promise<void> => {
  await page.getByLabel('First name').fill(guest.firstName);
  await page.getByLabel('Last name').fill(guest.lastName);
  await page.getByLabel('Email', { exact: true }).fill('guest@example.com');
  await page.getByLabel('Phone number').fill('+1 555 0100 300');
  await page.getByLabel('Address 1').fill('2 Example Street');
  await page.getByLabel('City').fill('Sample City');
  await page.getByLabel('Postal code').fill('98000');
  await page.getByLabel('Country').fill('USA');
  await page.getByLabel(/I have read the terms for guests/).check();
};
