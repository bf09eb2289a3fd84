import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from './accounts.ts';
import { arriveAs } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { briefText } from './brief-text.ts';

const FORM = '/admin-panel/resort-input-form';

/** A picture that loads, without a request to another site. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#3b8d90"/></svg>';

/** Goes to a page of the panel as an admin. */
const openAdmin = async (adminPage: Page, path: string): Promise<void> => {
  await arriveAs(adminPage, DEMO_ADMIN, path);
};

const name = (adminPage: Page) => adminPage.getByRole('textbox', { name: 'Resort name' });
const location = (adminPage: Page) =>
  adminPage.getByRole('textbox', { name: 'Location', exact: true });
/** The state of the one resort in the list, which is a table or cards. */
const state = (adminPage: Page, text: string) =>
  adminPage
    .getByRole('table')
    .or(adminPage.getByRole('list', { name: 'Resorts' }))
    .getByText(text, { exact: true });
const SAVED = 'Your work has been saved';

/** Saves the form, and sees that it says so. */
const save = async (adminPage: Page, button: 'Save resort' | 'Save changes'): Promise<void> => {
  const told = await briefText(adminPage, SAVED);
  await adminPage.getByRole('button', { name: button }).click();
  await told();
};

/** The failure dialog (rules 13.3), closed again. */
const seeFailure = async (adminPage: Page, advice: RegExp): Promise<void> => {
  const dialog = adminPage.getByRole('alertdialog', { name: 'Oops...' });
  await expect(dialog).toContainText('Something went wrong!');
  await expect(dialog).toContainText(advice);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
};

test('a visitor’s open page follows a resort that an admin adds, edits and withdraws @desktop', async ({
  browser,
  page,
}, info) => {
  const place = `Formland ${info.project.name} ${Date.now()}`;
  const listed = page.locator('#resorts');
  await page.goto(`/?location=${encodeURIComponent(place)}`);
  await expect(page.getByRole('heading', { name: 'No resort there' })).toBeVisible();

  const adminPage = await browser.newPage();
  await openAdmin(adminPage, FORM);
  await expect(adminPage.getByRole('textbox', { name: 'Check-in time' })).toHaveValue('16:00');
  await expect(adminPage.getByRole('textbox', { name: 'Check-out time' })).toHaveValue('11:00');
  await expect(adminPage.getByRole('combobox', { name: 'Rating', exact: true })).toHaveValue(
    /^[789]$/,
  );
  await expect(adminPage.getByRole('textbox', { name: 'Reviews amount' })).toHaveValue(
    /^(8\d|9\d|[1-7]\d\d|800)$/,
  );
  await expectGoodPage(adminPage);

  // Add: the toast (rules 13.3), then the form with its other times.
  await name(adminPage).fill('Saltgrass Landing 7 Nights');
  await location(adminPage).fill(place);
  await expect(
    adminPage.getByRole('complementary').getByRole('heading', { name: 'Saltgrass Landing' }),
  ).toBeVisible();
  await save(adminPage, 'Save resort');
  await expect(adminPage.getByRole('textbox', { name: 'Check-in time' })).toHaveValue('3:00 PM');
  await expect(adminPage.getByRole('textbox', { name: 'Check-out time' })).toHaveValue('11:00 AM');
  await expect(name(adminPage)).toHaveValue('');
  // A pointer that rests on a toast keeps it; the click left it there.
  await adminPage.mouse.move(1, 1);
  await expect(adminPage.getByText(SAVED)).toBeHidden();
  await expect(adminPage.getByText(/^Saltgrass Landing is added as \w+\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: `1 resort in “${place}”` })).toBeVisible();
  await expect(listed.getByRole('link', { name: 'Saltgrass Landing' })).toBeVisible();

  // Edit: found in the list, changed in the form, seen by the visitor.
  await adminPage.goto(`/admin-panel/resorts?${new URLSearchParams({ q: place }).toString()}`);
  await expect(state(adminPage, 'Available')).toBeVisible();
  await expectGoodPage(adminPage);
  await adminPage.getByRole('link', { name: 'Edit Saltgrass Landing' }).click();
  await expect(adminPage.getByRole('textbox', { name: 'Resort ID' })).not.toBeEditable();
  await name(adminPage).fill('Saltgrass Harbour 7 Nights');
  await save(adminPage, 'Save changes');
  await expect(
    adminPage.getByRole('heading', { name: 'Saltgrass Harbour', level: 1 }),
  ).toBeVisible();
  await expect(listed.getByRole('link', { name: 'Saltgrass Harbour' })).toBeVisible();
  await expectGoodPage(adminPage);

  // Withdraw and put back.
  await adminPage.goto(`/admin-panel/resorts?${new URLSearchParams({ q: place }).toString()}`);
  await adminPage.getByRole('button', { name: 'Withdraw Saltgrass Harbour' }).click();
  const question = adminPage.getByRole('alertdialog', { name: 'Withdraw Saltgrass Harbour?' });
  await expect(question).toContainText('Bookings that were made stay as they are');
  await expectGoodPage(adminPage);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(state(adminPage, 'Withdrawn')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No resort there' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Put back Saltgrass Harbour' }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click();
  await expect(listed.getByRole('link', { name: 'Saltgrass Harbour' })).toBeVisible();
  await adminPage.close();
});

test('the resort form tries pictures, rejects wrong addresses and keeps a draft @full', async ({
  page,
  problems,
}) => {
  problems.expectRejected(404);
  await page.route('https://pictures.example/**', (route) =>
    route.request().url().endsWith('there.svg')
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.fulfill({ status: 404 }),
  );
  await openAdmin(page, FORM);
  await page.getByRole('button', { name: 'Save resort' }).click();
  await expect(page.getByText('There are 2 things to correct')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resort name is required.' })).toBeVisible();
  await name(page).fill('Saltgrass Landing');
  await location(page).fill('Nowhere in particular');

  const image = (number: number) => page.getByRole('textbox', { name: `Image ${number}` });
  await image(1).fill('https://pictures.example/there.svg');
  await expect(page.getByText('The picture loads: 1200 × 800 pixels.')).toBeVisible();
  await image(2).fill('https://pictures.example/missing.svg');
  await expect(page.getByText(/This picture could not be loaded/)).toBeVisible();
  await image(3).fill('http://pictures.example/there.svg');
  await page.getByRole('button', { name: 'Save resort' }).click();
  await expect(page.getByText('There is 1 thing to correct')).toBeVisible();
  await page
    .getByRole('button', { name: 'Image 3 must be an https address of a picture.' })
    .click();
  await expect(image(3)).toBeFocused();
  await expectGoodPage(page);

  // Left and come back to, and then a whole new load: the draft is there, until it is discarded.
  await page.getByRole('link', { name: 'Tideaway' }).first().click();
  const guard = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await guard.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(FORM);
  await page.getByRole('link', { name: 'Tideaway' }).first().click();
  await guard.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Find your dream vacation!' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This is your draft.')).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue('Saltgrass Landing');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(name(page)).toHaveValue('');
  await page.reload();
  await expect(name(page)).toHaveValue('');
});

test('a save that fails says so, keeps what was typed and marks the field @full', async ({
  page,
  problems,
}, info) => {
  problems.expectRejected(409);
  problems.expectRejected(503);
  await openAdmin(page, FORM);
  await name(page).fill('Saltgrass Landing');
  await location(page).fill(`Nowhere ${info.project.name}`);
  const first = await page.request.get('/resorts?limit=1');
  const { resorts } = (await first.json()) as { resorts: { resort_ID: string }[] };
  await page.getByRole('textbox', { name: 'Resort ID' }).fill(resorts[0]?.resort_ID ?? '');
  await page.getByRole('button', { name: 'Save resort' }).click();
  await seeFailure(page, /There is already a resort with this ID/);
  await expect(page.getByRole('textbox', { name: 'Resort ID' })).toHaveAccessibleDescription(
    /There is already a resort with this ID\.$/,
  );

  await page.route('**/resorts', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await page.getByRole('textbox', { name: 'Resort ID' }).fill('');
  await page.getByRole('button', { name: 'Save resort' }).click();
  await seeFailure(page, /What you typed is kept here/);
  await expect(name(page)).toHaveValue('Saltgrass Landing');
});

test('of two admins who edit the same resort, the second one chooses @full', async ({
  browser,
  page,
}, info) => {
  const place = `Twinland ${info.project.name} ${Date.now()}`;
  await openAdmin(page, FORM);
  await name(page).fill('Two Desks');
  await location(page).fill(place);
  await page.getByRole('button', { name: 'Save resort' }).click();
  const note = page.getByText(/^Two Desks is added as \w+\.$/);
  const id = /as (\w+)\./.exec((await note.textContent()) ?? '')?.[1] ?? '';
  const edit = `${FORM}?resort=${id}`;

  const other = await browser.newPage();
  await openAdmin(other, edit);
  await page.goto(edit);
  await name(page).fill('Mine');
  await name(other).fill('Theirs');
  await save(other, 'Save changes');

  const choice = page.getByRole('alert').filter({ hasText: 'They changed: Resort name.' });
  await expect(choice).toBeVisible();
  await expectGoodPage(page);
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await save(page, 'Save changes');
  await expect(name(other)).toHaveValue('Mine');
  await other.close();
});
