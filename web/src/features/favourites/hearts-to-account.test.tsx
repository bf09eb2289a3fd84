import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as heartsToAccountModule from '../../shared/favourites/hearts-to-account.ts';
import { heartsToAccount } from '../../shared/favourites/hearts-to-account.ts';
import * as memberHeartsModule from '../../shared/favourites/member-hearts.ts';
import { sendFromBefore } from '../../shared/favourites/member-hearts.ts';
import { DialogsProvider, loadDialogs } from '../../design/overlay/dialogs-provider.tsx';
import HeartsToAccount from './hearts-to-account.tsx';
import { spyOnExports } from '../../testing/spied-exports.ts';

beforeAll(loadDialogs);

spyOnExports(heartsToAccountModule, 'heartsToAccount');
spyOnExports(memberHeartsModule, 'sendFromBefore');

const move = vi.mocked(heartsToAccount);
const send = vi.mocked(sendFromBefore);

const logIn = async (): Promise<void> => {
  render(
    <DialogsProvider>
      <HeartsToAccount uid="anna" />
    </DialogsProvider>,
  );
  await vi.waitFor(
    () => {
      expect(move).toHaveBeenCalledWith('anna');
    },
    { timeout: 60_000 },
  );
};

beforeEach(() => {
  move.mockReset();
  send.mockReset().mockResolvedValue();
});

describe('a member who logs in', () => {
  it.each([
    [1, 'The resort you saved on this device is now in My Favorites.'],
    [3, 'The 3 resorts you saved on this device are now in My Favorites.'],
  ])('is notified of %i resorts that came from the device', async (added, text) => {
    move.mockResolvedValue({ added, left: 0 });
    await logIn();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is notified also where the part was drawn again while they were moved', async () => {
    move.mockResolvedValueOnce({ added: 3, left: 0 });
    move.mockResolvedValue({ added: 0, left: 0 });
    render(
      <StrictMode>
        <DialogsProvider>
          <HeartsToAccount uid="anna" />
        </DialogsProvider>
      </StrictMode>,
    );
    expect(await screen.findByText(/^The 3 resorts you saved/)).toBeVisible();
    expect(move).toHaveBeenCalledTimes(2);
  });

  it('is notified of resorts for which there is no room', async () => {
    move.mockResolvedValue({ added: 1, left: 2 });
    await logIn();
    expect(
      await screen.findByText(
        'You can save 500 resorts. 2 more stay on this device until there is room.',
      ),
    ).toBeVisible();
  });

  it('is not notified when there was nothing to move, or moving failed', async () => {
    move.mockResolvedValueOnce({ added: 0, left: 0 });
    await logIn();
    move.mockRejectedValueOnce(new Error('offline'));
    await logIn();
    await Promise.resolve();
    expect(screen.queryByText(/My Favorites|stay on this device/)).toBeNull();
  });

  it('keeps the order of saving: what a page left behind was pressed after what is on the device', async () => {
    let moveAll = (): void => {};
    move.mockReturnValueOnce(
      new Promise((resolve) => {
        moveAll = () => resolve({ added: 2, left: 0 });
      }),
    );
    await logIn();
    expect(send).not.toHaveBeenCalled();
    moveAll();
    await vi.waitFor(() => {
      expect(send).toHaveBeenCalledWith('anna');
    });
    move.mockRejectedValueOnce(new Error('offline'));
    await logIn();
    await vi.waitFor(() => {
      expect(send).toHaveBeenCalledTimes(2);
    });
  });
});
