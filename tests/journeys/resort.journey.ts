import type { Page } from '@playwright/test';
import { formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { addDays, monthOf } from '@club/domain/calendar/local-date';
import { formatMonth, monthAfter } from '@club/domain/calendar/month';
import { tabTo } from './by-keyboard.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { joinClub } from './arrivals.ts';
import { ownResort } from './own-resort.ts';
import { bookWanted, WANTED } from './wanted-stay.ts';

/** A little longer than a picture stays. */
const TURN_MS = 6_000;

const pagePath = (id: string): string => `/singleResortPage/${id}`;

/** The picture that is shown, from 1. */
const shownSlide = (page: Page, name: string) =>
  page.getByRole('region', { name: `Pictures of ${name}` }).locator('li:not([inert])');

const day = (page: Page, date: string) =>
  page.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(date)}:`) });

/** Waits until the nights of a month are there. */
const expectMonth = async (page: Page, month: string): Promise<void> => {
  await expect(page.getByRole('grid', { name: formatMonth(month) })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${formatMonth(month)}: \\d+ of \\d+ nights free\\.$`)),
  ).toBeVisible();
};

/** Goes to the month of a day in the calendar that is open. */
const turnTo = async (page: Page, date: string): Promise<void> => {
  await page.getByLabel('Month', { exact: true }).selectOption(monthOf(date));
  await expectMonth(page, monthOf(date));
};

test('the pictures turn by themselves, pause, and follow arrows and a swipe @phone', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(pagePath(resort.id));
  const slide = shownSlide(page, resort.name);
  await expect(slide).toHaveAttribute('aria-label', /^1 of [2-5]$/);
  await page.clock.fastForward(TURN_MS);
  await expect(slide).toHaveAttribute('aria-label', /^2 of /);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(slide).toHaveAttribute('aria-label', /^1 of /);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(slide).toHaveAttribute('aria-label', /^2 of /);

  // The frame, not the picture, which may still be on its way into it.
  const box = await page.getByRole('region', { name: `Pictures of ${resort.name}` }).boundingBox();
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

test('the pictures rest for readers who want less motion @desktop', async ({ page, request }) => {
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(pagePath(resort.id));
  const slide = shownSlide(page, resort.name);
  await expect(slide).toHaveAttribute('aria-label', /^1 of /);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await page.clock.fastForward(TURN_MS);
  await expect(slide).toHaveAttribute('aria-label', /^1 of /);
});

test('the tabs stay in view, the page is shared, and a similar resort opens @phone', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const resort = await ownResort(request);
  await page.goto(pagePath(resort.id));
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await page.getByRole('button', { name: `Share ${resort.name}` }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(pagePath(resort.id), page.url()).href);
  const heart = page.getByRole('button', { name: `Save ${resort.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const similar = page.getByRole('heading', { level: 2, name: /^(Similar|More) resorts/ });
  await page.getByRole('tablist').evaluate((row) => {
    window.scrollTo(0, row.getBoundingClientRect().top + window.scrollY + 400);
  });
  await expect(page.getByRole('tab', { name: 'Available Units' })).toBeInViewport();
  await page.getByRole('tab', { name: 'Room Details' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Room Details' })).toBeInViewport();
  const row = await page.getByRole('tablist').boundingBox();
  const panel = await page.getByRole('tabpanel').boundingBox();
  // The panel begins where the row ends: nothing of it is scrolled past.
  expect(panel?.y).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0), -1);

  await page.getByRole('tab', { name: 'Area info' }).click();
  const map = page.getByRole('region', { name: `Map around ${resort.name}` });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: new RegExp(`^${resort.name}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectGoodPage(page);

  await similar.scrollIntoViewIfNeeded();
  await expect(similar).toBeVisible();
  const other = page
    .locator('section')
    .filter({ has: similar })
    .last()
    .locator('a[href^="/singleResortPage/"]')
    .first();
  const href = await other.getAttribute('href');
  expect(href).not.toBe(pagePath(resort.id));
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${href ?? ''}$`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(resort.name);
  await expect(page.getByText(/^Resort ID /)).toBeVisible();
});

test('free nights are picked from the calendar into the offer, and sold ones say why @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request, { units: 1 });
  const person = await joinClub(page, '/about');
  await bookWanted(request, person, resort.id);
  // A page that is open while somebody books says so, if it listens by then, over what is pressed next.
  await page.goto(pagePath(resort.id));
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(/calendar=rciPoints&unit=.+&month=\d{4}-\d\d/);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByText(/\d+ of \d+ nights free\.$/)).toBeVisible();
  await page.getByLabel('Unit', { exact: true }).selectOption({ label: 'Studio' });

  await turnTo(page, WANTED.from);
  await expect(day(page, WANTED.from)).toHaveAccessibleName(
    /Sold out\. All units of this night are sold\.$/,
  );
  // It tells that it cannot be chosen, and takes the press nevertheless, to say why.
  await day(page, WANTED.from).click({ force: true });
  await expect(
    page.getByText(`${formatDayWithWeekday(WANTED.from)}: All units of this night are sold.`, {
      exact: true,
    }),
  ).toBeInViewport();
  await expectGoodPage(page);

  await page.reload();
  await expectMonth(page, monthOf(WANTED.from));
  await page.getByLabel('Length of stay').selectOption({ label: '2 nights' });
  const stay = page.getByRole('region', { name: 'Next free dates' }).getByRole('link').first();
  await expect(stay).toHaveText(/points$/);

  // Somebody's check-in day is another one's check-out day.
  const checkIn = addDays(WANTED.from, -1);
  await turnTo(page, checkIn);
  await expect(day(page, checkIn)).toHaveAccessibleName(/points, 1 left/);
  await day(page, checkIn).click();
  await turnTo(page, WANTED.from);
  await day(page, WANTED.from).click();
  await expect(page.getByText(/^1 night · [\d,]+ points$/)).toBeInViewport();
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/available-booking\\?.*unit=studio&from=${checkIn}&to=${WANTED.from}$`),
  );
  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  await expectGoodPage(page);
});

test('pictures, tabs, calendar, sharing and the way to the offer work by keyboard alone @full', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(pagePath(resort.id));
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: `Share ${resort.name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Pause' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  const slide = shownSlide(page, resort.name);
  const before = await slide.getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(slide).not.toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(slide).toHaveAttribute('aria-label', before ?? '');

  await tabTo(page, page.getByRole('tab', { name: 'Available Units' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Room Details' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Room Details' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: 'Available Units' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Open the calendar' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Next month' }));
  let month = new URL(page.url()).searchParams.get('month') ?? '';
  await expectMonth(page, month);
  for (let turns = 0; turns < 4; turns += 1) {
    await page.keyboard.press('Enter');
    month = monthAfter(month);
    await expectMonth(page, month);
  }
  await tabTo(page, page.locator('[role="grid"] button[tabindex="0"]'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    /^Sat, \d+ \w{3} \d{4}: [\d,]+ points, \d+ left/,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 nights · [\d,]+ points$/)).toBeVisible();
  await expectGoodPage(page);
  await tabTo(page, page.getByRole('link', { name: 'See the offer' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?from=%2Favailable-booking%3F/);
  await page.goBack();
  await expectMonth(page, month);
});
