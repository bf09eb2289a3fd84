import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';
import type { InventoryMonths, ResortNights } from './inventory-change.ts';
import { monthIdsOf } from './inventory-change.ts';

/** The stored months of nights, at one resort or several. */
export const readMonths = async (
  db: Firestore,
  nights: readonly ResortNights[],
): Promise<InventoryMonths> => {
  const { inventory } = collections(db);
  const ids = nights.flatMap(monthIdsOf);
  const found = await Promise.all(ids.map((id) => inventory.doc(id).get()));
  return new Map(
    found.flatMap((document) => {
      const month = document.data();
      return month === undefined ? [] : [[document.id, month] as const];
    }),
  );
};
