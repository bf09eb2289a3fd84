import type { Output } from '@club/domain/api/contract';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../../kernel/api/api-client.ts';
import { callFunction } from '../../../kernel/api/api-client.ts';
import { liveKey } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';
import { spyOnExports } from '../../../testing/spied-exports.ts';

spyOnExports(apiClientModule, 'callFunction');

const PATH = '/admin-panel/admin-overview';
const ADMIN = aMember({ name: 'Demo Admin', email: 'admin@example.com', isAdmin: true });
const KEY = liveKey('lastReconciliation', {});

const AGREEING: Reconciliation = {
  at: new Date(2026, 11, 1, 3, 30).toISOString(),
  counts: {
    bookings: 1204,
    months: 60,
    accounts: 1,
    'ledger lines': 812,
    payments: 411,
    'payments at the gateway': 411,
    'booking numbers': 9,
    guards: 1100,
    'members holding': 2,
    changes: 7,
    'waitlist entries': 3,
  },
  disagreements: [],
  total: 0,
};
const BOOKING = '0123456789abcdef01234567';
const DIFFERING: Reconciliation = {
  ...AGREEING,
  disagreements: [
    { kind: 'booking-points', id: BOOKING, detail: 'confirmed, found 1 points, expected 2' },
    { kind: 'inventory-sold', id: 'D101_2026-12', detail: 'on day 05 found 3 sold, expected 2' },
    { kind: 'account-available', id: 'anna', detail: 'found 12 points, expected 15' },
  ],
  total: 3,
};

const open = (lastReconciliation?: Reconciliation | null, path = PATH) =>
  renderRoute(path, {
    session: ADMIN,
    live: {
      clubTotals: { bookings: 1204, users: 8 },
      ...(lastReconciliation === undefined ? {} : { lastReconciliation }),
    },
  });
const reconciliationSection = () => screen.findByRole('region', { name: 'Reconciliation' });
const drawer = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  vi.mocked(callFunction).mockReset();
});

it('says when the last reconciliation ran, what it compared, and that nothing differs', async () => {
  open(AGREEING);
  const section = await reconciliationSection();
  expect(within(section).getByText('No differences')).toBeVisible();
  expect(within(section).getByText('1 Dec 2026, 03:30')).toBeVisible();
  expect(section).toHaveTextContent(/1,204 bookings, 1 account, 812 ledger lines, 411 payments/);
  await userEvent.click(within(section).getByRole('button', { name: 'See what was compared' }));
  const detail = await drawer('No differences');
  expect(within(detail).getByText('Waitlist entries')).toBeVisible();
});

it('says so when no reconciliation has run yet', async () => {
  open(null);
  expect(await reconciliationSection()).toHaveTextContent('No reconciliation has run yet.');
  expect(screen.queryByRole('button', { name: /^See what/ })).toBeNull();
  expect(screen.queryByText('No differences')).toBeNull();
});

it('names every difference by its id, with a link to what it is about', async () => {
  const { address } = open(DIFFERING);
  const section = await reconciliationSection();
  expect(within(section).getByText('3 differences')).toBeVisible();
  await userEvent.click(within(section).getByRole('button', { name: 'See what differs' }));
  expect(address()).toBe(`${PATH}?reconciliation=last`);
  const detail = await drawer('3 differences');
  const part = within(detail).getByRole('region', { name: 'Units sold, and the bookings' });
  expect(part).toHaveTextContent('D101_2026-12');
  expect(part).toHaveTextContent('On day 05 found 3 sold, expected 2.');
  expect(within(detail).getByRole('link', { name: BOOKING })).toHaveAttribute(
    'href',
    `/admin-panel/users-bookings?booking=${BOOKING}`,
  );
  expect(within(detail).getByRole('link', { name: 'anna' })).toHaveAttribute(
    'href',
    '/admin-panel/audit-trail?subject=anna',
  );
  await userEvent.click(within(detail).getByRole('button', { name: 'Close' }));
  expect(address()).toBe(PATH);
});

it('says how many differences there are when only the first are stored', async () => {
  open({ ...DIFFERING, total: 1500 }, `${PATH}?reconciliation=last`);
  expect(await drawer('1,500 differences')).toHaveTextContent('Shown are the first 3.');
});

it('follows the next reconciliation, and tries again after an error', async () => {
  const { store } = open(AGREEING);
  await reconciliationSection();
  act(() => store.publish(KEY, DIFFERING));
  expect(await screen.findByText('3 differences')).toBeVisible();
  act(() => store.fail(KEY));
  expect(
    await screen.findByRole('heading', { name: 'The last reconciliation could not be loaded' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  act(() => store.publish(KEY, AGREEING));
  expect(await screen.findByText('No differences')).toBeVisible();
});

const NOTHING: Output<'completeWork'> = {
  finished: {
    'expired-holds': 0,
    'settled-payments': 0,
    refunds: 0,
    'settled-changes': 0,
    'completed-stays': 0,
    'expired-points': 0,
    'waitlist-offers': 0,
    reminders: 0,
    mails: 0,
    'account-deletions': 0,
  },
  failed: 0,
};
const finishNow = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Finish open work now' }));

it('finishes open work on request, and says what that was', async () => {
  let respond: (work: Output<'completeWork'>) => void = () => undefined;
  vi.mocked(callFunction).mockImplementation(
    () =>
      new Promise((resolve) => {
        respond = (value) => resolve({ ok: true, value });
      }),
  );
  open(AGREEING);
  await finishNow();
  const busy = await screen.findByRole('button', { name: 'Finishing...' });
  await userEvent.click(busy);
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('completeWork', {}, { timeoutMs: 65_000 });
  act(() =>
    respond({ ...NOTHING, finished: { ...NOTHING.finished, 'expired-holds': 3, refunds: 1 } }),
  );
  expect(await screen.findByText('Finished: 3 holds released, 1 refund given.')).toBeVisible();
  expect(screen.queryByText('Nothing was open.')).toBeNull();
});

it.each([
  { work: NOTHING, said: 'Nothing was open.', silent: /could not be finished|more/ },
  {
    work: { ...NOTHING, failed: 2 },
    said: /^2 things could not be finished just now/,
    silent: /Nothing was open/,
  },
  {
    work: { ...NOTHING, finished: { ...NOTHING.finished, 'completed-stays': 200 } },
    said: 'There may be more: press again to continue.',
    silent: /Nothing was open/,
  },
])('says of a run: $said', async ({ work, said, silent }) => {
  vi.mocked(callFunction).mockResolvedValue({ ok: true, value: work });
  open(AGREEING);
  await finishNow();
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Reconciliation' })).not.toHaveTextContent(silent);
});

it('says why open work could not be finished, and tries again', async () => {
  vi.mocked(callFunction).mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
  vi.mocked(callFunction).mockResolvedValueOnce({ ok: true, value: NOTHING });
  open(AGREEING);
  await finishNow();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the club.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing was open.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
