import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PressAgain, takeEarlyPress } from './early-press.ts';

const SCRIPT = readFileSync(
  path.resolve(import.meta.dirname, '../../../public/color-scheme.js'),
  'utf8',
);

describe('what is pressed before the scripts of a page run', () => {
  it('is pressed again once they do, and only that', async () => {
    const pressed = vi.fn<(name: string) => void>();
    render(
      <>
        <button type="button" onClick={() => pressed('one')}>
          <b>One</b>
        </button>
        <button type="button" onClick={() => pressed('two')}>
          Two
        </button>
      </>,
    );
    // Our own file, as the page runs it.
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(SCRIPT)();
    const user = userEvent.setup();
    await user.click(screen.getByText('Two'));
    await user.click(screen.getByText('One'));
    pressed.mockClear();
    const button = takeEarlyPress();
    await user.click(screen.getByText('Two'));
    render(<PressAgain button={button} />);
    expect(pressed.mock.calls).toEqual([['two'], ['one']]);
    expect(takeEarlyPress()).toBeNull();
  });

  it('is nothing where no one pressed a button', () => {
    expect(takeEarlyPress()).toBeNull();
    render(<PressAgain button={null} />);
  });
});
