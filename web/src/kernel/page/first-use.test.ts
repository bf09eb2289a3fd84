import { describe, expect, it, vi } from 'vitest';
import { inFirstPause, onFirstUse } from './first-use.ts';

describe('the first use of a page', () => {
  it.each([
    new Event('pointerdown', { bubbles: true }),
    new Event('focusin', { bubbles: true }),
    new Event('keydown', { bubbles: true }),
    new Event('scroll'),
  ])('is any sign of a reader, once: $type', (sign) => {
    const used = vi.fn<() => void>();
    onFirstUse(used);
    expect(used).not.toHaveBeenCalled();
    document.dispatchEvent(sign);
    document.dispatchEvent(sign);
    expect(used).toHaveBeenCalledOnce();
  });

  it('is long after loading where no one does anything', () => {
    vi.useFakeTimers();
    const used = vi.fn<() => void>();
    onFirstUse(used);
    vi.advanceTimersByTime(7900);
    expect(used).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(used).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('keydown'));
    expect(used).toHaveBeenCalledOnce();
  });

  it('is of no interest to what has stopped to wait for it', () => {
    vi.useFakeTimers();
    const used = vi.fn<() => void>();
    onFirstUse(used)();
    document.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(60_000);
    expect(used).not.toHaveBeenCalled();
  });
});

it('is the same moment for all who wait, and the next one for who begins in it', () => {
  const next = vi.fn<() => void>();
  const calls: string[] = [];
  onFirstUse(() => {
    calls.push('one');
    onFirstUse(next);
  });
  const stop = onFirstUse(() => calls.push('none'));
  onFirstUse(() => calls.push('other'));
  stop();
  document.dispatchEvent(new Event('keydown'));
  expect(calls).toEqual(['one', 'other']);
  expect(next).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('keydown'));
  expect(next).toHaveBeenCalledOnce();
});

describe('the first pause of a reader', () => {
  const use = (): void => void document.dispatchEvent(new Event('keydown'));

  it('comes once nothing has been done for a while', () => {
    vi.useFakeTimers();
    const paused = vi.fn<() => void>();
    inFirstPause(paused);
    vi.advanceTimersByTime(1000);
    use();
    vi.advanceTimersByTime(300);
    use();
    vi.advanceTimersByTime(300);
    expect(paused).not.toHaveBeenCalled();
    vi.advanceTimersByTime(101);
    expect(paused).toHaveBeenCalledOnce();
    use();
    vi.advanceTimersByTime(5000);
    expect(paused).toHaveBeenCalledOnce();
  });

  it('is not waited for longer than a moment', () => {
    vi.useFakeTimers();
    const paused = vi.fn<() => void>();
    inFirstPause(paused);
    for (let ms = 0; ms < 1500; ms += 100) {
      use();
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(1);
    expect(paused).toHaveBeenCalledOnce();
  });

  it('is of no interest to what has stopped to wait for it', () => {
    vi.useFakeTimers();
    const paused = vi.fn<() => void>();
    const stop = inFirstPause(paused);
    use();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(paused).not.toHaveBeenCalled();
  });
});
