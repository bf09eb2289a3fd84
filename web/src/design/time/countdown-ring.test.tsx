import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CountdownRing } from './countdown-ring.tsx';
import { announcedMark, TimeLeftNotice } from './time-left-notice.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

const ring = (secondsLeft: number) => (
  <CountdownRing secondsLeft={secondsLeft} totalSeconds={480} label="Time remaining" />
);

describe('the countdown ring', () => {
  it('shows the time as m:ss under its name', () => {
    render(ring(432));
    expect(screen.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent('7:12');
  });

  it('shows hours when there are any', () => {
    render(<CountdownRing secondsLeft={83_525} totalSeconds={86_400} label="Time remaining" />);
    expect(screen.getByRole('timer')).toHaveTextContent('23:12:05');
  });
});

describe('the notice of the time left', () => {
  it('is read out only when a mark is passed, with what one can do', () => {
    const notice = (secondsLeft: number) => (
      <TimeLeftNotice secondsLeft={secondsLeft} advice="Continue soon." />
    );
    const { container, rerender } = render(notice(121));
    const live = container.querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'polite');
    expect(live).toBeEmptyDOMElement();
    rerender(notice(120));
    expect(live).toHaveTextContent('2 minutes left. Continue soon.');
    rerender(notice(21));
    expect(live).toHaveTextContent('2 minutes left. Continue soon.');
    rerender(notice(20));
    expect(live).toHaveTextContent('20 seconds left. Continue soon.');
    rerender(notice(0));
    expect(live).toHaveTextContent(/^The time is up\.$/);
  });

  it.each([
    [480, 480, null],
    [480, 121, null],
    [480, 120, 120],
    [480, 0, 0],
    [100, 100, null],
    [100, 20, 20],
    [0, 0, null],
  ])('started at %d with %d left has announced %j', (start, left, mark) => {
    expect(announcedMark(start, left)).toBe(mark);
  });
});

describe('seconds left', () => {
  function Clock({ deadlineMs }: { deadlineMs: number | null }) {
    return <p>{useSecondsLeft(deadlineMs)}</p>;
  }
  const text = () => screen.getByRole('paragraph').textContent;
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('counts down to zero and stays there', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    render(<Clock deadlineMs={1_003_000} />);
    expect(text()).toBe('3');
    pass(1000);
    expect(text()).toBe('2');
    pass(2000);
    expect(text()).toBe('0');
    pass(5000);
    expect(text()).toBe('0');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('changes at the second of the deadline, not a second after it was shown', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    render(<Clock deadlineMs={1_002_300} />);
    expect(text()).toBe('3');
    pass(300);
    expect(text()).toBe('2');
  });

  it('shows zero when a timer ends early and the second is over while it runs', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    render(<Clock deadlineMs={1_001_000} />);
    const now = vi.spyOn(Date, 'now').mockReturnValueOnce(1_000_999).mockReturnValue(1_001_000);
    pass(1001);
    expect(now).toHaveBeenCalled();
    expect(text()).toBe('0');
  });

  it('is right at once when the tab comes back', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    render(<Clock deadlineMs={1_060_000} />);
    vi.setSystemTime(1_045_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(text()).toBe('15');
  });

  it('is zero without a deadline', () => {
    render(<Clock deadlineMs={null} />);
    expect(text()).toBe('0');
  });
});
