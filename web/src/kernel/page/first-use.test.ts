import { describe, expect, it, vi } from 'vitest';
import { onFirstUse } from './first-use.ts';

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
