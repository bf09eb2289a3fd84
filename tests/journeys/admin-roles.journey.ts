import type { Browser, Locator, Page } from '@playwright/test';
import { DEMO_ADMIN, dismissDialog, logIn, submitLogin } from './accounts.ts';
import { arriveAs, joinClub } from './arrivals.ts';
import { directRequests } from './direct-requests.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { briefText } from './brief-text.ts';

/** How long the server may take to confirm: the emulator starts a function at its first call. */
const CONFIRMED = { timeout: 60_000 };

/**
 * Waits until an open page has followed what the server has confirmed, and notes how long it took:
 * well below the 3 s that are promised, but a busy machine is no reason to fail.
 */
const expectShown = async (heading: Locator): Promise<void> => {
  const start = performance.now();
  await expect(heading).toBeVisible();
  const description = `${Math.round(performance.now() - start)} ms`;
  test.info().annotations.push({ type: 'followed after', description });
};

const ADMIN_SCREENS = [
  '/admin-panel',
  '/admin-panel/admin-overview',
  '/admin-panel/users-bookings',
  '/admin-panel/user-control',
  '/admin-panel/admin-control',
  '/admin-panel/resort-input-form',
  '/admin-panel/resorts',
  '/admin-panel/audit-trail',
];

/** A new member in a browser of their own. */
const openMember = async (browser: Browser, path: string) => {
  const page = await browser.newPage();
  return { person: await joinClub(page, path), page };
};

const openAdmin = async (browser: Browser, path: string): Promise<Page> => {
  const adminPage = await browser.newPage();
  await arriveAs(adminPage, DEMO_ADMIN, path);
  return adminPage;
};

const searchFor = (email: string): string => `?${new URLSearchParams({ q: email }).toString()}`;

const cardOf = (adminPage: Page, person: { name: string }): Locator =>
  adminPage.getByRole('article', { name: person.name });

const makeAdmin = async (adminPage: Page, person: { name: string }): Promise<void> => {
  await cardOf(adminPage, person).getByRole('button', { name: 'Make Admin' }).click();
  await expect(cardOf(adminPage, person).getByRole('button', { name: 'Make User' })).toBeVisible(
    CONFIRMED,
  );
};

test('a promotion shows in the open browser of the promoted, and a demotion puts it out @desktop', async ({
  browser,
  problems,
}) => {
  // Two browsers, and functions that have to start.
  test.slow();
  problems.expectRejected(400);
  problems.expectRejected(401);
  problems.expectRejected(403);
  const { person, page } = await openMember(browser, '/admin-panel/user-control');
  await expect(page.getByText('The Page Not Found!')).toBeVisible();

  const adminPage = await openAdmin(browser, `/admin-panel/user-control${searchFor(person.email)}`);
  await expect(adminPage.getByRole('heading', { level: 1, name: 'All Users (1)' })).toBeVisible();
  await expectGoodPage(adminPage);
  await makeAdmin(adminPage, person);
  await expectShown(page.getByRole('heading', { level: 1, name: /^All Users/ }));
  // Not only the screen: the lists answer too.
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /could not be loaded/ })).toHaveCount(0);

  const direct = await directRequests(page.request, person.token());
  expect(await direct.get('/all-users')).toBe(200);
  expect(await direct.read('stats/totals')).toBe(200);
  expect(await direct.call('setadmin', { email: 'unknown@example.com', isAdmin: true })).toBe(404);

  await cardOf(adminPage, person)
    .getByRole('link', { name: /^Audit trail/ })
    .click();
  const entry = adminPage.getByText(`made ${person.name} an admin.`);
  await expect(entry).toBeVisible();
  await expectGoodPage(adminPage);

  await adminPage.goto('/admin-panel/admin-control');
  const remove = adminPage.getByRole('button', { name: `Remove Admin: ${person.name}` });
  await expect(remove).toBeVisible();
  await expect(adminPage.getByText('You cannot remove yourself as an admin.')).toBeVisible();
  await expectGoodPage(adminPage);
  await remove.click();
  await expect(adminPage.getByRole('button', { name: `Make Admin: ${person.name}` })).toBeVisible(
    CONFIRMED,
  );
  const told = page.getByRole('alertdialog', { name: 'You are signed out' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^All Users/ })).toHaveCount(0);
  await told.getByRole('button').click();
  await expect(page).toHaveURL(/\/login\?from=/);

  // The token from the time as an admin is good for nothing any more.
  expect([401, 403]).toContain(await direct.get('/all-users'));
  expect([401, 403]).toContain(await direct.updateUser(person.email, true));
  expect([401, 403]).toContain(
    await direct.call('setadmin', { email: person.email, isAdmin: true }),
  );
  expect(await direct.read('stats/totals')).toBe(403);

  // Signed in again, they are a member, for whom there is no panel. A sign-in within the very second
  // in which the sessions were ended counts as from before it, which happens only in a test.
  const second = (): number => Math.floor(Date.now() / 1000);
  const ended = second();
  await expect.poll(second).toBeGreaterThan(ended);
  await logIn(page, person);
  await expect(page.getByText('The Page Not Found!')).toBeVisible();

  // The row stayed, so that the removal can be undone.
  await adminPage.getByRole('button', { name: `Make Admin: ${person.name}` }).click();
  await expect(remove).toBeVisible(CONFIRMED);
  await expectShown(page.getByRole('heading', { level: 1, name: /^All Users/ }));
  await remove.click();
  await expect(adminPage.getByRole('button', { name: `Make Admin: ${person.name}` })).toBeVisible(
    CONFIRMED,
  );
});

test('an admin removes a user, whose open browser is out and whose account is closed @phone', async ({
  browser,
  problems,
}) => {
  // Two browsers, and functions that have to start.
  test.slow();
  problems.expectRejected(400);
  problems.expectRejected(401);
  problems.expectRejected(403);
  const { person, page } = await openMember(browser, '/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const direct = await directRequests(page.request, person.token());
  expect(await direct.get(`/bookings?email=${encodeURIComponent(person.email)}`)).toBe(200);

  const adminPage = await openAdmin(browser, `/admin-panel/user-control${searchFor(person.email)}`);
  await cardOf(adminPage, person).getByRole('button', { name: 'Remove' }).click();
  const question = adminPage.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await expectGoodPage(adminPage);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardOf(adminPage, person)).toBeVisible();
  await cardOf(adminPage, person).getByRole('button', { name: 'Remove' }).click();
  const removed = await briefText(
    adminPage,
    'User has been successfully deleted',
    '[role="alertdialog"]',
  );
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await removed();
  await expect(page.getByRole('alertdialog', { name: 'You are signed out' })).toBeVisible();
  await expect(adminPage.getByRole('alertdialog', { name: 'User Removed' })).toBeHidden();
  await expect(adminPage.getByRole('heading', { name: 'No users found.' })).toBeVisible();

  await dismissDialog(page, 'You are signed out');
  await expect(page).toHaveURL(/\/login\?from=/);
  expect([401, 403]).toContain(
    await direct.get(`/bookings?email=${encodeURIComponent(person.email)}`),
  );
  await submitLogin(page, person);
  await expect(page.getByRole('alertdialog', { name: 'Oops...' })).toContainText(
    'Wrong Email or Password',
  );

  await adminPage.goto('/admin-panel/audit-trail?action=remove-user');
  await expect(
    adminPage.getByText('removed the account of a removed member.').first(),
  ).toBeVisible();
  await expectGoodPage(adminPage);
});

test('a member finds no admin screen, and what they send by hand is rejected @full', async ({
  browser,
}) => {
  const { person, page } = await openMember(browser, '/about');
  for (const path of ADMIN_SCREENS) {
    await page.goto(path);
    await expect(page.getByText('The Page Not Found!')).toBeVisible();
  }
  const direct = await directRequests(page.request, person.token());
  expect(await direct.get('/all-users')).toBe(403);
  expect(await direct.get('/all-bookings')).toBe(403);
  expect(await direct.updateUser(person.email, true)).toBe(403);
  expect(await direct.deleteUser(DEMO_ADMIN.email)).toBe(403);
  expect(await direct.call('setadmin', { email: person.email, isAdmin: true })).toBe(403);
  expect(await direct.call('removeuser', { email: DEMO_ADMIN.email })).toBe(403);
  expect(await direct.call('completework', {})).toBe(403);
  expect(await direct.read('stats/totals')).toBe(403);
  expect(await direct.read('audit')).toBe(403);
  expect(await direct.read('reconciliations')).toBe(403);
  await page.goto('/admin-panel/admin-overview');
  await expect(page.getByText('The Page Not Found!')).toBeVisible();
});
