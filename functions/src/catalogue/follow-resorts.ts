import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';

/**
 * Keeps the packed directory up to date with every change of a resort, wherever it comes from
 * (DESIGN 5). Repeated after a failure, and harmless when repeated.
 */
export const followresorts = onDocumentWritten(
  { document: 'resorts/{resortId}', retry: true },
  async (event) => {
    const { publishResort } = await import('./publish-changes.ts');
    const { clubFirestore } = await import('../firestore/app.ts');
    const changedAt = event.data?.after.updateTime?.toMillis() ?? Date.parse(event.time);
    await publishResort(clubFirestore(), event.params.resortId, changedAt);
  },
);
