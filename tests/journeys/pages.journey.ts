import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from './accounts.ts';
import { arriveAs, joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

/** How soon an open page shows what has happened, on a machine that is busy with other journeys. */
const SOON = { timeout: 60_000 };

const TICKET = /HELP-[34679CDFGHJKMNPQRTXY]{6}/;

/** Fills in what the form always asks, and sends it; gives back the ticket number. */
const write = async (page: Page, topic: string, message: string): Promise<string> => {
  await page.getByLabel('What is it about?').selectOption({ label: topic });
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
  const heading = page.getByRole('heading', { name: 'Your message has arrived' });
  await expect(heading).toBeVisible(SOON);
  await expect(heading).toBeFocused();
  return (await page.getByText(TICKET).first().textContent()) ?? '';
};

test('a visitor writes to the club, and a member is answered @desktop', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const tag = crypto.randomUUID().slice(0, 8);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expectGoodPage(page);
  await page.getByLabel('Name', { exact: true }).fill(`Visitor ${tag}`);
  await page.getByLabel('Email', { exact: true }).fill(`visitor-${tag}@example.com`);
  const visitorsNumber = await write(page, 'Something else', 'Is there a resort on the moon?');
  expect(visitorsNumber).toMatch(TICKET);
  await expectGoodPage(page);

  // A member comes from the profile, and need not say who they are.
  const member = await joinClub(page, '/profile');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(member.name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email);
  await expect(page.getByLabel('What is it about?')).toHaveValue('account');
  const question = `How many points does a week take? (${tag})`;
  const number = await write(page, 'Points', question);
  const own = page.getByRole('region', { name: 'Your messages' });
  await expect(own.getByText(number)).toBeVisible(SOON);
  await expect(own.getByText('Open', { exact: true })).toBeVisible();
  await expectGoodPage(page);

  // The admin finds both by their numbers.
  const adminPage = await browser.newPage();
  await arriveAs(adminPage, DEMO_ADMIN, '/admin-panel/support');
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible(SOON);
  await expect(
    adminPage
      .getByRole('table', { name: 'Tickets' })
      .or(adminPage.getByRole('list', { name: 'Tickets' })),
  ).toBeVisible(SOON);
  await expectGoodPage(adminPage);
  const field = adminPage.getByRole('searchbox', { name: 'Ticket number' });
  await field.fill(visitorsNumber.toLowerCase());
  const drawer = adminPage.getByRole('dialog', { name: 'Ticket' });
  await expect(drawer.getByText('Is there a resort on the moon?')).toBeVisible(SOON);
  await expect(drawer.getByText('None: written without signing in')).toBeVisible();
  await expectGoodPage(adminPage);
  await drawer.getByRole('button', { name: 'Close ticket' }).click();
  await expect(drawer.getByText('Closed', { exact: true }).first()).toBeVisible(SOON);
  await expect(drawer.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await adminPage.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await field.fill(number);
  await expect(drawer.getByText(question)).toBeVisible(SOON);
  await drawer.getByRole('button', { name: 'Answer by email' }).click();
  const dialog = adminPage.getByRole('dialog', { name: `Answer ${number}` });
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog.getByText('Answer is required.')).toBeVisible();
  await expectGoodPage(adminPage);
  await dialog
    .getByLabel('Answer', { exact: true })
    .fill('A studio takes 50,000.\nEnjoy your week.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog).toBeHidden(SOON);
  await expect(drawer.getByText('Answered', { exact: true }).first()).toBeVisible(SOON);
  await expect(drawer.getByText(/^Answered by email by/)).toBeVisible();
  await drawer.getByRole('link', { name: 'In the audit trail' }).click();
  await expect(adminPage.getByText(new RegExp(`answered the ticket ${number}`))).toBeVisible(SOON);
  await adminPage.close();

  // The member reads it here as well as in the mail.
  await expect(own.getByText('Answered', { exact: true })).toBeVisible(SOON);
  await own.getByText(number).click();
  await expect(own.getByText('Enjoy your week.')).toBeVisible();
  await expectGoodPage(page);
  await page.goto('/notifications');
  await expect(page.getByText('We have answered you')).toBeVisible(SOON);
});

test('help answers while one types, says when it cannot, and leads to one answer @desktop', async ({
  page,
}) => {
  await page.goto('/help');
  const field = page.getByRole('searchbox', { name: 'Search the answers' });
  await field.fill('cancel');
  await expect(page.getByText(/^\d+ answers$/)).toBeVisible();
  const answer = page.locator('details#cancelling');
  await expect(answer).toHaveAttribute('open', '');
  await expect(answer.getByText('At least 15 days before').first()).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/cancel/i);
  await expectGoodPage(page);
  await field.fill('elephant');
  await expect(
    page.getByRole('heading', { name: 'Nothing here answers “elephant”' }),
  ).toBeVisible();
  await expect(page.getByText('No answer found')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field).toBeFocused();
  await expect(answer).not.toHaveAttribute('open', '');

  await page.goto('/help#holds');
  const holds = page.locator('details#holds');
  await expect(holds).toHaveAttribute('open', '');
  await expect(holds.getByText(/480 seconds/)).toBeInViewport();
  await holds.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(holds).not.toHaveAttribute('open', '');
  await page.getByRole('link', { name: 'Contact the club' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the directory from A to Z opens by letter and leads to a resort by keyboard alone @phone', async ({
  page,
}) => {
  await page.goto('/directory');
  const jumps = page.getByRole('navigation', { name: 'Letters' });
  await expect(jumps).toBeVisible(SOON);
  const names = page.getByRole('main').locator('details a');
  await expect(names).toHaveCount(0);
  await expectGoodPage(page);
  const links = jumps.getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  const letter = ((await links.last().getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await page.keyboard.press('Enter');
  const part = page.getByRole('group', { name: letter, exact: true });
  await expect(part).toBeFocused();
  await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(part.locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  const resort = part.getByRole('link').first();
  await expect(resort).toBeFocused();
  const name = (await resort.textContent()) ?? '';
  expect(name.startsWith(letter)).toBe(true);
  await expectGoodPage(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/singleResortPage\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, SOON);

  // Back finds the letter open.
  await page.goBack();
  await expect(part.getByRole('link', { name, exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'By place' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/directory?by=place');
  await expect(page.getByRole('navigation', { name: 'Parts of the world' })).toBeVisible();
});

test('every page of the footer has something to read @full', async ({ page }) => {
  for (const [path, heading] of [
    ['/about', 'About the club'],
    ['/tv', 'A window somewhere else'],
    ['/privacy', 'Privacy'],
    ['/magazine', 'Slow mornings, short drives'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(SOON);
  }
  await page.goto('/tv');
  // The journeys want less motion: nothing plays until it is asked to.
  const tv = page.getByRole('figure');
  await expect(tv).toContainText('Set the alarm once. Only once, and only for this.');
  await page.getByRole('button', { name: 'The golden hour' }).press('Enter');
  await expect(tv).toHaveAttribute('data-light', 'golden');
  await tv.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(tv.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expectGoodPage(page);
  await page.goto('/magazine');
  await page.getByRole('link', { name: /One deposit, two holidays/ }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'One deposit, two holidays' }),
  ).toBeInViewport();
});
