import { newMember, register } from './accounts.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { confirmFromDialog } from './confirm-address.ts';

test('a visitor who wants to deposit points registers, comes back and deposits them @phone', async ({
  page,
  problems,
}) => {
  problems.expectRejected(403);
  await page.goto('/');
  await page.getByRole('button', { name: 'DEPOSIT MY POINTS' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await register(page, newMember());
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have ZERO points in your RCI account!')).toBeVisible();

  await page.getByRole('button', { name: 'DEPOSIT MY POINTS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit points' });
  const points = dialog.getByLabel('Points', { exact: true });
  await points.fill('1.5 million');
  await points.blur();
  await expect(dialog.getByText('Points must be a number.')).toBeVisible();
  await points.fill('250,000');
  await points.blur();
  await expect(dialog.getByText(/at most 200,?000 points/)).toBeVisible();
  await points.fill('60,000');
  await expect(dialog.getByText('60,000 points').first()).toBeVisible();
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Deposit', exact: true }).click();

  await confirmFromDialog(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You have 60,000 points in your RCI account')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have 60,000 points in your RCI account')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText(/60,000 points/).first()).toBeVisible();
  await expectGoodPage(page);
});
