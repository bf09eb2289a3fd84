import { describe, expect, it } from 'vitest';
import {
  isUnitOffered,
  isUnitType,
  isVacationType,
  offeredUnitTypes,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  paymentMethodOf,
  UNIT_TYPES,
  unitTypeLabel,
  VACATION_LABELS,
  VACATION_TYPES,
  vacationTypeOf,
} from './unit-type.ts';

describe('unit types', () => {
  it('are five, in the order of the club', () => {
    expect(UNIT_TYPES).toEqual(['studio', '1 bedroom', '2 bedroom', '3 bedroom', '4 bedroom']);
  });

  it('are all offered for points', () => {
    expect(offeredUnitTypes('rciPoints')).toEqual(UNIT_TYPES);
  });

  it('are offered up to two bedrooms for Last Call', () => {
    expect(offeredUnitTypes('lastCall')).toEqual(['studio', '1 bedroom', '2 bedroom']);
    expect(UNIT_TYPES.filter((unitType) => !isUnitOffered(unitType, 'lastCall'))).toEqual([
      '3 bedroom',
      '4 bedroom',
    ]);
  });

  it('are distinguished from anything else', () => {
    expect(UNIT_TYPES.every(isUnitType)).toBe(true);
    expect(['Studio', '5 bedroom', '', null, 2, ['studio']].some(isUnitType)).toBe(false);
  });

  it('have a label', () => {
    expect(UNIT_TYPES.map(unitTypeLabel)).toEqual([
      'Studio',
      '1 bedroom',
      '2 bedroom',
      '3 bedroom',
      '4 bedroom',
    ]);
    expect(unitTypeLabel('')).toBe('');
  });
});

describe('vacation types', () => {
  it('are paid with points or with cash', () => {
    expect(VACATION_TYPES).toEqual(['rciPoints', 'lastCall']);
    expect(PAYMENT_METHODS).toEqual(['cash', 'points']);
    expect(paymentMethodOf('rciPoints')).toBe('points');
    expect(paymentMethodOf('lastCall')).toBe('cash');
  });

  it('follow from the payment method again', () => {
    for (const type of VACATION_TYPES) expect(vacationTypeOf(paymentMethodOf(type))).toBe(type);
  });

  it('are distinguished from anything else', () => {
    expect(VACATION_TYPES.every(isVacationType)).toBe(true);
    expect(['lastcall', '', null, undefined, 0].some(isVacationType)).toBe(false);
  });

  it('are called as the screens call them', () => {
    expect(VACATION_LABELS.rciPoints).toEqual({
      choice: 'Club Points Vacations',
      title: 'RCI Points Vacations',
    });
    expect(VACATION_LABELS.lastCall).toEqual({
      choice: 'Last Call Vacations',
      title: 'Last Call Vacations',
    });
    expect(PAYMENT_METHOD_LABELS).toEqual({ cash: 'Credit Card', points: 'RCI Points' });
  });
});
