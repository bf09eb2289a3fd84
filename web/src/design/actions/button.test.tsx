import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('does not submit a form by default', () => {
  render(<Button>Open</Button>);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('type', 'button');
});

it('says what it is doing while busy, keeps the focus and ignores presses', async () => {
  const press = vi.fn<() => void>();
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => {
    event.preventDefault();
  });
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" busy={busy} busyLabel="Processing..." onClick={press}>
        Confirm Payment
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Payment' }));
  expect(send).toHaveBeenCalledOnce();

  rerender(form(true));
  const busy = screen.getByRole('button', { name: 'Processing...' });
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(busy);
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(press).toHaveBeenCalledOnce();
});
