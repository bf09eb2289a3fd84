import { DEMO_ADMIN } from './accounts.ts';
import { arriveAs } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

/** A resort as the form sends it, at a place that no other journey uses. */
const resortAt = (location: string) => ({
  place_name: 'Saltgrass Landing 7 Nights',
  location,
  price_usd: 309,
  check_in_time: '16:00',
  check_out_time: '11:00',
  rating: 9,
  stateRating: 'RCI Gold Crown',
  ownerExclusive: 'Owner Exclusive',
  available_amount: 5,
  reviews_amount: 120,
  bedrooms: 'studio',
});

test('a resort that an admin adds shows on a page a visitor has open @full', async ({
  browser,
  page,
}, info) => {
  const place = `Journeyland ${info.project.name} ${Date.now()}`;
  await page.goto(`/?location=${encodeURIComponent(place)}`);
  await expect(page.getByRole('heading', { name: 'No resort there' })).toBeVisible();

  const adminPage = await browser.newPage();
  const { token } = await arriveAs(adminPage, DEMO_ADMIN, '/admin-panel/admin-overview');
  await expect(adminPage.getByText(DEMO_ADMIN.email).first()).toBeVisible();
  await expectGoodPage(adminPage);
  if (info.project.name === 'desktop') {
    await expect(adminPage.getByRole('link', { name: 'AdminPanel' })).toBeVisible();
  }

  const added = await adminPage.request.post('/resorts', {
    headers: { Authorization: `Bearer ${token()}` },
    data: resortAt(place),
  });
  expect(added.status()).toBe(201);
  await expect(page.getByRole('heading', { name: `1 resort in “${place}”` })).toBeVisible();
  await expect(
    page.locator('#resorts').getByRole('link', { name: /Saltgrass Landing/ }),
  ).toBeVisible();
  await expect(page.getByText('7 Nights')).toHaveCount(0);
  await adminPage.close();
});
