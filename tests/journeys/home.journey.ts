import type { Locator, Page } from '@playwright/test';
import { DEMO_MEMBER } from './accounts.ts';
import { arriveAs } from './arrivals.ts';
import { tabTo } from './by-keyboard.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { dayAhead } from './days.ts';
import { STEADY_LIST, steadyPage } from './steady-location.ts';
import { expectSteadyPage } from './layout-shift.ts';

test('Back from a resort restores the page of the directory and the place on it @full', async ({
  page,
}) => {
  await page.goto(steadyPage(3));
  const directory = page.getByRole('region', { name: STEADY_LIST });
  const cards = directory.locator('a[href^="/singleResortPage/"]');
  await expect(cards).toHaveCount(15);
  const card = cards.nth(9);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page.getByText(/^Resort ID /)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/match=3/);
  await expect(cards.nth(9)).toHaveAttribute('href', href ?? '');
  await expect
    .poll(() => page.evaluate(() => scrollY), { message: 'the place on the page' })
    .toBeGreaterThan(before - 60);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 60);
});

test('the notice tells a member what the points are, when they end, and what they can book @full', async ({
  page,
}) => {
  await arriveAs(page, DEMO_MEMBER, '/');
  const notice = page.getByRole('region', { name: 'Your points' });
  await expect(notice.getByRole('heading', { name: /^You have [\d,]+ points/ })).toBeVisible();
  await expect(notice.getByText(/expire after/)).toBeVisible();
  await notice.getByRole('link', { name: 'What can I book with this?' }).click();
  await expect(page).toHaveURL(/balance=1/);
  await expect(page.getByRole('button', { name: /within my balance/i }).first()).toBeVisible();
  await expectGoodPage(page);
});

test('the magazine promo opens a page with three articles @full', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Learn More/ }).click();
  await expect(page).toHaveURL(/\/magazine/);
  await expect(page.getByRole('article')).toHaveCount(3);
});

/** The search of the page: a capsule, on phones a sheet behind a pill. */
const searchOf = async (page: Page, isPhone: boolean): Promise<Locator> => {
  if (!isPhone) return page.getByRole('search', { name: 'Stays' });
  await page.getByRole('button', { name: /^Where to\?/ }).tap();
  return page.getByRole('dialog', { name: 'Find a stay' });
};

test('a visitor searches from the home page, and the button counts as they choose @desktop', async ({
  page,
}, info) => {
  const isPhone = info.project.name === 'phone';
  await page.goto('/');
  const search = await searchOf(page, isPhone);
  const shows = (): Locator =>
    search
      .getByRole('link', { name: /^Show [\d,]+ resorts?$/ })
      .or(search.getByRole('button', { name: /^Show [\d,]+ resorts?$/ }));
  await expect(shows()).toBeVisible();
  const all = await shows().textContent();
  await expectGoodPage(page);

  await search.getByRole('combobox', { name: 'Where' }).click();
  await expect(search.getByRole('option', { name: /^Anywhere warm/ })).toBeVisible();
  await expectGoodPage(page);
  await search.getByRole('option', { name: /^Southern Europe/ }).click();
  await expect(shows()).not.toHaveText(all ?? '');
  const european = await shows().textContent();

  if (isPhone) {
    await expect(search.getByRole('heading', { name: 'When?' })).toBeFocused();
  } else {
    await expect(search.getByRole('combobox', { name: 'Where' })).toHaveValue('Southern Europe');
    await search.getByRole('button', { name: /^When/ }).click();
  }
  const dates = isPhone ? search : page.getByRole('dialog', { name: 'When?' });
  await dates.getByLabel('Check-in').fill(dayAhead(30));
  await dates.getByLabel('Check-out').fill(dayAhead(33));
  await expectGoodPage(page);
  await dates
    .getByRole('button', { name: isPhone ? 'Next' : 'Choose these dates', exact: true })
    .click();

  if (!isPhone) await search.getByRole('button', { name: /^Who and unit/ }).click();
  await search.getByRole('button', { name: '4+', exact: true }).click();
  await expectGoodPage(page);
  await search.getByText('Card', { exact: true }).click();
  await expect(shows()).not.toHaveText(european ?? '');
  const promised = ((await shows().textContent()) ?? '').replace(/^Show /, '');
  await shows().click();

  await expect(page).toHaveURL(
    `/?from=${dayAhead(30)}&to=${dayAhead(33)}&sleeps=4&region=Southern+Europe&type=lastCall#resorts`,
  );
  const list = page.getByRole('region', { name: new RegExp(`^${promised} match(es)?$`) });
  await expect(list).toBeFocused();
  await expect(list.getByRole('heading', { level: 2 })).toBeInViewport();
  // The stay is kept on the way to the resort.
  await list.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(
    new RegExp(`/singleResortPage/.*from=${dayAhead(30)}&to=${dayAhead(33)}`),
  );
});

test('where to go is chosen by keyboard alone, and a name that is no place is searched @full', async ({
  page,
}, info) => {
  const isPhone = info.project.name === 'phone';
  const search = isPhone
    ? page.getByRole('dialog', { name: 'Find a stay' })
    : page.getByRole('search', { name: 'Stays' });
  const where = search.getByRole('combobox', { name: 'Where' });
  const open = async (): Promise<void> => {
    await page.goto('/');
    if (!isPhone) return;
    await tabTo(page, page.getByRole('button', { name: /^Where to\?/ }));
    await page.keyboard.press('Enter');
    await expect(search.getByRole('heading', { name: 'Where to?' })).toBeFocused();
  };
  const press = async (name: string | RegExp): Promise<void> => {
    const target = search
      .getByRole('button', { name, exact: true })
      .or(search.getByRole('link', { name }));
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };

  await open();
  await tabTo(page, where);
  await page.keyboard.type('portu');
  await expect(search.getByRole('option', { name: /^Portugal\b/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  if (isPhone) {
    await expect(search.getByRole('heading', { name: 'When?' })).toBeFocused();
    await press('Next');
  } else {
    await expect(where).toHaveValue('Portugal');
    await expect(search.getByRole('button', { name: /^When/ })).toBeFocused();
    await press(/^Who and unit/);
  }
  await press('2+');
  if (!isPhone) await page.keyboard.press('Escape');
  await press(/^Show \d+ resorts?$/);
  await expect(page).toHaveURL('/?location=Portugal&sleeps=2#resorts');
  await expect(page.getByRole('region', { name: /in “Portugal”$/ })).toBeFocused();

  await open();
  await tabTo(page, where);
  await page.keyboard.type('Motu Tiare');
  await press('Search “Motu Tiare”');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Search Results Found: Motu Tiare' }),
  ).toBeVisible();
});

test('rows of cards are leafed by hand, and a Last Call card opens its very stay @phone', async ({
  page,
}, info) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Find your dream vacation!' })).toBeVisible();
  const week = page.getByRole('region', { name: 'Leave this week' });
  const cards = week.getByRole('article');
  // It is read when a reader scrolls near it.
  await week.scrollIntoViewIfNeeded();
  await expect(cards.first()).toContainText(/left to book/);
  await expectSteadyPage(page);
  await expectGoodPage(page);

  for (const name of ['By the sea', 'Snow', 'New in the club']) {
    await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible();
  }
  const newest = page.getByRole('region', { name: 'New in the club' }).getByRole('article');
  await expect(newest.first()).toContainText(/Joined in \w+ \d{4}/);
  await week.scrollIntoViewIfNeeded();
  if (info.project.name === 'desktop') {
    await expect(week.getByRole('button', { name: 'Back in Leave this week' })).toBeDisabled();
    await week.getByRole('button', { name: 'On in Leave this week' }).click();
    await expect(week.getByRole('button', { name: 'Back in Leave this week' })).toBeEnabled();
  } else {
    await week.getByRole('list').evaluate((list) => {
      list.scrollLeft = 600;
    });
  }
  const further = cards
    .nth(info.project.name === 'desktop' ? 4 : 2)
    .getByRole('link')
    .first();
  await expect(further).toBeInViewport();
  const href = (await further.getAttribute('href')) ?? '';
  expect(href).toMatch(/type=lastCall&unit=.*&from=.*&to=/);
  await further.click();
  await expect(page).toHaveURL(href);
});

test('a visitor reads what the club is and how to join, and of points further down @full', async ({
  page,
}) => {
  await page.goto('/');
  const top = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? 0;
  const join = page.getByRole('link', { name: 'Join the club' });
  const points = page.getByText('You have ZERO points in your RCI account!');
  await expect(points).toBeVisible();
  expect(await top(join)).toBeLessThan(await top(points));
  expect(await top(page.locator('#resorts'))).toBeLessThan(await top(points));
  await join.click();
  await expect(page).toHaveURL('/registration');
});

test('a member with a coming stay meets it first, like a boarding pass @full', async ({ page }) => {
  await arriveAs(page, DEMO_MEMBER, '/');
  const pass = page.getByRole('region', { name: 'Your next stay' });
  await expect(pass.getByRole('heading')).toHaveText(/ (in \d+ days|tomorrow|today|now)$/);
  await expect(pass.getByText('Check-in')).toBeVisible();
  await expect(pass).toBeInViewport();
  await expect(page.getByRole('region', { name: /^Within your [\d,]+ points$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join the club' })).toHaveCount(0);
  await expectSteadyPage(page);
  await expectGoodPage(page);
  const way = pass.getByRole('link', { name: /^Directions to/ });
  await expect(way).toHaveAttribute('href', /^https:.*destination=-?[\d.]+%2C-?[\d.]+$/);
  await expect(way).toHaveAttribute('target', '_blank');
  await pass.getByRole('heading').click();
  await expect(page).toHaveURL(/\/dashboard\/my-bookings\/\w+/);
});

test('the scene has the light of the reader’s hour from the start @full', async ({ page }) => {
  const scene = page.getByRole('region', { name: 'Welcome' });
  // Before a script of the page has run.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      const written = document.querySelector('section');
      dataset['firstSky'] = written ? getComputedStyle(written).getPropertyValue('--sky-top') : '';
      dataset['firstLight'] = written?.dataset['light'] ?? 'not known';
    });
  });
  const root = page.locator(':root');
  // The reader's zone, in minutes.
  const behindUtc = await page.evaluate(() => new Date().getTimezoneOffset());
  for (const [hour, light] of [
    [7, 'morning'],
    [13, 'noon'],
    [18, 'golden'],
    [23, 'night'],
  ] as const) {
    const now = new Date();
    now.setUTCHours(hour, 30 + behindUtc);
    await page.clock.setFixedTime(now);
    await page.goto('/');
    await expect(scene).toHaveAttribute('data-light', light);
    await expect(root).toHaveAttribute('data-first-light', 'not known');
    const sky = await scene.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--sky-top'),
    );
    await expect(root).toHaveAttribute('data-first-sky', sky);
    await expectGoodPage(page);
  }
});

test('the layers of the scene follow pointer and scroll, and stay still on request @phone', async ({
  page,
}, info) => {
  await page.goto('/');
  const scene = page.getByRole('region', { name: 'Welcome' });
  await expect(scene).toBeVisible();
  const depth = (name: '--look' | '--scrolled') =>
    scene.evaluate((element, wanted) => element.style.getPropertyValue(wanted), name);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(120);
  expect(await depth('--scrolled')).toBe('');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollTo(200);
  await expect.poll(() => depth('--scrolled')).toBe('200px');
  if (info.project.name === 'desktop') {
    await page.mouse.move(1000, 300);
    await page.mouse.move(1100, 320);
    await expect.poll(() => depth('--look')).toMatch(/^0\.[67]/);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => depth('--scrolled')).toBe('');
});
