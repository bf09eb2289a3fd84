import type { Locator, Page } from '@playwright/test';
import { formatsOf } from '@club/domain/format/formats';
import { addDays, monthOf } from '@club/domain/calendar/local-date';
import { tabTo } from './by-keyboard.ts';
import { expect, expectGoodPage, FIRST_CALL, test } from './club-test.ts';
import { arriveAs, joinClub } from './arrivals.ts';
import { ownResort } from './own-resort.ts';
import { bookWanted, offerAt, WANTED } from './wanted-stay.ts';

// The journeys run in plain English.
const { formatDayWithWeekday, formatMonth } = formatsOf('en');

/** A little longer than a picture stays. */
const TURN_MS = 6_000;

const pagePath = (id: string): string => `/singleResortPage/${id}`;

/** The pictures that turn: the slider of phones, elsewhere on the whole screen. */
const openSlider = async (page: Page, name: string): Promise<Locator> => {
  const pictures = page.getByRole('region', { name: `Pictures of ${name}` });
  await expect(pictures).toBeVisible();
  const all = page.getByRole('button', { name: 'Show all 5 pictures' });
  if ((await all.count()) === 0) return pictures;
  await all.click();
  return page.getByRole('dialog', { name: `Pictures of ${name}` });
};

/** A day of the year of nights. */
const day = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);

/** Brings a day into view, which loads its month, and waits until its night is there. */
const showDay = async (page: Page, date: string): Promise<void> => {
  await day(page, date).scrollIntoViewIfNeeded();
  await expect(
    page
      .getByRole('region', { name: formatMonth(monthOf(date)), exact: true })
      .getByText(/^\d+ free$/),
  ).toBeVisible();
};

const tabs = (page: Page) => page.getByRole('navigation', { name: 'About this resort' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The panel at the side, or the sheet that the bar of phones opens. */
const openPanel = async (page: Page): Promise<Locator> => {
  const stay = page.getByRole('region', { name: 'Your stay' });
  await expect(stay.first()).toBeVisible();
  const choose = stay.getByRole('button', { name: 'Choose' });
  if ((await choose.count()) === 0) return stay;
  await choose.click();
  return page.getByRole('dialog', { name: 'Your stay' });
};

test('the pictures turn by themselves, pause, and follow arrows and a swipe @phone', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(pagePath(resort.id));
  const slider = await openSlider(page, resort.name);
  const slide = slider.locator('li:not([inert])');
  await expect(slide).toHaveAttribute('aria-label', /^1 of [2-5]$/);
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

test('the pictures rest for readers who want less motion @phone', async ({ page, request }) => {
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(pagePath(resort.id));
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
  await page.goto(pagePath(resort.id));
  const pictures = page.getByRole('region', { name: `Pictures of ${resort.name}` });
  const first = pictures.getByRole('button', { name: new RegExp(`^${resort.name} in `) }).first();
  await first.click();
  const viewer = page.getByRole('dialog', { name: `Pictures of ${resort.name}` });
  await expect(viewer).toContainText('1 of 5');
  await expect(viewer).toContainText(`${resort.name}, ${resort.location}`);
  const slide = viewer.locator('li:not([inert])');
  await expect(slide.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^${resort.name} in ${resort.location}\\. .+\\.$`),
  );
  await expectGoodPage(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 of 5');
  await page.keyboard.press('End');
  await expect(viewer).toContainText('5 of 5');
  const box = await viewer.boundingBox();
  if (box === null) throw new Error('The viewer is not on the screen.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 30, middle.y);
  await page.mouse.move(middle.x + 60, middle.y);
  await page.mouse.up();
  await expect(viewer).toContainText('4 of 5');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('the viewer shows the next picture every 5 seconds until it is paused @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(pagePath(resort.id));
  await page
    .getByRole('region', { name: `Pictures of ${resort.name}` })
    .getByRole('button', { name: new RegExp(`^${resort.name} in `) })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: `Pictures of ${resort.name}` });
  await expect(viewer).toContainText('1 of 5');
  await page.clock.fastForward(TURN_MS);
  await expect(viewer).toContainText('2 of 5');
  await viewer.getByRole('button', { name: 'Pause' }).click();
  await page.clock.fastForward(TURN_MS);
  await expect(viewer).toContainText('2 of 5');
});

test('the tabs stay in view and lead to their sections, the page is shared, and a similar resort opens @phone', async ({
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
  const current = tabs(page).locator('[aria-current="location"]');
  await expect(current).toHaveText('Available Units');
  await section(page, 'Resort Details').evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 100);
  });
  await expect(current).toHaveText('Resort Details');
  await expect(tabs(page)).toBeInViewport();

  await tabs(page).getByRole('link', { name: 'Room Details' }).click();
  await expect(page).toHaveURL(/\?tab=rooms$/);
  await expect(current).toHaveText('Room Details');
  await expect(section(page, 'Room Details')).toBeInViewport();
  await expect(
    section(page, 'Room Details')
      .getByText(/^Private sleeping for \d/)
      .first(),
  ).toBeVisible();
  const row = await tabs(page).boundingBox();
  const opened = await section(page, 'Room Details').boundingBox();
  // The section begins where the row ends: nothing of it is scrolled past.
  expect(opened?.y).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0), -1);

  await tabs(page).getByRole('link', { name: 'Area info' }).click();
  const map = page.getByRole('region', { name: `Map around ${resort.name}` });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: new RegExp(`^${resort.name}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectGoodPage(page);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
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

test('nights are picked from the year into the panel, and sold ones say why @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request, { units: 1 });
  const person = await joinClub(page, '/about');
  await bookWanted(request, person, resort.id);
  // A page that is open while another member books says so, if it listens by then, over what is pressed next.
  await page.goto(`${pagePath(resort.id)}?unit=studio`);
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await showDay(page, WANTED.from);
  await expect(day(page, WANTED.from)).toHaveAccessibleName(
    /Sold out\. All units of this night are sold\.$/,
  );
  // It is marked as unavailable, and can still be pressed, to say why.
  await day(page, WANTED.from).click({ force: true });
  await expect(
    page.getByText(`${formatDayWithWeekday(WANTED.from)}: All units of this night are sold.`, {
      exact: true,
    }),
  ).toBeInViewport();
  await expectGoodPage(page);

  // The check-in day of one member is the check-out day of another.
  const checkIn = addDays(WANTED.from, -1);
  await showDay(page, checkIn);
  await expect(day(page, checkIn)).toHaveAccessibleName(/points, 1 left/);
  await day(page, checkIn).click();
  await expect(page.getByText(/^From .+ Now choose the day you leave\.$/)).toBeInViewport();
  await showDay(page, WANTED.from);
  await day(page, WANTED.from).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`\\?unit=studio&from=${checkIn}&to=${WANTED.from}$`));
  const chosen = await openPanel(page);
  await expect(chosen.getByText('1 left for these nights')).toBeInViewport();
  await expect(chosen.getByText(/^[\d,]+ points$/).first()).toBeInViewport();

  await page.reload();
  const panel = await openPanel(page);
  await expect(panel.getByText('1 left for these nights')).toBeInViewport();
  await panel.getByRole('button', { name: 'Redeem Points' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/checkout\\?.*unit=studio&from=${checkIn}&to=${WANTED.from}$`),
    FIRST_CALL,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

test('the panel builds the sum, takes the hold, and goes straight to the checkout @phone', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await joinClub(page, pagePath(resort.id));
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByLabel('Unit').selectOption({ label: 'Studio' });
  const total = panel.getByText('42,500 points').or(panel.getByText('43,000 points'));
  await expect(total.first()).toBeVisible();
  await total.first().click();
  await expect(panel.getByText(/^6 nights × 7,000$/)).toBeVisible();
  await expect(panel.getByText(/ borrowed from your next year, free$/)).toBeVisible();
  await expect(panel.getByText('4 left for these nights')).toBeVisible();
  await panel.getByRole('radio', { name: 'Card' }).check();
  await expect(panel.getByText('$329.08').first()).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/checkout\?.*type=lastCall&unit=studio/, FIRST_CALL);
  await expect(page.getByText('Cash Payment')).toBeVisible();
});

test('nights on hold show as theirs on another device of the member, until they are released @desktop', async ({
  page,
  browser,
  request,
}) => {
  const resort = await ownResort(request, { units: 1 });
  const stay = `unit=studio&from=${WANTED.from}&to=${WANTED.to}`;
  const member = await joinClub(page, `${pagePath(resort.id)}?${stay}`);
  await openPanel(page);
  await page.getByRole('button', { name: 'Redeem Points' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^[78]:[0-5]\d$/, FIRST_CALL);

  // The other device is a desk, at whatever width this runs.
  const elsewhere = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  try {
    const other = await elsewhere.newPage();
    await arriveAs(other, member, pagePath(resort.id));
    const hold = other.getByRole('region', { name: 'Your hold', exact: true });
    await expect(hold.getByRole('timer')).toHaveText(/^[78]:[0-5]\d$/);
    await expect(hold.getByText('Studio · Points')).toBeVisible();
    await showDay(other, WANTED.from);
    await expect(day(other, WANTED.from)).toHaveAccessibleName(/1 left, on hold for you/);
    await expect(day(other, WANTED.from)).toContainText('Yours');
    await expectGoodPage(other);

    await other.goto(`${pagePath(resort.id)}?${stay}`);
    await expect(other.getByText('1 left for these nights')).toBeVisible();
    await other.getByRole('button', { name: /^Check-in/ }).click();
    const dates = other.getByRole('dialog', { name: 'When would you like to stay?' });
    // The dialog draws its notes, so that they are not added to the name of a day.
    await expect(dates.locator('[data-drawn="Yours"]')).toHaveCount(3);
    await expect(dates.getByRole('link', { name: 'Continue to checkout' })).toBeVisible();
    await other.keyboard.press('Escape');

    // The same hold and clock on the offer's page and at the checkout.
    await other.goto(offerAt(resort.id));
    await expect(other.getByRole('timer')).toHaveText(/^[67]:[0-5]\d$/, FIRST_CALL);
    await other.goto(pagePath(resort.id));
    await hold.getByRole('link', { name: 'Continue to checkout' }).click();
    await expect(other).toHaveURL(new RegExp(`/checkout\\?.*${stay}$`));
    await expect(other.getByRole('timer')).toHaveText(/^[67]:[0-5]\d$/);

    // Back from the checkout keeps the hold.
    await other.goBack();
    await expect(hold).toBeVisible();
    await hold.getByRole('button', { name: 'Release' }).click();
    await expect(hold).toBeHidden();
    await showDay(other, WANTED.from);
    await expect(day(other, WANTED.from)).toHaveAccessibleName(/1 left$/);
  } finally {
    await elsewhere.close();
  }
});

test('the panel says when the nights are not free, and offers others @phone', async ({
  page,
  request,
  problems,
}) => {
  problems.expectRejected(409);
  const resort = await ownResort(request, { units: 1 });
  const person = await joinClub(page, '/about');
  await bookWanted(request, person, resort.id);
  await page.goto(`${pagePath(resort.id)}?unit=studio&from=${WANTED.from}&to=${WANTED.to}`);
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();
  const panel = await openPanel(page);
  await expect(panel.getByText(/^Sold out on /)).toBeVisible();
  await page.getByRole('button', { name: 'Redeem Points' }).click();
  // The stay is the member's own, and its last unit.
  await panel.getByRole('button', { name: 'Book another one' }).click(FIRST_CALL);
  await expect(panel.getByRole('heading', { name: 'Free around these dates' })).toBeVisible(
    FIRST_CALL,
  );
  await expect(panel.getByRole('link', { name: 'Tell me when it is free' })).toBeVisible();
  await expectGoodPage(page);
  await panel.getByRole('button', { name: / – / }).last().click();
  await expect(page).not.toHaveURL(new RegExp(`from=${WANTED.from}`));
  await expect(panel.getByText('1 left for these nights')).toBeVisible();
});

test('a visitor logs in on the way from the panel to the checkout @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  const stay = `unit=studio&from=${WANTED.from}&to=${WANTED.to}`;
  await page.goto(`${pagePath(resort.id)}?${stay}`);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Redeem Points' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout%3F/);
  const from = new URL(page.url()).searchParams.get('from');
  expect(from).toBe(`/checkout?resort=${resort.id}&type=rciPoints&${stay}`);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`from=${WANTED.from}&to=${WANTED.to}$`));
  await expect(page.getByRole('region', { name: 'Your stay' }).first()).toBeVisible();
});

test('pictures, tabs, nights, sharing and the panel work by keyboard alone @full', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const resort = await ownResort(request);
  await page.goto(pagePath(resort.id));
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: `Share ${resort.name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();

  const pictures = page.getByRole('region', { name: `Pictures of ${resort.name}` });
  const picture = pictures.getByRole('button', { name: new RegExp(`^${resort.name} in `) }).first();
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Pictures of ${resort.name}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();

  await tabTo(page, tabs(page).getByRole('link', { name: 'Reviews' }));
  await page.keyboard.press('Enter');
  await expect(section(page, 'Reviews')).toBeFocused();
  await expect(section(page, 'Reviews')).toBeInViewport();
  await tabTo(page, tabs(page).getByRole('link', { name: 'Available Units' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Available Units')).toBeFocused();

  await tabTo(page, page.locator('[data-date][tabindex="0"]'));
  for (let turns = 0; turns < 4; turns += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^Sat, \d+ \w{3} \d{4}: [\d,]+ points, \d+ left/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ · 2 nights · [\d,]+ points$/)).toBeVisible();
  await expectGoodPage(page);
  await expect(page).toHaveURL(/\?tab=units&from=.+&to=.+$/);
});
