import { expect, it } from 'vitest';
import { nextWeekend, thisWeekend } from './weekend.ts';

// 2026-11-27 is a Friday.
it.each([
  ['2026-11-23', '2026-11-27', '2026-11-29'],
  ['2026-11-27', '2026-11-27', '2026-11-29'],
  ['2026-11-28', '2026-11-28', '2026-11-29'],
  ['2026-11-29', '2026-12-04', '2026-12-06'],
])('on %s this weekend is %s to %s', (today, from, to) => {
  expect(thisWeekend(today)).toEqual({ from, to });
});

it.each(['2026-11-23', '2026-11-27', '2026-11-28', '2026-11-29'])(
  'on %s the next one begins on Dec 4',
  (today) => {
    expect(nextWeekend(today)).toEqual({ from: '2026-12-04', to: '2026-12-06' });
  },
);
