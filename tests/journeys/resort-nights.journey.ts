import { addDays } from '@club/domain/calendar/local-date';
import { formatsOf } from '@club/domain/format/formats';
import { joinClub } from './arrivals.ts';
import { expect, expectGoodPage, FIRST_CALL, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import { nightDay, openPanel, resortPage, showDay } from './resort-page.ts';
import { bookWanted, WANTED } from './wanted-stay.ts';

// The journeys run in plain English.
const { formatDayWithWeekday } = formatsOf('en');

test('nights are picked from the year into the panel, and sold ones say why @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request, { units: 1 });
  const person = await joinClub(page, '/about');
  await bookWanted(request, person, resort.id);
  // A page that is open while another member books says so, if it listens by then, over what is pressed next.
  await page.goto(`${resortPage(resort.id)}?unit=studio`);
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();

  await showDay(page, WANTED.from);
  await expect(nightDay(page, WANTED.from)).toHaveAccessibleName(
    /Sold out\. All units of this night are sold\.$/,
  );
  // It is marked as unavailable, and can still be pressed, to say why.
  await nightDay(page, WANTED.from).click({ force: true });
  await expect(
    page.getByText(`${formatDayWithWeekday(WANTED.from)}: All units of this night are sold.`, {
      exact: true,
    }),
  ).toBeInViewport();
  await expectGoodPage(page);

  // The check-in day of one member is the check-out day of another.
  const checkIn = addDays(WANTED.from, -1);
  await showDay(page, checkIn);
  await expect(nightDay(page, checkIn)).toHaveAccessibleName(/points, 1 left/);
  await nightDay(page, checkIn).click();
  await expect(page.getByText(/^From .+ Now choose the day you leave\.$/)).toBeInViewport();
  await showDay(page, WANTED.from);
  await nightDay(page, WANTED.from).click({ force: true });
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
  await joinClub(page, resortPage(resort.id));
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

test('the panel says when the nights are not free, and offers others @full', async ({
  page,
  request,
  problems,
}) => {
  problems.expectRejected(409);
  const resort = await ownResort(request, { units: 1 });
  const person = await joinClub(page, '/about');
  await bookWanted(request, person, resort.id);
  await page.goto(`${resortPage(resort.id)}?unit=studio&from=${WANTED.from}&to=${WANTED.to}`);
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

test('a visitor logs in on the way from the panel to the checkout @full', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  const stay = `unit=studio&from=${WANTED.from}&to=${WANTED.to}`;
  await page.goto(`${resortPage(resort.id)}?${stay}`);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Redeem Points' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout%3F/);
  const from = new URL(page.url()).searchParams.get('from');
  expect(from).toBe(`/checkout?resort=${resort.id}&type=rciPoints&${stay}`);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`from=${WANTED.from}&to=${WANTED.to}$`));
  await expect(page.getByRole('region', { name: 'Your stay' }).first()).toBeVisible();
});
