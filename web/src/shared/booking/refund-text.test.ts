import { expect, it } from 'vitest';
import { refundText, refundedText } from './refund-text.ts';

it.each([
  [{ cents: 18_051, points: 0 }, 'Given back to the card: $180.51.'],
  [{ cents: 0, points: 1 }, 'Given back to the account: 1 point.'],
  [{ cents: 0, points: 0 }, 'Nothing is given back.'],
])('says where %j goes', (refund, text) => {
  expect(refundedText(refund)).toBe(text);
});

it('names the unit of what was paid, also for nothing', () => {
  expect(refundText({ cents: 0, points: 0 }, 'cash')).toBe('$0.00');
  expect(refundText({ cents: 0, points: 0 }, 'points')).toBe('0 points');
});
