import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';

/** The current row of a resort; null for a deleted one. */
export type RowChange = { id: string; row: CatalogueResort | null };

const byId = (a: CatalogueResort, b: CatalogueResort): number => {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};

const isSame = (a: CatalogueResort | undefined, b: CatalogueResort | null): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b);

/**
 * The directory's rows after some changes, ordered by id; null when nothing differs. The last
 * change of a resort wins.
 */
export const patchRows = (
  rows: readonly CatalogueResort[],
  changes: readonly RowChange[],
): CatalogueResort[] | null => {
  const latest = new Map(changes.map((change) => [change.id, change.row]));
  const before = new Map(
    rows.filter((row) => latest.has(row.id)).map((row) => [row.id, row] as const),
  );
  const isDifferent = [...latest].some(([id, row]) => !isSame(before.get(id), row));
  if (!isDifferent) return null;
  const kept = rows.filter((row) => !latest.has(row.id));
  const present = [...latest.values()].filter((row) => row !== null);
  return [...kept, ...present].sort(byId);
};
