import type { Page } from '@playwright/test';
import { joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import { WANTED } from './wanted-stay.ts';

const PHONE = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** What of the page's end is below the bar, in px. */
const coveredByBar = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelector('[data-main-bar]')?.getBoundingClientRect().top ?? 0;
    return Math.round(end - top);
  });

/** Makes the part of the window that is seen as low as a keyboard does; null takes it away. */
const openKeyboard = (page: Page, height: number | null): Promise<void> =>
  page.evaluate((seen) => {
    const view = window.visualViewport;
    if (view === null) return;
    if (seen === null) Reflect.deleteProperty(view, 'height');
    else Object.defineProperty(view, 'height', { configurable: true, value: seen });
    view.dispatchEvent(new Event('resize'));
  }, height);

test('the bar at the bottom of phones leads everywhere and counts what is new @phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await joinClub(page, '/search?q=portugal');
  const explore = bar(page).getByRole('link', { name: 'Explore' });
  await expect(explore).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  expect(await coveredByBar(page)).toBe(0);
  await expectGoodPage(page);
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect(bar(page).getByTestId('heart-count')).toHaveText('1');

  for (const [name, heading] of [
    [/Saved$/, 'My Favorites'],
    ['Trips', /Total Bookings|My Bookings/],
    ['Points', /Points/],
  ] as const) {
    const link = bar(page).getByRole('link', { name });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).locator('[data-here]')).toHaveCount(1);
    expect(await coveredByBar(page)).toBe(0);
  }
  await explore.click();
  await expect(page).toHaveURL('/');
  // The page takes the focus when it is there; the address is a moment ahead of it.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find your dream vacation!' }),
  ).toBeFocused();

  // The menu is behind You; while it is open the bar is out of the way, and focus comes back to it.
  const you = bar(page).getByRole('button', { name: 'You' });
  await you.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Trips', 'Deals', 'Help', 'My Account', 'My Favorites']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.locator('[data-main-bar]')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(you).toBeFocused();
  await you.click();
  await menu.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/myAccount');
  await expect(bar(page)).toBeVisible();

  // A keyboard takes its place.
  await page.goto('/contact');
  await expect(bar(page)).toBeVisible();
  await openKeyboard(page, 420);
  await expect(bar(page)).toBeHidden();
  await openKeyboard(page, null);
  await expect(bar(page)).toBeVisible();
});

test('the bar gives way to a booking and to the bar of a page @full', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const resort = await ownResort(request);
  await joinClub(page, '/lastCallVacation');
  await expect(page.getByRole('article').first()).toBeVisible();
  const lastCall = page.getByRole('navigation', { name: 'Last Call' });
  await expect(lastCall).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
  await expect(footer(page)).toBeHidden();
  // Then the menu is where it is without the main bar.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(lastCall).toHaveCount(0);

  const stay = `resort=${resort.id}&type=rciPoints&unit=studio&from=${WANTED.from}&to=${WANTED.to}`;
  for (const screen of ['/available-booking', '/checkout', '/payment']) {
    await page.goto(`${screen}?${stay}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  }
  await expectGoodPage(page);
});
