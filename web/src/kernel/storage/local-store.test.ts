import { renderHook, act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersonalStore, storedValue, useStoredValue } from './local-store.ts';

const isNumber = (json: unknown): number | null => (typeof json === 'number' ? json : null);

const aCounter = (key: string, more: { version?: number; area?: 'local' | 'session' } = {}) =>
  storedValue<number>({ key, area: 'local', fallback: 0, parse: isNumber, ...more });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a stored value', () => {
  it('comes back after a reload', () => {
    aCounter('reload').write(7);
    expect(aCounter('reload').read()).toBe(7);
    expect(localStorage.getItem('reload')).toBe('7');
  });

  it.each(['', '{', 'null', '"seven"', '[]', '{"v":1}', 'undefined'])(
    'counts as missing when the browser holds %j',
    (rubbish) => {
      localStorage.setItem('rubbish', rubbish);
      expect(aCounter('rubbish').read()).toBe(0);
    },
  );

  it('rejects the form of another version', () => {
    aCounter('versions', { version: 1 }).write(7);
    expect(aCounter('versions', { version: 1 }).read()).toBe(7);
    expect(aCounter('versions', { version: 2 }).read()).toBe(0);
    expect(aCounter('versions').read()).toBe(0);
  });

  it('lives in the tab only when declared so', () => {
    aCounter('tab', { area: 'session' }).write(7);
    expect(sessionStorage.getItem('tab')).toBe('7');
    expect(localStorage.getItem('tab')).toBeNull();
  });

  it('lives in memory where storage is full or forbidden', () => {
    const counter = aCounter('blocked');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    counter.write(7);
    expect(counter.read()).toBe(7);
    counter.remove();
    expect(counter.read()).toBe(0);
  });

  it('counts as missing where storage cannot even be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(aCounter('unreadable').read()).toBe(0);
  });

  it('keeps its identity while nothing changes', () => {
    const list = storedValue<readonly number[]>({
      key: 'list',
      area: 'local',
      fallback: [],
      parse: (json) =>
        Array.isArray(json) ? json.filter((item) => typeof item === 'number') : null,
    });
    list.write([1, 2]);
    expect(list.read()).toBe(list.read());
  });

  it('follows changes in this tab and in another', () => {
    const counter = aCounter('follow');
    const { result } = renderHook(() => useStoredValue(counter));
    act(() => {
      result.current[1](3);
    });
    expect(result.current[0]).toBe(3);
    act(() => {
      localStorage.setItem('follow', '4');
      window.dispatchEvent(new StorageEvent('storage', { key: 'follow' }));
    });
    expect(result.current[0]).toBe(4);
  });

  it('is deleted when the member signs out, unless it belongs to the browser', () => {
    const personal = aCounter('personal');
    const lasting = storedValue<number>({
      key: 'lasting',
      area: 'local',
      fallback: 0,
      parse: isNumber,
      survivesSignOut: true,
    });
    personal.write(1);
    lasting.write(1);
    clearPersonalStore();
    expect(personal.read()).toBe(0);
    expect(lasting.read()).toBe(1);
  });

  it('is deleted on sign-out also when its code is not loaded', async () => {
    const draft = { key: 'draft', area: 'session', fallback: 0, parse: isNumber } as const;
    storedValue<number>(draft).write(1);
    vi.resetModules();
    const afterReload = await import('./local-store.ts');
    afterReload.clearPersonalStore();
    expect(sessionStorage).toHaveLength(0);
  });
});
