import type { Cursor } from '@club/domain/reading/query-plan';
import type { StoredUser } from '@club/domain/user/user';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { USERS_LIST } from '../../../shared/admin-lists/admin-lists.ts';
import * as adminCountsModule from '../../../shared/admin-lists/admin-counts.ts';
import { countRows } from '../../../shared/admin-lists/admin-counts.ts';
import * as apiClientModule from '../../../kernel/api/api-client.ts';
import { callFunction } from '../../../kernel/api/api-client.ts';
import type { LiveArgs } from '../../../shared/live/live-sources.ts';
import { liveKey, publish } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';
import { aUser } from '../../../testing/user-builder.ts';
import { useDismissTimer } from '../../../design/overlay/use-dismiss-timer.ts';
import { spyOnExports } from '../../../testing/spied-exports.ts';
import { apiFailure } from '../../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');
spyOnExports(adminCountsModule, 'countRows');

const call = vi.mocked(callFunction);
const count = vi.mocked(countRows);

const PATH = '/admin-panel/user-control';
const ADMIN = aMember({ uid: 'admin-1', name: 'Demo Admin', isAdmin: true });
type UsersQuery = LiveArgs<'adminUsers'>;
const ALL: UsersQuery = { filters: {}, sort: 'newest', after: null };
const SELF = aUser({
  uid: 'admin-1',
  name: 'Demo Admin',
  email: 'admin@example.com',
  isAdmin: true,
});
const ANNA = aUser();
const PROMOTED = { ...ANNA, isAdmin: true, roleChangedAt: '2026-11-21T08:00:00.000Z' };

const open = (
  path = PATH,
  pages: readonly (readonly [UsersQuery, readonly StoredUser[], Cursor?])[] = [[ALL, [ANNA, SELF]]],
) =>
  renderRoute(path, {
    session: ADMIN,
    live: {
      clubTotals: { bookings: 3, users: 1204 },
      admin: { users: pages.map(([query, rows, next = null]) => [query, { rows, next }]) },
    },
  });

const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => {
  call.mockReset();
  count.mockReset().mockResolvedValue(1);
});

describe('the list of users', () => {
  it('counts them all and shows name, email, role and what can be done', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'All Users (1,204)' }),
    ).toBeVisible();
    const anna = await card('Anna Berg');
    expect(anna.getByText('anna.berg@example.com')).toBeVisible();
    expect(anna.getByText('User')).toBeVisible();
    expect(anna.getByRole('button', { name: 'Make Admin' })).toBeEnabled();
    expect(anna.getByRole('button', { name: 'Remove' })).toBeEnabled();
    expect(anna.getByRole('link', { name: 'Audit trail of Anna Berg' })).toHaveAttribute(
      'href',
      '/admin-panel/audit-trail?subject=user-1',
    );
    expect(count).not.toHaveBeenCalled();
  });

  it('fetches nothing from an address that a member has chosen', async () => {
    const photoURL = 'https://evil.example/who-looks.png';
    open(PATH, [
      [
        ALL,
        [
          { ...ANNA, photoURL },
          { ...SELF, photoURL },
        ],
      ],
    ]);
    const anna = await card('Anna Berg');
    expect(anna.getByText('anna.berg@example.com')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('evil.example');
  });

  it('does not let admins demote or remove themselves, and says why', async () => {
    open();
    const self = await card('Demo Admin');
    const reason = 'You cannot remove yourself as an admin.';
    expect(self.getByText(reason)).toBeVisible();
    for (const name of ['Make User', 'Remove']) {
      expect(self.getByRole('button', { name })).toBeDisabled();
      expect(self.getByRole('button', { name })).toHaveAccessibleDescription(reason);
    }
  });

  it('searches when typing rests, counts what it found, and keeps it in the address', async () => {
    const found: UsersQuery = { ...ALL, filters: { search: 'anna' } };
    const { address } = open(PATH, [
      [ALL, [SELF]],
      [found, [ANNA]],
    ]);
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search' }), {
      target: { value: 'Anna' },
    });
    expect(await screen.findByRole('article', { name: 'Anna Berg' })).toBeVisible();
    expect(address()).toBe(`${PATH}?q=Anna`);
    expect(await screen.findByRole('heading', { name: 'All Users (1)' })).toBeVisible();
    expect(count).toHaveBeenCalledExactlyOnceWith(USERS_LIST, found);
  });

  it('filters by role, sorts by name and turns pages, all in the address', async () => {
    const next: Cursor = ['Anna Berg', 'user-1'];
    const admins: UsersQuery = { ...ALL, filters: { role: 'admin' } };
    const byName: UsersQuery = { ...admins, sort: 'name' };
    const { address } = open(PATH, [
      [ALL, [ANNA]],
      [admins, [SELF]],
      [byName, [SELF], next],
      [{ ...byName, after: next }, [aUser({ uid: 'z', name: 'Zoe Lind', isAdmin: true })]],
    ]);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Admins');
    await screen.findByRole('article', { name: 'Demo Admin' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('article', { name: 'Zoe Lind' })).toBeVisible();
    expect(screen.getByText('Page 2')).toBeVisible();
    expect(address()).toBe(`${PATH}?role=admin&sort=name&after=Anna+Berg%7Euser-1`);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('article', { name: 'Demo Admin' })).toBeVisible();
  });

  it('says that no user matches, and leads back to all', async () => {
    const { address } = open(`${PATH}?q=unknown`, [
      [ALL, [ANNA]],
      [{ ...ALL, filters: { search: 'unknown' } }, []],
    ]);
    expect(await screen.findByRole('heading', { name: 'No users found.' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(await screen.findByRole('article', { name: 'Anna Berg' })).toBeVisible();
    expect(address()).toBe(PATH);
  });

  it('says that they could not be loaded, and tries again', async () => {
    const { store } = open();
    await card('Anna Berg');
    act(() => store.fail(liveKey('adminUsers', ALL)));
    expect(
      await screen.findByRole('heading', { name: 'The users could not be loaded' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => publish(store, 'adminUsers', ALL, { rows: [ANNA], next: null }));
    expect(await screen.findByRole('article', { name: 'Anna Berg' })).toBeVisible();
  });
});

describe('an address that is not confirmed', () => {
  it('is said beside the role, and why it keeps a user from becoming an admin', async () => {
    const bob = aUser({ uid: 'bob', name: 'Bob Squat', emailConfirmed: false });
    const message = 'This member has not confirmed the email address yet.';
    call.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('user-not-confirmed', { message }),
    });
    const { store } = open();
    await card('Anna Berg');
    act(() => publish(store, 'adminUsers', ALL, { rows: [ANNA, bob], next: null }));
    const squatter = await card('Bob Squat');
    expect(squatter.getByText('Unconfirmed')).toBeVisible();
    expect((await card('Anna Berg')).queryByText('Unconfirmed')).toBeNull();
    await userEvent.click(squatter.getByRole('button', { name: 'Make Admin' }));
    expect(await squatter.findByText(message)).toBeVisible();
  });
});

describe('a change of role', () => {
  it('shows the role once the server has confirmed it; two presses send one request', async () => {
    let respond: (value: { ok: true; value: StoredUser }) => void = () => {};
    call.mockImplementation(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    open();
    const anna = await card('Anna Berg');
    await userEvent.dblClick(anna.getByRole('button', { name: 'Make Admin' }));
    expect(call).toHaveBeenCalledExactlyOnceWith('setAdmin', {
      email: 'anna.berg@example.com',
      isAdmin: true,
    });
    expect(anna.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    expect(anna.getByText('User')).toBeVisible();
    act(() => {
      respond({ ok: true, value: PROMOTED });
    });
    expect(await anna.findByRole('button', { name: 'Make User' })).toBeEnabled();
    expect(anna.getByText('Admin')).toBeVisible();
    expect(screen.getByText('Anna Berg is an admin now.')).toBeVisible();
  });

  it('says beside the person why it failed, and can be tried again', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    call.mockResolvedValueOnce({ ok: true, value: PROMOTED });
    open();
    const anna = await card('Anna Berg');
    await userEvent.click(anna.getByRole('button', { name: 'Make Admin' }));
    expect(await anna.findByRole('alert')).toHaveTextContent('We could not reach the club.');
    expect(anna.getByText('User')).toBeVisible();
    await userEvent.click(anna.getByRole('button', { name: 'Retry' }));
    expect(await anna.findByRole('button', { name: 'Make User' })).toBeVisible();
    expect(anna.queryByRole('alert')).toBeNull();
  });

  it('shows what another admin did later', async () => {
    call.mockResolvedValueOnce({ ok: true, value: PROMOTED });
    const { store } = open();
    const anna = await card('Anna Berg');
    await userEvent.click(anna.getByRole('button', { name: 'Make Admin' }));
    await anna.findByRole('button', { name: 'Make User' });
    const demoted = { ...ANNA, roleChangedAt: '2026-11-21T09:00:00.000Z' };
    act(() => publish(store, 'adminUsers', ALL, { rows: [demoted], next: null }));
    expect(await anna.findByRole('button', { name: 'Make Admin' })).toBeVisible();
  });
});

describe('a removal', () => {
  const ask = async () => {
    const anna = await card('Anna Berg');
    await userEvent.click(anna.getByRole('button', { name: 'Remove' }));
    return within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  };

  it('asks first, with the fixed texts, and does nothing on Cancel', async () => {
    open();
    const dialog = await ask();
    expect(dialog.getByText("You won't be able to revert this!")).toBeVisible();
    expect(dialog.getByText('Remove Anna Berg, anna.berg@example.com')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(call).not.toHaveBeenCalled();
  });

  it('says so for two seconds when it is done', async () => {
    call.mockResolvedValueOnce({ ok: true, value: { email: 'anna.berg@example.com' } });
    open();
    await userEvent.click((await ask()).getByRole('button', { name: 'Yes, delete it!' }));
    const done = await screen.findByRole('alertdialog', { name: 'User Removed' });
    expect(done).toHaveTextContent('User has been successfully deleted');
    expect(call).toHaveBeenCalledExactlyOnceWith('removeUser', { email: 'anna.berg@example.com' });
    expect(screen.queryByRole('article', { name: 'Anna Berg' })).toBeNull();
    // The two seconds are over.
    const [, , leave] =
      vi.mocked(useDismissTimer).mock.calls.findLast(([durationMs]) => durationMs === 2000) ?? [];
    act(() => leave?.());
    expect(done).not.toBeInTheDocument();
  });

  it('says that it failed and why, and can be tried again', async () => {
    call.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('last-admin'),
    });
    call.mockResolvedValueOnce({ ok: true, value: { email: 'anna.berg@example.com' } });
    open();
    await userEvent.click((await ask()).getByRole('button', { name: 'Yes, delete it!' }));
    const failed = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(failed).toHaveTextContent('Failed to remove user');
    expect(failed).toHaveTextContent('The club needs at least one admin.');
    await userEvent.click(within(failed).getByRole('button', { name: 'OK' }));
    const anna = await card('Anna Berg');
    await userEvent.click(anna.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('alertdialog', { name: 'User Removed' })).toBeVisible();
  });
});
