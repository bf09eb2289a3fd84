import type { Locator, Page } from '@playwright/test';
import { addMonths, lastDayOf } from '@club/domain/calendar/month';
import { monthOf } from '@club/domain/calendar/local-date';
import { expect, expectGoodPage, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { WANTED } from './wanted-stay.ts';

const DATES = `from=${WANTED.from}&to=${WANTED.to}`;
/** A month that lies ahead as a whole. */
const MONTH = monthOf(addMonths(dayAhead(0), 2));
const POINTS = /[\d,]+ points for \d+ nights/;
const CARD = /\$(329\.08|361\.02|403\.63) a stay, with tax/;

/** Cards of the list of a page, not of the rows above it on the home page. */
const cards = (page: Page): Locator =>
  page.locator('#resorts article, main:not(:has(#resorts)) article');
const firstLink = (page: Page): Locator => cards(page).first().getByRole('link').first();
const isPhone = (info: { project: { name: string } }): boolean => info.project.name === 'phone';

/** Points or Card: in the row, and on phones in the sheet. */
const payWith = async (page: Page, phone: boolean, name: 'Points' | 'Card'): Promise<void> => {
  if (!phone) {
    // The search of the home page has one, too.
    const ofList = page.getByRole('group', { name: 'Pay with' }).last();
    await ofList.getByText(name, { exact: true }).click();
    return;
  }
  await page.getByRole('button', { name: /^Filters( \(\d+\))?$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Pay with' }).getByText(name, { exact: true }).click();
  await expectGoodPage(page);
  await sheet.getByRole('button', { name: /^Show / }).click();
  await expect(sheet).toBeHidden();
};

test('one switch puts every price in its currency: cards, pins and search results @full', async ({
  page,
}, info) => {
  const phone = isPhone(info);
  await page.goto(`/?${DATES}`);
  await expect(cards(page).first()).toContainText(POINTS);
  for (const text of await cards(page).allTextContents()) expect(text).not.toContain('$');
  await payWith(page, phone, 'Card');
  await expect(page).toHaveURL(new RegExp(`${DATES}&type=lastCall`));
  await expect(cards(page).first()).toContainText(CARD);
  for (const text of await cards(page).allTextContents()) {
    expect(text).toMatch(CARD);
    expect(text).not.toContain('points');
  }
  await expectGoodPage(page);

  await page.goto(`/search?q=portugal&${DATES}`);
  await expect(cards(page).first()).toContainText(POINTS);
  await expect(cards(page).first()).toContainText('500 more Sat and Sun');
  await payWith(page, phone, 'Card');
  await expect(page).toHaveURL(/type=lastCall/);
  await expect(cards(page).first()).toContainText(CARD);
  await expect(cards(page).first()).not.toContainText('points');

  await page.goto(`/?location=Portugal&${DATES}&type=lastCall&view=map`);
  const pins = page.locator('[data-marker]');
  await expect(pins.first()).toBeVisible();
  for (const text of await pins.allTextContents()) expect(text).not.toContain('pts');
});

test('the stay goes along from list to list and opens the resort on it @desktop', async ({
  page,
}, info) => {
  const phone = isPhone(info);
  const follow = async (bar: string, footer: string): Promise<void> => {
    const place = phone
      ? page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: footer })
      : page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: bar });
    await place.click();
  };
  await page.goto(`/search?q=portugal&${DATES}&sleeps=2`);
  await expect(cards(page).first()).toBeVisible();
  await follow('Home', 'Resorts');
  await expect(page).toHaveURL(new RegExp(`/\\?${DATES}&sleeps=2(#resorts)?$`));
  await expect(cards(page).first()).toContainText('for 3 nights');
  await follow('Book', 'Last Call');
  await expect(page).toHaveURL(new RegExp(`/lastCallVacation\\?${DATES}&sleeps=2$`));
  await expect(cards(page).first()).toContainText('3 nights');
  await expectGoodPage(page);
  // The address is a moment ahead of the page.
  await expect(firstLink(page)).toHaveAttribute(
    'href',
    new RegExp(`type=lastCall&unit=[^&]+&${DATES}&sleeps=2$`),
  );
  await firstLink(page).click();
  await expect(page).toHaveURL(new RegExp(`/singleResortPage/.*${DATES}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a search keeps the stay, and so do its suggestions @full', async ({ page }, info) => {
  await page.goto(isPhone(info) ? `/search_bar_mobile?${DATES}` : `/?${DATES}`);
  const field = page.getByRole('combobox', { name: /Search by resort/ }).first();
  await field.click();
  await field.fill('portugal');
  const all = page.getByRole('option', { name: /See all results/ });
  await expect(all).toHaveAttribute('href', new RegExp(DATES));
  const suggested = page.getByRole('option').filter({ hasText: / · R/ }).first();
  await expect(suggested).toHaveAttribute('href', new RegExp(`/singleResortPage/.*${DATES}`));
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/search\\?q=portugal&ids=R.*&${DATES}$`));
  await expect(cards(page).first()).toContainText('for 3 nights');
});

test('a Last Call card opens the very stay that it advertises @full', async ({ page }) => {
  await page.goto('/lastCallVacation');
  await expect(cards(page).first()).toContainText(CARD);
  const href = (await firstLink(page).getAttribute('href')) ?? '';
  const wanted = new URLSearchParams(href.replace(/^[^?]*/, ''));
  expect(wanted.get('type')).toBe('lastCall');
  expect(wanted.get('unit')).not.toBeNull();
  await firstLink(page).click();
  await expect(page).toHaveURL(new RegExp(`from=${wanted.get('from')}&to=${wanted.get('to')}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a weekend of a month is looked for in a list, and its first free one opens @full', async ({
  page,
}, info) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page
    .getByRole('button', { name: isPhone(info) ? /^Filters( \(\d+\))?$/ : /^Any dates$/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Weekend', { exact: true }).click();
  const months = dialog.getByRole('group', { name: 'Month' });
  await months.locator(`input[value="${MONTH}"]`).check();
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(new RegExp(`\\?flex=weekend&month=${MONTH}$`));
  await expect(
    page.getByRole('list', { name: 'Filters in force' }).getByRole('button').first(),
  ).toHaveText(/^A weekend in /);
  await expect(cards(page).first()).toContainText('for 2 nights');
  await expect(cards(page).first()).toContainText('First free');
  await expectGoodPage(page);
  const href = (await firstLink(page).getAttribute('href')) ?? '';
  const from = new URLSearchParams(href.replace(/^[^?]*/, '')).get('from') ?? '';
  expect(new Date(`${from}T00:00Z`).getUTCDay()).toBe(5);
  expect(from >= `${MONTH}-01` && from <= lastDayOf(MONTH)).toBe(true);
  await firstLink(page).click();
  await expect(page).toHaveURL(new RegExp(`from=${from}`));
});

test('days near the chosen ones are looked for by keyboard alone @desktop', async ({
  page,
}, info) => {
  await page.goto(`/search?q=portugal&${DATES}`);
  await expect(cards(page).first()).toBeVisible();
  const opener = isPhone(info)
    ? page.getByRole('button', { name: /^Filters( \(\d+\))?$/ })
    : page.locator('button[aria-haspopup="dialog"][data-on]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Exact dates' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '± 3 days' })).toBeChecked();
  await dialog.getByRole('button', { name: /^Show / }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${DATES}&flex=near`));
  await expect(
    page.getByRole('list', { name: 'Filters in force' }).getByRole('button').first(),
  ).toHaveText(/± 3 days$/);
  await expect(cards(page).first()).toContainText(/[Ff]ree /);
});
