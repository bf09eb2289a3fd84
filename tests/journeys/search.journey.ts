import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { displayName } from '@club/domain/resort/resort-name';
import { tabTo } from './by-keyboard.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

const PLACEHOLDER = 'Search by resort Name, Location, ID';

const fieldOf = (page: Page): Locator =>
  page.getByRole('combobox', { name: PLACEHOLDER }).filter({ visible: true });
const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const history = (page: Page): Locator => page.getByRole('group', { name: 'Your Search History' });
const chip = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Remove filter ${name}`) });
/** The option that the field says is active, as a screen reader is told. */
const active = (page: Page): Locator =>
  page.getByRole('listbox').getByRole('option', { selected: true });

const resortsOf = async (request: APIRequestContext): Promise<StoredResort[]> => {
  const answer = await request.get('/all-resorts');
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as StoredResort[];
};

/** Brings the search field to hand: on phones it has a page of its own. */
const openSearch = async (page: Page, phone: boolean, press: (link: Locator) => Promise<void>) => {
  await page.goto('/about');
  if (phone) {
    await press(page.getByRole('banner').getByRole('link', { name: 'Search' }));
    await expect(page).toHaveURL(/\/search_bar_mobile/);
    await expect(fieldOf(page)).toBeFocused();
  }
};

test('a visitor is led by suggestions, with the mouse @phone', async ({ page, request }, info) => {
  const phone = info.project.name === 'phone';
  const resorts = await resortsOf(request);
  const inPortugal = resorts.filter(
    ({ location, available }) => available && location.includes('Portugal'),
  );
  await openSearch(page, phone, (link) => link.click());
  const field = fieldOf(page);
  await field.click();
  await field.pressSequentially('portu');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const place = suggestions(page).getByRole('option', { name: /^Portugal\b/ });
  await expect(place).toContainText(`${inPortugal.length} resorts`);
  await expectGoodPage(page);
  await place.click();
  await expect(page).toHaveURL(/\?location=Portugal/);
  await expect(
    page.getByRole('heading', { name: `${inPortugal.length} resorts in “Portugal”` }),
  ).toBeVisible();

  // Before anything is typed there are regions to start with; a criterion goes along to a place.
  await openSearch(page, phone, (link) => link.click());
  await fieldOf(page).click();
  const regions = page.getByRole('group', { name: 'Popular regions' });
  await expect(regions.getByRole('option').first()).toContainText('resorts');
  await expectGoodPage(page);
  await fieldOf(page).pressSequentially('golf in portu');
  await suggestions(page)
    .getByRole('option', { name: /^Portugal\s*Golf/ })
    .click();
  await expect(page).toHaveURL(/\?location=Portugal&amenity=Golf/);

  // A resort's suggestion leads to its page.
  const resort = resorts.find(({ available, bedrooms }) => available && bedrooms === '1 bedroom');
  if (resort === undefined) throw new Error('The seed has no such resort.');
  await openSearch(page, phone, (link) => link.click());
  await fieldOf(page).pressSequentially(resort._id);
  await suggestions(page)
    .getByRole('option', { name: displayName(resort.place_name) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/singleResortPage/${resort._id}`));
});

test('a search that finds nothing leads on, and the history runs again and goes away @desktop', async ({
  page,
}, info) => {
  const phone = info.project.name === 'phone';
  await openSearch(page, phone, (link) => link.click());
  await fieldOf(page).fill('portugl lagune');
  await fieldOf(page).press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'No Results Found for portugl lagune' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Travelers like these' })).toBeVisible();
  await expectGoodPage(page);
  const shorter = page.getByRole('region', { name: 'With one word less' });
  await expect(shorter.getByRole('link', { name: 'portugal', exact: true })).toBeVisible();
  await shorter.getByRole('link', { name: 'portugal', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=portugal&ids=R/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Search Results Found: portugal' }),
  ).toBeVisible();
  const count = page.getByText(/^\d+ resort\(s\) match your search$/);
  await expect(count).toBeVisible();

  await openSearch(page, phone, (link) => link.click());
  await fieldOf(page).click();
  await expect(history(page).getByRole('option')).toHaveText(['portugal', 'portugl lagune']);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Remove portugl lagune from the history' }).click();
  await expect(history(page).getByRole('option')).toHaveText(['portugal']);
  await page.reload();
  await fieldOf(page).click();
  await history(page).getByRole('option', { name: 'portugal' }).click();
  await expect(page).toHaveURL(/\/search\?q=portugal&ids=R/);
  await expect(count).toBeVisible();
});

test('a resort that search cannot offer is found, without a link @desktop', async ({
  page,
  request,
}) => {
  const resorts = await resortsOf(request);
  const large = resorts.find(({ available, bedrooms }) => available && bedrooms === '3 bedroom');
  if (large === undefined) throw new Error('The seed has no such resort.');
  await page.goto(`/search?q=${large._id}&ids=made,up`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: displayName(large.place_name) }) });
  await expect(card).toContainText('3 bedroom units cannot be booked from search');
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card).not.toContainText('points a night');
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${large._id}&ids=${large._id}`));
});

test('everything in the search is done by keyboard alone @full', async ({ page }, info) => {
  const phone = info.project.name === 'phone';
  await openSearch(page, phone, async (link) => {
    await tabTo(page, link);
    await page.keyboard.press('Enter');
  });
  const field = fieldOf(page);
  if (!phone) await tabTo(page, field);

  await page.keyboard.type('portugl');
  await expect(
    suggestions(page).getByRole('option', { name: 'portugal', exact: true }),
  ).toBeVisible();
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('portugal');
  const id = await active(page).getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  // Reading continues at what was found; the field is a few steps back.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Search Results Found: portugal' }),
  ).toBeFocused();

  // A criterion becomes filters, spelled as it may be; each is removed with its words.
  await tabTo(page, fieldOf(page), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('bech resrt in thialand');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&ids=R.*&location=Thailand&amenity=Beach$/);
  await expect(page.getByText(/^Shown for “beach resort in thailand”/)).toBeVisible();
  await tabTo(page, chip(page, 'Beach'));
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Thailand')).toBeFocused();
  await expect(page).toHaveURL(
    /\?q=resort(?:\+|%20)in(?:\+|%20)thailand&ids=R.*&location=Thailand$/,
  );

  // Escape closes what is open, then empties the field; the history is below an empty one.
  await tabTo(page, fieldOf(page), 'Shift+Tab');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expect(history(page).getByRole('option')).toHaveText([
    'bech resrt in thialand',
    'portugal',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(active(page)).toHaveText('portugal');
  await page.keyboard.press('Delete');
  await expect(history(page)).toBeHidden();
  await expect(fieldOf(page)).toBeFocused();

  // Enter on a blank field does nothing.
  await page.keyboard.type('  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/location=Thailand/);
});
