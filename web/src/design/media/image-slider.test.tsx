import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageSlider } from './image-slider.tsx';
import { swipeStep } from './use-swipe.ts';

const SLIDES = [1, 2, 3].map((number) => ({ src: `/art/${number}.svg`, alt: `View ${number}` }));

/** Number of the slide that is not inert. */
const shown = (): string | null =>
  document.querySelector('li:not([inert])')?.getAttribute('aria-label') ?? null;

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the image slider', () => {
  it('advances every 5 seconds and starts over after the last', () => {
    render(<ImageSlider label="Pictures" slides={SLIDES} />);
    expect(shown()).toBe('1 of 3');
    pass(4999);
    expect(shown()).toBe('1 of 3');
    pass(1);
    expect(shown()).toBe('2 of 3');
    pass(5000);
    expect(shown()).toBe('3 of 3');
    pass(5000);
    expect(shown()).toBe('1 of 3');
  });

  it('stops on Pause and continues on Play', () => {
    render(<ImageSlider label="Pictures" slides={SLIDES} />);
    press('Pause');
    pass(60_000);
    expect(shown()).toBe('1 of 3');
    press('Play');
    pass(5000);
    expect(shown()).toBe('2 of 3');
  });

  it('pauses under the mouse', () => {
    render(<ImageSlider label="Pictures" slides={SLIDES} />);
    const region = screen.getByRole('region', { name: 'Pictures' });
    fireEvent(
      region,
      Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
    );
    pass(60_000);
    expect(shown()).toBe('1 of 3');
    fireEvent(
      region,
      new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
    );
    pass(5000);
    expect(shown()).toBe('2 of 3');
  });

  it('pauses while focus is inside', () => {
    render(<ImageSlider label="Pictures" slides={SLIDES} />);
    act(() => {
      screen.getByRole('button', { name: 'Next' }).focus();
    });
    pass(60_000);
    expect(shown()).toBe('1 of 3');
  });

  it('continues on Play by keyboard, until the focus moves on inside', () => {
    render(<ImageSlider label="Pictures" slides={SLIDES} />);
    act(() => {
      screen.getByRole('button', { name: 'Pause' }).focus();
    });
    press('Pause');
    press('Play');
    pass(5000);
    expect(shown()).toBe('2 of 3');
    act(() => {
      screen.getByRole('button', { name: 'Next' }).focus();
    });
    pass(60_000);
    expect(shown()).toBe('2 of 3');
  });

  it('does not advance by itself for readers who want less motion', () => {
    const original = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(original(query), 'matches', {
        value: query === '(prefers-reduced-motion: reduce)',
      }),
    );
    render(<ImageSlider label="Pictures" slides={SLIDES} />);
    pass(60_000);
    expect(shown()).toBe('1 of 3');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    press('Next');
    expect(shown()).toBe('2 of 3');
  });

  it('turns by arrow keys and buttons, both ways', () => {
    render(<ImageSlider label="Pictures" slides={SLIDES} />);
    press('Previous');
    expect(shown()).toBe('3 of 3');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowRight' });
    expect(shown()).toBe('1 of 3');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowLeft' });
    expect(shown()).toBe('3 of 3');
  });

  it.each([
    [-49, '1 of 3'],
    [-50, '2 of 3'],
    [50, '3 of 3'],
  ])('takes a drag of %d px to slide %s', (distance, expected) => {
    render(<ImageSlider label="Pictures" slides={SLIDES} />);
    const track = screen.getByRole('list');
    fireEvent.pointerDown(track, { button: 0, clientX: 200 });
    fireEvent.pointerMove(track, { clientX: 200 + distance });
    fireEvent.pointerUp(track, { clientX: 200 + distance });
    expect(shown()).toBe(expected);
  });

  it('loads one picture ahead, not all', () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => ({ src: `/${number}.svg`, alt: '' }));
    const { container } = render(<ImageSlider label="Pictures" slides={many} />);
    const sources = () =>
      Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('src'));
    expect(sources()).toEqual(['/1.svg', '/2.svg', '/6.svg']);
    press('Next');
    expect(sources()).toEqual(['/1.svg', '/2.svg', '/3.svg', '/6.svg']);
  });

  it('says over the picture what it shows', () => {
    render(
      <ImageSlider
        label="Pictures"
        slides={SLIDES.map((slide, index) => ({
          ...slide,
          over: <a href={`/${index}`}>Place {index}</a>,
        }))}
      />,
    );
    expect(screen.getByRole('link').textContent).toBe('Place 0');
    pass(5000);
    expect(screen.getByRole('link').textContent).toBe('Place 1');
  });

  it('has no controls for one picture and a fallback for none', () => {
    const { rerender, container } = render(
      <ImageSlider label="Pictures" slides={SLIDES.slice(0, 1)} />,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<ImageSlider label="Pictures" slides={[]} />);
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});

it.each([
  [0, 0],
  [49, 0],
  [-50, 1],
  [51, -1],
] as const)('reads a drag of %d px as step %d', (distance, step) => {
  expect(swipeStep(distance, 50)).toBe(step);
});
