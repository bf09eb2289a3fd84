import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DialogsProvider, loadDialogs } from '../overlay/dialogs-provider.tsx';
import { ShareButton } from './share-button.tsx';

beforeAll(loadDialogs);

const URL_SHARED = new URL('/singleResortPage/R1', window.location.origin).href;

const setShare = (share: ((data: ShareData) => Promise<void>) | undefined): void => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
};

const press = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Share Pelican Cove' }));
};

const open = () => {
  // Installs a clipboard of its own.
  userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  render(
    <DialogsProvider>
      <ShareButton title="Pelican Cove" path="/singleResortPage/R1" />
    </DialogsProvider>,
  );
  return copied;
};

afterEach(() => {
  setShare(undefined);
});

describe('the share button', () => {
  it('opens the share sheet of the system where there is one', async () => {
    const share = vi.fn(async () => {});
    setShare(share);
    const copied = open();
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Pelican Cove', url: URL_SHARED });
    expect(copied).not.toHaveBeenCalled();
  });

  it('copies the link where there is none, and says so', async () => {
    const copied = open();
    await press();
    expect(copied).toHaveBeenCalledWith(URL_SHARED);
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  it('does nothing more when the sheet is closed', async () => {
    setShare(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    const copied = open();
    await press();
    expect(copied).not.toHaveBeenCalled();
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('copies the link when the sheet fails', async () => {
    setShare(async () => {
      throw new DOMException('no', 'NotAllowedError');
    });
    open();
    await press();
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  it('shows the link when it cannot be copied', async () => {
    const copied = open();
    copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press();
    expect(await screen.findByRole('alertdialog', { name: 'Copy this link' })).toHaveTextContent(
      URL_SHARED,
    );
  });
});
