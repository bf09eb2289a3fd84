import { aStoredBooking } from '@club/domain/testing/stored-booking';
import type { Cursor } from '@club/domain/reading/query-plan';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AuditRow } from '../../../shared/admin-lists/admin-lists.ts';
import type { LiveArgs } from '../../../shared/live/live-sources.ts';
import { liveKey } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';
import { aResort } from '../../../testing/resort-builders.ts';
import { aUser } from '../../../testing/user-builder.ts';

const PATH = '/admin-panel/audit-trail';
const ADMIN = aMember({ uid: 'admin-1', name: 'Demo Admin', isAdmin: true });
type AuditQuery = LiveArgs<'audit'>;
const ALL: AuditQuery = { filters: {}, sort: 'newest', after: null };

const entry = (over: Partial<AuditRow>): AuditRow => ({
  id: over.id ?? `${over.action}-${over.subject}`,
  at: '2026-11-20T10:00:00.000Z',
  actor: 'admin-1',
  action: 'make-admin',
  subject: 'user-1',
  detail: '',
  ...over,
});

const ENTRIES = [
  entry({}),
  entry({ action: 'make-admin', subject: 'admin-1', actor: 'console' }),
  entry({ action: 'remove-user', subject: 'removed-1' }),
  entry({ action: 'export-data', subject: 'user-1', actor: 'user-1' }),
  entry({ action: 'withdraw-resort', subject: 'R1001' }),
  entry({ action: 'cancel-booking', subject: '0123456789abcdef01234567', detail: 'Storm' }),
];

const open = (
  path: string,
  pages: readonly (readonly [AuditQuery, readonly AuditRow[], Cursor?])[],
) =>
  renderRoute(path, {
    session: ADMIN,
    live: {
      resorts: { R1001: aResort({ id: 'R1001', placeName: 'Pelican Cove 7 Nights' }) },
      admin: {
        audit: pages.map(([query, rows, next = null]) => [query, { rows, next }]),
        user: {
          'admin-1': aUser({ uid: 'admin-1', name: 'Demo Admin', email: 'admin@example.com' }),
          'user-1': aUser(),
          'removed-1': null,
        },
        booking: {
          '0123456789abcdef01234567': bookingRecordFromStored(
            '0123456789abcdef01234567',
            aStoredBooking(),
          ),
        },
      },
    },
  });

const sentences = async () =>
  within(await screen.findByRole('list', { name: 'Audit trail' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('tells who did what to whom, by their names of today', async () => {
  open(PATH, [[ALL, ENTRIES]]);
  const shown = await sentences();
  expect(shown[0]).toContain('Demo Admin made Anna Berg an admin.');
  expect(shown[1]).toContain('The server console made Demo Admin an admin.');
  expect(shown[2]).toContain('Demo Admin removed the account of a removed member.');
  expect(shown[3]).toContain('Anna Berg downloaded their own data.');
  expect(shown[4]).toContain(
    'Demo Admin withdrew the resort Pelican Cove (R1001) from the directory.',
  );
  expect(shown[5]).toContain('Demo Admin cancelled the booking TW-7F3K9Q at Pelican Cove.Storm');
  expect(shown[0]).toMatch(/20 Nov 2026, \d\d:\d\d/);
});

it('leads to the person, the resort and the booking', async () => {
  open(PATH, [[ALL, ENTRIES]]);
  const hrefOf = async (name: string) =>
    (await screen.findAllByRole('link', { name }))[0]?.getAttribute('href');
  expect(await hrefOf('Anna Berg')).toBe('/admin-panel/user-control?q=anna.berg%40example.com');
  expect(await hrefOf('Pelican Cove (R1001)')).toBe('/admin-panel/resort-input-form?resort=R1001');
  expect(await hrefOf('TW-7F3K9Q at Pelican Cove')).toBe(
    '/admin-panel/users-bookings?booking=0123456789abcdef01234567',
  );
  expect(await hrefOf('All about this resort')).toBe('/admin-panel/audit-trail?subject=R1001');
});

it('shows what is about one subject only, until that is taken away', async () => {
  const { address } = open(`${PATH}?subject=user-1`, [
    [ALL, ENTRIES],
    [{ ...ALL, filters: { subject: 'user-1' } }, ENTRIES.slice(0, 1)],
  ]);
  expect(await sentences()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Only Anna Berg: remove this filter' }));
  expect(await sentences()).toHaveLength(ENTRIES.length);
  expect(address()).toBe(PATH);
});

it('filters by what happened and turns pages, in the address', async () => {
  const next: Cursor = ['2026-11-20T10:00:00.000Z', 'entry-25'];
  const made: AuditQuery = { ...ALL, filters: { action: 'make-admin' } };
  const { address } = open(PATH, [
    [ALL, ENTRIES],
    [made, ENTRIES.slice(0, 2), next],
    [{ ...made, after: next }, ENTRIES.slice(0, 1)],
  ]);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'What happened' }),
    'Made an admin',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  expect(address()).toBe(`${PATH}?action=make-admin&after=2026-11-20T10%3A00%3A00.000Z%7Eentry-25`);
});

it('says that nothing is recorded, and how to see everything', async () => {
  open(`${PATH}?action=edit-resort`, [
    [ALL, ENTRIES],
    [{ ...ALL, filters: { action: 'edit-resort' } }, []],
  ]);
  expect(await screen.findByRole('heading', { name: 'Nothing is recorded.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await sentences()).toHaveLength(ENTRIES.length);
});

it('says that it could not be loaded, with another try', async () => {
  const { store } = open(PATH, [[ALL, ENTRIES]]);
  await sentences();
  act(() => store.fail(liveKey('audit', ALL)));
  expect(
    await screen.findByRole('heading', { name: 'The audit trail could not be loaded' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
