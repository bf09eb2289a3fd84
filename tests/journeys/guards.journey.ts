import { DEMO_MEMBER, dismissDialog, logIn, submitLogin } from './accounts.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

const MEMBER_PAGES = [
  '/profile',
  '/dashboard/overview',
  '/dashboard/my-bookings',
  '/notifications',
  '/myFavorites',
  '/myAccount',
  '/myAccount/data',
  '/available-booking?resort=R1000&type=rciPoints',
  '/payment-confirmation?resort=R1000',
];

test('every guarded page sends a visitor to login and says where to come back to @phone', async ({
  page,
}) => {
  for (const path of MEMBER_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: path }).toString()}`);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  }
  await page.goto('/admin-panel/admin-overview');
  await expect(page).toHaveURL(/\/login\?from=/);
});

test('login shows what was wrong, then comes back to the guarded page @desktop', async ({
  page,
  problems,
}) => {
  problems.expectRejected(400);
  await page.goto('/dashboard/my-bookings');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await submitLogin(page, { email: DEMO_MEMBER.email, password: 'wrong-password' });
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Oops...');
  await expect(dialog).toContainText('Wrong Email or Password');
  await expect(dialog).toContainText('Please enter correct Email or Password');
  await dialog.getByRole('button').last().click();
  // The same at the field, with the button that helps.
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('This password does not go with this email.');
  await expect(
    page.getByRole('link', { name: 'Forgot password? Choose a new one' }),
  ).toHaveAttribute('href', `/forgot-password?email=${encodeURIComponent(DEMO_MEMBER.email)}`);
  await expectGoodPage(page);

  await logIn(page, DEMO_MEMBER);
  await expect(page).toHaveURL('/dashboard/my-bookings');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expectGoodPage(page);

  // A member finds no admin panel, and after Log Out no profile.
  await page.goto('/admin-panel/admin-overview');
  await expect(page.getByText('The Page Not Found!')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have ZERO points in your RCI account!')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('login with Google works through the local account chooser @desktop', async ({
  page,
  problems,
}, info) => {
  // The first sign-in asks for a user record that is not there yet (rules 12.1).
  problems.expectRejected(404);
  await page.goto('/login?from=%2Fprofile');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  const chooser = page.getByRole('dialog');
  await expect(chooser).toBeVisible();
  await expectGoodPage(page);
  const tag = `${info.project.name}-${Date.now()}`;
  await chooser.getByLabel('Another name').fill('Google Member');
  await chooser.getByLabel('Another email').fill(`google-${tag}@example.com`);
  await chooser.locator('button[type="submit"]').click();
  await dismissDialog(page, 'Successfully Logged In with Google');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(`google-${tag}@example.com`).first()).toBeVisible();
});
