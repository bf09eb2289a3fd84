import type { SharedBoard } from '@club/domain/favourites/favourite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { deviceHearts } from '../../shared/favourites/device-hearts.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';
const catalogue = [
  aCatalogueResort({ id: 'R1', placeName: 'Pier' }),
  aCatalogueResort({ id: 'R2', placeName: 'Dunes' }),
];
const board: SharedBoard = {
  name: 'Winter',
  dates: { from: '2026-12-07', to: '2026-12-10' },
  resorts: [
    { resortId: 'R2', note: 'By the sea' },
    { resortId: 'R1', note: '' },
  ],
};
const open = () => renderRoute(`/boards/${TOKEN}`, { live: { catalogue } });

beforeEach(() => {
  deviceHearts.write([]);
  call.mockReset().mockResolvedValue({ ok: true, value: board });
});

describe('a shared board', () => {
  it('shows a visitor its resorts with notes, totals and what is free, and no more', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith('openBoard', { token: TOKEN });
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Dunes', 'Pier']);
    expect(screen.getByText('By the sea')).toBeVisible();
    expect(screen.getByText('Totals for 7 Dec – 10 Dec 2026, 3 nights.')).toBeVisible();
    expect(screen.getAllByText('Free on these dates')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
  });

  it('allows a visitor to save resorts and compare', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save Dunes' }));
    await waitFor(() => {
      expect(deviceHearts.read()).toEqual(['R2']);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Compare Dunes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare Pier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2 of up to 4' }));
    expect(screen.getByRole('table')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the board' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('can be empty', async () => {
    call.mockResolvedValue({ ok: true, value: { ...board, resorts: [] } });
    open();
    expect(await screen.findByText('Nothing on this board yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all resorts' })).toBeVisible();
  });

  it.each(['board-not-found', 'invalid-input'] as const)(
    'is no longer shared after the error %s',
    async (code) => {
      call.mockResolvedValue({ ok: false, error: apiFailure(code, { message: '' }) });
      open();
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This board is not shared any more' }),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    },
  );

  it('says when to retry after too many requests', async () => {
    const message =
      'You have opened many shared boards within an hour. Please try again in 5 minutes.';
    call.mockResolvedValue({
      ok: false,
      error: apiFailure('too-many-requests', { message }),
    });
    open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('is requested again after a failure', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The board could not be loaded' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
    expect(call).toHaveBeenCalledTimes(2);
  });
});
