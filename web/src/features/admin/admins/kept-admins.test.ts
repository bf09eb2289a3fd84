import { expect, it } from 'vitest';
import { aUser } from '../../../testing/user-builder.ts';
import { withKept } from './kept-admins.ts';

const anna = aUser({ uid: 'a', name: 'Anna Berg', isAdmin: true });
const demo = aUser({ uid: 'd', name: 'Demo Admin', isAdmin: true });
const bea = aUser({ uid: 'b', name: 'Bea Lund' });

it('keeps the place of whoever was removed in this visit', () => {
  expect(withKept([anna, demo], [bea]).map(({ name }) => name)).toEqual([
    'Anna Berg',
    'Bea Lund',
    'Demo Admin',
  ]);
});

it('lists whoever is an admin again once, as the list has them', () => {
  expect(withKept([anna, demo], [{ ...anna, isAdmin: false }])).toEqual([anna, demo]);
});

it('tells two people of one name apart by their id', () => {
  const other = { ...anna, uid: 'z' };
  expect(withKept([other], [anna]).map(({ uid }) => uid)).toEqual(['a', 'z']);
});
