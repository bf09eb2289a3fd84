import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';

/** Keeps the admin overview's count of users up to date. */
export const followusers = onDocumentWritten(
  { document: 'users/{uid}', retry: true },
  async (event) => {
    if (event.data?.before.exists === event.data?.after.exists) return;
    const { recountUsers } = await import('./recount-users.ts');
    const { clubFirestore } = await import('../firestore/app.ts');
    await recountUsers(clubFirestore());
  },
);
