import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AfterEarlyUse, type EarlyUse, watchEarlyUse } from './early-use.ts';

const SCRIPT = readFileSync(
  path.resolve(import.meta.dirname, '../../../public/color-scheme.js'),
  'utf8',
);

const pressed = vi.fn<(name: string) => void>();

function Page() {
  const [text, setText] = useState('');
  const [isOn, setIsOn] = useState(false);
  const [unit, setUnit] = useState('any');
  return (
    <form>
      <button type="button" onClick={() => pressed('one')}>
        <b>One</b>
      </button>
      <button type="button" onClick={() => pressed('two')}>
        Two
      </button>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Open"
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
      />
      <select aria-label="Unit" value={unit} onChange={(event) => setUnit(event.target.value)}>
        <option value="any">Any</option>
        <option value="studio">Studio</option>
      </select>
      <output>{`${text}, ${isOn}, ${unit}`}</output>
    </form>
  );
}

const NO_USE: EarlyUse = { stop: () => {}, repeat: () => {} };
const site = (use: EarlyUse) => (
  <AfterEarlyUse use={use}>
    <Page />
  </AfterEarlyUse>
);

const arrive = (): HTMLElement => {
  // Our own file, as the page runs it.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(SCRIPT)();
  const root = document.createElement('div');
  root.innerHTML = renderToString(site(NO_USE));
  document.body.append(root);
  return root;
};

describe('what is done with a page before its scripts run', () => {
  beforeEach(() => pressed.mockClear());
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each(['taken over', 'replaced'])('is done again in a page that is %s', async (how) => {
    const root = arrive();
    const user = userEvent.setup();
    await user.click(screen.getByText('Two'));
    await user.click(screen.getByText('One'));
    const use = watchEarlyUse(root);
    await user.click(screen.getByLabelText('Open'));
    await user.selectOptions(screen.getByLabelText('Unit'), 'studio');
    await user.type(screen.getByLabelText('Search'), 'beach');
    const isReplaced = how === 'replaced';
    await act(async () => {
      if (isReplaced) {
        createRoot(root).render(site(use));
      } else {
        use.stop();
        hydrateRoot(root, site(use));
      }
    });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('beach, true, studio'),
    );
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.getByLabelText('Search')).toHaveValue('beach');
    // What was pressed last before the text was typed is a field, which needs no second press.
    expect(pressed.mock.calls).toEqual([]);
    await user.click(screen.getByText('Two'));
    expect(pressed.mock.calls).toEqual([['two']]);
  });

  it.each(['taken over', 'replaced'])('presses the last button once, %s', async (how) => {
    const root = arrive();
    const user = userEvent.setup();
    await user.click(screen.getByText('Two'));
    await user.click(screen.getByText('One'));
    const use = watchEarlyUse(root);
    await act(async () => {
      if (how === 'replaced') {
        createRoot(root).render(site(use));
      } else {
        use.stop();
        hydrateRoot(root, site(use));
      }
    });
    expect(pressed.mock.calls).toEqual([['one']]);
    // Also for who continues from there by keyboard.
    expect(screen.getByRole('button', { name: 'One' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(', false, any');
  });
});
