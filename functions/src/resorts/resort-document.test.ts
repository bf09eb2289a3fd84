import { resortSchema } from '@club/domain/resort/resort.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { describe, expect, it } from 'vitest';
import { randomResortCode } from './resort-code.ts';
import { resortDocument } from './resort-document.ts';

const form = (changes: Record<string, unknown> = {}) => {
  const parsed = parseWith(resortSchema, {
    place_name: 'Lantern Bay',
    location: 'Sitka, Alaska',
    check_in_time: '16:00',
    check_out_time: '11:00',
    rating: 8,
    stateRating: 'RCI Gold Crown',
    ownerExclusive: 'Public Resort',
    reviews_amount: 100,
    bedrooms: '2 bedroom',
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};

describe('resortDocument', () => {
  it('has the id in all its fields and starts at revision 1', () => {
    const document = resortDocument('LB1', form(), '2026-12-02');
    expect(document).toMatchObject({ _id: 'LB1', resort_ID: 'LB1', rev: 1 });
  });

  it('fills in what the form leaves out', () => {
    const document = resortDocument('LB1', form(), '2026-12-02');
    expect(document).toMatchObject({ available: true, available_amount: 5, lat: null, img: '' });
    expect(document.room_details.hotel.hotel_room).toBeNull();
    expect(Object.values(document)).not.toContain(undefined);
  });

  it('uses the points of the main unit unless the form has its own', () => {
    expect(resortDocument('LB1', form(), '2026-12-02').price_rate).toBe(9000);
    expect(resortDocument('LB1', form({ price_rate: 8000 }), '2026-12-02').price_rate).toBe(8000);
    expect(resortDocument('LB1', form({ price_rate: null }), '2026-12-02').price_rate).toBeNull();
  });
});

describe('randomResortCode', () => {
  it('is a valid resort ID', () => {
    for (let count = 0; count < 100; count += 1) {
      expect(
        parseWith(resortSchema.pick(['resort_ID']), { resort_ID: randomResortCode() }).ok,
      ).toBe(true);
    }
  });
});
