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

  // The email about it has left the club, and looks as it should.
  await page.goto(`/local-mail?to=${encodeURIComponent(member.email)}`);
  const mail = page.getByRole('listitem').filter({ hasText: 'Points deposited: 60,000 points' });
  await mail.getByRole('button', { name: 'Read' }).click();
  const opened = mail.frameLocator('iframe');
  await expect(opened.getByRole('heading', { name: 'Your points are here' })).toBeVisible();
  await expect(opened.getByRole('link', { name: 'See your points' })).toHaveAttribute(
    'href',
    /\/dashboard\/points$/,
  );
  await mail.getByRole('tab', { name: 'As plain text' }).click();
  await expect(mail.getByRole('tabpanel')).toContainText('Deposited: 60,000 points');
});
