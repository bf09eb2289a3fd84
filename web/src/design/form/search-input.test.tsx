import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchInput } from './search-input.tsx';

const searched = vi.fn<(text: string) => void>();

function Page({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <SearchInput
        label="Name or email"
        value={text}
        onSearch={(next) => {
          searched(next);
          setText(next);
        }}
      />
      <button type="button" onClick={() => setText('berg')}>
        Go back
      </button>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Name or email' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

const rest = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  searched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('searches once, when typing pauses', () => {
  render(<Page />);
  type('an');
  rest(200);
  type('anna ');
  rest(200);
  expect(searched).not.toHaveBeenCalled();
  rest(200);
  expect(searched.mock.calls).toEqual([['anna']]);
  // The space stays, for the next word.
  expect(field()).toHaveValue('anna ');
});

it('searches at once on Enter, and not again', () => {
  render(<Page />);
  type('anna');
  fireEvent.submit(field());
  expect(searched.mock.calls).toEqual([['anna']]);
  rest(1000);
  expect(searched).toHaveBeenCalledOnce();
});

it('is cleared by its button and keeps the focus', () => {
  render(<Page initial="anna" />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(searched.mock.calls).toEqual([['']]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
});

it('follows the search text when it changes elsewhere', () => {
  render(<Page initial="anna" />);
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(field()).toHaveValue('berg');
  expect(searched).not.toHaveBeenCalled();
});
