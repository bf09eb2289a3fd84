import { expect, it } from 'vitest';
import { aUser } from '../../../testing/user-builder.ts';
import { withRemoved } from './removed-admins.ts';

const anna = aUser({ uid: 'a', name: 'Anna Berg', isAdmin: true });
const demo = aUser({ uid: 'd', name: 'Demo Admin', isAdmin: true });
const bea = aUser({ uid: 'b', name: 'Bea Lund' });

it('keeps the position of an admin who was removed in this visit', () => {
  expect(withRemoved([anna, demo], [bea]).map(({ name }) => name)).toEqual([
    'Anna Berg',
    'Bea Lund',
    'Demo Admin',
  ]);
});

it('lists an admin who was added again once, as the list has them', () => {
  expect(withRemoved([anna, demo], [{ ...anna, isAdmin: false }])).toEqual([anna, demo]);
});

it('tells two people of one name apart by their id', () => {
  const other = { ...anna, uid: 'z' };
  expect(withRemoved([other], [anna]).map(({ uid }) => uid)).toEqual(['a', 'z']);
});
