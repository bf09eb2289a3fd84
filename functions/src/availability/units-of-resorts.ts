import { resortFromStored } from '@club/domain/resort/resort';
import type { Firestore } from 'firebase-admin/firestore';
import { capOf } from '../resorts/bookable-resort.ts';
import { collections } from '../store/collections.ts';

/** How many units some resorts give a night, by their ids; a resort that is gone is not in it. */
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
      // Read through no converter that the types know of; only this field was asked for.
      .map((resort) => [resort.id, capOf(resortFromStored(resort.id, resort.data() ?? {}))]),
  );
};
