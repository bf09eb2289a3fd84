import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import {
  BOOKING_EVENTS,
  BOOKING_STATUSES,
  hasNights,
  isActive,
  isBooked,
  isBookingStatus,
  isCancelled,
  isCompleted,
  isHeld,
  isTerminal,
  isVisibleStatus,
  manualEvent,
  nextStatus,
  statusChanges,
  statusLabel,
  VISIBLE_STATUSES,
  wasBooked,
  type BookingStatus,
} from './booking-state.ts';

/** Every edge there is, written out once more; all others must not exist. */
const EDGES: Record<string, BookingStatus> = {
  'held confirm': 'confirmed',
  'held expire': 'expired',
  'held fail-payment': 'payment_failed',
  'held cancel': 'cancelled',
  'confirmed complete': 'completed',
  'confirmed cancel': 'cancelled',
};

describe('states of a booking', () => {
  const cells = BOOKING_STATUSES.flatMap((status) =>
    BOOKING_EVENTS.map((event) => [status, event, EDGES[`${status} ${event}`] ?? null] as const),
  );

  it.each(cells)('%s on %s: %s', (status, event, next) => {
    expect(nextStatus(status, event)).toBe(next);
  });

  it('that are terminal have no way out', () => {
    const terminal = BOOKING_STATUSES.filter(isTerminal);
    expect(terminal).toEqual(['completed', 'expired', 'payment_failed', 'cancelled']);
    for (const status of terminal) {
      for (const event of BOOKING_EVENTS) expect(nextStatus(status, event)).toBeNull();
    }
  });

  it('end after at most two steps, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...BOOKING_EVENTS), { maxLength: 20 }), (events) => {
        let status: BookingStatus = 'held';
        let steps = 0;
        for (const event of events) {
          const next = nextStatus(status, event);
          if (next !== null) {
            status = next;
            steps += 1;
          }
        }
        expect(steps).toBeLessThanOrEqual(2);
        if (steps === 2) expect(isTerminal(status)).toBe(true);
      }),
    );
  });

  it('that people see are those of a real booking', () => {
    expect(VISIBLE_STATUSES).toEqual(['confirmed', 'completed', 'cancelled']);
    expect(BOOKING_STATUSES.filter((status) => !isVisibleStatus(status))).toEqual([
      'held',
      'expired',
      'payment_failed',
    ]);
  });

  it('that are booked are those of a stay, over or still to come', () => {
    expect(BOOKING_STATUSES.filter(isBooked)).toEqual(['confirmed', 'completed']);
  });

  it.each(
    titledRows(
      [
        [isHeld, ['held']],
        [hasNights, ['held', 'confirmed', 'completed']],
        [isActive, ['confirmed']],
        [isCompleted, ['completed']],
        [isCancelled, ['cancelled']],
        [wasBooked, ['confirmed', 'completed', 'cancelled']],
      ],
      1,
    ),
  )('answer %s', (_, predicate, statuses) => {
    expect(BOOKING_STATUSES.filter(predicate)).toEqual(statuses);
  });

  it('are distinguished from other texts', () => {
    expect(BOOKING_STATUSES.every(isBookingStatus)).toBe(true);
    for (const text of ['', 'Held', 'toString', undefined, null, ['held']]) {
      expect(isBookingStatus(text)).toBe(false);
    }
  });

  it('of a newer server are shown nowhere, and allow no change', () => {
    const newer = JSON.parse('"no_show"') as BookingStatus;
    const asked = [
      isHeld,
      isBooked,
      hasNights,
      isActive,
      isCompleted,
      isCancelled,
      isVisibleStatus,
    ];
    expect(asked.some((predicate) => predicate(newer))).toBe(false);
    expect(statusLabel(newer)).toBe('');
    expect(isTerminal(newer)).toBe(true);
    expect(manualEvent(newer)).toBeNull();
    expect(BOOKING_EVENTS.map((event) => nextStatus(newer, event))).toEqual(
      BOOKING_EVENTS.map(() => null),
    );
  });

  it('all have a label', () => {
    expect(BOOKING_STATUSES.every((status) => /^[A-Z]/.test(statusLabel(status)))).toBe(true);
  });
});

describe('what an admin may change by hand', () => {
  const today = '2027-06-15';
  const changes = (status: BookingStatus | null, endDate: string | null) =>
    statusChanges({ status, endDate }, today);

  it('is a stay to completed, once its last day has come', () => {
    expect(changes('confirmed', '2027-06-16')).toEqual([]);
    expect(changes('confirmed', '2027-06-15')).toEqual(['completed']);
    expect(changes('confirmed', '2026-01-01')).toEqual(['completed']);
    expect(changes('confirmed', null)).toEqual([]);
  });

  it('is a hold to expired, at any time', () => {
    expect(changes('held', '2028-01-01')).toEqual(['expired']);
    expect(changes('held', null)).toEqual(['expired']);
  });

  it('is never a way out of an end, and only ever an edge that exists', () => {
    for (const status of BOOKING_STATUSES) {
      const offered = changes(status, '2027-01-01');
      if (isTerminal(status)) expect(offered).toEqual([]);
      const edges = BOOKING_EVENTS.map((event) => nextStatus(status, event));
      for (const next of offered) expect(edges).toContain(next);
      expect(offered).not.toContain('cancelled');
    }
    expect(changes(null, '2027-01-01')).toEqual([]);
  });
});
