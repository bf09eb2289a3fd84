import { DEMO_ADMIN } from './accounts.ts';
import { arriveAs } from './arrivals.ts';
import { expect, expectGoodPage, test } from './club-test.ts';

const OVERVIEW = '/admin-panel/admin-overview';
/** The emulator starts a function at its first call, and much may be open. */
const FINISHED = { timeout: 90_000 };

test('an admin sees how the books stand, and finishes open work at once @phone', async ({
  page,
}) => {
  await arriveAs(page, DEMO_ADMIN, OVERVIEW);
  const books = page.getByRole('region', { name: 'The books' });
  await expect(books).toContainText(/The books have not been compared yet|difference/);
  await expectGoodPage(page);
  await books.getByRole('button', { name: 'Finish open work now' }).click();
  await expect(books.getByRole('status')).toHaveText(/Nothing was open|^Finished: \d/, FINISHED);
  await expectGoodPage(page);
});
