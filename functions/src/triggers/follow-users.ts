import type { UserDocument } from '@club/domain/user/user';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../kernel/http/runtime.ts';
import { hasItsKeys } from '../account/user-search-keys.ts';

/**
 * Updates the admin overview's count of users, and a user's search keys after a change of name,
 * which members make directly.
 */
export const followusers = onDocumentWritten(
  { document: 'users/{uid}', retry: true },
  async (event) => {
    const [before, after] = [event.data?.before, event.data?.after];
    // Documents of this collection have the type's fields; the database rules check them.
    const user = after?.data() as UserDocument | undefined;
    if (user !== undefined && !hasItsKeys(user)) {
      const { renewKeys } = await import('../account/renew-keys.ts');
      await renewKeys(event.params.uid);
    }
    if (before?.exists === after?.exists) return;
    const { recountUsers } = await import('../totals/recount-users.ts');
    const { clubFirestore } = await import('../kernel/firebase/app.ts');
    await recountUsers(clubFirestore());
  },
);
