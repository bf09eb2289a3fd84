import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchInput } from './search-input.tsx';

const asked = vi.fn<(text: string) => void>();

function Page({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <SearchInput
        label="Name or e-mail"
        value={text}
        onSearch={(next) => {
          asked(next);
          setText(next);
        }}
      />
      <button type="button" onClick={() => setText('berg')}>
        Go back
      </button>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Name or e-mail' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

const rest = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks once, when typing rests', () => {
  render(<Page />);
  type('an');
  rest(200);
  type('anna ');
  rest(200);
  expect(asked).not.toHaveBeenCalled();
  rest(200);
  expect(asked.mock.calls).toEqual([['anna']]);
  // The space stays, for the next word.
  expect(field()).toHaveValue('anna ');
});

it('asks at once on Enter, and not again', () => {
  render(<Page />);
  type('anna');
  fireEvent.submit(field());
  expect(asked.mock.calls).toEqual([['anna']]);
  rest(1000);
  expect(asked).toHaveBeenCalledOnce();
});

it('is cleared by its button and keeps the focus', () => {
  render(<Page initial="anna" />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(asked.mock.calls).toEqual([['']]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
});

it('follows what is looked for when that changes elsewhere', () => {
  render(<Page initial="anna" />);
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(field()).toHaveValue('berg');
  expect(asked).not.toHaveBeenCalled();
});
