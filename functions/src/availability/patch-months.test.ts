import { nightNumber, runsOf, scarceInMonth } from '@club/domain/availability/scarce-nights';
import type { Availability, NightsLeft } from '@club/domain/availability/scarce-nights';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAvailability, encodeAvailability } from './availability-document.ts';
import type { MonthChange } from './patch-months.ts';
import { patchMonths } from './patch-months.ts';
import { isSoldChanged } from './sold-change.ts';

const NOW = Date.UTC(2027, 0, 10, 12);
const nightsOf = (month: string, left: Record<string, number>): NightsLeft =>
  new Map(Object.entries(left).map(([day, units]) => [nightNumber(`${month}-${day}`), units]));
const change = (resortId: string, month: string, left: Record<string, number>): MonthChange => ({
  resortId,
  month,
  nights: nightsOf(month, left),
});
const allNights = (availability: Availability | null): string =>
  [...(availability ?? [])]
    .map(([id, runs]) => JSON.stringify([id, ...runs]))
    .toSorted()
    .join();

describe('patchMonths', () => {
  const known: Availability = new Map([
    ['A', runsOf(nightsOf('2027-02', { '01': 0, '02': 0 }))],
    ['B', runsOf(nightsOf('2027-02', { '01': 1 }))],
  ]);

  it('replaces a month of a resort and keeps the others', () => {
    const patched = patchMonths(known, [change('A', '2027-02', { '05': 2 })]);
    expect(patched?.get('A')).toEqual(runsOf(nightsOf('2027-02', { '05': 2 })));
    expect(patched?.get('B')).toBe(known.get('B'));
  });

  it('forgets a resort that has no scarce night any more', () => {
    expect(patchMonths(known, [change('B', '2027-02', {})])?.has('B')).toBe(false);
  });

  it('returns null when nothing has changed', () => {
    expect(patchMonths(known, [])).toBeNull();
    expect(patchMonths(known, [change('B', '2027-02', { '01': 1 })])).toBeNull();
    expect(patchMonths(known, [change('C', '2027-03', {})])).toBeNull();
  });

  it('gives the same result however changes are grouped, repeated or late', () => {
    const anyChange = fc
      .record({
        resortId: fc.constantFrom('A', 'B', 'C'),
        month: fc.constantFrom('2027-01', '2027-02', '2027-03'),
        left: fc.dictionary(fc.constantFrom('01', '02', '03', '28'), fc.nat({ max: 3 })),
      })
      .map(({ resortId, month, left }) => change(resortId, month, left));
    fc.assert(
      fc.property(fc.array(anyChange), fc.nat({ max: 5 }), (changes, at) => {
        const last = new Map(changes.map((one) => [`${one.resortId} ${one.month}`, one]));
        const oneByOne = [...changes, ...changes.slice(at), ...last.values()].reduce<Availability>(
          (state, one) => patchMonths(state, [one]) ?? state,
          new Map(),
        );
        const atOnce = patchMonths(new Map(), [...last.values()]) ?? new Map();
        expect(allNights(oneByOne)).toBe(allNights(atOnce));
      }),
    );
  });
});

describe('the document of scarce nights', () => {
  const rows = new Map([
    ['OVER', runsOf(nightsOf('2027-01', { '01': 0, '08': 0 }))],
    ['SOON', runsOf(nightsOf('2027-01', { '08': 0, '09': 0, '10': 0, '11': 0 }))],
    ['LATE', runsOf(nightsOf('2028-01', { '09': 3 }))],
  ]);

  it('returns what was encoded, without nights that are over everywhere', () => {
    const document = encodeAvailability(rows, NOW);
    expect(document).toMatchObject({ v: 1, count: 2, until: null });
    expect(decodeAvailability(document)).toEqual(
      new Map([
        ['LATE', rows.get('LATE')],
        ['SOON', runsOf(nightsOf('2027-01', { '10': 0, '11': 0 }))],
      ]),
    );
  });

  it('leaves out the farthest nights where not all fit, and says so', () => {
    const most = encodeAvailability(rows, NOW).packed.byteLength - 1;
    const document = encodeAvailability(rows, NOW, null, most);
    expect(document.until).toBe('2027-10-07');
    expect(document.packed.byteLength).toBeLessThanOrEqual(most);
    expect([...(decodeAvailability(document)?.keys() ?? [])]).toEqual(['SOON']);
    // A later patch does not extend `until`.
    const patched = encodeAvailability(rows, NOW, document.until);
    expect(patched.until).toBe(document.until);
  });

  it('throws when not even a week fits', () => {
    expect(() => encodeAvailability(rows, NOW, null, 5)).toThrow('3 resorts');
  });

  it('is unreadable, not misread, in another version', () => {
    expect(decodeAvailability({ ...encodeAvailability(rows, NOW), v: 2 })).toBeNull();
    expect(decodeAvailability(undefined)).toBeNull();
  });
});

describe('isSoldChanged', () => {
  const month = (sold: Record<string, number>, holds = {}) => ({
    cap: 5,
    nights: Object.fromEntries(Object.entries(sold).map(([day, n]) => [day, { sold: n, holds }])),
    rev: 1,
  });

  it('sees sales and cancellations', () => {
    expect(isSoldChanged(undefined, month({ '01': 1 }))).toBe(true);
    expect(isSoldChanged(month({ '01': 1 }), month({ '01': 2 }))).toBe(true);
    expect(isSoldChanged(month({ '01': 1 }), month({}))).toBe(true);
    expect(isSoldChanged(month({ '01': 1 }), undefined)).toBe(true);
  });

  it('does not see holds', () => {
    expect(isSoldChanged(undefined, month({ '01': 0 }, { one: 1 }))).toBe(false);
    expect(isSoldChanged(month({ '01': 1 }, { one: 1 }), month({ '01': 1 }))).toBe(false);
    expect(scarceInMonth('2027-02', month({ '01': 0 }, { one: 1 }), 1).size).toBe(0);
  });
});
