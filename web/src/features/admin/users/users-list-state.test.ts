import { describe, expect, it } from 'vitest';
import { withPageAfter } from '../../../lib/cursor-trail.ts';
import {
  NO_FILTER,
  isFiltered,
  usersListStateOf,
  usersQueryOf,
  withUsersFilter,
} from './users-list-state.ts';

const stateOf = (query: string) => usersListStateOf(new URLSearchParams(query));

describe('the list of users in the address', () => {
  it('is all of them, newest first, when nothing is said', () => {
    expect(stateOf('')).toEqual({ ...NO_FILTER, trail: [] });
    expect(usersQueryOf(stateOf(''))).toEqual({
      role: null,
      key: null,
      sort: 'newest',
      after: null,
    });
  });

  it('says role, search, order and page', () => {
    const params = withPageAfter(
      withUsersFilter(new URLSearchParams(), { role: 'admin', search: 'Anna B', sort: 'name' }),
      ['Anna Berg', 'uid-1'],
    );
    expect(usersQueryOf(usersListStateOf(params))).toEqual({
      role: 'admin',
      key: 'anna b',
      sort: 'name',
      after: ['Anna Berg', 'uid-1'],
    });
  });

  it('drops what makes no sense', () => {
    expect(stateOf('role=owner&sort=age&after=x')).toEqual({ ...NO_FILTER, trail: [] });
  });

  it('goes back to the first page with every other filter', () => {
    const deep = withPageAfter(new URLSearchParams('q=anna'), ['x', 'y']);
    const next = withUsersFilter(deep, { ...NO_FILTER, search: 'berg' });
    expect(next.toString()).toBe('q=berg');
  });

  it('counts as filtered by a role or by two letters', () => {
    expect(isFiltered({ ...NO_FILTER, search: 'a' })).toBe(false);
    expect(isFiltered({ ...NO_FILTER, search: 'an' })).toBe(true);
    expect(isFiltered({ ...NO_FILTER, role: 'user' })).toBe(true);
  });
});
