import type { Page } from '@playwright/test';
import { expect, test } from './club-test.ts';
import { countReads } from './read-counter.ts';
import { ownResort } from './own-resort.ts';

// The site lets its pages reach the emulators of its own run only, and the counter is in front of them.
test.use({ bypassCSP: true });

/** Long enough for a document that a page wants at once. */
const SETTLED_MS = 3_000;

const directory = (page: Page) => page.getByRole('region', { name: 'Resorts around the world' });

/** Searches the way a person does on this size of screen, and waits for what is found. */
const search = async (page: Page, text: string, isPhone: boolean): Promise<void> => {
  if (isPhone) {
    await page.getByRole('link', { name: 'Search' }).click();
    // The page before it may have a field for searching, too.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Search', exact: true }),
    ).toBeVisible();
  }
  const field = page
    .getByPlaceholder('Search by resort Name, Location, ID')
    .filter({ visible: true });
  await field.fill(text);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: `Search Results Found: ${text}` })).toBeVisible();
};

/** Opens the first resort in view that can be opened, and waits until its page is whole. */
const openResort = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('a[href^="/singleResortPage/"]').first().click();
  await expect(page.getByText(/^Resort ID /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Available Units' })).toBeVisible();
};

test('a visitor reads at most four documents on the way from the home page to two resorts @phone', async ({
  page,
  request,
}, info) => {
  const isPhone = info.project.name === 'phone';
  const counter = await countReads(page, request);
  try {
    await page.goto('/');
    const cards = directory(page).locator('a[href^="/singleResortPage/"]');
    await expect(cards).toHaveCount(15);
    await page.waitForTimeout(SETTLED_MS);
    expect(counter.reads(), 'a page that is complete reads nothing before it is used').toEqual({
      documents: 0,
      listeners: 0,
    });
    const week = page.getByRole('region', { name: 'Leave this week' });
    await week.scrollIntoViewIfNeeded();
    await expect(week.getByRole('article').first()).toBeVisible();
    await expect
      .poll(() => counter.reads(), 'the directory and the nights that are nearly sold out')
      .toEqual({ documents: 2, listeners: 2 });

    const pages = directory(page).getByRole('navigation', { name: 'Pages of resorts' });
    for (const number of ['2', '3']) {
      await pages.getByRole('button', { name: 'Next' }).click();
      await expect(pages.locator('[aria-current="page"]')).toHaveText(number);
    }
    await search(page, 'Portugal', isPhone);
    await openResort(page);
    await page.goBack();
    await search(page, 'Coast', isPhone);
    await openResort(page);

    const { documents, listeners } = counter.reads();
    expect(documents).toBeGreaterThanOrEqual(3);
    expect(documents).toBeLessThanOrEqual(4);
    expect(listeners).toBeLessThanOrEqual(4);
  } finally {
    await counter.close();
  }
});

test('the nights of a resort are read a row of months at a time, when they are about to be seen @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  const counter = await countReads(page, request);
  const months = page.getByRole('region', { name: 'Nights' }).getByText(/^\d+ free$/);
  try {
    await page.goto(`/singleResortPage/${resort.id}`);
    await expect(page.getByText(/^Resort ID /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your stay' })).toBeVisible();
    await page.waitForTimeout(SETTLED_MS);
    expect(counter.reads(), 'for a visitor a page that opens reads nothing').toEqual({
      documents: 0,
      listeners: 0,
    });

    const grid = page.getByRole('grid').first();
    await grid.scrollIntoViewIfNeeded();
    await expect(months.first()).toBeVisible();
    const seen = await months.count();
    expect(seen).toBeGreaterThanOrEqual(1);
    expect(seen).toBeLessThanOrEqual(6);
    // The resort, with which the page was rendered, is read live now.
    await expect.poll(() => counter.reads().documents).toBe(1 + seen);
  } finally {
    await counter.close();
  }
});
