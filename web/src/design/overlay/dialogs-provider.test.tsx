import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Dialogs, useDialogs } from './dialogs-context.ts';
import { DialogsProvider, loadDialogs } from './dialogs-provider.tsx';
import { Sheet } from './sheet.tsx';

beforeAll(loadDialogs);

const QUESTION = { title: 'Are you sure?', confirmLabel: 'Yes' } as const;

const renderWith = (run: (dialogs: Dialogs) => void) => {
  function Page() {
    const dialogs = useDialogs();
    return (
      <button
        type="button"
        onClick={() => {
          run(dialogs);
        }}
      >
        Start
      </button>
    );
  }
  return render(
    <DialogsProvider>
      <Page />
    </DialogsProvider>,
  );
};

const start = () => screen.getByRole('button', { name: 'Start' });

describe('an alert', () => {
  const loginFailure = {
    title: 'Oops...',
    text: 'Wrong Email or Password',
    footer: 'Please enter correct Email or Password',
    tone: 'bad',
  } as const;

  it('shows title, text and footer exactly as given', async () => {
    renderWith((dialogs) => void dialogs.alert(loginFailure));
    await userEvent.click(start());
    const dialog = screen.getByRole('alertdialog', { name: 'Oops...' });
    expect(dialog).toHaveAccessibleDescription('Wrong Email or Password');
    expect(dialog).toHaveTextContent('Please enter correct Email or Password');
    expect(screen.getByRole('heading', { name: 'Oops...' })).toHaveTextContent(/^Oops\.\.\.$/);
  });

  it('takes the focus and gives it back when Escape closes it', async () => {
    const closed = vi.fn<() => void>();
    renderWith((dialogs) => void dialogs.alert(loginFailure).then(closed));
    await userEvent.click(start());
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(start()).toHaveFocus();
    await waitFor(() => {
      expect(closed).toHaveBeenCalledOnce();
    });
  });

  it('waits until the one before it is closed', async () => {
    renderWith((dialogs) => {
      void dialogs.alert({ title: 'First' });
      void dialogs.alert({ title: 'Second' });
    });
    await userEvent.click(start());
    expect(screen.getByRole('alertdialog', { name: 'First' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog', { name: 'Second' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alertdialog', { name: 'Second' })).toBeInTheDocument();
  });

  it('closes by itself although the pointer is where its button was pressed', () => {
    vi.useFakeTimers();
    renderWith((dialogs) => void dialogs.alert({ title: 'User Removed', closeAfterMs: 2000 }));
    act(() => {
      start().click();
    });
    const title = screen.getByRole('heading', { name: 'User Removed' });
    act(() => {
      // What a browser reports for a resting pointer when something new appears below it.
      title.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
      vi.advanceTimersByTime(2000);
    });
    expect(title).not.toBeInTheDocument();
  });

  it('closes by itself after its time, which stops under the pointer', () => {
    vi.useFakeTimers();
    renderWith((dialogs) => void dialogs.alert({ title: 'User Removed', closeAfterMs: 2000 }));
    act(() => {
      start().click();
    });
    const dialog = screen.getByRole('alertdialog');
    act(() => {
      vi.advanceTimersByTime(1500);
    });
    // A pointer beside the panel is on the backdrop, which belongs to the dialog element.
    act(() => {
      dialog.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    });
    const title = screen.getByRole('heading', { name: 'User Removed' });
    act(() => {
      title.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    });
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(dialog).toBeInTheDocument();
    act(() => {
      title.dispatchEvent(new MouseEvent('pointerout', { bubbles: true, relatedTarget: dialog }));
    });
    act(() => {
      vi.advanceTimersByTime(499);
    });
    expect(dialog).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(dialog).not.toBeInTheDocument();
  });
});

describe('a question', () => {
  const ask = (answers: boolean[]) =>
    renderWith((dialogs) => {
      void dialogs
        .confirm({
          title: 'Are you sure?',
          text: "You won't be able to revert this!",
          confirmLabel: 'Yes, delete it!',
          danger: true,
        })
        .then((answer) => answers.push(answer));
    });

  it('returns yes only for its yes button', async () => {
    const answers: boolean[] = [];
    ask(answers);
    await userEvent.click(start());
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
    await waitFor(() => {
      expect(answers).toEqual([true]);
    });
  });

  it('starts on the answer that changes nothing', async () => {
    ask([]);
    await userEvent.click(start());
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it.each(['{Escape}', '{Enter}'])('returns no for %s', async (key) => {
    const answers: boolean[] = [];
    ask(answers);
    await userEvent.click(start());
    await userEvent.keyboard(key);
    await waitFor(() => {
      expect(answers).toEqual([false]);
    });
  });

  it('keeps Tab between its buttons', async () => {
    ask([]);
    await userEvent.click(start());
    const no = screen.getByRole('button', { name: 'Cancel' });
    const yes = screen.getByRole('button', { name: 'Yes, delete it!' });
    await userEvent.tab();
    expect(yes).toHaveFocus();
    await userEvent.tab();
    expect(no).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(yes).toHaveFocus();
  });
});

describe('a toast', () => {
  it('is read out politely and disappears after its time', () => {
    vi.useFakeTimers();
    renderWith((dialogs) => {
      dialogs.toast({ text: 'Your work has been saved', durationMs: 1500 });
    });
    act(() => {
      start().click();
    });
    expect(screen.getByRole('status')).toHaveTextContent('Your work has been saved');
    act(() => {
      vi.advanceTimersByTime(1499);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Your work has been saved');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays while focus is on it', () => {
    vi.useFakeTimers();
    renderWith((dialogs) => {
      dialogs.toast({ text: 'Saved', durationMs: 1500 });
    });
    act(() => {
      start().click();
    });
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus();
    });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('runs its action once and disappears', async () => {
    const undo = vi.fn<() => void>();
    renderWith((dialogs) => {
      dialogs.toast({ text: 'Removed', action: { label: 'Undo', onSelect: undo } });
    });
    await userEvent.click(start());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });
});

it('a toast is in the modal that is open, because everything else is inert', async () => {
  const undo = vi.fn<() => void>();
  function Page() {
    const dialogs = useDialogs();
    const [isOpen, setOpen] = useState(true);
    const remove = () => {
      dialogs.toast({ text: 'Removed', action: { label: 'Undo', onSelect: undo } });
    };
    return (
      <Sheet open={isOpen} title="Saved" onClose={() => setOpen(false)}>
        <button type="button" onClick={remove}>
          Remove
        </button>
        <button type="button" onClick={() => void dialogs.confirm(QUESTION)}>
          Ask
        </button>
      </Sheet>
    );
  }
  render(
    <DialogsProvider>
      <Page />
    </DialogsProvider>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Saved' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const toast = screen.getByText('Removed');
  expect(sheet).toContainElement(toast);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('alertdialog')).toContainElement(toast);
  await userEvent.keyboard('{Escape}');
  expect(sheet).toContainElement(toast);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.keyboard('{Escape}');
  expect(sheet).not.toBeInTheDocument();
  expect(screen.getByText('Removed')).toBeInTheDocument();
});

it('a toast that comes as its modal closes is in the page', async () => {
  // As browsers do it; jsdom has no popovers.
  const show = vi.fn<(this: HTMLElement) => void>(function check(this: HTMLElement) {
    if (!this.isConnected) throw new DOMException('Not connected', 'InvalidStateError');
  });
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: vi.fn<() => void>() });
  function Page() {
    const dialogs = useDialogs();
    const [isOpen, setOpen] = useState(true);
    const save = () => {
      setOpen(false);
      dialogs.toast({ text: 'Saved' });
    };
    return (
      <Sheet open={isOpen} title="Points" onClose={save}>
        <button type="button" onClick={save}>
          Save
        </button>
      </Sheet>
    );
  }
  const { unmount } = render(
    <DialogsProvider>
      <Page />
    </DialogsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(show).toHaveBeenCalledWith();
  unmount();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

it('throws a clear error when the provider is missing', () => {
  function Lost() {
    useDialogs();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('useDialogs needs a DialogsProvider above it.');
});
