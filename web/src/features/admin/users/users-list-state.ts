import { queryKey } from '@club/domain/search/prefix-keys';
import type { Role } from '@club/domain/user/user';
import { ROLES } from '@club/domain/user/user';
import type { UserSort, UsersQuery } from '../../../lib/admin-lists.ts';
import type { Cursor } from '../../../lib/list-page.ts';
import { USER_SORTS } from '../../../lib/admin-lists.ts';
import { trailOf, withoutTrail } from '../../../lib/cursor-trail.ts';

/** Longest search text that counts. */
export const MAX_SEARCH_LENGTH = 80;

/** What the address asks of the list, without the page. */
export type UsersFilter = {
  role: Role | null;
  /** As it was typed. */
  search: string;
  sort: UserSort;
};

/** The same with the beginnings of the pages so far; none on the first page. */
export type UsersListState = UsersFilter & { trail: readonly Cursor[] };

/** The list as it is first opened. */
export const NO_FILTER: UsersFilter = { role: null, search: '', sort: 'newest' };

/** Reads the list's state from an address; what makes no sense counts as not said. */
export const usersListStateOf = (params: URLSearchParams): UsersListState => ({
  role: ROLES.find((role) => role === params.get('role')) ?? null,
  search: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  sort: USER_SORTS.find((sort) => sort === params.get('sort')) ?? NO_FILTER.sort,
  trail: trailOf(params),
});

/** The address with another filter, on its first page. */
export const withUsersFilter = (
  params: URLSearchParams,
  change: Partial<UsersFilter>,
): URLSearchParams => {
  const { role, search, sort } = { ...usersListStateOf(params), ...change };
  const next = withoutTrail(params);
  const entries = { role, q: search, sort: sort === NO_FILTER.sort ? null : sort };
  for (const [name, value] of Object.entries(entries)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** True when fewer than all users are asked for. */
export const isFiltered = ({ role, search }: UsersFilter): boolean =>
  role !== null || queryKey(search) !== null;

/** What to ask the database for. */
export const usersQueryOf = (state: UsersListState): UsersQuery => ({
  role: state.role,
  key: queryKey(state.search),
  sort: state.sort,
  after: state.trail.at(-1) ?? null,
});
