import type { Page } from '@playwright/test';
import { expect } from './club-test.ts';

/** The demo member of the seed. */
export const DEMO_MEMBER = { email: 'member@example.com', password: 'member-demo' } as const;

/** The demo admin of the seed. */
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'admin-demo' } as const;

/** An account of its own, so that journeys can run side by side. */
export const newMember = () => {
  const tag = crypto.randomUUID().slice(0, 8);
  return { name: `Member ${tag}`, email: `member-${tag}@example.com`, password: 'a-good-password' };
};

/** Closes the dialog with this title. */
export const dismissDialog = async (page: Page, title: string): Promise<void> => {
  const dialog = page
    .getByRole('dialog', { name: title })
    .or(page.getByRole('alertdialog', { name: title }));
  await expect(dialog).toBeVisible();
  // Some close by themselves, and may do so just when they are to be pressed.
  const press = dialog.getByRole('button').last().click({ timeout: 20_000 });
  await press.catch(() => undefined);
  await expect(dialog).toBeHidden();
};

/** Fills the login form of the page and sends it. */
export const submitLogin = async (
  page: Page,
  account: { email: string; password: string },
): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** Signs in through the login page and comes back to where `page` was sent from. */
export const logIn = async (
  page: Page,
  account: { email: string; password: string },
): Promise<void> => {
  await submitLogin(page, account);
  await dismissDialog(page, 'Successfully Logged In');
};

/** Registers a new account through the registration page. */
export const register = async (
  page: Page,
  member: { name: string; email: string; password: string },
): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(member.name);
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByLabel('Membership').selectOption({ label: 'Wyndham Member' });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await dismissDialog(page, 'Successfully Registered');
};
