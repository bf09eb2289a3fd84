import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../kernel/http/runtime.ts';

/**
 * Keeps the packed directory up to date with every change of a resort, wherever it comes
 * from, and the scarce nights with how many units it gives. Repeated after a failure, and
 * harmless when repeated.
 */
export const followresorts = onDocumentWritten(
  { document: 'resorts/{resortId}', retry: true },
  async (event) => {
    const { markChange, publishChanges } = await import('../catalogue/publish-changes.ts');
    const { markResort, publishAvailability } =
      await import('../availability/publish-availability.ts');
    const { letPublish } = await import('./let-publish.ts');
    const { clubFirestore } = await import('../kernel/firebase/app.ts');
    const db = clubFirestore();
    const { resortId } = event.params;
    const [before, after] = [event.data?.before, event.data?.after];
    // A new resort has sold nothing yet.
    const isGivingOthers =
      before?.exists === true && before.get('available_amount') !== after?.get('available_amount');
    if (isGivingOthers) await markResort(db, resortId, Date.now());
    const isMarked = await markChange(db, resortId, after?.updateTime?.toMillis() ?? null);
    await Promise.all([
      isMarked ? letPublish(publishChanges(db)) : undefined,
      isGivingOthers ? letPublish(publishAvailability(db)) : undefined,
    ]);
  },
);
