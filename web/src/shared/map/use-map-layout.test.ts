import { expect, it } from 'vitest';
import { mapLayoutOf, withMap } from './use-map-layout.ts';

const of = (text: string, wide: boolean, besideAtOnce = false) =>
  mapLayoutOf(new URLSearchParams(text), { wide, besideAtOnce });

it('shows one of the two on narrow screens, the list unless the address says otherwise', () => {
  expect(of('', false)).toBe('list');
  expect(of('', false, true)).toBe('list');
  expect(of('view=map', false)).toBe('map');
  expect(of('view=nonsense', false, true)).toBe('list');
});

it('shows both side by side on wide ones', () => {
  expect(of('view=map', true)).toBe('both');
  expect(of('', true)).toBe('list');
  expect(of('', true, true)).toBe('both');
  expect(of('view=list', true, true)).toBe('list');
});

it('keeps the rest of the address', () => {
  expect(withMap(new URLSearchParams('page=2'), true).toString()).toBe('page=2&view=map');
  expect(withMap(new URLSearchParams('view=map&q=a'), false).toString()).toBe('view=list&q=a');
});
