import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dismissDialog, logIn, newMember, register, submitLogin } from './accounts.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

const BANNER = 'Confirm your email';

/** Opens the newest mail to an address in the local mailbox. */
const openMail = async (page: Page, to: string): Promise<void> => {
  await page.goto(`/local-mail?to=${encodeURIComponent(to)}`);
  await page.getByRole('link', { name: 'Open the link' }).first().click();
  await expect(page).toHaveURL(/\/identity-action\?mode=/);
};

/** What the club has on record, as the member downloads it. */
const downloadData = async (page: Page): Promise<{ user: Record<string, unknown> }> => {
  await page.goto('/myAccount/data');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const content: { user: Record<string, unknown> } = JSON.parse(text);
  return content;
};

const editButton = (page: Page, line: string) => page.getByRole('button', { name: `Edit ${line}` });

/** Answers the question to sign in once more. */
const signInAgain = async (page: Page, password: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Your current password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dismissDialog(page, 'Successfully Signed In');
};

test('a member registers, confirms the email, edits the profile, and chooses a new password @desktop', async ({
  page,
  context,
}) => {
  const member = newMember();
  const newEmail = member.email.replace('member-', 'renamed-');
  await page.goto('/registration?from=%2Fprofile');
  await register(page, member);
  await expect(page).toHaveURL('/profile');

  // Confirming in another tab takes the banner away here.
  const banner = page.getByRole('region', { name: BANNER });
  await expect(banner).toContainText(member.email);
  await expect(banner.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  await expectGoodPage(page);
  const mailbox = await context.newPage();
  await openMail(mailbox, member.email);
  await expect(mailbox.getByText(member.email).first()).toBeVisible();
  await expectGoodPage(mailbox);
  await mailbox.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(mailbox.getByText('Your email is confirmed')).toBeVisible();
  await mailbox.close();
  await expect(banner).toBeHidden();

  // The name is in the navigation at once, and still there after a reload.
  await editButton(page, 'full name').click();
  await page.getByLabel('Full name').fill('Anna Berg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Anna Berg' })).toBeVisible();
  await editButton(page, 'location').click();
  await page.getByLabel('Location', { exact: true }).fill('Norway');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Norway', { exact: true })).toBeVisible();
  await editButton(page, 'phone').click();
  await page.getByLabel(/^Phone/).fill('+47 555 01 099');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('+47 555 01 099', { exact: true })).toBeVisible();
  await page.goto('/myAccount');
  await expect(page.getByRole('main').getByText('Anna Berg').first()).toBeVisible();
  await expectGoodPage(page);

  // A new password keeps this session; the old one opens nothing any more.
  await page.goto('/profile');
  await editButton(page, 'password').click();
  await page.getByLabel('New password').fill('another-password');
  await page.getByRole('button', { name: 'Save' }).click();
  await signInAgain(page, member.password);
  await expect(page.getByText('Your password is changed. You stay signed in here.')).toBeVisible();
  await page.goto('/dashboard/overview');
  await expect(page.getByText(member.email).first()).toBeVisible();

  // All others end on request.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await signInAgain(page, 'another-password');
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(page.getByText(/^Everywhere else signed out on/)).toBeVisible();
  await page.goto('/dashboard/overview');
  await expect(page.getByText(member.email).first()).toBeVisible();

  // A new address counts once its link was opened.
  await page.goto('/profile');
  await editButton(page, 'email').click();
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await signInAgain(page, 'another-password');
  await expect(page.getByText('We sent a link to the new address')).toBeVisible();
  await expectGoodPage(page);
  await openMail(page, newEmail);
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page.getByText('Your email is changed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page.getByRole('main').getByText(newEmail).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are signed out.')).toBeVisible();

  // The forgotten password.
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(newEmail);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/belongs to a member/)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'local mailbox' }).click();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Open the link' }).first().click();
  await page.getByLabel('New password').fill('third-password');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, { email: newEmail, password: 'third-password' });
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('Anna Berg').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(newEmail).first()).toBeVisible();
  // The club's record follows the account.
  await expect(async () => {
    expect((await downloadData(page)).user).toMatchObject({
      email: newEmail,
      name: 'Anna Berg',
      location: 'Norway',
      phoneNumber: '+47 555 01 099',
    });
  }).toPass();
});

test('a link that was used, or never was one, says so and how to get another @desktop', async ({
  page,
  problems,
}) => {
  problems.expectRejected(400);
  await page.goto('/identity-action?mode=resetPassword&oobCode=nothing');
  await expect(page.getByText(/This link has been used already/)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Send another link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/identity-action?mode=verifyEmail');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
});

test('the forgotten password page says the same for an unknown address @desktop', async ({
  page,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('sendOobCode') && response.request().method() === 'POST') {
      answers.push(response.status());
    }
  });
  for (const email of ['member@example.com', newMember().email]) {
    await page.goto(`/forgot-password?email=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${email} belongs to a member`)).toBeVisible();
  }
  expect(answers).toEqual([200, 200]);
});

test('a member takes the data along, deletes the account, and can register again @phone', async ({
  page,
  problems,
}) => {
  // The session ends with the account: what it still asks for is rejected.
  for (const status of [400, 401, 403]) problems.expectRejected(status);
  const member = newMember();
  await page.goto('/registration?from=%2FmyAccount%2Fdata');
  await register(page, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Data & privacy' })).toBeVisible();
  await expectGoodPage(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^my-club-data-\d{4}-\d{2}-\d{2}\.json$/);
  const content: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(content).toMatchObject({
    user: { email: member.email, name: member.name },
    bookings: [],
  });

  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByText('You have no coming stays.')).toBeVisible();
  await expectGoodPage(page);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await signInAgain(page, member.password);
  await dismissDialog(page, 'Your account is deleted');
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, member);
  await dismissDialog(page, 'Oops...');

  await page.goto('/registration');
  await register(page, member);
  await page.goto('/profile');
  await expect(page.getByText(member.email).first()).toBeVisible();
});

test('nothing of one member is left for the next one on the same page @desktop', async ({
  page,
}) => {
  const [first, second] = [newMember(), newMember()];
  await page.goto('/registration?from=%2Fprofile');
  await register(page, first);
  await expect(page.getByText(first.email).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are signed out.')).toBeVisible();
  // The address is a moment ahead of the page; the old one has to be removed.
  await expect(page.getByRole('heading', { level: 1, name: /dream vacation/ })).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
  // The registration leads a member on to their page.
  await expect(page.getByRole('link', { name: 'Join the club' })).toBeVisible();
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join('\n'),
  );
  expect(kept).not.toContain(first.email);
  expect(kept).not.toContain(first.name);
  expect(kept).not.toContain('personalKeys');

  // Without loading the page again: what the first one saw would still be in memory.
  await page.evaluate(() => {
    history.pushState(null, '', '/registration?from=%2Fprofile');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const seen: string[] = [];
  await page.exposeFunction('noteLeak', (text: string) => seen.push(text));
  await page.evaluate(
    (texts) => {
      new MutationObserver(() => {
        const shown = document.body.textContent ?? '';
        for (const text of texts) if (shown.includes(text)) Reflect.get(window, 'noteLeak')(text);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [first.email, first.name],
  );
  await register(page, second);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText(second.email).first()).toBeVisible();
  expect(seen).toEqual([]);
});

test('one address has one account, whichever way it signed in first @full', async ({
  page,
  problems,
}) => {
  problems.expectRejected(400);
  problems.expectRejected(404);
  const withGoogle = async (member: { name: string; email: string }): Promise<void> => {
    const chooser = page.getByRole('dialog', { name: 'Choose an account' });
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await chooser.getByLabel('Another name').fill(member.name);
    await chooser.getByLabel('Another email').fill(member.email);
    await chooser.getByRole('button', { name: 'Use this account' }).click();
    await dismissDialog(page, 'Successfully Logged In with Google');
  };
  const leave = async (): Promise<void> => {
    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  };
  const uidOf = async (): Promise<unknown> => (await downloadData(page)).user['uid'];

  // Email first: Google brings the same person into the same account, now confirmed.
  const emailFirst = newMember();
  await page.goto('/registration');
  await register(page, emailFirst);
  const uid = await uidOf();
  await leave();
  await page.goto('/login');
  await withGoogle(emailFirst);
  expect(await uidOf()).toBe(uid);
  await expect(page.getByRole('region', { name: BANNER })).toBeHidden();
  await leave();

  // Google first: the address is registered; a password comes by the forgotten-password link.
  const googleFirst = newMember();
  await page.goto('/login');
  await withGoogle(googleFirst);
  const googleUid = await uidOf();
  await leave();
  await page.goto('/registration');
  await page.getByLabel('Name', { exact: true }).fill(googleFirst.name);
  await page.getByLabel('Email', { exact: true }).fill(googleFirst.email);
  await page.getByLabel('Password', { exact: true }).fill(googleFirst.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You are already registered');
  await dismissDialog(page, 'Oops...');
  await page.goto(`/forgot-password?email=${encodeURIComponent(googleFirst.email)}`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('link', { name: 'local mailbox' }).click();
  await page.getByRole('link', { name: 'Open the link' }).first().click();
  await page.getByLabel('New password').fill(googleFirst.password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, googleFirst);
  expect(await uidOf()).toBe(googleUid);
});
