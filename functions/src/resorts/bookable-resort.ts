import { ApiError } from '@club/domain/api/errors';
import type { Resort } from '@club/domain/resort/resort';
import { resortFromStored } from '@club/domain/resort/resort';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';

/** A resort by its id; null when there is none. */
export const findResort = async (db: Firestore, resortId: string): Promise<Resort | null> => {
  const stored = (await collections(db).resorts.doc(resortId).get()).data();
  return stored === undefined ? null : resortFromStored(resortId, stored);
};

/** The resort if it can be booked; else throws 'resort-not-found' or 'resort-unavailable'. */
export const bookableResort = (resort: Resort | null): Resort => {
  if (resort === null) throw new ApiError('resort-not-found', { field: 'resort' });
  if (!resort.available) throw new ApiError('resort-unavailable', { field: 'resort' });
  return resort;
};

/** The resort's units per night: a whole number, never negative. */
export const capOf = (resort: Resort): number => Math.max(0, Math.floor(resort.availableAmount));

/** The current units per night of a resort; 0 for a deleted one, whose holds still count. */
export const capAt = async (db: Firestore, resortId: string): Promise<number> => {
  const resort = await findResort(db, resortId);
  return resort === null ? 0 : capOf(resort);
};
