import { resortFromStored } from '@club/domain/resort/resort';
import type { Firestore } from 'firebase-admin/firestore';
import { capOf } from '../resorts/bookable-resort.ts';
import { collections } from '../store/collections.ts';

/** The units per night of some resorts, by id; deleted resorts are missing. */
export const unitsOfResorts = async (
  db: Firestore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const { resorts } = collections(db);
  const found = await db.getAll(...ids.map((id) => resorts.doc(id)), {
    fieldMask: ['available_amount'],
  });
  return new Map(
    found
      .filter((resort) => resort.exists)
      // `getAll` with a field mask loses the collection's type.
      .map((resort) => [resort.id, capOf(resortFromStored(resort.id, resort.data() ?? {}))]),
  );
};
