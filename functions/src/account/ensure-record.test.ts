import { describe, expect, it } from 'vitest';
import { nameOfCaller } from './ensure-record.ts';

describe('the name of a record that is created with a request', () => {
  it.each([
    [' Anna Berg ', 'anna@example.com', 'Anna Berg'],
    [undefined, 'anna@example.com', 'anna'],
    ['  ', 'anna@example.com', 'anna'],
    ['A'.repeat(81), 'anna@example.com', 'anna'],
    ['Line\u0000break', 'anna@example.com', 'anna'],
    [undefined, `${'a'.repeat(90)}@example.com`, 'a'.repeat(80)],
    [undefined, '', 'Member'],
  ])('for %j and %j is %j', (name, email, expected) => {
    expect(nameOfCaller({ name, email })).toBe(expected);
  });
});
