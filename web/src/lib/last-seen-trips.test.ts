import { beforeEach, describe, expect, it } from 'vitest';
import { PAID_WITH_POINTS, aBooking } from '../testing/booking-builder.ts';
import { lastSeenTrips, rememberTrips } from './last-seen-trips.ts';
import { clearPersonalStore } from './local-store.ts';

const STAYS = [aBooking({ id: 'one' }), aBooking({ ...PAID_WITH_POINTS, id: 'two' })];

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
});

describe('the stays that were seen last', () => {
  it('are kept as they were', () => {
    rememberTrips('member-1', STAYS);
    const kept = lastSeenTrips.read();
    expect(kept).toEqual({ uid: 'member-1', at: expect.any(String), bookings: STAYS });
    expect(Date.parse(kept?.at ?? '')).toBeGreaterThan(0);
  });

  it('go when the member signs out', () => {
    rememberTrips('member-1', STAYS);
    expect(localStorage.getItem('lastSeenTrips')).not.toBeNull();
    clearPersonalStore();
    expect(lastSeenTrips.read()).toBeNull();
    expect(localStorage.getItem('lastSeenTrips')).toBeNull();
  });

  it.each([
    ['another version', { v: 0, data: { uid: 'a', at: 'b', bookings: [] } }],
    ['no list', { v: 1, data: { uid: 'a', at: 'b', bookings: {} } }],
    ['no stays', { v: 1, data: { uid: 'a', at: 'b', bookings: [{ id: 'one' }, 7] } }],
    ['nobody', { v: 1, data: { at: 'b', bookings: [] } }],
  ])('are nothing where %s is stored', (_what, json) => {
    localStorage.setItem('lastSeenTrips', JSON.stringify(json));
    expect(lastSeenTrips.read()).toBeNull();
  });
});
