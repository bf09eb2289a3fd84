import { describe, expect, it } from 'vitest';
import type { NightFacts } from './night-state.ts';
import { isOwnNight, nightState } from './night-state.ts';

const NOW = 1_000_000;
const FACTS: NightFacts = {
  window: { earliest: '2026-12-02', latest: '2027-12-02' },
  isOffered: true,
  cap: 2,
  month: {
    cap: 2,
    rev: 1,
    nights: {
      '05': { sold: 2, holds: {} },
      '06': { sold: 1, holds: { theirs: NOW + 1 } },
      '07': { sold: 1, holds: { theirs: NOW } },
      '08': { sold: 0, holds: { theirs: NOW + 1 } },
    },
  },
  nowMs: NOW,
  ownHolds: [],
};
const at = (night: string, over: Partial<NightFacts> = {}) =>
  nightState(night, { ...FACTS, ...over });
const open = (unitsLeft: number) => ({ status: 'open', unitsLeft });
const closed = (reason: string) => ({ status: 'closed', reason });

describe('a night', () => {
  it.each([
    ['2026-12-01', closed('past')],
    ['2026-12-02', open(2)],
    ['2026-12-05', closed('sold-out')],
    ['2026-12-06', closed('held')],
    ['2026-12-07', open(1)],
    ['2026-12-08', open(1)],
  ])('of %s is %j', (night, state) => {
    expect(at(night)).toEqual(state);
  });

  it('can be booked until the day before the last one, on which guests only leave', () => {
    const month = undefined;
    expect(at('2027-12-01', { month })).toEqual(open(2));
    expect(at('2027-12-02', { month })).toEqual(closed('beyond-horizon'));
  });

  it('is not closed by the own hold of the member', () => {
    expect(at('2026-12-06', { ownHolds: ['theirs'] })).toEqual(open(1));
  });

  it('is the member’s own while their hold of it lasts', () => {
    const isOwn = (night: string, ownHolds: string[]) => isOwnNight(night, { ...FACTS, ownHolds });
    expect(isOwn('2026-12-06', ['theirs'])).toBe(true);
    expect(isOwn('2026-12-06', ['another', 'theirs'])).toBe(true);
    expect(isOwn('2026-12-06', ['another'])).toBe(false);
    expect(isOwn('2026-12-07', ['theirs'])).toBe(false);
    expect(isOwn('2026-12-20', ['theirs'])).toBe(false);
  });

  it('of a unit that is left out, or of a resort without units, is not on offer', () => {
    expect(at('2026-12-05', { isOffered: false })).toEqual(closed('not-offered'));
    expect(at('2026-12-04', { cap: 0 })).toEqual(closed('no-units'));
  });
});
