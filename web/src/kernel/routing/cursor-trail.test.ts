import { describe, expect, it } from 'vitest';
import { trailOf, withPageAfter, withPageBefore, withoutTrail } from './cursor-trail.ts';

const first = new URLSearchParams('q=anna');
const second = withPageAfter(first, ['Anna ~ Berg', 'uid-25']);
const third = withPageAfter(second, ['2026-11-20T10:00:00.000Z', 'uid_50']);

describe('the pages in an address', () => {
  it('are where each of them began, whatever the value holds', () => {
    expect(trailOf(third)).toEqual([
      ['Anna ~ Berg', 'uid-25'],
      ['2026-11-20T10:00:00.000Z', 'uid_50'],
    ]);
    expect(trailOf(new URLSearchParams(third.toString()))).toEqual(trailOf(third));
  });

  it('lead back to the first, and keep the other entries', () => {
    expect(withPageBefore(third).toString()).toBe(second.toString());
    expect(withPageBefore(withPageBefore(third)).toString()).toBe('q=anna');
    expect(withoutTrail(third).toString()).toBe('q=anna');
    expect(withPageBefore(first).toString()).toBe('q=anna');
  });

  it.each([
    'after=x',
    'after=a~',
    'after=a~b/c',
    `after=a~${'b'.repeat(200)}`,
    'after=a~ok&after=x',
  ])('do not count when the address is damaged: %s', (query) => {
    expect(trailOf(new URLSearchParams(query))).toEqual([]);
  });

  it('are limited to what an address can hold', () => {
    let params = new URLSearchParams();
    for (let page = 0; page < 60; page += 1) {
      params = withPageAfter(params, [`2026-11-20T10:00:${page}.000Z`, `uid-${page}`]);
    }
    expect(trailOf(params).at(-1)?.[1]).toBe('uid-59');
    expect(params.toString().length).toBeLessThan(2000);
  });
});
