import { describe, expect, it } from 'vitest';
import {
  batchOrigin,
  borrowingText,
  daysLeftText,
  isSoon,
  nextExpiryText,
  nightsText,
  repaymentText,
} from './points-text.ts';

const TODAY = '2026-12-02';
const aBatch = (points: number, expiresOn: string) => ({
  id: `deposit-${expiresOn}`,
  points,
  expiresOn,
});

describe('what expires next', () => {
  it('is a sentence with the day and the days left', () => {
    const batches = [aBatch(20_000, '2026-12-14'), aBatch(15_000, '2028-06-01')];
    expect(nextExpiryText({ batches, available: 35_000 }, TODAY)).toBe(
      '20,000 points expire next, after 14 Dec 2026 (12 days left).',
    );
  });

  it('counts all batches of that day', () => {
    const batches = [aBatch(20_000, TODAY), { ...aBatch(5000, TODAY), id: 'return-2026-12-02' }];
    expect(nextExpiryText({ batches, available: 25_000 }, TODAY)).toBe(
      'All 25,000 points expire next, after 2 Dec 2026 (today is the last day).',
    );
  });

  it('is nothing without points', () => {
    expect(nextExpiryText({ batches: [], available: 0 }, TODAY)).toBeNull();
  });

  it.each([
    ['2026-12-02', 'today is the last day', true],
    ['2026-12-03', '1 day left', true],
    ['2027-03-02', '90 days left', true],
    ['2027-03-03', '91 days left', false],
  ])('on %s is %s', (day, text, soon) => {
    expect(daysLeftText(day, TODAY)).toBe(text);
    expect(isSoon(day, TODAY)).toBe(soon);
  });
});

it.each([
  ['deposit-2026-06-01', 'Came in on 1 Jun 2026'],
  ['return-2026-06-01', 'Came back on 1 Jun 2026'],
  ['deposit-2026-13-01', 'Origin not recorded'],
])('a batch %s: %s', (id, text) => {
  expect(batchOrigin({ id })).toBe(text);
});

it('says how many nights points pay for', () => {
  expect(nightsText('studio', 6999)).toBe('Not a night yet');
  expect(nightsText('studio', 7000)).toBe('Up to 1 night');
  expect(nightsText('2 bedroom', 64_000)).toBe('Up to 7 nights');
});

describe('borrowing', () => {
  it('has an example that the balance does not cover', () => {
    expect(borrowingText({ available: 20_000, borrowed: 0 })).toContain(
      'A week in a studio takes 50,000 points, so 30,000 points would be borrowed.',
    );
    expect(borrowingText({ available: 100_000, borrowed: 0 })).toContain(
      '2 weeks in a 2 bedroom take 128,000 points, so 28,000 points would be borrowed.',
    );
  });

  it('has none that could not be borrowed, and says when nothing can', () => {
    expect(borrowingText({ available: 0, borrowed: 240_000 })).not.toContain('For example');
    expect(borrowingText({ available: 0, borrowed: 250_000 })).toContain('as much as can be');
  });

  it('is repaid by deposits first', () => {
    expect(repaymentText({ borrowed: 0 })).toContain('You owe nothing');
    expect(repaymentText({ borrowed: 43_000 })).toContain('repay these 43,000 points first');
  });
});
