import type { Locator, Page } from '@playwright/test';
import { expect, expectGoodPage, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import { resortPage } from './resort-page.ts';

/** A little longer than a picture stays. */
const TURN_MS = 6_000;

/** The pictures that turn: the slider of phones, elsewhere on the whole screen. */
const openSlider = async (page: Page, name: string): Promise<Locator> => {
  const pictures = page.getByRole('region', { name: `Pictures of ${name}` });
  await expect(pictures).toBeVisible();
  const all = page.getByRole('button', { name: 'Show all 6 pictures' });
  if ((await all.count()) === 0) return pictures;
  await all.click();
  return page.getByRole('dialog', { name: `Pictures of ${name}` });
};

test('the pictures turn by themselves, pause, and follow arrows and a swipe @phone', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(resortPage(resort.id));
  const slider = await openSlider(page, resort.name);
  const slide = slider.locator('li:not([inert])');
  await expect(slide).toHaveAttribute('aria-label', /^1 of [56]$/);
  await page.clock.fastForward(TURN_MS);
  await expect(slide).toHaveAttribute('aria-label', /^2 of /);

  await slider.getByRole('button', { name: 'Pause' }).click();
  await expect(slider.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.mouse.move(0, 0);
  await slider.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(slide).toHaveAttribute('aria-label', /^1 of /);
  await slider.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(slide).toHaveAttribute('aria-label', /^2 of /);

  // The frame, not the picture, which may still be on its way into it.
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The pictures are not on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  const drag = async (pixels: number): Promise<void> => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + pixels / 2, middle.y);
    await page.mouse.move(middle.x + pixels, middle.y);
    await page.mouse.up();
  };
  await drag(40);
  await expect(slide).toHaveAttribute('aria-label', /^2 of /);
  await drag(60);
  await expect(slide).toHaveAttribute('aria-label', /^1 of /);

  await page.mouse.move(0, 0);
  await page.clock.fastForward(TURN_MS);
  await expect(slide).toHaveAttribute('aria-label', /^1 of /);
});

test('the pictures rest for readers who want less motion @full', async ({ page, request }) => {
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(resortPage(resort.id));
  const slider = await openSlider(page, resort.name);
  const slide = slider.locator('li:not([inert])');
  await expect(slide).toHaveAttribute('aria-label', /^1 of /);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await page.clock.fastForward(TURN_MS);
  await expect(slide).toHaveAttribute('aria-label', /^1 of /);
});

test('pictures open on the whole screen, follow keys and a swipe, and say where they are @phone', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await page.goto(resortPage(resort.id));
  const pictures = page.getByRole('region', { name: `Pictures of ${resort.name}` });
  const first = pictures.getByRole('button', { name: new RegExp(`^${resort.name} in `) }).first();
  await first.click();
  const viewer = page.getByRole('dialog', { name: `Pictures of ${resort.name}` });
  await expect(viewer).toContainText('1 of 6');
  await expect(viewer).toContainText(`${resort.name}, ${resort.location}`);
  const slide = viewer.locator('li:not([inert])');
  await expect(slide.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^${resort.name} in ${resort.location}\\. .+\\.$`),
  );
  await expectGoodPage(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 of 6');
  await page.keyboard.press('End');
  await expect(viewer).toContainText('6 of 6');
  const box = await viewer.boundingBox();
  if (box === null) throw new Error('The viewer is not on the screen.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 30, middle.y);
  await page.mouse.move(middle.x + 60, middle.y);
  await page.mouse.up();
  await expect(viewer).toContainText('5 of 6');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('the viewer shows the next picture every 5 seconds until it is paused @full', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(resortPage(resort.id));
  await page
    .getByRole('region', { name: `Pictures of ${resort.name}` })
    .getByRole('button', { name: new RegExp(`^${resort.name} in `) })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: `Pictures of ${resort.name}` });
  await expect(viewer).toContainText('1 of 6');
  await page.clock.fastForward(TURN_MS);
  await expect(viewer).toContainText('2 of 6');
  await viewer.getByRole('button', { name: 'Pause' }).click();
  await page.clock.fastForward(TURN_MS);
  await expect(viewer).toContainText('2 of 6');
});
