import { DEMO_MEMBER } from './accounts.ts';
import { arriveAs } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Pages of stays, whose code has to be on the device before there is no network. */
const TRIP_PAGES = ['my-bookings-page', 'trip-page'];

test('the site opens without a network, with the stays as they were seen last @phone', async ({
  page,
  context,
  problems,
}) => {
  problems.expectCutConnection();
  await arriveAs(page, DEMO_MEMBER, '/dashboard/my-bookings');
  const stay = page.getByRole('article').first();
  const name = (await stay.getByRole('heading').textContent()) ?? '';
  await expect
    .poll(() =>
      page.evaluate(async (files) => {
        const cache = await caches.open('files');
        const kept = (await cache.keys()).map(({ url }) => url);
        return files.every((file) => kept.some((url) => url.includes(`/assets/${file}-`)));
      }, TRIP_PAGES),
    )
    .toBe(true);
  const keptPaths = () =>
    page.evaluate(async () => {
      const cache = await caches.open('page');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(keptPaths)
    .toEqual(expect.arrayContaining(['/shell.html', '/color-scheme.js', '/emulators.json']));
  await page.close();

  await context.setOffline(true);
  const onTheWay = await context.newPage();
  await onTheWay.goto('/dashboard/my-bookings');
  await expect(
    onTheWay.getByText(/^This is the list of your stays as we saw it last: /),
  ).toBeVisible();
  await expectGoodPage(onTheWay);
  await onTheWay.getByRole('article', { name }).getByRole('link', { name: 'View Stay' }).click();
  await expect(onTheWay.getByRole('heading', { level: 1, name })).toBeVisible();
  await onTheWay.reload();
  await expect(onTheWay.getByText(/^This is your stay as we saw it last: /)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/contact');
  await expect(other.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible();

  await context.setOffline(false);
  await expect(other.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(onTheWay.getByText(/as we saw it last/)).toBeHidden({ timeout: 45_000 });
  await expect(onTheWay.getByRole('heading', { level: 1, name })).toBeVisible();
});
