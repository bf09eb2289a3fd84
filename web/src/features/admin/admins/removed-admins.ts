import type { StoredUser } from '@club/domain/user/user';

/** The order of the database: by name, then by id, by code points. */
const byName = (a: StoredUser, b: StoredUser): number => {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.uid < b.uid ? -1 : 1;
};

/**
 * The admins of a page and, at their old positions, those who were removed in this visit, so that the
 * button beside them can undo it.
 */
export const withRemoved = (
  admins: readonly StoredUser[],
  removed: readonly StoredUser[],
): StoredUser[] => {
  const listed = new Set(admins.map(({ uid }) => uid));
  return [...admins, ...removed.filter(({ uid }) => !listed.has(uid))].toSorted(byName);
};
