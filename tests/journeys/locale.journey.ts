import { expect, test } from './club-test.ts';

test.use({ locale: 'de-DE' });

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 15).toLocaleDateString('de-DE', { month: 'long' }),
);

test('days, months and money are written for the reader; the words stay @phone', async ({
  page,
}) => {
  await page.goto('/lastCallVacation');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/(329,08|361,02|403,63)\s\$ a stay, with tax/);
  await expect(card).toContainText(/\d{1,2}\. \p{L}+\.? 20\d{2}/u);

  await card.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Nights' })).toContainText(
    new RegExp(`(${MONTHS.join('|')}) 20\\d{2}`),
  );
});
