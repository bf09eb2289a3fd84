import { describe, expect, it } from 'vitest';
import { ONSITE_AMENITIES, SUB_RATINGS, TOP_AMENITIES } from './resort-facts.ts';
import {
  EXCLUSIVITIES,
  FACILITY_OPTIONS,
  RATING_OPTIONS,
  ROOM_COUNTS,
  STATE_RATINGS,
} from './room-options.ts';

describe('options of the resort form', () => {
  it('are the listed ones, in their order', () => {
    expect(FACILITY_OPTIONS).toEqual([
      'Full',
      'Partial',
      '2 Full Baths',
      '3/4 Baths',
      'Full Bath & 3/4 Bath',
      '3 Full Baths',
      'No',
    ]);
    expect(STATE_RATINGS).toEqual(['RCI Gold Crown', 'RCI Silver Crown', 'RCI Hospitality']);
    expect(EXCLUSIVITIES).toEqual(['Owner Exclusive', 'Member Exclusive', 'Public Resort']);
    expect(RATING_OPTIONS).toEqual([8, 9, 10]);
    expect(ROOM_COUNTS).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('facts that every resort page lists', () => {
  it('are the listed ones', () => {
    expect(TOP_AMENITIES).toEqual([
      'Beach',
      'Family Vacations',
      'Golf',
      'Spa',
      'Scuba & Water Sports',
      'Casinos',
    ]);
    expect(ONSITE_AMENITIES).toEqual(['Bar/lounge', 'Restaurant', 'Fitness Center']);
    expect(SUB_RATINGS).toEqual(['Rooms', 'Service', 'Value', 'Cleanliness']);
  });
});
