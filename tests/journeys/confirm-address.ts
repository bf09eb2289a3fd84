import type { Locator, Page } from '@playwright/test';
import { expect } from './club-test.ts';

/** The dialog that asks for a confirmed address. */
export const confirmDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Please confirm your email first' });

/** Has the link sent from that dialog, and opens it in another tab as its owner would. */
export const confirmFromDialog = async (page: Page): Promise<void> => {
  const dialog = confirmDialog(page);
  // A new member has just been sent one, and can ask for another after a while.
  const send = dialog.getByRole('button', { name: /^Send (the link|again in \d+ s)$/ });
  await expect(send).toBeVisible();
  if (await send.isEnabled()) await send.click();
  await expect(dialog.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'local mailbox' }).click();
  const mailbox = await opened;
  await mailbox.getByRole('link', { name: 'Open the link' }).first().click();
  await mailbox.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(mailbox.getByText('Your email is confirmed')).toBeVisible();
  await mailbox.close();
};
