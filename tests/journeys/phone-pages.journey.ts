import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from './accounts.ts';
import { arriveAs, joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { movedByItself } from './layout-shift.ts';
import { ownResort } from './own-resort.ts';
import { phoneProblems, resize, smallTargets, untilLoaded } from './phone-measures.ts';
import { openDates } from './stay-steps.ts';
import { bookWanted, WANTED } from './wanted-stay.ts';
import { PATHS } from '../../web/src/shared/routes/paths.ts';

/** Names that no line of a phone holds, and that have no place to break. */
const LONG_NAME = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const PHONE = { width: 390, height: 844 };

/** A booked stay, where it is, and a resort where nothing is booked. */
type Stay = { resort: string; booking: string; free: string };

const visitorPages = (resort: string): string[] => [
  '/',
  '/lastCallVacation',
  '/lastCallVacation?view=map',
  `/singleResortPage/${resort}`,
  `/singleResortPage/${resort}?tab=rooms`,
  `/singleResortPage/${resort}?tab=details`,
  `/singleResortPage/${resort}?tab=area`,
  `/singleResortPage/${resort}?tab=reviews`,
  '/search?q=portugal',
  '/search?q=nothing-has-this-name',
  '/search_bar_mobile',
  '/login',
  '/registration',
  '/forgot-password',
  '/identity-action',
  '/local-mail',
  `/single-available-unit?resort=${resort}&type=rciPoints`,
  '/single-available-unit',
  '/checkout',
  '/payment',
  '/magazine',
  '/directory',
  '/directory?by=place&open=all',
  '/about',
  '/privacy',
  '/help',
  '/contact',
  '/boards/unknown',
  '/stays/unknown',
  '/tv',
  '/no-such-page',
];

const memberPages = ({ resort, booking, free }: Stay): string[] => {
  const stay = `resort=${free}&type=rciPoints&unit=studio&from=${WANTED.from}&to=${WANTED.to}`;
  return [
    '/',
    '/dashboard',
    '/dashboard/overview',
    '/dashboard/my-bookings',
    `/dashboard/my-bookings/${booking}`,
    `/dashboard/my-bookings/${booking}/change`,
    '/dashboard/points',
    '/dashboard/receipts',
    `/dashboard/receipts/${booking}`,
    '/dashboard/waitlist',
    `/waitlist/new?${stay}`,
    '/profile',
    '/notifications',
    '/myFavorites',
    '/myAccount',
    '/myAccount/data',
    `/available-booking?${stay}`,
    `/checkout?${stay}`,
    `/payment?${stay}`,
    `/payment-confirmation?resort=${resort}&booking=${booking}`,
  ];
};

const ADMIN_PAGES = [
  '/admin-panel',
  '/admin-panel/admin-overview',
  '/admin-panel/users-bookings',
  '/admin-panel/user-control',
  '/admin-panel/admin-control',
  '/admin-panel/resort-input-form',
  '/admin-panel/resorts',
  '/admin-panel/audit-trail',
  '/admin-panel/support',
  '/admin-panel/mails',
  '/profile',
];

/** Lists of what the whole club does, in which other journeys add a row at any moment. */
const FOLLOWS_OTHERS: readonly string[] = [
  '/admin-panel/admin-overview',
  '/admin-panel/users-bookings',
  '/admin-panel/user-control',
  '/admin-panel/admin-control',
  '/admin-panel/resorts',
  '/admin-panel/audit-trail',
  '/admin-panel/support',
  '/admin-panel/mails',
];

/** The part of an address that says which page it is. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

// Each walk is as long as many journeys.
test.setTimeout(1_200_000);

/** Opens each page at the width of the run, where nothing may move, and then as small windows have it. */
const walk = async (page: Page, paths: readonly string[]): Promise<void> => {
  const problems: string[] = [];
  const own = page.viewportSize() ?? PHONE;
  for (const path of paths) {
    // An empty page has no width of its own on a phone, so the first one is not waited for.
    if (page.viewportSize()?.width !== own.width) await resize(page, own);
    await page.goto(path);
    await untilLoaded(page);
    if (!FOLLOWS_OTHERS.includes(path)) problems.push(...(await movedByItself(page)));
    // The other journeys look at the light colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGoodPage(page);
    await page.emulateMedia({ colorScheme: 'light' });
    problems.push(...(await phoneProblems(page)));
  }
  expect([...new Set(problems)]).toEqual([]);
};

test('every page of a visitor fits phones, large text and fingers @full', async ({
  page,
  request,
  problems,
}) => {
  // The board and the page that do not exist.
  problems.expectRejected(400);
  problems.expectRejected(404);
  // No page of the site is left out of these walks.
  const walked = [
    ...visitorPages('R'),
    ...memberPages({ resort: 'R', booking: 'B', free: 'R' }),
    ...ADMIN_PAGES,
  ];
  const isWalked = (path: string): boolean => {
    const pattern = new RegExp(`^${pathOf(path).replace(/:\w+/g, '[^/]+')}$`);
    return walked.some((address) => pattern.test(pathOf(address)));
  };
  expect(Object.values(PATHS).filter((path) => !isWalked(path))).toEqual([]);

  const resort = await ownResort(request, { name: LONG_NAME });
  await walk(page, visitorPages(resort.id));

  await page.goto('/search?q=portugal');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect(await smallTargets(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'You' }).click();
  await expect(sheet).toBeVisible();
  expect(await smallTargets(page, 'dialog')).toEqual([]);
});

test('every page of a member with a long name fits phones, large text and fingers @full', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request, { name: LONG_NAME });
  const own = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  const member = await joinClub(page, '/dashboard/points', { name: LONG_NAME });
  await page
    .getByRole('button', { name: /deposit/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await smallTargets(page, 'dialog')).toEqual([]);
  const booking = await bookWanted(request, member, resort.id);
  const free = await ownResort(request, { name: LONG_NAME });
  await resize(page, own);
  await walk(page, memberPages({ resort: resort.id, booking: booking._id, free: free.id }));
});

test('every page of an admin fits phones, large text and fingers @full', async ({ page }) => {
  await arriveAs(page, DEMO_ADMIN, '/admin-panel');
  await walk(page, ADMIN_PAGES);
});

test('the dates of a stay fill the phone, begin in this week and have one button @phone', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await page.setViewportSize(PHONE);
  await page.goto(`/single-available-unit?resort=${resort.id}&type=rciPoints`);
  const dialog = await openDates(page, 'Studio');
  await expect(dialog.getByRole('heading', { name: 'Select Booking Dates' })).toBeFocused();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: PHONE.height });
  const today = page.locator('.react-datepicker__day--today');
  const weeks = dialog.locator('.react-datepicker__week').filter({ visible: true });
  await expect(weeks.first().locator(today)).toBeVisible();
  const take = dialog.getByRole('button', { name: 'Show Available Units' });
  await expect(take).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(/6 nights/).last()).toBeInViewport({ ratio: 1 });
  expect(await smallTargets(page, 'dialog')).toEqual([]);
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Clear Date' }).click();
  await expect(dialog.getByText('Choose the day you arrive and the day you leave.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
