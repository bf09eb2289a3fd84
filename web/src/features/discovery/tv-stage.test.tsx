import { act, render, screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROGRAMME } from './programme.ts';
import { TvStage } from './tv-stage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const withMotion = (isWanted: boolean): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('no-preference') === isWanted,
        addEventListener: () => {},
        removeEventListener: () => {},
        // Nothing else of it is used.
      }) as unknown as MediaQueryList,
  );
};
const stage = (): HTMLElement => screen.getByRole('figure');
const after = (seconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

it('plays its scenes for a minute each, with captions, and begins again', () => {
  withMotion(true);
  render(<TvStage />);
  const said = PROGRAMME.flatMap(({ moments }) => moments.map((moment) => moment.said));
  for (const caption of said) {
    expect(stage()).toHaveTextContent(caption);
    after(20);
  }
  expect(stage()).toHaveAttribute('data-light', 'morning');
  after(60);
  expect(stage()).toHaveAttribute('data-light', 'noon');
  press('Pause');
  after(600);
  expect(stage()).toHaveAttribute('data-light', 'noon');
  press('Lights across the bay');
  expect(stage()).toHaveAttribute('data-light', 'night');
  press('Play');
  after(60);
  expect(stage()).toHaveAttribute('data-light', 'morning');
});

it('waits for readers who want less motion, and while the page is hidden', () => {
  withMotion(false);
  render(<TvStage />);
  after(600);
  expect(stage()).toHaveAttribute('data-light', 'morning');
  press('Play');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  after(600);
  expect(stage()).toHaveAttribute('data-light', 'morning');
  hidden.mockReturnValue(false);
  after(60);
  expect(stage()).toHaveAttribute('data-light', 'noon');
});
