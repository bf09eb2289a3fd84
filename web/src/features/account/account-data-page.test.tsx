import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import * as signInAgainModule from '../../shared/identity/sign-in-again.ts';
import { readSignInWays, signInAgainByPassword } from '../../shared/identity/sign-in-again.ts';
import * as saveFileModule from '../../kernel/page/save-file.ts';
import { saveFile } from '../../kernel/page/save-file.ts';
import * as sessionEnd from '../../kernel/session/session-end.ts';
import { signOut } from '../../kernel/session/session-end.ts';
import { aBooking } from '../../testing/booking-builder.ts';
import { aMember, renderRoute, TEST_TODAY } from '../../testing/render-route.tsx';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');
spyOnExports(saveFileModule, 'saveFile');
spyOnExports(sessionEnd, 'signOut');
spyOnExports(signInAgainModule, 'readSignInWays', 'signInAgainByPassword');

const call = vi.mocked(callFunction);
const EMPTY_EXPORT = {
  exportedAt: '2026-12-02T10:00:00.000Z',
  user: null,
  account: null,
  bookings: [],
  earlierSteps: [],
  ledger: [],
  waitlist: [],
  favourites: [],
  boards: [],
  muted: [],
  notifications: [],
  tickets: [],
  reviews: [],
  mails: [],
  changes: [],
  accountChanges: [],
};

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const open = async (over: Parameters<typeof aMember>[0] = {}) => {
  const booking = aBooking({
    startDate: '2030-05-01',
    endDate: '2030-05-05',
    status: 'confirmed',
    paymentMethod: 'cash',
    totalCents: 32_908,
  });
  const page = renderRoute('/myAccount/data', {
    session: aMember(over),
    live: { own: { ownBookings: [booking] } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Data & privacy' });
  return page;
};
const confirmDeletion = async (text: string): Promise<void> => {
  await press('Delete my account');
  await userEvent.type(await screen.findByLabelText('Type DELETE to confirm'), text);
  await press('Delete my account for good');
};
const signInAgain = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  await userEvent.type(await within(dialog).findByLabelText('Your current password'), 'secret');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
  await press('OK');
};

beforeEach(() => {
  call.mockReset().mockResolvedValue({ ok: true, value: { deleted: true } });
  vi.mocked(saveFile).mockReset();
  vi.mocked(signOut).mockReset().mockResolvedValue();
  vi.mocked(readSignInWays).mockReset().mockResolvedValue({ password: true, google: false });
  vi.mocked(signInAgainByPassword).mockReset().mockResolvedValue();
});

describe('download my data', () => {
  it('saves everything in a file with the date in its name', async () => {
    call.mockResolvedValueOnce({ ok: true, value: EMPTY_EXPORT });
    await open();
    await press('Download my data');
    expect(
      await screen.findByText(new RegExp(`Saved as my-club-data-${TEST_TODAY}.json`)),
    ).toBeVisible();
    const [name, type, text] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect([name, type]).toEqual([`my-club-data-${TEST_TODAY}.json`, 'application/json']);
    expect(JSON.parse(text ?? '')).toEqual(EMPTY_EXPORT);
  });

  it('says what is wrong and can be tried again', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await open();
    await press('Download my data');
    expect(await screen.findByText(/We could not reach the club/)).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  });
});

describe('delete my account', () => {
  it('says what is cancelled and given back before anything happens', async () => {
    await open();
    await press('Delete my account');
    const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
    expect(within(dialog).getByText(/\$329\.08 back to your card/)).toBeVisible();
    expect(
      within(dialog).getByRole('heading', { name: 'Kept, as records of money' }),
    ).toBeVisible();
  });

  it('requires the confirmation text', async () => {
    await open();
    await confirmDeletion('yes');
    expect(await screen.findByText('Please type DELETE.')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('requires signing in again, deletes, and shows the home page', async () => {
    const { router } = await open();
    await confirmDeletion('DELETE');
    await signInAgain();
    expect(
      await screen.findByRole('alertdialog', { name: 'Your account is deleted' }),
    ).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith('deleteAccount', {});
    expect(signOut).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/');
  });

  it('stays, with the server’s sentence, when the account cannot be deleted', async () => {
    call.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('last-admin'),
    });
    await open();
    await confirmDeletion('delete');
    await signInAgain();
    expect(await screen.findByText('The club needs at least one admin.')).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('tells an admin to be made a member first', async () => {
    await open({ isAdmin: true });
    expect(screen.getByText(/You are an admin/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    await waitFor(() => {
      expect(call).not.toHaveBeenCalled();
    });
  });
});
