import type { StoredUser } from '@club/domain/user/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../../kernel/api/api-client.ts';
import { callFunction } from '../../../kernel/api/api-client.ts';
import type { LiveArgs } from '../../../shared/live/live-sources.ts';
import { publish } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';
import { aUser } from '../../../testing/user-builder.ts';
import { spyOnExports } from '../../../testing/spied-exports.ts';
import { apiFailure } from '../../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);

const PATH = '/admin-panel/admin-control';
const ADMIN = aMember({ uid: 'admin-1', name: 'Demo Admin', isAdmin: true });
const ADMINS: LiveArgs<'adminUsers'> = { filters: { role: 'admin' }, sort: 'name', after: null };
const FOUND: LiveArgs<'adminUsers'> = {
  filters: { role: 'user', search: 'be' },
  sort: 'name',
  after: null,
};
const SELF = aUser({
  uid: 'admin-1',
  name: 'Demo Admin',
  email: 'admin@example.com',
  isAdmin: true,
});
const ANNA = aUser({ isAdmin: true });
const later = (person: StoredUser, isAdmin: boolean): StoredUser => ({
  ...person,
  isAdmin,
  roleChangedAt: '2026-11-21T08:00:00.000Z',
});

const open = (admins: readonly StoredUser[], found: readonly StoredUser[] = []) =>
  renderRoute(PATH, {
    session: ADMIN,
    live: {
      admin: {
        users: [
          [ADMINS, { rows: admins, next: null }],
          [FOUND, { rows: found, next: null }],
        ],
      },
    },
  });

/** Cards, because jsdom has no width. */
const cardIn = async (list: string, name: string) => {
  const items = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  const card = items.find((item) => within(item).queryByText(name) !== null);
  if (card === undefined) throw new Error(`There is no card of ${name}.`);
  return within(card);
};

beforeEach(() => {
  call.mockReset();
});

it('fetches nothing from an address that an admin has chosen', async () => {
  const photoURL = 'https://evil.example/who-looks.png';
  open([SELF, { ...ANNA, photoURL }]);
  expect((await screen.findAllByText('Anna Berg'))[0]).toBeVisible();
  expect(document.body.innerHTML).not.toContain('evil.example');
});

it('lists the admins with name, email and role', async () => {
  open([ANNA, SELF]);
  const anna = await cardIn('Admins', 'Anna Berg');
  expect(anna.getByText('anna.berg@example.com')).toBeVisible();
  expect(anna.getByText('Admin')).toBeVisible();
  expect(anna.getByRole('button', { name: 'Remove Admin: Anna Berg' })).toBeEnabled();
});

it('does not let admins remove themselves, and says so', async () => {
  open([ANNA, SELF]);
  const self = await cardIn('Admins', 'Demo Admin');
  expect(self.getByText('You cannot remove yourself as an admin.')).toBeVisible();
  expect(self.getByRole('button', { name: 'Remove Admin: Demo Admin' })).toBeDisabled();
});

it('says that there are no admins', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No admins available.' })).toBeVisible();
});

it('keeps admins who were removed in this visit, with a button to undo it', async () => {
  call.mockResolvedValueOnce({ ok: true, value: later(ANNA, false) });
  const { store } = open([ANNA, SELF]);
  await userEvent.click(
    (await cardIn('Admins', 'Anna Berg')).getByRole('button', { name: /^Remove Admin/ }),
  );
  expect(call).toHaveBeenLastCalledWith('setAdmin', {
    email: 'anna.berg@example.com',
    isAdmin: false,
  });
  // The live list has lost her by now.
  act(() => publish(store, 'adminUsers', ADMINS, { rows: [SELF], next: null }));
  const anna = await cardIn('Admins', 'Anna Berg');
  expect(anna.getByText('User')).toBeVisible();

  call.mockResolvedValueOnce({ ok: true, value: later(ANNA, true) });
  await userEvent.click(anna.getByRole('button', { name: 'Make Admin: Anna Berg' }));
  expect(call).toHaveBeenLastCalledWith('setAdmin', {
    email: 'anna.berg@example.com',
    isAdmin: true,
  });
  expect(await screen.findByRole('button', { name: 'Remove Admin: Anna Berg' })).toBeVisible();
});

it('drops an admin whom another admin removes', async () => {
  const { store } = open([ANNA, SELF]);
  await cardIn('Admins', 'Anna Berg');
  act(() => publish(store, 'adminUsers', ADMINS, { rows: [SELF], next: null }));
  // React may leave the new list for its next turn.
  await waitFor(() => {
    expect(screen.queryByText('Anna Berg')).toBeNull();
  });
});

it('finds a member and makes them an admin', async () => {
  const bea = aUser({ uid: 'b', name: 'Bea Lund', email: 'bea@example.com' });
  call.mockResolvedValueOnce({ ok: true, value: later(bea, true) });
  open([SELF], [bea]);
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a member' }), {
    target: { value: 'Be' },
  });
  const found = await cardIn('Members found', 'Bea Lund');
  await userEvent.click(found.getByRole('button', { name: 'Make Admin: Bea Lund' }));
  expect(call).toHaveBeenLastCalledWith('setAdmin', { email: 'bea@example.com', isAdmin: true });
  expect(await screen.findByText('Bea Lund is an admin now.')).toBeVisible();
  expect(await screen.findByText('No member is found by “Be”.')).toBeVisible();
});

it('says why a change failed, beside the person', async () => {
  call.mockResolvedValueOnce({
    ok: false,
    error: apiFailure('last-admin'),
  });
  open([ANNA, SELF]);
  const anna = await cardIn('Admins', 'Anna Berg');
  await userEvent.click(anna.getByRole('button', { name: /^Remove Admin/ }));
  expect(await anna.findByRole('alert')).toHaveTextContent('The club needs at least one admin.');
  expect(anna.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(anna.getByText('Admin')).toBeVisible();
});
