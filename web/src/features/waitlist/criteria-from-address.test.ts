import { describe, expect, it } from 'vitest';
import { waitlistPath } from '../../shared/routes/paths.ts';
import { criteriaFromAddress } from './criteria-from-address.ts';

const TODAY = '2026-12-02';
const STAY = {
  resort: 'R1001',
  type: 'lastCall',
  unit: '1 bedroom',
  from: '2026-12-05',
  to: '2026-12-11',
} as const;
const read = (address: string) =>
  criteriaFromAddress(new URLSearchParams(address.split('?')[1] ?? ''), TODAY);
const nightsOf = (address: string): number | null => {
  const reading = read(address);
  return reading.kind === 'criteria' ? reading.criteria.nights : null;
};

describe('the waitlist criteria in an address', () => {
  it('are the stay with all its nights', () => {
    expect(read(waitlistPath(STAY))).toEqual({
      kind: 'criteria',
      criteria: {
        resortId: 'R1001',
        vacationType: 'lastCall',
        unitType: '1 bedroom',
        from: '2026-12-05',
        to: '2026-12-11',
        nights: 6,
      },
    });
  });

  it('are a number of nights within a window', () => {
    expect(nightsOf(waitlistPath(STAY, 3))).toBe(3);
    expect(nightsOf(waitlistPath(STAY, 60))).toBe(6);
  });

  it.each(['0', '-1', '1.5', 'many', '1e2', '1000'])('ignore %s nights', (nights) => {
    expect(nightsOf(`${waitlistPath(STAY)}&nights=${nights}`)).toBe(6);
  });

  it('are nothing without a resort, and only the resort without the rest', () => {
    expect(read('/waitlist/new')).toEqual({ kind: 'nothing' });
    expect(read('/waitlist/new?resort=R1001')).toEqual({
      kind: 'resort',
      resortId: 'R1001',
      problem: 'no-unit',
    });
    expect(read('/waitlist/new?resort=R1001&unit=studio')).toEqual({
      kind: 'unit',
      unit: { resortId: 'R1001', unitType: 'studio', vacationType: 'rciPoints' },
    });
    expect(read(waitlistPath({ ...STAY, from: '2026-11-30' }))).toMatchObject({
      kind: 'resort',
      problem: 'start-in-the-past',
    });
    expect(read(waitlistPath({ ...STAY, unit: '4 bedroom' }))).toMatchObject({
      problem: 'unit-not-offered',
    });
  });
});
