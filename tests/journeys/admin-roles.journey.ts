import type { Browser, Locator, Page } from '@playwright/test';
import { DEMO_ADMIN, dismissDialog, logIn, submitLogin } from './accounts.ts';
import { arriveAs, joinClub } from './arrivals.ts';
import { byHand } from './by-hand.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { passingWords } from './passing-words.ts';

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

const openDesk = async (browser: Browser, path: string): Promise<Page> => {
  const desk = await browser.newPage();
  await arriveAs(desk, DEMO_ADMIN, path);
  return desk;
};

const searchFor = (email: string): string => `?${new URLSearchParams({ q: email }).toString()}`;

const cardOf = (desk: Page, person: { name: string }): Locator =>
  desk.getByRole('article', { name: person.name });

const makeAdmin = async (desk: Page, person: { name: string }): Promise<void> => {
  await cardOf(desk, person).getByRole('button', { name: 'Make Admin' }).click();
  await expect(cardOf(desk, person).getByRole('button', { name: 'Make User' })).toBeVisible(
    CONFIRMED,
  );
};

test('a promotion shows in the open browser of the promoted, and a demotion puts it out @desktop', async ({
  browser,
  problems,
}) => {
  // Two browsers, and functions that have to start.
  test.slow();
  problems.expectRefusal(400);
  problems.expectRefusal(401);
  problems.expectRefusal(403);
  const { person, page } = await openMember(browser, '/admin-panel/user-control');
  await expect(page.getByText('The Page Not Found!')).toBeVisible();

  const desk = await openDesk(browser, `/admin-panel/user-control${searchFor(person.email)}`);
  await expect(desk.getByRole('heading', { level: 1, name: 'All Users (1)' })).toBeVisible();
  await expectGoodPage(desk);
  await makeAdmin(desk, person);
  await expectShown(page.getByRole('heading', { level: 1, name: /^All Users/ }));
  // Not only the screen: the lists answer too.
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /could not be loaded/ })).toHaveCount(0);

  const hand = await byHand(page.request, person.token());
  expect(await hand.get('/all-users')).toBe(200);
  expect(await hand.read('stats/totals')).toBe(200);
  expect(await hand.call('setadmin', { email: 'nobody@example.com', isAdmin: true })).toBe(404);

  await cardOf(desk, person)
    .getByRole('link', { name: /^Audit trail/ })
    .click();
  const entry = desk.getByText(`made ${person.name} an admin.`);
  await expect(entry).toBeVisible();
  await expectGoodPage(desk);

  await desk.goto('/admin-panel/admin-control');
  const remove = desk.getByRole('button', { name: `Remove Admin: ${person.name}` });
  await expect(remove).toBeVisible();
  await expect(desk.getByText('You cannot remove yourself as an admin.')).toBeVisible();
  await expectGoodPage(desk);
  await remove.click();
  await expect(desk.getByRole('button', { name: `Make Admin: ${person.name}` })).toBeVisible(
    CONFIRMED,
  );
  const told = page.getByRole('alertdialog', { name: 'You are signed out' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^All Users/ })).toHaveCount(0);
  await told.getByRole('button').click();
  await expect(page).toHaveURL(/\/login\?from=/);

  // The token from the time as an admin is good for nothing any more.
  expect([401, 403]).toContain(await hand.get('/all-users'));
  expect([401, 403]).toContain(await hand.updateUser(person.email, true));
  expect([401, 403]).toContain(await hand.call('setadmin', { email: person.email, isAdmin: true }));
  expect(await hand.read('stats/totals')).toBe(403);

  // Signed in again, they are a member, for whom there is no panel. Whoever signs in within the very
  // second in which the sessions were ended counts as from before it, which nobody but a test does.
  const second = (): number => Math.floor(Date.now() / 1000);
  const ended = second();
  await expect.poll(second).toBeGreaterThan(ended);
  await logIn(page, person);
  await expect(page.getByText('The Page Not Found!')).toBeVisible();

  // The row stayed, so that the removal can be undone.
  await desk.getByRole('button', { name: `Make Admin: ${person.name}` }).click();
  await expect(remove).toBeVisible(CONFIRMED);
  await expectShown(page.getByRole('heading', { level: 1, name: /^All Users/ }));
  await remove.click();
  await expect(desk.getByRole('button', { name: `Make Admin: ${person.name}` })).toBeVisible(
    CONFIRMED,
  );
});

test('an admin removes a user, whose open browser is out and whose account is closed @phone', async ({
  browser,
  problems,
}) => {
  // Two browsers, and functions that have to start.
  test.slow();
  problems.expectRefusal(400);
  problems.expectRefusal(401);
  problems.expectRefusal(403);
  const { person, page } = await openMember(browser, '/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const hand = await byHand(page.request, person.token());
  expect(await hand.get(`/bookings?email=${encodeURIComponent(person.email)}`)).toBe(200);

  const desk = await openDesk(browser, `/admin-panel/user-control${searchFor(person.email)}`);
  await cardOf(desk, person).getByRole('button', { name: 'Remove' }).click();
  const question = desk.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await expectGoodPage(desk);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardOf(desk, person)).toBeVisible();
  await cardOf(desk, person).getByRole('button', { name: 'Remove' }).click();
  const removed = await passingWords(
    desk,
    'User has been successfully deleted',
    '[role="alertdialog"]',
  );
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await removed();
  await expect(page.getByRole('alertdialog', { name: 'You are signed out' })).toBeVisible();
  await expect(desk.getByRole('alertdialog', { name: 'User Removed' })).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'No users found.' })).toBeVisible();

  await dismissDialog(page, 'You are signed out');
  await expect(page).toHaveURL(/\/login\?from=/);
  expect([401, 403]).toContain(
    await hand.get(`/bookings?email=${encodeURIComponent(person.email)}`),
  );
  await submitLogin(page, person);
  await expect(page.getByRole('alertdialog', { name: 'Oops...' })).toContainText(
    'Wrong Email or Password',
  );

  await desk.goto('/admin-panel/audit-trail?action=remove-user');
  await expect(desk.getByText('removed the account of a removed member.').first()).toBeVisible();
  await expectGoodPage(desk);
});

test('a member finds no admin screen, and what they send by hand is refused @full', async ({
  browser,
}) => {
  const { person, page } = await openMember(browser, '/about');
  for (const path of ADMIN_SCREENS) {
    await page.goto(path);
    await expect(page.getByText('The Page Not Found!')).toBeVisible();
  }
  const hand = await byHand(page.request, person.token());
  expect(await hand.get('/all-users')).toBe(403);
  expect(await hand.get('/all-bookings')).toBe(403);
  expect(await hand.updateUser(person.email, true)).toBe(403);
  expect(await hand.deleteUser(DEMO_ADMIN.email)).toBe(403);
  expect(await hand.call('setadmin', { email: person.email, isAdmin: true })).toBe(403);
  expect(await hand.call('removeuser', { email: DEMO_ADMIN.email })).toBe(403);
  expect(await hand.call('completework', {})).toBe(403);
  expect(await hand.read('stats/totals')).toBe(403);
  expect(await hand.read('audit')).toBe(403);
  expect(await hand.read('reconciliations')).toBe(403);
  await page.goto('/admin-panel/admin-overview');
  await expect(page.getByText('The Page Not Found!')).toBeVisible();
});
