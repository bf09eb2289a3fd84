import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AskForCode } from './second-factor.ts';
import * as secondFactorModule from './second-factor.ts';
import { onSecondFactor } from './second-factor.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

spyOnExports(secondFactorModule, 'onSecondFactor');

const open = (): { ask: (isAgain: boolean) => Promise<string | null> } => {
  let asker: AskForCode = () => Promise.resolve(null);
  vi.mocked(onSecondFactor).mockImplementation((ask) => {
    asker = ask;
    return () => {};
  });
  render(<SecondFactorDialog />);
  return {
    ask: (isAgain) => {
      let answer: Promise<string | null> = Promise.resolve(null);
      act(() => {
        answer = asker(isAgain);
      });
      return answer;
    },
  };
};

describe('the question for a code', () => {
  it('accepts six digits, with or without spaces, and nothing else', async () => {
    const answer = open().ask(false);
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeVisible();
    await userEvent.type(await screen.findByLabelText('Code'), '12 34');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter the 6 digits that the app shows.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Code/), ' 56');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await answer).toBe('123456');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('says that the previous code was wrong, and can be cancelled', async () => {
    const answer = open().ask(true);
    expect(await screen.findByText(/This code is not right/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await answer).toBeNull();
  });
});
