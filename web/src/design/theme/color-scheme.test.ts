import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { titledRows } from '@club/domain/testing/titled';
import {
  COLOR_SCHEME_KEY,
  getColorScheme,
  readColorScheme,
  setColorScheme,
  subscribeColorScheme,
} from './color-scheme.ts';

const root = document.documentElement;

beforeEach(() => {
  setColorScheme('system');
  localStorage.clear();
});

describe('colour scheme', () => {
  it('follows the system until the reader chooses', () => {
    expect(getColorScheme()).toBe('system');
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('shows and remembers a choice', () => {
    setColorScheme('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('dark');
    expect(getColorScheme()).toBe('dark');
  });

  it('forgets the choice when the reader goes back to the system', () => {
    setColorScheme('dark');
    setColorScheme('system');
    expect(root).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBeNull();
  });

  it.each(['', 'purple', '{"theme":"dark"}', 'null'])('reads %j as the system', (rubbish) => {
    localStorage.setItem(COLOR_SCHEME_KEY, rubbish);
    expect(readColorScheme()).toBe('system');
  });

  it('holds a choice for the visit when storage is forbidden', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    setColorScheme('dark');
    expect(getColorScheme()).toBe('dark');
    setItem.mockRestore();
  });

  it('follows a choice made in another tab', () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeColorScheme(listener);
    localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY }));
    expect(listener).toHaveBeenCalledOnce();
    expect(getColorScheme()).toBe('dark');
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY }));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('the script that runs before the first paint', () => {
  const script = readFileSync(`${import.meta.dirname}/../../../public/color-scheme.js`, 'utf8');
  const run = (stored: string | null): string | undefined => {
    const dataset: { theme?: string } = {};
    runInNewContext(script, {
      localStorage: { getItem: (key: string) => (key === COLOR_SCHEME_KEY ? stored : null) },
      document: { documentElement: { dataset } },
      window: { addEventListener: () => {} },
      performance,
      location,
    });
    return dataset.theme;
  };

  it.each(
    titledRows(
      [
        ['light', 'light'],
        ['dark', 'dark'],
        ['system', undefined],
        ['purple', undefined],
        [null, undefined],
      ],
      2,
    ),
  )('turns what is stored into data-theme: %s', (_, stored, expected) => {
    expect(run(stored)).toBe(expected);
  });
});
