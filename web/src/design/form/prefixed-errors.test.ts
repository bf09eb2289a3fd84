import { expect, it } from 'vitest';
import { prefixed } from './prefixed-errors.ts';

it('names errors as the form does, in the order of its fields', () => {
  const errors = { elsewhere: 'c', city: 'b', name: 'a' };
  expect(prefixed('guest', errors, ['name', 'city'])).toEqual([
    { name: 'guest.name', message: 'a' },
    { name: 'guest.city', message: 'b' },
    { name: 'guest.elsewhere', message: 'c' },
  ]);
});
