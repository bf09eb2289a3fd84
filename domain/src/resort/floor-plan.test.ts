import { describe, expect, it } from 'vitest';
import {
  allFloorPlans,
  bathsOf,
  firstFloorPlan,
  floorPlanPath,
  floorPlanText,
} from './floor-plan.ts';
import type { RoomDetails } from './resort.ts';

const NONE: RoomDetails = { sleeps: null, privacy: null, kitchen: '', bath: '' };
const FLAT: RoomDetails = { sleeps: 6, privacy: 4, kitchen: 'Full', bath: 'Full Bath & 3/4 Bath' };

const planOf = (standard: RoomDetails, bedrooms = '2 bedroom', studio = NONE) =>
  firstFloorPlan({ bedrooms, rooms: { description: '', standard, studio, hotel: NONE } });

describe('the floor plan of a resort', () => {
  it('is that of its first unit', () => {
    const plan = planOf(FLAT);
    expect(plan).toEqual({
      bedrooms: 2,
      sleeps: 6,
      kitchen: 'Full',
      baths: 'Full Bath & 3/4 Bath',
    });
    expect(plan && floorPlanPath(plan)).toBe('/art/plan-2-6-full-ts.svg');
    expect(plan && floorPlanText(plan)).toBe(
      'The floor plan: two bedrooms and a living room with a full kitchen, a bath and a shower room, and beds for 6.',
    );
  });

  it('is one room for a studio', () => {
    const studio = { sleeps: '2', privacy: 2, kitchen: 'Partial', bath: '3/4 Baths' };
    const plan = planOf(NONE, '1 bedroom', studio);
    expect(plan && floorPlanPath(plan)).toBe('/art/plan-0-2-partial-s.svg');
    expect(plan && floorPlanText(plan)).toContain('one room with a small kitchen');
  });

  it('is not made up where the unit says too little or what no plan shows', () => {
    expect(planOf(NONE)).toBeNull();
    expect(planOf({ ...FLAT, bath: 'Partial' })).toBeNull();
    expect(planOf({ ...FLAT, kitchen: '' })).toBeNull();
    expect(planOf({ ...FLAT, sleeps: 'many' })).toBeNull();
    expect(planOf({ ...FLAT, sleeps: 9 })).toBeNull();
    expect(planOf({ ...FLAT, sleeps: 3 })).toBeNull();
    expect(planOf(FLAT, '7 bedroom')).toBeNull();
  });

  it('has a drawing of its own for each unit that can be drawn', () => {
    const plans = allFloorPlans();
    expect(new Set(plans.map(floorPlanPath)).size).toBe(plans.length);
    expect(plans.length).toBe(210);
    for (const plan of plans) {
      const unit = { sleeps: plan.sleeps, privacy: 2, kitchen: plan.kitchen, bath: plan.baths };
      expect(
        plan.bedrooms === 0
          ? planOf(NONE, '1 bedroom', unit)
          : planOf(unit, `${plan.bedrooms} bedroom`),
      ).toEqual(plan);
    }
  });

  it('says which of its rooms with water have a tub', () => {
    const plan = planOf(FLAT);
    expect(plan && bathsOf(plan)).toEqual(['t', 's']);
  });
});
