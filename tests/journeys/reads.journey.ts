import type { Page } from '@playwright/test';
import { expect, test } from './club-test.ts';
import { countReads } from './read-counter.ts';
import { ownResort } from './own-resort.ts';

// The site lets its pages reach the emulators of its own run only, and the counter stands before them.
test.use({ bypassCSP: true });

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
  await expect(page.getByRole('tab', { name: 'Available Units' })).toBeVisible();
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
    expect(counter.reads(), 'the whole directory is one document').toEqual({
      documents: 1,
      listeners: 1,
    });

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

test('a calendar of free nights reads one document for each month that is opened @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  const counter = await countReads(page, request);
  const shows = async (month: 'this' | 'next'): Promise<void> => {
    const turn = page.getByRole('button', { name: 'Previous month' });
    await expect(turn).toBeEnabled({ enabled: month === 'next' });
    await expect(page.getByText(/: \d+ of \d+ nights free\.$/)).toBeVisible();
  };
  try {
    await page.goto(`/singleResortPage/${resort.id}`);
    await expect(page.getByText(/^Resort ID /)).toBeVisible();
    const similar = page.getByRole('heading', { name: /^(Similar|More) resorts/ });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(similar).toBeVisible();
    const before = counter.reads();
    expect(before.documents, 'the resort and the directory').toBe(2);

    await page.getByRole('button', { name: 'Open the calendar' }).click();
    await shows('this');
    expect(counter.reads().documents - before.documents).toBe(1);
    await page.getByRole('button', { name: 'Next month' }).click();
    await shows('next');
    expect(counter.reads().documents - before.documents).toBe(2);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await shows('this');
    await page.getByRole('button', { name: 'Cash' }).click();
    await shows('this');
    expect(counter.reads().documents - before.documents).toBe(2);
    expect(counter.reads().listeners - before.listeners).toBe(2);
  } finally {
    await counter.close();
  }
});
