import { arriveAs, joinClub } from './arrivals.ts';
import { expect, expectGoodPage, FIRST_CALL, test } from './club-test.ts';
import { ownResort } from './own-resort.ts';
import { nightDay, openPanel, resortPage, showDay } from './resort-page.ts';
import { offerAt, WANTED } from './wanted-stay.ts';

test('nights on hold show as theirs on another device of the member, until they are released @full', async ({
  page,
  browser,
  request,
}) => {
  const resort = await ownResort(request, { units: 1 });
  const stay = `unit=studio&from=${WANTED.from}&to=${WANTED.to}`;
  const member = await joinClub(page, `${resortPage(resort.id)}?${stay}`);
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
    await arriveAs(other, member, resortPage(resort.id));
    const hold = other.getByRole('region', { name: 'Your hold', exact: true });
    await expect(hold.getByRole('timer')).toHaveText(/^[78]:[0-5]\d$/);
    await expect(hold.getByText('Studio · Points')).toBeVisible();
    await showDay(other, WANTED.from);
    await expect(nightDay(other, WANTED.from)).toHaveAccessibleName(/1 left, on hold for you/);
    await expect(nightDay(other, WANTED.from)).toContainText('Yours');
    await expectGoodPage(other);

    await other.goto(`${resortPage(resort.id)}?${stay}`);
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
    await other.goto(resortPage(resort.id));
    await hold.getByRole('link', { name: 'Continue to checkout' }).click();
    await expect(other).toHaveURL(new RegExp(`/checkout\\?.*${stay}$`));
    await expect(other.getByRole('timer')).toHaveText(/^[67]:[0-5]\d$/);

    // Back from the checkout keeps the hold.
    await other.goBack();
    await expect(hold).toBeVisible();
    await hold.getByRole('button', { name: 'Release' }).click();
    await expect(hold).toBeHidden();
    await showDay(other, WANTED.from);
    await expect(nightDay(other, WANTED.from)).toHaveAccessibleName(/1 left(, Sat or Sun night)?$/);
  } finally {
    await elsewhere.close();
  }
});
