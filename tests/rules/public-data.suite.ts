import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import { ACTOR_NAMES } from '../access/access-matrix.ts';
import { allowed, databaseOf, denied, emptyClub, seed } from './club-rules.ts';

describe('what everyone may see', () => {
  beforeAll(async () => {
    await emptyClub();
    await seed({
      'resorts/D101': { place_name: 'Cove', price_usd: 339, available_amount: 5 },
      'inventory/D101_2026-12': { cap: 5, nights: {}, rev: 1 },
      'catalogue/directory': { v: 1, count: 1 },
      'reviews/one': { resortId: 'D101', writtenOn: '2026-11-02', text: '' },
      'reviewSummaries/D101': { count: 1 },
    });
  });

  it('is there for a visitor, also where there is nothing yet', async () => {
    const db = databaseOf('visitor');
    for (const path of ['resorts/D101', 'catalogue/directory', 'inventory/D101_2026-12']) {
      await allowed(getDoc(doc(db, path)));
    }
    await allowed(getDoc(doc(db, 'inventory/D101_2027-01')));
    await allowed(getDoc(doc(db, 'resorts/none')));
  });

  it('has no end of the calendar that is carried off in one go', async () => {
    const months = collection(databaseOf('visitor'), 'inventory');
    const ofOneResort = [
      where(documentId(), '>=', 'D101_2026-01'),
      where(documentId(), '<=', 'D101_2027-12'),
    ];
    await allowed(getDocs(query(months, ...ofOneResort, limit(24))));
    await denied(getDocs(query(months, ...ofOneResort, limit(25))));
    await denied(getDocs(months));
  });

  it('has no end of resorts that are carried off in one go', async () => {
    for (const name of ['visitor', 'member', 'admin'] as const) {
      const resorts = collection(databaseOf(name), 'resorts');
      await allowed(getDocs(query(resorts, limit(24))));
      await denied(getDocs(query(resorts, limit(25))));
      await denied(getDocs(query(resorts, where('price_usd', '==', 339))));
      await denied(getDocs(resorts));
    }
  });

  it('is read a page of reviews at a time', async () => {
    const db = databaseOf('visitor');
    const page = [where('resortId', '==', 'D101'), orderBy('writtenOn', 'desc')];
    await allowed(getDocs(query(collection(db, 'reviews'), ...page, limit(10))));
    await denied(getDocs(query(collection(db, 'reviews'), ...page, limit(11))));
    await denied(getDocs(query(collection(db, 'reviews'), ...page)));
    await allowed(getDoc(doc(db, 'reviewSummaries/D102')));
    await denied(getDocs(query(collection(db, 'reviewSummaries'), limit(1))));
  });

  it.each(ACTOR_NAMES)('is never written by %s', async (name) => {
    const db = databaseOf(name);
    await denied(updateDoc(doc(db, 'resorts/D101'), { price_usd: 1 }));
    await denied(updateDoc(doc(db, 'resorts/D101'), { available_amount: 1000 }));
    await denied(setDoc(doc(db, 'resorts/D999'), { place_name: 'Mine' }));
    await denied(deleteDoc(doc(db, 'resorts/D101')));
    await denied(updateDoc(doc(db, 'inventory/D101_2026-12'), { cap: 1000 }));
    await denied(setDoc(doc(db, 'inventory/D101_2027-01'), { cap: 5, nights: {}, rev: 1 }));
    await denied(updateDoc(doc(db, 'reviews/one'), { text: 'Mine' }));
    await denied(setDoc(doc(db, 'reviews/two'), { resortId: 'D101', text: 'Mine' }));
    await denied(deleteDoc(doc(db, 'reviews/one')));
    await denied(updateDoc(doc(db, 'reviewSummaries/D101'), { count: 1000 }));
    await denied(setDoc(doc(db, 'reviewSummaries/D102'), { count: 1000 }));
    await denied(setDoc(doc(db, 'catalogue/directory'), { v: 1, count: 0 }));
  });
});
