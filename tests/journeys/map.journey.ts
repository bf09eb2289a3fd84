import type { Locator, Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

/** Groups come apart in fewer steps than this. */
const MAX_STEPS = 12;

const mapOf = (page: Page): Locator => page.getByRole('application');
const focusedMarker = (page: Page): Locator => page.locator('[data-marker]:focus');
const inSamePlace = (page: Page): Locator =>
  page.getByLabel('Resorts in the same place').getByRole('button');

/** How far the picture of the map goes from dark to light; next to nothing in one of a single colour. */
const contrastOf = (page: Page): Promise<number> =>
  mapOf(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      // A copy: the browser warns of a picture that is read again and again.
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true });
      context?.drawImage(canvas, 0, 0);
      const drawn = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
      const reds = [...drawn].filter((_, index) => index % 4 === 0);
      return reds.reduce((a, b) => Math.max(a, b), 0) - reds.reduce((a, b) => Math.min(a, b), 255);
    });

/** Opens groups with Enter, one in the other, until a pin has the focus or a list of one place. */
const goToPin = async (page: Page): Promise<void> => {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await expect(focusedMarker(page).or(inSamePlace(page).first()).first()).toBeVisible();
    if ((await inSamePlace(page).count()) > 0) return;
    const name = (await focusedMarker(page).getAttribute('aria-label')) ?? '';
    if (!name.endsWith(', come closer')) return;
    await page.keyboard.press('Enter');
    // The group hands its focus on when it has come apart.
    await expect
      .poll(async () => {
        if ((await inSamePlace(page).count()) > 0) return 'same place';
        return focusedMarker(page)
          .getAttribute('aria-label', { timeout: 1_000 })
          .catch(() => name);
      })
      .not.toBe(name);
  }
};

test('the map leads to a resort, and narrows the list, by keyboard alone @phone', async ({
  page,
}, info) => {
  const phone = info.project.name === 'phone';
  await page.goto('/?location=Portugal');
  await expect(page.locator('#resorts').getByRole('article').first()).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Map', exact: true });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=map/);
  await expect(mapOf(page)).toBeVisible();
  await expect(page.locator('[data-marker]').first()).toBeVisible();
  await expect.poll(() => contrastOf(page)).toBeGreaterThan(60);
  await expectGoodPage(page);

  await tabTo(page, mapOf(page));
  await page.keyboard.press('Tab');
  await goToPin(page);
  if ((await inSamePlace(page).count()) > 0) await tabTo(page, inSamePlace(page).first());
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-marker][aria-pressed="true"]')).toHaveCount(1);
  // In the list beside the map, or among the cards on the map of a phone.
  const chosen = page.locator('li[aria-current="true"]').getByRole('link').first();
  await expect(chosen).toBeInViewport();
  await expectGoodPage(page);
  await tabTo(page, chosen, phone ? 'Tab' : 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/singleResortPage\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // What is in view becomes the filter of the list, which the address keeps.
  await page.goBack();
  await expect(page).toHaveURL(/view=map/);
  if (phone) {
    // Over the map, which makes everything outside of it inert, a toast can be pressed all the same.
    const map = page.getByRole('dialog');
    const heart = map.getByRole('button', { name: /^Save / }).first();
    await heart.click();
    const toast = map.getByRole('status').filter({ hasText: 'Saved on this device' });
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
  }
  await tabTo(page, mapOf(page));
  const before = page.url();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/area=/);
  await page.reload();
  await expect(page).toHaveURL(/area=/);
  await expect(mapOf(page)).toBeVisible();
  if (phone) {
    await tabTo(page, page.getByRole('button', { name: 'List', exact: true }));
    await page.keyboard.press('Enter');
    await expect(mapOf(page)).toBeHidden();
  }
  await expect(page.getByRole('button', { name: /^Remove filter .*map/i })).toBeVisible();
});
