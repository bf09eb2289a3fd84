import { DEMO_MEMBER, dismissDialog, newMember, register } from './accounts.ts';
import { arriveAs, joinClub } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import {
  chooseVacation,
  fillBilling,
  fillCard,
  openDates,
  takeOffer,
  takeSuggestedDates,
} from './stay-steps.ts';

test('a new member registers on the way and redeems points with 0 points @desktop', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await page.goto(`/singleResortPage/${resort.id}`);
  await chooseVacation(page, 'Club Points Vacations');
  await expect(page.getByRole('heading', { name: 'RCI Points Vacations' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select Date' })).toHaveCount(5);
  await expectGoodPage(page);
  const dates = await openDates(page, '1 bedroom');
  await expectGoodPage(page);
  await dates.getByRole('button', { name: 'Show Available Units' }).click();

  await expect(page).toHaveURL(/\/login\?from=/);
  await expectGoodPage(page);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expectGoodPage(page);
  const member = newMember();
  await register(page, member);

  // Back at the offer, with everything that was chosen before.
  await expect(page.getByRole('heading', { level: 1, name: 'RCI Points Vacations' })).toBeVisible();
  await expectGoodPage(page);
  await takeOffer(page, 'Redeem Points');

  await expect(page.getByText('RCI Points Payment')).toBeVisible();
  await page.getByRole('button', { name: 'Redeem Points' }).click();
  await expect(page.getByText('Please select an option before continuing.')).toBeVisible();
  await page.getByRole('radio', { name: /RCI Member/ }).check();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Redeem Points' }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirm Points Redemption' }),
  ).toBeVisible();
  await expect(page.getByText(/borrow/i).first()).toBeVisible();
  await fillBilling(page);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Confirm Points Redemption' }).click();
  await dismissDialog(page, 'Booking confirmed!');

  await expect(page).toHaveURL(/\/payment-confirmation\?/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Points Redemption Confirmation' }),
  ).toBeVisible();
  await expect(page.getByText('RCI Points', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(member.email, { exact: true })).toBeVisible();
  await expect(page.getByText('N/A').first()).toBeVisible();
  await expectGoodPage(page);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Points Redemption Confirmation' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'View My Bookings' }).click();
  await expect(page.getByText('Total Bookings 1')).toBeVisible();
  await expect(page.getByText(resort.name).first()).toBeVisible();
  await expectGoodPage(page);
});

test('the demo member books Last Call by card and finds the stay in the dashboard @phone', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await arriveAs(page, DEMO_MEMBER, `/singleResortPage/${resort.id}`);
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();
  await chooseVacation(page, 'Last Call Vacations');
  await expect(page.getByRole('button', { name: 'Select Date' })).toHaveCount(3);
  await takeSuggestedDates(page, 'Studio');
  await expect(page.getByText('329.08').first()).toBeVisible();
  await takeOffer(page, 'Book Now');

  await expect(page.getByText('Cash Payment')).toBeVisible();
  await expect(page.getByText('329.08').first()).toBeVisible();
  await page.getByRole('radio', { name: /A Guest/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(
    page.getByText('Please fill out the guest information before continuing.'),
  ).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('radio', { name: /RCI Member/ }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm Your Payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit billing information' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByText('Card number is required.').first()).toBeVisible();
  await fillCard(page, '4242424242424242');
  await fillBilling(page);
  await expectGoodPage(page);

  const sent: string[] = [];
  page.on('request', (outgoing) => sent.push(`${outgoing.url()} ${outgoing.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await dismissDialog(page, 'Booking confirmed!');
  expect(sent.filter((text) => text.replaceAll(/[\s-]/g, '').includes('4242424242424242'))).toEqual(
    [],
  );

  await expect(page.getByRole('heading', { level: 1, name: 'Payment Confirmation' })).toBeVisible();
  await expect(page.getByText('**** **** **** 4242')).toBeVisible();
  await expect(page.getByText('Credit Card', { exact: true })).toBeVisible();
  await expect(page.getByText('$329.08').first()).toBeVisible();
  await expectGoodPage(page);

  await page.goto('/dashboard/overview');
  await expect(page.getByRole('heading', { name: 'Your Bookings' })).toBeVisible();
  await expect(page.getByText(resort.name).first()).toBeVisible();
  await expect(page.getByText('Your Billing Info')).toBeVisible();
  await expectGoodPage(page);
  await page.goto('/dashboard/my-bookings');
  await expect(page.getByText(/^Total Bookings \d+$/)).toBeVisible();
  await expect(page.getByText(resort.name).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /View Resort/ }).first()).toBeVisible();
});

test('a declined card books nothing, and another card can pay at once @full', async ({
  page,
  request,
  problems,
}) => {
  problems.expectRejected(402);
  const resort = await ownResort(request);
  await joinClub(page, `/singleResortPage/${resort.id}`);
  await chooseVacation(page, 'Last Call Vacations');
  await takeSuggestedDates(page, '2 bedroom');
  await takeOffer(page, 'Book Now');
  await page.getByRole('radio', { name: /RCI Member/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await fillCard(page, '4000000000000002');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByText('Payment failed. Please try again.')).toBeVisible();
  await expect(page.getByLabel(/^Card number/)).toBeFocused();
  await expectGoodPage(page);

  const other = await page.context().newPage();
  await other.goto('/dashboard/my-bookings');
  await expect(other.getByText('No bookings found.')).toBeVisible();
  await expectGoodPage(other);
  await other.close();

  await page.getByLabel(/^Card number/).clear();
  await fillCard(page, '5555555555554444');
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await dismissDialog(page, 'Booking confirmed!');
  await expect(page.getByText('**** **** **** 4444')).toBeVisible();
});

test('every step of the booking survives reload, back and a deep link @full', async ({
  page,
  request,
}) => {
  const resort = await ownResort(request);
  await joinClub(page, `/singleResortPage/${resort.id}`);
  await chooseVacation(page, 'Club Points Vacations');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Select Date' })).toHaveCount(5);
  await takeSuggestedDates(page, '2 bedroom');

  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  const offer = page.url();
  await takeOffer(page, 'Redeem Points');

  await page.getByRole('radio', { name: /A Guest/ }).check();
  await page.getByLabel('First name').fill('Robin');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await page.getByRole('radio', { name: /RCI Member/ }).check();
  await page.getByRole('button', { name: 'Redeem Points' }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirm Points Redemption' }),
  ).toBeVisible();
  await page.getByLabel('City').fill('Springfield');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Springfield');
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(page.getByText('RCI Points Payment')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/available-booking\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/single-available-unit\?/);

  await page.goto(offer);
  await expect(page.getByText('These nights are held for you.')).toBeVisible();
  await page.goto(offer.replace('/available-booking', '/payment'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirm Points Redemption' }),
  ).toBeVisible();
});
