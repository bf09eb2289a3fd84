import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titled } from '../testing/titled.ts';
import { readCsv } from '../testing/csv-reader.ts';
import { CSV_START, csvLine, guarded, unguarded } from './csv.ts';

const SIGNS = Array.from(`'"=+-@\t\r\n,;＝aZ9 é`);

/** Texts with many of the signs that matter. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SIGNS) }),
  fc.string({ unit: 'grapheme' }),
);

describe('a line', () => {
  it('puts a comma between cells and ends with carriage return and line feed', () => {
    expect(csvLine(['a', 1, null, 'b'])).toBe('a,1,,b\r\n');
  });

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a "b" c', '"a ""b"" c"'],
    ['a line feed', 'a\nb', '"a\nb"'],
    ['a carriage return', 'a\rb', '"a\rb"'],
  ])('quotes a cell with %s', (_, cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it('leaves everything else bare', () => {
    expect(csvLine(['Élise; 7 × 1', '361.02', 0, -5])).toBe('Élise; 7 × 1,361.02,0,-5\r\n');
  });

  it.each(titled([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]))(
    'leaves the cell of %s empty',
    (_, value) => {
      expect(csvLine([value])).toBe('\r\n');
    },
  );
});

describe('a text that a spreadsheet would run', () => {
  it.each([
    ['=HYPERLINK("https://example.com")', `"'=HYPERLINK(""https://example.com"")"`],
    ['+1 202 555 0142', "'+1 202 555 0142"],
    ['-1+2', "'-1+2"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
  ])('gets an apostrophe: %j', (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`);
  });

  it.each(['a=b', "it's", '5-7', "'quoted'", ''])('is not %j', (text) => {
    expect(guarded(text)).toBe(text);
  });

  it('never begins a cell', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = readCsv(csvLine([text, 'end']))[0]?.[0] ?? 'no cell';
        expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      }),
    );
  });

  it('is the same again without its guard, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
  });
});

it('a file begins with the mark by which spreadsheets know UTF-8', () => {
  expect(CSV_START).toBe('\uFEFF');
});

it('only a guard is taken away, not a sign that a member typed', () => {
  expect(unguarded("'=1")).toBe('=1');
  expect(unguarded('=1')).toBe('=1');
  expect(unguarded("'a")).toBe("'a");
});

it('what is written is what is read', () => {
  const anyTable = fc.array(fc.array(anyText, { minLength: 2, maxLength: 5 }), { maxLength: 5 });
  fc.assert(
    fc.property(anyTable, (table) => {
      const written = CSV_START + table.map(csvLine).join('');
      expect(readCsv(written).map((row) => row.map(unguarded))).toEqual(table);
    }),
  );
});
