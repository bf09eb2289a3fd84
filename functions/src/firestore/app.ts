import { getApps, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';

/** The one app of this process; inside Functions its settings come from the environment. */
export const clubApp = (): App => getApps()[0] ?? initializeApp();

/** The club's database. */
export const clubFirestore = (): Firestore => getFirestore(clubApp());
