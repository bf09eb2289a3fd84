import { storedFromResort } from '@club/domain/resort/resort';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../../kernel/api/api-client.ts';
import { callFunction } from '../../../kernel/api/api-client.ts';
import { liveKey } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';
import {
  aCatalogueResort,
  aResort,
  manyCatalogueResorts,
} from '../../../testing/resort-builders.ts';
import { spyOnExports } from '../../../testing/spied-exports.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const ADMIN = aMember({ isAdmin: true });
const LIST = '/admin-panel/resorts';
const TWO = [
  aCatalogueResort(),
  aCatalogueResort({ id: 'R7', placeName: 'Dune House', available: false }),
];

/** The list as cards, because jsdom has no width. */
const card = (name: string) => {
  const found = within(screen.getByRole('list', { name: 'Resorts' }))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name, { selector: 'a' }) !== null);
  if (found === undefined) throw new Error(`There is no card of ${name}.`);
  return within(found);
};

beforeEach(() => {
  call.mockReset();
});

it('lists every resort, and marks a withdrawn one', async () => {
  renderRoute(LIST, { session: ADMIN, live: { catalogue: TWO } });
  expect(await screen.findByRole('heading', { name: 'Resorts 2' })).toBeVisible();
  expect(card('Pelican Cove').getByText('Available')).toBeVisible();
  expect(card('Dune House').getByText('Withdrawn')).toBeVisible();
  expect(card('Dune House').getByRole('link', { name: 'Edit Dune House' })).toHaveAttribute(
    'href',
    '/admin-panel/resort-input-form?resort=R7',
  );
  expect(card('Dune House').getByRole('link', { name: 'View Dune House' })).toHaveAttribute(
    'href',
    '/singleResortPage/R7',
  );
});

it('keeps search, filter, order and page in the address', async () => {
  const page = renderRoute(`${LIST}?page=2`, {
    session: ADMIN,
    live: { catalogue: [...manyCatalogueResorts(30), ...TWO] },
  });
  expect(await screen.findByText('32 resorts, page 2 of 2')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Withdrawn');
  expect(page.address()).toBe(`${LIST}?show=withdrawn`);
  expect(screen.getByText('1 resort of 32')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Resort ID');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'resort 12{Enter}');
  expect(page.address()).toBe(`${LIST}?q=resort+12&sort=id`);
  expect(card('Resort 12').getByText('R2011')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'nowhere{Enter}');
  expect(await screen.findByRole('heading', { name: 'No resort fits' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all resorts' }));
  expect(page.address()).toBe(`${LIST}?sort=id`);
});

it('withdraws a resort after a question that says what happens to its bookings', async () => {
  call.mockResolvedValue({ ok: true, value: storedFromResort(aResort({ available: false })) });
  const page = renderRoute(LIST, {
    session: ADMIN,
    live: { catalogue: TWO, resorts: { R1001: aResort({ rev: 4 }) } },
  });
  await screen.findByRole('heading', { name: 'Resorts 2' });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Pelican Cove' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw Pelican Cove?' });
  expect(dialog).toHaveTextContent(/Bookings that were made stay as they are/);
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('withdrawResort', {
    id: 'R1001',
    rev: 4,
    withdrawn: true,
  });
  expect(await screen.findByText('Pelican Cove is withdrawn.')).toBeVisible();
  act(() => {
    page.store.publish(liveKey('catalogue', {}), [aCatalogueResort({ available: false })]);
  });
  expect(screen.getByRole('button', { name: 'Put back Pelican Cove' })).toBeVisible();
});

it('changes nothing when the admin cancels or the server rejects it', async () => {
  call.mockResolvedValue({ ok: false, error: { kind: 'network' } });
  renderRoute(LIST, {
    session: ADMIN,
    live: { catalogue: TWO, resorts: { R7: aResort({ id: 'R7', rev: 2, available: false }) } },
  });
  await screen.findByRole('heading', { name: 'Resorts 2' });
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Put back Dune House' }));
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(call).not.toHaveBeenCalled();
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
  const failure = await screen.findByRole('alertdialog', { name: 'Oops...' });
  expect(failure).toHaveTextContent('Something went wrong!');
  expect(call).toHaveBeenCalledExactlyOnceWith('withdrawResort', {
    id: 'R7',
    rev: 2,
    withdrawn: false,
  });
});

it('is no page for members', async () => {
  renderRoute(LIST, { session: aMember(), live: { catalogue: TWO } });
  expect(await screen.findByText('The Page Not Found!')).toBeVisible();
});
