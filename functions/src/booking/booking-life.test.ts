import type { StoredBooking } from '@club/domain/booking/booking';
import { HISTORY_STEPS } from '@club/domain/booking/booking';
import { describe, expect, test } from 'vitest';
import { aBooking, NOON } from '../testing/booking-examples.ts';
import { advance, splitHistory, withStep } from './booking-life.ts';

const held = () => ({ ...aBooking('b1'), history: [] });

test('a step has instant, actor and reason, and sets the status', () => {
  const stepped = withStep(held(), 'held', 'Looked at', { nowMs: NOON, actor: 'ada' });
  expect(stepped.history).toEqual([
    { status: 'held', at: new Date(NOON).toISOString(), actor: 'ada', reason: 'Looked at' },
  ]);
  expect(stepped.statusAt).toBe(new Date(NOON).toISOString());
});

test('a history never goes back in time, although a later request has an earlier clock', () => {
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

test('an impossible event is a defect and says so', () => {
  const over = { ...aBooking('b1'), status: 'cancelled' as const };
  expect(() => advance(over, 'confirm', 'No', { nowMs: NOON, actor: 'ada' })).toThrow(
    'A booking that is cancelled cannot confirm.',
  );
});

describe('a long history', () => {
  const withSteps = (count: number, earlierSteps?: number): StoredBooking => ({
    ...aBooking('long'),
    history: Array.from({ length: count }, (_, index) => ({
      status: 'confirmed',
      at: '2026-12-01T12:00:00.000Z',
      actor: 'member-1',
      reason: `Step ${index}`,
    })),
    ...(earlierSteps === undefined ? {} : { earlierSteps }),
  });
  const reasonsOf = (steps: readonly { reason: string }[]) => steps.map(({ reason }) => reason);

  test('of fifty steps is not split', () => {
    const booking = withSteps(HISTORY_STEPS);
    expect(splitHistory(booking)).toEqual({ booking, pieces: [] });
  });

  test('of one more moves the first step to another document', () => {
    const { booking, pieces } = splitHistory(withSteps(HISTORY_STEPS + 1));
    expect(booking.history).toHaveLength(HISTORY_STEPS);
    expect(booking.history[0]?.reason).toBe('Step 1');
    expect(booking.earlierSteps).toBe(1);
    expect(pieces.map(({ id }) => id)).toEqual(['long_0']);
    expect(pieces[0]?.piece).toMatchObject({ bookingId: 'long', uid: 'member-1', first: 0 });
    expect(reasonsOf(pieces[0]?.piece.steps ?? [])).toEqual(['Step 0']);
  });

  test('continues where the earlier documents ended', () => {
    const { booking, pieces } = splitHistory(withSteps(HISTORY_STEPS + 2, 7));
    expect(booking.earlierSteps).toBe(9);
    expect(pieces.map(({ id, piece }) => [id, piece.first, piece.steps.length])).toEqual([
      ['long_7', 7, 2],
    ]);
  });

  test('of many more steps is split into several documents', () => {
    const { booking, pieces } = splitHistory(withSteps(HISTORY_STEPS + 501));
    expect(booking.earlierSteps).toBe(501);
    expect(pieces.map(({ id, piece }) => [id, piece.first, piece.steps.length])).toEqual([
      ['long_0', 0, 500],
      ['long_500', 500, 1],
    ]);
    expect(reasonsOf(pieces[1]?.piece.steps ?? [])).toEqual(['Step 500']);
    expect(booking.history[0]?.reason).toBe('Step 501');
  });
});
