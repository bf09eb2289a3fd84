import { getApps, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';

/** The one app of this process; inside Functions its settings come from the environment. */
export const clubApp = (): App => getApps()[0] ?? initializeApp();

let opened: Firestore | undefined;

/** The club's database. Optional fields without a value are left out of documents. */
export const clubFirestore = (): Firestore => {
  if (opened === undefined) {
    opened = getFirestore(clubApp());
    opened.settings({ ignoreUndefinedProperties: true });
  }
  return opened;
};
