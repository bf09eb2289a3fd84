import { expect, it } from 'vitest';
import { deadlineText, instantDay, instantDayAndTime, instantMonth } from './instant-text.ts';

/** The instant at which the reader's own clock shows this. */
const localInstant = (text: string): string => new Date(text).toISOString();

it('shows day and time of the reader’s clock', () => {
  const instant = localInstant('2026-11-20T04:05:59');
  expect(instantDay(instant)).toBe('20 Nov 2026');
  expect(instantDayAndTime(instant)).toBe('20 Nov 2026, 04:05');
  expect(instantMonth(instant)).toBe('November 2026');
});

it('shows a deadline with its weekday', () => {
  expect(deadlineText(Date.parse('2026-11-22T14:05:59'))).toBe('Sun, 22 Nov 2026, 14:05');
});

it.each([null, '', 'yesterday', '2026-13-45T00:00:00Z'])('has no day for %j', (instant) => {
  expect(instantDay(instant)).toBeNull();
  expect(instantDayAndTime(instant)).toBeNull();
  expect(instantMonth(instant)).toBeNull();
});
