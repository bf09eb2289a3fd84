import { describe, expect, it } from 'vitest';
import { firstTakenNight, nearestFreeStays, nextFreeStays } from './free-dates.ts';

const WINDOW = { earliest: '2026-12-01', latest: '2027-12-01' };
const WANTED = { startDate: '2026-12-10', endDate: '2026-12-13' };
const except =
  (...taken: string[]) =>
  (night: string): boolean =>
    !taken.includes(night);

describe('free dates', () => {
  it('name the first night that is taken', () => {
    expect(firstTakenNight(WANTED, except('2026-12-12', '2026-12-11'))).toBe('2026-12-11');
  });

  it('ignore a taken night on the day of departure', () => {
    expect(firstTakenNight(WANTED, except('2026-12-13'))).toBeNull();
  });

  it('are offered on both sides, nearest first, in calendar order', () => {
    expect(nearestFreeStays(WANTED, except('2026-12-11'), WINDOW, 3)).toEqual([
      { startDate: '2026-12-08', endDate: '2026-12-11' },
      { startDate: '2026-12-12', endDate: '2026-12-15' },
      { startDate: '2026-12-13', endDate: '2026-12-16' },
    ]);
  });

  it('never lie outside the days that can be booked', () => {
    const found = nearestFreeStays(
      { startDate: '2026-12-01', endDate: '2026-12-04' },
      except('2026-12-01'),
      WINDOW,
      2,
    );
    expect(found.map((dates) => dates.startDate)).toEqual(['2026-12-02', '2026-12-03']);
  });

  it('are none when everything is taken', () => {
    expect(nearestFreeStays(WANTED, () => false, WINDOW, 3)).toEqual([]);
  });
});

describe('the next free stays', () => {
  const next = (until: string, isFree: (night: string) => boolean, count = 3) =>
    nextFreeStays('2026-12-02', until, 3, isFree, count).map((dates) => dates.startDate);

  it('follow each other and step over taken nights', () => {
    expect(next('2026-12-31', except('2026-12-04', '2026-12-09'))).toEqual([
      '2026-12-05',
      '2026-12-10',
      '2026-12-13',
    ]);
  });

  it('may end on the last day, and not after it', () => {
    expect(next('2026-12-08', except())).toEqual(['2026-12-02', '2026-12-05']);
    expect(next('2026-12-07', except())).toEqual(['2026-12-02']);
    expect(next('2026-12-04', except())).toEqual([]);
  });

  it('are at most as many as requested', () => {
    expect(next('2027-12-01', except(), 1)).toEqual(['2026-12-02']);
  });
});
