import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as apiClientModule from '../kernel/api/api-client.ts';
import { callFunction } from '../kernel/api/api-client.ts';
import { sessionHint } from '../kernel/session/session-hint.ts';
import { clearPersonalStore } from '../kernel/storage/local-store.ts';
import { apiFailure } from '../testing/api-failure.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';
import { spyOnExports } from '../testing/spied-exports.ts';
import { aWaitlistEntry } from '../testing/waitlist-builder.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const LABEL = 'Tell me when something fits';
const catalogue = [
  aCatalogueResort({
    id: 'R1',
    region: 'Caribbean',
    bedrooms: '2 bedroom',
    amenities: ['Spa'],
    rating: 8,
  }),
  aCatalogueResort({
    id: 'R2',
    region: 'Caribbean',
    bedrooms: '2 bedroom',
    amenities: ['Spa'],
    rating: 9,
  }),
  aCatalogueResort({ id: 'R3', placeName: 'Pier 7 Nights', region: 'Europe', amenities: [] }),
];
const rejected = <Code extends ApiErrorCode>(code: Code, details: Details<Code> | null = null) =>
  call.mockResolvedValueOnce({ ok: false, error: apiFailure(code, { details }) });

beforeEach(() => {
  clearPersonalStore();
  call.mockReset();
});

const open = async (path: string) => {
  const opened = renderRoute(path, { session: aMember(), live: { catalogue } });
  await userEvent.click(await screen.findByRole('button', { name: LABEL }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: LABEL })) };
};

it('begins with what the list looks for, and waits at its resorts', async () => {
  call.mockResolvedValueOnce({
    ok: true,
    value: { entryId: 'a'.repeat(24), entry: aWaitlistEntry() },
  });
  const path = '/?amenity=Spa&unit=2+bedroom&flex=week&month=2027-02&points=90000';
  const { dialog, address } = await open(path);
  expect(dialog.getByRole('radio', { name: 'The resorts of this list' })).toBeChecked();
  expect(dialog.getByText('All 2 resorts.')).toBeVisible();
  expect(dialog.getByLabelText('Nights in a row')).toHaveValue('7');
  await userEvent.click(dialog.getByRole('button', { name: 'Save this search' }));
  expect(await screen.findByText('Saved. We will notify you when something fits.')).toBeVisible();
  expect(call).toHaveBeenCalledExactlyOnceWith('saveSearch', {
    region: null,
    resortIds: ['R2', 'R1'],
    from: '2027-02-01',
    to: '2027-03-07',
    nights: 7,
    unitType: '2 bedroom',
    vacationType: 'rciPoints',
    ceiling: 90_000,
    requestId: expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/),
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toContain('amenity=Spa');
});

it('says what fits already, and what no stay can cost', async () => {
  const { dialog } = await open('/?region=Europe&from=2027-02-01&to=2027-02-06');
  expect(dialog.getByLabelText('Part of the world')).toHaveValue('Europe');
  await userEvent.type(dialog.getByLabelText('Most points'), '100');
  await userEvent.click(dialog.getByRole('button', { name: 'Save this search' }));
  expect(dialog.getByText('No such stay costs as little as that.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.clear(dialog.getByLabelText('Most points'));
  rejected('free-now', { startDate: '2027-02-01', endDate: '2027-02-06', resortId: 'R3' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save this search' }));
  expect(await dialog.findByText('Pier fits already')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/available-booking\?.*resort=R3.*from=2027-02-01/),
  );
});

it('asks a visitor to log in first', async () => {
  const { router } = renderRoute('/lastCallVacation', { live: { catalogue } });
  await userEvent.click(await screen.findByRole('button', { name: LABEL }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/lastCallVacation');
});

it('opens for a member also while their session loads', async () => {
  sessionHint.write({
    name: 'Demo Member',
    photoUrl: '',
    isAdmin: false,
    secondFactor: 'not-needed',
  });
  const session = { status: 'loading' } as const;
  const { address, router } = renderRoute('/', { session, live: { catalogue } });
  await userEvent.click(await screen.findByRole('button', { name: LABEL }));
  expect(address()).toBe('/');
  expect(router.state.location.state).toEqual({ overlay: 'tell-me' });
  expect(screen.getByRole('button', { name: LABEL })).toHaveAttribute('aria-busy', 'true');
});

it('leads to the login when the session is not there after all', async () => {
  const { address, router } = renderRoute('/?amenity=Spa', { live: { catalogue } });
  await screen.findByRole('button', { name: LABEL });
  await router.navigate('/?amenity=Spa', { state: { overlay: 'tell-me' } });
  await waitFor(() => {
    expect(address()).toBe('/login?from=%2F%3Famenity%3DSpa');
  });
});
