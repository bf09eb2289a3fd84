import type { Board } from '@club/domain/favourites/favourite';
import { boardFromStored } from '@club/domain/favourites/favourite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { DialogsProvider, loadDialogs } from '../../design/overlay/dialogs-provider.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

beforeAll(loadDialogs);

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';
const winter = boardFromStored('b1', { name: 'Winter' });
const shared = (withNotes: boolean): Board => ({ ...winter, share: { token: TOKEN, withNotes } });

const open = (board: Board) => {
  const screenOf = (shown: Board) => (
    <DialogsProvider>
      <ShareDialog board={shown} onClose={() => {}} />
    </DialogsProvider>
  );
  const { rerender } = render(screenOf(board));
  /** Shows the board that the listener gets after the server has saved it. */
  return (next: Board) => {
    rerender(screenOf(next));
  };
};
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const notes = (): HTMLElement => screen.getByRole('checkbox', { name: 'Show my notes' });

beforeEach(() => {
  call.mockReset().mockResolvedValue({ ok: true, value: { token: TOKEN } });
});

describe('sharing a board', () => {
  it('makes a link, without notes unless they are wanted, and then shows it', async () => {
    const become = open(winter);
    expect(screen.queryByLabelText('Link')).toBeNull();
    await press('Make a link');
    expect(call).toHaveBeenLastCalledWith('shareBoard', {
      board: 'b1',
      share: { withNotes: false },
    });
    become(shared(false));
    expect(screen.getByLabelText('Link')).toHaveValue(`${location.origin}/boards/${TOKEN}`);
    expect(screen.getByLabelText('Link')).toHaveFocus();
  });

  it('can include the notes from the start', async () => {
    open(winter);
    await userEvent.click(notes());
    expect(call).not.toHaveBeenCalled();
    await press('Make a link');
    expect(call).toHaveBeenLastCalledWith('shareBoard', {
      board: 'b1',
      share: { withNotes: true },
    });
  });

  it('adds the notes to an existing link', async () => {
    open(shared(false));
    await userEvent.click(notes());
    expect(call).toHaveBeenLastCalledWith('shareBoard', {
      board: 'b1',
      share: { withNotes: true },
    });
    await waitFor(() => {
      expect(notes()).toBeEnabled();
    });
    expect(notes()).toBeChecked();
  });

  it('resets the notes checkbox when saving fails', async () => {
    call.mockResolvedValue({ ok: false, error: { kind: 'network' } });
    open(shared(true));
    await userEvent.click(notes());
    expect(
      await screen.findByText('We could not reach the club. Check your connection and try again.'),
    ).toBeVisible();
    expect(notes()).toBeChecked();
  });

  it('stops, and can start again', async () => {
    const become = open(shared(true));
    await press('Stop sharing');
    expect(call).toHaveBeenLastCalledWith('shareBoard', { board: 'b1', share: null });
    become(winter);
    expect(screen.queryByLabelText('Link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Make a link' })).toHaveFocus();
  });

  it('says why it failed', async () => {
    call.mockResolvedValue({
      ok: false,
      error: apiFailure('board-not-found', { message: 'There is no such board.' }),
    });
    open(winter);
    await press('Make a link');
    expect(await screen.findByText('There is no such board.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make a link' })).toBeEnabled();
  });

  it('copies the link, or asks to copy it by hand', async () => {
    userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    open(shared(false));
    await press('Copy link');
    expect(copied).toHaveBeenCalledWith(`${location.origin}/boards/${TOKEN}`);
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press('Copy link');
    expect(
      await screen.findByText('The link could not be copied. Select it and copy it by hand.'),
    ).toBeVisible();
  });
});
