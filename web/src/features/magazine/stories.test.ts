import { addDays } from '@club/domain/calendar/local-date';
import { formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { quoteStay } from '@club/domain/pricing/quote';
import { describe, expect, it } from 'vitest';
import { STORIES } from './stories.ts';

/** 6 June 2027 is a Sunday. */
const SUNDAY = '2027-06-06';

const storyText = (id: string): string => JSON.stringify(STORIES.find((story) => story.id === id));

const pointsFrom = (start: string, nights: number): number =>
  quoteStay({
    unitType: 'studio',
    vacationType: 'rciPoints',
    startDate: start,
    endDate: addDays(start, nights),
  }).totalPoints;

describe('the figures of the stories', () => {
  it('are what a stay is quoted at', () => {
    const text = storyText('points-twice');
    for (const points of [
      pointsFrom(SUNDAY, 7),
      pointsFrom(addDays(SUNDAY, 1), 5),
      pointsFrom(addDays(SUNDAY, 6), 2),
    ]) {
      expect(text).toContain(formatPoints(points));
    }
  });

  it('divide the price of a Last Call, which is the same for any length', () => {
    const totals = [2, 5, 9].map(
      (nights) =>
        quoteStay({
          unitType: 'studio',
          vacationType: 'lastCall',
          startDate: SUNDAY,
          endDate: addDays(SUNDAY, nights),
        }).totalCents,
    );
    expect(new Set(totals).size).toBe(1);
    const [total = 0] = totals;
    const text = storyText('worth-waiting');
    expect(text).toContain(`${formatUsd(total)} with tax`);
    expect(text).toContain(`${formatUsd(Math.round(total / 5))} a night`);
  });

  it('leave a weekend over where the story says so', () => {
    const over = pointsFrom(SUNDAY, 7) - pointsFrom(addDays(SUNDAY, 1), 5);
    expect(over).toBeGreaterThanOrEqual(pointsFrom(addDays(SUNDAY, 6), 2));
  });
});
