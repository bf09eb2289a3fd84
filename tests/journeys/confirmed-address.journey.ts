import { joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

/** What the server says to somebody whose address is not confirmed. */
const REFUSAL = {
  error: {
    status: 'PERMISSION_DENIED',
    message: 'Please confirm your e-mail address first: follow the link we sent you.',
    details: {
      code: 'email-not-verified',
      message: 'Please confirm your e-mail address first: follow the link we sent you.',
    },
  },
};

test('what needs a confirmed address asks for it, and goes on once it is confirmed @both', async ({
  page,
  context,
  problems,
}) => {
  problems.expectRefusal(403);
  const member = await joinClub(page, '/', { isConfirmed: false });
  // Whatever is refused in this way is treated alike; here the first deposit is.
  let isRefused = false;
  await page.route('**/depositpoints', async (route) => {
    if (isRefused || route.request().method() !== 'POST') return route.fallback();
    isRefused = true;
    return route.fulfill({
      status: 403,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: REFUSAL,
    });
  });
  await page.getByRole('button', { name: 'DEPOSIT MY POINTS' }).click();
  const deposit = page.getByRole('dialog', { name: 'Deposit points' });
  await deposit.getByLabel('Points', { exact: true }).fill('60,000');
  await deposit.getByRole('button', { name: 'Deposit', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Please confirm your e-mail first' });
  await expect(dialog).toContainText(member.email);
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();

  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'local mailbox' }).click();
  const mailbox = await opened;
  await mailbox.getByRole('link', { name: 'Open the link' }).first().click();
  await mailbox.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(mailbox.getByText('Your e-mail is confirmed')).toBeVisible();
  await mailbox.close();

  // Nothing has to be pressed again.
  await expect(dialog).toBeHidden();
  await expect(deposit).toBeHidden();
  await expect(page.getByText('You have 60,000 points in your RCI account')).toBeVisible();
});
