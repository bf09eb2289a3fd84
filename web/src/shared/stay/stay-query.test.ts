import { describe, expect, it } from 'vitest';
import { titled } from '@club/domain/testing/titled';
import type { Stay } from './stay-query.ts';
import {
  isSameStay,
  readStay,
  stayParams,
  stayTextsFromQuery,
  stayTextsFromState,
  stayTextsOf,
} from './stay-query.ts';
import { stayPath } from '../routes/paths.ts';

const TODAY = '2026-11-20';
const STAY: Stay = {
  resortId: 'A12',
  vacationType: 'lastCall',
  unitType: '2 bedroom',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};

const read = (query: string) => readStay(stayTextsFromQuery(new URLSearchParams(query)), TODAY);

describe('a stay in an address', () => {
  it('is read as it was written', () => {
    expect(read(stayPath('offer', stayParams(STAY)).replace(/^[^?]*/, ''))).toEqual({
      kind: 'stay',
      stay: STAY,
    });
  });

  it('is nothing without a resort, or with an id that cannot be one', () => {
    expect(read('')).toEqual({ kind: 'nothing' });
    expect(read('?unit=studio')).toEqual({ kind: 'nothing' });
    expect(read('?resort=../users')).toEqual({ kind: 'nothing' });
    expect(read(`?resort=${'a'.repeat(65)}`)).toEqual({ kind: 'nothing' });
  });

  it('is only a resort until unit and dates are chosen', () => {
    expect(read('?resort=A12')).toEqual({
      kind: 'resort',
      resortId: 'A12',
      vacationType: null,
      problem: null,
    });
    expect(read('?resort=A12&type=lastCall')).toMatchObject({ vacationType: 'lastCall' });
    expect(read('?resort=A12&type=free')).toMatchObject({ vacationType: null });
  });

  it.each([
    ['unit=castle', 'no-unit'],
    ['from=2026-12-05&to=2026-12-11', 'no-unit'],
    ['type=lastCall&unit=4+bedroom', 'unit-not-offered'],
    ['unit=studio', 'no-dates'],
    ['unit=studio&from=2026-12-05', 'no-dates'],
    ['unit=studio&from=2026-02-30&to=2026-12-11', 'start-not-a-date'],
    ['unit=studio&from=2026-12-05&to=soon', 'end-not-a-date'],
    ['unit=studio&from=2026-12-05&to=2026-12-05', 'end-not-after-start'],
    ['unit=studio&from=2026-11-19&to=2026-12-05', 'start-in-the-past'],
    ['unit=studio&from=2027-11-18&to=2027-11-21', 'beyond-horizon'],
  ])('says why %s cannot be booked', (query, problem) => {
    expect(read(`?resort=A12&${query}`)).toMatchObject({ kind: 'resort', problem });
  });

  it('counts as points when the type is missing, so 4 bedrooms are offered', () => {
    expect(read('?resort=A12&unit=4+bedroom&from=2026-12-05&to=2026-12-06')).toMatchObject({
      kind: 'stay',
      stay: { vacationType: 'rciPoints' },
    });
  });

  it('has a key of its own', () => {
    expect(isSameStay(STAY, { ...STAY })).toBe(true);
    expect(isSameStay(STAY, { ...STAY, endDate: '2026-12-12' })).toBe(false);
  });
});

describe('a stay in a navigation state', () => {
  const STATE = {
    resort: { _id: 'A12', place_name: 'Larkspur Cove 7 Nights' },
    vacationType: 'lastCall',
    unitType: '2 bedroom',
    startDate: '2026-12-05',
    endDate: '2026-12-11',
    nights: 6,
  };

  it('counts where the address names no resort', () => {
    const texts = stayTextsOf(new URLSearchParams(''), STATE);
    expect(readStay(texts, TODAY)).toEqual({ kind: 'stay', stay: STAY });
    expect(stayTextsOf(new URLSearchParams('?resort=B7'), STATE).resortId).toBe('B7');
  });

  it('may name its resort by resort ID only', () => {
    expect(stayTextsFromState({ resort: { resort_ID: 'A12' } }).resortId).toBe('A12');
    expect(stayTextsFromState({ resort: 'A12' }).resortId).toBe('A12');
  });

  it.each(titled([null, undefined, 'text', 7, {}, { resort: null }, { resort: { _id: 7 } }]))(
    'is nothing when it is %s',
    (_, state) => {
      expect(readStay(stayTextsFromState(state), TODAY)).toEqual({ kind: 'nothing' });
    },
  );
});
