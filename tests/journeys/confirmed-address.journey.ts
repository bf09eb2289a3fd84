import { joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { confirmDialog, confirmFromDialog } from './confirm-address.ts';

test('what needs a confirmed address asks for it, and continues once it is confirmed @phone', async ({
  page,
  problems,
}) => {
  problems.expectRejected(403);
  const member = await joinClub(page, '/', { isConfirmed: false });
  await page.getByRole('button', { name: 'DEPOSIT MY POINTS' }).click();
  const deposit = page.getByRole('dialog', { name: 'Deposit points' });
  await deposit.getByLabel('Points', { exact: true }).fill('60,000');
  await deposit.getByRole('button', { name: 'Deposit', exact: true }).click();

  await expect(confirmDialog(page)).toContainText(member.email);
  await expectGoodPage(page);
  await confirmFromDialog(page);

  // Nothing has to be pressed again.
  await expect(confirmDialog(page)).toBeHidden();
  await expect(deposit).toBeHidden();
  await expect(page.getByText('You have 60,000 points in your RCI account')).toBeVisible();
});
