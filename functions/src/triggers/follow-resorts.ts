import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../kernel/http/runtime.ts';

/**
 * Updates the packed directory after every change of a resort, and the scarce nights after a change
 * of its units. Retried after a failure; can be repeated.
 */
export const followresorts = onDocumentWritten(
  { document: 'resorts/{resortId}', retry: true },
  async (event) => {
    const { markChange, publishChanges } = await import('../catalogue/publish-changes.ts');
    const { markResort, publishAvailability } =
      await import('../availability/publish-availability.ts');
    const { finishPublishing } = await import('./finish-publishing.ts');
    const { clubFirestore } = await import('../kernel/firebase/app.ts');
    const db = clubFirestore();
    const { resortId } = event.params;
    const [before, after] = [event.data?.before, event.data?.after];
    // A new resort has sold nothing yet.
    const hasOtherUnits =
      before?.exists === true && before.get('available_amount') !== after?.get('available_amount');
    if (hasOtherUnits) await markResort(db, resortId, Date.now());
    const isMarked = await markChange(db, resortId, after?.updateTime?.toMillis() ?? null);
    await Promise.all([
      isMarked ? finishPublishing(publishChanges(db)) : undefined,
      hasOtherUnits ? finishPublishing(publishAvailability(db)) : undefined,
    ]);
  },
);
