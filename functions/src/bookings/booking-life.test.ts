import { expect, test } from 'vitest';
import { aBooking, NOON } from './booking-examples.ts';
import { advance, withStep } from './booking-life.ts';

const held = () => ({ ...aBooking('b1'), history: [] });

test('a step says when, who and why, and is the state of now', () => {
  const stepped = withStep(held(), 'held', 'Looked at', { nowMs: NOON, actor: 'ada' });
  expect(stepped.history).toEqual([
    { status: 'held', at: new Date(NOON).toISOString(), actor: 'ada', reason: 'Looked at' },
  ]);
  expect(stepped.statusAt).toBe(new Date(NOON).toISOString());
});

test('a history never goes back in time, although a request with an earlier clock goes on', () => {
  const begun = withStep(held(), 'held', 'Booking begun', { nowMs: NOON, actor: 'ada' });
  const confirmed = advance(begun, 'confirm', 'Card authorised', {
    nowMs: NOON - 40,
    actor: 'ada',
  });
  expect(confirmed.history.map(({ at }) => at)).toEqual([
    new Date(NOON).toISOString(),
    new Date(NOON).toISOString(),
  ]);
  expect(confirmed.statusAt).toBe(new Date(NOON).toISOString());
});

test('what cannot happen is a defect and says so', () => {
  const over = { ...aBooking('b1'), status: 'cancelled' as const };
  expect(() => advance(over, 'confirm', 'No', { nowMs: NOON, actor: 'ada' })).toThrow(
    'A booking that is cancelled cannot confirm.',
  );
});
