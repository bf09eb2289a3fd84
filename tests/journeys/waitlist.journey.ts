import { directRequests } from './direct-requests.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { joinClub } from './arrivals.ts';
import { ownResort, untilListed } from './own-resort.ts';
import { WANTED, bookWanted, offerAt } from './wanted-stay.ts';
import { redeemPoints } from './stay-steps.ts';

/** How soon an open page shows what has happened, on a machine that is busy with other journeys. */
const SOON = { timeout: 60_000 };

test('a member waits for a taken stay, gets it when it is free, and books it @phone', async ({
  browser,
  page,
  request,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.expectRejected(409);
  const resort = await ownResort(request, { units: 1 });
  const first = await browser.newPage();
  const holder = await joinClub(first, '/dashboard/my-bookings');
  const booking = await bookWanted(request, holder, resort.id);

  // The second member finds it booked, and joins the waitlist.
  await joinClub(page, offerAt(resort.id));
  await expect(page.getByText('These nights have just been taken.')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Tell me when it is free' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tell me when it is free' }),
  ).toBeVisible();
  await expect(page.getByText(/^No one is waiting for these nights yet/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Exactly these dates' })).toBeChecked();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page).toHaveURL('/dashboard/waitlist');
  const card = page.getByRole('article', { name: resort.name });
  await expect(card.getByText('First on the waitlist')).toBeVisible();
  await expectGoodPage(page);

  // The third sees that another member is before them.
  const last = await browser.newPage();
  await joinClub(last, offerAt(resort.id).replace('/available-booking', '/waitlist/new'));
  await expect(
    last.getByText(/^1 member is already waiting for some of these nights/),
  ).toBeVisible();
  await last.getByRole('radio', { name: 'Up to 3 days earlier or later' }).check();
  await last.getByRole('radio', { name: 'Exactly these dates' }).check();
  await last.getByRole('button', { name: 'Join the waitlist' }).click();
  const lastCard = last.getByRole('article', { name: resort.name });
  await expect(lastCard.getByText('2nd on the waitlist')).toBeVisible();

  // A list waits for it as well, as a search.
  await untilListed(request, resort.id);
  await first.goto(`/search?q=${resort.id}&from=${WANTED.from}&to=${WANTED.to}`);
  await first.getByRole('button', { name: 'Tell me when something fits' }).click(SOON);
  const search = first.getByRole('dialog', { name: 'Tell me when something fits' });
  await expect(search.getByLabel('First check-in')).toHaveValue(WANTED.from);
  await expect(search.getByText('1 resort.')).toBeVisible();
  await expectGoodPage(first);
  await search.getByRole('button', { name: 'Save this search' }).click();
  await first.getByRole('button', { name: 'See your waitlist' }).click();
  const searchCard = first.getByRole('article').filter({ hasText: 'End this search' });
  await expect(searchCard.getByText('3rd on the waitlist').first()).toBeVisible();
  await expectGoodPage(first);
  await searchCard.getByRole('button', { name: 'End this search' }).click();
  await first
    .getByRole('alertdialog', { name: 'End this search?' })
    .getByRole('button', { name: 'Yes, end it' })
    .click();
  await expect(searchCard).toBeHidden();

  // The stay gets free: the first in the queue sees it by itself.
  const direct = await directRequests(request, holder.token());
  expect(
    await direct.call('cancelbooking', {
      bookingId: booking._id,
      reason: 'Changed plans',
      refund: 'policy',
      expected: { cents: 0, points: booking.points },
    }),
  ).toBe(200);
  await expect(card.getByText('It is your turn')).toBeVisible(SOON);
  await expect(card.getByText(/^Kept for you until .+ – 2[34] h \d+ min left$/)).toBeVisible();
  await expectGoodPage(page);
  await expect(lastCard.getByText('First on the waitlist')).toBeVisible(SOON);

  await page.goto('/notifications');
  await expect(page.getByText('It is your turn')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Look and book' }).click();
  await expect(page).toHaveURL(/\/available-booking\?/);
  await expect(page.getByText(/^2[34]:\d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText(/^Kept for you until/)).toBeVisible();
  await expectGoodPage(page);
  await page.reload();
  await expect(page.getByText(/^2[34]:\d\d:\d\d$/)).toBeVisible();

  // Looking elsewhere does not give it up.
  await page.goto('/dashboard/waitlist');
  await card.getByRole('link', { name: 'Book Now' }).click();
  await page.getByRole('button', { name: 'Redeem Points' }).click();
  await redeemPoints(page);
  await page.goto('/dashboard/waitlist');
  await page.getByText('Past (1)').click();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expectGoodPage(page);

  // The last one has waited enough.
  await lastCard.getByRole('button', { name: 'Leave the waitlist' }).click();
  const question = last.getByRole('alertdialog', { name: 'Leave this waitlist?' });
  await expectGoodPage(last);
  await question.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(
    last.getByRole('heading', { name: 'You are not waiting for anything.' }),
  ).toBeVisible(SOON);
  await expectGoodPage(last);
  await first.close();
  await last.close();
});

test('what is kept for a member can be released, and then goes to the next @full', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const resort = await ownResort(request, { units: 1 });
  const first = await browser.newPage();
  const holder = await joinClub(first, '/dashboard/my-bookings');
  const booking = await bookWanted(request, holder, resort.id);
  const join = offerAt(resort.id).replace('/available-booking', '/waitlist/new');
  const next = await browser.newPage();
  for (const waiting of [page, next]) {
    await joinClub(waiting, join);
    await waiting.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(waiting).toHaveURL('/dashboard/waitlist');
  }
  const direct = await directRequests(request, holder.token());
  await direct.call('cancelbooking', {
    bookingId: booking._id,
    reason: 'Changed plans',
    refund: 'policy',
    expected: { cents: 0, points: booking.points },
  });
  await page.getByRole('button', { name: 'Not this time' }).click(SOON);
  await page
    .getByRole('alertdialog', { name: 'Decline these nights?' })
    .getByRole('button', { name: 'Yes, decline them' })
    .click();
  await expect(
    page.getByRole('heading', { name: 'You are not waiting for anything.' }),
  ).toBeVisible(SOON);
  // On the card: the notification says the same for a moment.
  const offered = next.getByRole('article', { name: resort.name });
  await expect(offered.getByText('It is your turn')).toBeVisible(SOON);
  await expectGoodPage(next);
  await first.close();
  await next.close();
});

test('an offer is kept longer by its member, in every tab, and given up by leaving @full', async ({
  browser,
  context,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const resort = await ownResort(request, { units: 1 });
  await page.clock.install();
  await joinClub(page, offerAt(resort.id));
  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  await expect(page.getByText(/^[78]:[0-5]\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep holding' })).toBeHidden();

  await page.clock.fastForward('06:15');
  await expect(page.getByText(/^1:[0-5]\d$/)).toBeVisible();
  await expect(page.getByText(/^2 minutes left\. The button/)).toBeAttached();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Keep holding' }).click();
  await expect(page.getByText(/^[78]:[0-5]\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep holding' })).toBeHidden();

  // At the checkout the clock stays in view, and so does the warning.
  await page.getByRole('button', { name: 'Redeem Points' }).click();
  await expect(page).toHaveURL(/\/checkout\?/);
  await page.clock.fastForward('06:30');
  await expect(page.getByRole('timer')).toHaveText(/^1:[0-5]\d$/);
  await expect(page.getByRole('timer')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Keep holding' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Keep holding' }).click();
  await expect(page.getByRole('button', { name: 'Keep holding' })).toBeHidden();

  // No other member gets the nights while this tab or another one shows them.
  const other = await browser.newPage();
  const rival = await joinClub(other, '/dashboard/my-bookings');
  const direct = await directRequests(request, rival.token());
  const offer = {
    resortId: resort.id,
    vacationType: 'rciPoints',
    unitType: 'studio',
    startDate: WANTED.from,
    endDate: WANTED.to,
  };
  expect(await direct.call('holdoffer', offer)).toBe(409);
  const secondTab = await context.newPage();
  await secondTab.goto(offerAt(resort.id));
  await expect(secondTab.getByText('These nights are held for you.')).toBeVisible();
  await page
    .getByRole('link', { name: /logo|Tideaway/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(3000);
  expect(await direct.call('holdoffer', offer)).toBe(409);

  // Once the last screen of the booking is left, they are free.
  await secondTab.getByRole('link', { name: 'Change unit or dates' }).click();
  await expect(secondTab.getByRole('heading', { name: 'Available Units' })).toBeVisible();
  await expect.poll(() => direct.call('holdoffer', offer), SOON).toBe(200);
  await other.close();
  await secondTab.close();
});
