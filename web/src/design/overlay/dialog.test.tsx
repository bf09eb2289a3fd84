import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

function Page({ onEscapeInside }: { onEscapeInside?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <Dialog
        open={open}
        title="Select Booking Dates"
        onClose={() => {
          setOpen(false);
        }}
      >
        <input
          aria-label="Check-in"
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              onEscapeInside?.();
            }
          }}
        />
      </Dialog>
    </>
  );
}

it('starts on the first control of its content', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Select Booking Dates' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Check-in' })).toHaveFocus();
});

it('starts a large one at its heading on phones, where a field would open the keyboard', () => {
  onAPhone();
  render(
    <Dialog open size="large" title="When?" onClose={() => {}}>
      <input aria-label="Check-in" />
    </Dialog>,
  );
  expect(screen.getByRole('heading', { name: 'When?' })).toHaveFocus();
});

it('closes on Escape even when a widget inside has handled the key', async () => {
  const inside = vi.fn<() => void>();
  render(<Page onEscapeInside={inside} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  expect(inside).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('closes on a press beside the panel, not on one inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.pointerDown(screen.getByRole('heading'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays open while it cannot be dismissed', async () => {
  const close = vi.fn<() => void>();
  render(<Dialog open title="Sending" dismissable={false} closeLabel={null} onClose={close} />);
  await userEvent.keyboard('{Escape}');
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(close).not.toHaveBeenCalled();
});

it('closes a sheet by its button', async () => {
  const close = vi.fn<() => void>();
  render(
    <Sheet open title="Filters" onClose={close}>
      <p>Nothing to fill in</p>
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});

it('keeps the focus when the control that has it is removed', async () => {
  function Once() {
    const [isSent, setSent] = useState(false);
    return (
      <Dialog open title="Mail" onClose={() => {}}>
        {!isSent && (
          <button type="button" onClick={() => setSent(true)}>
            Send again
          </button>
        )}
      </Dialog>
    );
  }
  render(<Once />);
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mail' })).toHaveFocus());
});
