import { expect, test } from 'vitest';
import { ANOTHER_UNIT_LABEL, anotherUnitQuestion } from './another-unit.ts';

test.each([
  ['studio', 'You already have a studio here on these dates. Book another one?'],
  ['2 bedroom', 'You already have a 2 bedroom here on these dates. Book another one?'],
] as const)('who has booked a %s is asked by its name', (unitType, question) => {
  expect(anotherUnitQuestion(unitType)).toBe(question);
});

test('the button that agrees says what it does', () => {
  expect(ANOTHER_UNIT_LABEL).toBe('Book another one');
});
