import type { Page } from '@playwright/test';
import { joinClub } from './arrivals.ts';
import { expect, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import { countReads } from './read-counter.ts';

// The site lets its pages reach the emulators of its own run only, and the counter is in front of them.
// Readers of other formats get the page made again, so nothing is taken over. It is another day where
// the reader is than in UTC, the zone of the pages as written.
test.use({
  bypassCSP: true,
  locale: 'en-US',
  timezoneId: new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati',
});

/** Where the content of the page is noted before React has begun. */
const ARRIVED = 'arrived';
const CONTENT = '#root main';

/** Opens a page that a server has rendered; false where its content was made again. */
const isTakenOver = async (page: Page, path: string): Promise<boolean> => {
  await page.goto(path);
  await page.waitForFunction(() => !Reflect.has(window, 'earlyPresses'));
  await page.waitForTimeout(1000);
  return page.evaluate(
    ([name, content]) => document.querySelector(content) === Reflect.get(window, name),
    [ARRIVED, CONTENT] as const,
  );
};

/** How many rules of components are outside the sheet that the page was written with. */
const rulesMadeAgain = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-styled]'))
      .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  );

test('a rendered page is taken over as it is, and reads nothing before it is used @desktop', async ({
  page,
  request,
}) => {
  const reports: (string | null)[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/client-errors')) reports.push(sent.postData());
  });
  await page.addInitScript(
    ([name, content]) => {
      document.addEventListener('readystatechange', () => {
        const arrived = document.querySelector(content);
        if (!Reflect.has(window, name)) Reflect.set(window, name, arrived);
      });
    },
    [ARRIVED, CONTENT] as const,
  );
  const resort = await ownResort(request);
  const counter = await countReads(page, request);
  try {
    for (const path of [
      '/',
      `/singleResortPage/${resort.id}`,
      '/search?q=lantern',
      '/lastCallVacation',
      '/help',
    ]) {
      // Where another journey has added a resort since the page was written, it is replaced.
      const isKept = (await isTakenOver(page, path)) || (await isTakenOver(page, path));
      expect(isKept, `${path} is taken over`).toBe(true);
      expect(await rulesMadeAgain(page), `${path}: rules that are made again`).toBe(0);
    }
    expect(counter.reads()).toEqual({ documents: 0, listeners: 0 });
    expect(reports).toEqual([]);
  } finally {
    await counter.close();
  }
});

test('a press right after the page has arrived opens what it promises, and Back leads back @phone', async ({
  page,
}) => {
  await page.goto('/lastCallVacation', { waitUntil: 'commit' });
  const filters = page.getByRole('button', { name: /^(Filters|More filters)/ });
  // A page's own bar is written, too; it goes into the bars of the screen later.
  await filters.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/singleResortPage/"]').first().click();
  await expect(page.getByText(/^Resort ID /)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Find your dream vacation!' })).toBeVisible();
});

/** Names of the fonts that a page asks for from now on. */
const fontsOf = (page: Page): ReadonlySet<string> => {
  const fonts = new Set<string>();
  page.on('request', (sent) => {
    const [, name] = /\/([a-z]+-[a-z-]+?)-(?:wght|opsz)-[^/]+$/.exec(sent.url()) ?? [];
    if (sent.resourceType() === 'font' && name !== undefined) fonts.add(name);
  });
  return fonts;
};

test('only pictures in view are asked for before the page is laid out @phone', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  for (const path of [
    '/',
    '/lastCallVacation',
    '/search?q=italy',
    `/singleResortPage/${resort.id}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('main img').first()).toBeAttached();
    const unseen = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.loading !== 'lazy' && image.checkVisibility())
        .filter((image) => image.getBoundingClientRect().top >= innerHeight)
        .map((image) => image.src),
    );
    expect(unseen, path).toEqual([]);
  }
});

test('fonts of letters that are not Latin come with the first of these @desktop', async ({
  page,
}) => {
  const fonts = fontsOf(page);
  await page.goto('/search');
  const field = page.getByRole('search', { name: 'Resorts' }).getByRole('combobox');
  await field.pressSequentially('R1001');
  await page.waitForTimeout(2000);
  expect([...fonts].toSorted()).toEqual(['figtree-latin', 'fraunces-latin']);
  await field.fill('Łeba');
  await expect.poll(() => fonts).toContain('figtree-latin-ext');
});

test('fonts of letters below the window come once someone reads on @desktop', async ({ page }) => {
  const fonts = fontsOf(page);
  await page.goto('/');
  await page.waitForTimeout(2000);
  expect([...fonts].toSorted()).toEqual(['figtree-latin', 'fraunces-latin']);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => fonts).toContain('fraunces-latin-ext');
});

/** Presses a button as soon as it is there, in one step: the page may be replaced between two. */
const press = async (page: Page, name: string): Promise<void> => {
  await page.waitForFunction((text) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === text,
    );
    button?.click();
    return button !== undefined;
  }, name);
};

test('what members press before it is known who they are opens, too @desktop', async ({ page }) => {
  await joinClub(page, '/help');
  for (const [path, name, title] of [
    ['/', 'DEPOSIT MY POINTS', 'Deposit points'],
    ['/lastCallVacation', 'Tell me when something fits', 'Tell me when something fits'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await press(page, name);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});
