import { describe, expect, it } from 'vitest';
import type { CurrentResort } from '../../shared/stay/current-resort.ts';
import { resortFromStored } from '@club/domain/resort/resort';
import { bookingEntry } from './booking-entry.ts';

const STORED: CurrentResort = {
  resort: resortFromStored('B7', { place_name: 'Larkspur Cove' }),
  vacationType: 'lastCall',
};
const STAY = {
  resortId: 'A12',
  vacationType: 'rciPoints',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
} as const;
const resort = (vacationType: 'lastCall' | null) =>
  ({ kind: 'resort', resortId: 'A12', vacationType, problem: null }) as const;

describe('what a booking route shows', () => {
  it.each(['units', 'offer'] as const)('is the offer when the stay is known (%s)', (route) => {
    expect(bookingEntry(route, { kind: 'stay', stay: STAY }, null)).toEqual({
      kind: 'offer',
      stay: STAY,
    });
  });

  it.each(['units', 'offer'] as const)('is the unit picker for a resort alone (%s)', (route) => {
    expect(bookingEntry(route, resort('lastCall'), null)).toMatchObject({
      kind: 'choose-unit',
      resortId: 'A12',
      vacationType: 'lastCall',
    });
  });

  it('takes the vacation type from what was stored, else counts in points', () => {
    expect(bookingEntry('units', resort(null), STORED)).toMatchObject({ vacationType: 'lastCall' });
    expect(bookingEntry('units', resort(null), null)).toMatchObject({ vacationType: 'rciPoints' });
  });

  it('opens the unit picker for the stored resort', () => {
    expect(bookingEntry('units', { kind: 'nothing' }, STORED)).toMatchObject({
      kind: 'choose-unit',
      resortId: 'B7',
      vacationType: 'lastCall',
    });
  });

  it('misses the resort, or the booking where an offer was expected', () => {
    expect(bookingEntry('units', { kind: 'nothing' }, null)).toEqual({
      kind: 'missing',
      what: 'resort',
      resort: null,
    });
    expect(bookingEntry('offer', { kind: 'nothing' }, STORED)).toEqual({
      kind: 'missing',
      what: 'booking',
      resort: STORED,
    });
  });
});
