import type { Locator, Page } from '@playwright/test';
import { logIn } from './accounts.ts';
import { joinClub } from './arrivals.ts';
import { briefText } from './brief-text.ts';
import { tabTo } from './by-keyboard.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { ownResort } from './own-resort.ts';
import { phoneProblems } from './phone-measures.ts';
import { WANTED, bookWanted } from './wanted-stay.ts';

/** How soon an open page shows what has happened, on a machine that is busy with other journeys. */
const SOON = { timeout: 60_000 };

const hearts = (page: Page): Locator => page.getByRole('button', { name: /^Save / });
const boards = (page: Page): Locator => page.getByRole('navigation', { name: 'Boards' });
const cardNamed = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Saves the first `count` resorts that the search finds, and returns their names, last first. */
const saveFound = async (page: Page, query: string, count: number): Promise<string[]> => {
  await page.goto(`/search?q=${query}`);
  await expect(hearts(page).nth(count - 1)).toBeVisible();
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const heart = hearts(page).nth(at);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    names.unshift(((await heart.getAttribute('aria-label')) ?? '').replace(/^Save /, ''));
  }
  return names;
};

const nameAt = (names: readonly string[], at: number): string => {
  const name = names[at];
  if (name === undefined) throw new Error(`Nothing is saved at place ${at}.`);
  return name;
};

const choose = async (page: Page, menu: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Goes to the favorites as people do. */
const openFavourites = async (
  page: Page,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> => {
  const saved = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Saved$/ });
  if (await saved.isVisible()) await press(saved);
  else await press(page.getByRole('banner').getByRole('link', { name: 'My Favorites' }));
  await expect(page.getByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible();
};

/** Presses Undo in a toast; at once, because it disappears. */
const undo = async (page: Page, text: string): Promise<void> => {
  const message = page.getByText(text, { exact: true }).locator('..');
  await message.getByRole('button', { name: 'Undo' }).click();
};

/** Gives the board that is open the dates from `from` to `to`. */
const setDates = async (page: Page, from: string, to: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'When?' });
  await dialog.getByLabel('Check-in').fill(from);
  await dialog.getByLabel('Check-out').fill(to);
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Save dates' }).click();
  await expect(page.getByText(/^Totals for /)).toBeVisible();
};

test('hearts of a visitor wait on the device, and go to the account that logs in @full', async ({
  browser,
  page,
}) => {
  // One of them is known to the account already, from elsewhere.
  const elsewhere = await browser.newPage();
  const member = await joinClub(elsewhere, '/about');
  await saveFound(elsewhere, 'portugal', 1);
  await elsewhere.goto('/myFavorites');
  await expect(elsewhere.getByText('1 saved resort')).toBeVisible();

  const names = await saveFound(page, 'portugal', 3);
  await expect(
    page.getByText('Saved on this device. Log in, and it goes to My Favorites.'),
  ).toBeVisible();
  await page.reload();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expectGoodPage(page);
  await hearts(page).nth(2).click();
  await undo(page, `${nameAt(names, 0)} is no longer among your favorites.`);
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/myFavorites');
  await expect(page).toHaveURL(/\/login\?from=%2FmyFavorites/);
  const told = await briefText(
    page,
    'The 2 resorts you saved on this device are now in My Favorites.',
  );
  await logIn(page, member);
  await told();
  await expect(page).toHaveURL('/myFavorites');
  await expect(page.getByText('3 saved resorts')).toBeVisible();
  for (const name of names) await expect(cardNamed(page, name)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hearts'))).toBe('{"v":1,"data":[]}');
  await expectGoodPage(page);
  await elsewhere.close();
});

test('a board has notes and what else was moved there, and everything can be undone @phone', async ({
  page,
  problems,
}, info) => {
  problems.expectCutConnection();
  await joinClub(page, '/search?q=portugal');
  const saved = await saveFound(page, 'portugal', 2);
  // A heart that has no time to reach the server.
  const pressed = hearts(page).nth(2);
  const name = ((await pressed.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
  await page.context().setOffline(true);
  await pressed.click();
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await page.context().setOffline(false);
  await page.reload();
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  const names = [name, ...saved];
  const first = nameAt(names, 0);
  await openFavourites(page);
  await expect(page.getByText('3 saved resorts')).toBeVisible();
  const order = page.getByRole('article').getByRole('heading');
  await expect(order).toHaveText(names);
  await choose(page, `More for ${nameAt(names, 1)}`, 'Remove');
  await expect(page.getByText('2 saved resorts')).toBeVisible();
  await undo(page, `${nameAt(names, 1)} is no longer among your favorites.`);
  await expect(order).toHaveText(names);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByTestId('heart-count')).toHaveText('3');
  if (info.project.name === 'phone') {
    await main.getByRole('button', { name: 'You' }).click();
    await expect(page.getByRole('dialog').getByTestId('heart-count')).toHaveText('3');
    await page.keyboard.press('Escape');
  }

  await choose(page, `More for ${first}`, 'Add a note');
  await page.getByRole('textbox', { name: /^Note/ }).fill('The garden unit is the quiet one.');
  await expectGoodPage(page);
  // It has no time to reach the server either.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The garden unit is the quiet one.')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('The garden unit is the quiet one.')).toBeVisible(SOON);

  await choose(page, `More for ${first}`, 'Move to a new board');
  await page.getByRole('button', { name: 'Make board' }).click();
  await expect(page.getByText('Please give the board a name.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Winter sun');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Make board' }).click();
  await undo(page, `${first} is on “Winter sun” now.`);
  await expect(page.getByText('3 saved resorts')).toBeVisible();
  await choose(page, `More for ${first}`, 'Move to another board');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await boards(page).getByRole('link', { name: 'Winter sun 1' }).click();
  await expect(page).toHaveURL('/myFavorites?board=b1');
  await expect(cardNamed(page, first)).toBeVisible();
  await expect(page.getByText('The garden unit is the quiet one.')).toBeVisible();
  await expectGoodPage(page);

  await choose(page, `More for ${first}`, 'Remove');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await undo(page, `${first} is no longer among your favorites.`);
  await expect(page.getByText('The garden unit is the quiet one.')).toBeVisible();

  await choose(page, 'More for the board Winter sun', 'Rename board');
  await page.getByLabel('Name', { exact: true }).fill('Sun in January');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Sun in January' })).toBeVisible();
  await expect(boards(page).getByRole('link', { name: 'Sun in January 1' })).toBeVisible();
  await choose(page, 'More for the board Sun in January', 'Delete board');
  const question = page.getByRole('alertdialog', { name: 'Delete “Sun in January”?' });
  await expect(question).toContainText('Its resorts move to “Saved”, with their notes.');
  await expectGoodPage(page);
  await question.getByRole('button', { name: 'Delete board' }).click();
  await expect(page).toHaveURL('/myFavorites');
  await expect(boards(page).getByRole('link')).toHaveText(['Saved 3']);
  await expect(page.getByText('The garden unit is the quiet one.')).toBeVisible();
});

test('a board with dates shows by itself when another member books them, also by its link @desktop', async ({
  browser,
  context,
  page,
  problems,
  request,
}) => {
  test.setTimeout(180_000);
  problems.expectRejected(404);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const resort = await ownResort(request, { units: 1 });
  const { email } = await joinClub(page, '/myFavorites');
  // The resort is new: the page that a server has rendered may not know it yet.
  await page.goto(`/search?q=${resort.id}`);
  const heart = page.getByRole('button', { name: `Save ${resort.name}`, exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await openFavourites(page);
  await setDates(page, WANTED.from, WANTED.to);
  await expect(page.getByText('1 unit left')).toBeVisible(SOON);
  await choose(page, `More for ${resort.name}`, 'Add a note');
  await page.getByRole('textbox', { name: /^Note/ }).fill('For the four of us.');
  await page.getByRole('button', { name: 'Save note' }).click();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Saved”' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByLabel('Link', { exact: true })).toBeFocused(SOON);
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toMatch(/^\/boards\/[\w-]{22}$/);

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible(SOON);
  await expect(cardNamed(visitor, resort.name)).toBeVisible();
  await expect(visitor.getByText('1 unit left')).toBeVisible(SOON);
  await expect(visitor.getByText('For the four of us.')).toHaveCount(0);
  await expect(visitor.locator('body')).not.toContainText(email);
  await expect(visitor.getByRole('button', { name: /^More for/ })).toHaveCount(0);
  await expectGoodPage(visitor);
  await dialog.getByLabel('Show my notes').click();
  await expect(dialog.getByLabel('Show my notes')).toBeEnabled(SOON);
  await visitor.reload();
  await expect(visitor.getByText('For the four of us.')).toBeVisible(SOON);

  const other = await browser.newPage();
  const booker = await joinClub(other, '/dashboard/my-bookings');
  await bookWanted(request, booker, resort.id);
  await other.close();
  await expect(visitor.getByText('Sold out on these dates')).toBeVisible(SOON);
  await expect(page.getByText('Sold out on these dates')).toBeVisible(SOON);

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeFocused(SOON);
  await visitor.reload();
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'This board is not shared any more' }),
  ).toBeVisible(SOON);
  await expectGoodPage(visitor);
  await visitor.close();
});

test('up to four resorts are compared side by side @phone', async ({ page }, info) => {
  await joinClub(page, '/search?q=portugal');
  const names = await saveFound(page, 'portugal', 5);
  await openFavourites(page);
  await setDates(page, dayAhead(90), dayAhead(94));
  const choice = (at: number): Locator =>
    page.getByRole('button', { name: `Compare ${nameAt(names, at)}`, exact: true });
  await choice(0).click();
  await expect(page.getByRole('button', { name: 'Choose one more to compare' })).toBeVisible();
  for (const at of [1, 2, 3]) await choice(at).click();
  await expect(choice(4)).toHaveAttribute('aria-disabled', 'true');
  await expectGoodPage(page);
  const isPhone = info.project.name === 'phone';
  if (isPhone) expect(await phoneProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compare 4 of up to 4' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible();
  const box = page.getByRole('region', { name: 'Resorts side by side' });
  await expect(box.getByRole('columnheader')).toHaveCount(4);
  for (const name of names.slice(0, 4)) {
    await expect(box.getByRole('columnheader', { name })).toHaveCount(1);
  }
  await expect(box.getByRole('rowheader', { name: 'Place' })).toBeVisible();
  await expect(
    page.getByText(/^(.+ suits? this stay best: |Price, room and rating are alike)/),
  ).toBeVisible();
  await expectGoodPage(page);
  if (isPhone) expect(await phoneProblems(page)).toEqual([]);

  // However far the resorts are scrolled, what is compared stays in view.
  const label = box.getByRole('rowheader', { name: 'RCI Points' });
  const before = await label.boundingBox();
  const moved = await box.evaluate((element) => {
    element.scrollLeft = 1000;
    return element.scrollLeft;
  });
  if (isPhone) expect(moved).toBeGreaterThan(100);
  expect((await label.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);

  await page.reload();
  await box.getByRole('button', { name: `Do not compare ${nameAt(names, 0)}` }).click();
  await expect(box.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('link', { name: 'Back to Saved' }).click();
  await expect(page.getByText('5 saved resorts')).toBeVisible();
});

test('boards, notes and comparing work by keyboard alone @full', async ({ page }) => {
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await joinClub(page, '/search?q=portugal');
  await expect(hearts(page).nth(1)).toBeVisible();
  await press(hearts(page).nth(0), 'Space');
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await press(hearts(page).nth(1), 'Space');
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const label = (await hearts(page).nth(1).getAttribute('aria-label')) ?? '';
  const name = label.replace(/^Save /, '');
  await openFavourites(page, press);
  await expect(page.getByText('2 saved resorts')).toBeVisible();

  // Escape leaves a dialog, back on the button that opened it.
  const newBoard = page.getByRole('button', { name: 'New board' });
  await press(newBoard);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(newBoard).toBeFocused();

  const more = page.getByRole('button', { name: `More for ${name}`, exact: true });
  await press(more);
  await expect(page.getByRole('menuitem', { name: 'Add a note' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Note/ })).toBeFocused();
  await page.keyboard.type('By the sea');
  await press(page.getByRole('button', { name: 'Save note' }));
  await expect(page.getByText('By the sea')).toBeVisible();
  await expect(more).toBeFocused();

  // What was moved takes the focus with it to the list, and it can be undone.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move to a new board' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sea');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} is on “Sea” now.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('2 saved resorts')).toBeVisible();

  await page.getByRole('region', { name: 'Saved' }).focus();
  const choices = page.getByRole('button', { name: /^Compare [^\d]/ });
  await press(choices.nth(0), 'Space');
  await press(choices.nth(1), 'Space');
  await press(page.getByRole('button', { name: 'Compare 2 of up to 4' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: 'Resorts side by side' }));
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to Saved' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 saved resorts')).toBeVisible();
});
