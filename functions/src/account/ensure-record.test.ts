import { describe, expect, it } from 'vitest';
import { titledRows } from '@club/domain/testing/titled';
import { nameOfCaller } from './ensure-record.ts';

describe('the name of a record that is created with a request', () => {
  it.each(
    titledRows(
      [
        [' Anna Berg ', 'anna@example.com', 'Anna Berg'],
        [undefined, 'anna@example.com', 'anna'],
        ['  ', 'anna@example.com', 'anna'],
        ['A'.repeat(81), 'anna@example.com', 'anna'],
        ['Line\u0000break', 'anna@example.com', 'anna'],
        [undefined, `${'a'.repeat(90)}@example.com`, 'a'.repeat(80)],
        [undefined, '', 'Member'],
      ],
      3,
    ),
  )('for name and address is %s', (_, name, email, expected) => {
    expect(nameOfCaller({ name, email })).toBe(expected);
  });
});
