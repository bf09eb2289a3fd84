import { error as logError } from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';

const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Keeps the packed directory up to date with every change of a resort, wherever it comes from
 * (DESIGN 5). Repeated after a failure, and harmless when repeated.
 */
export const followresorts = onDocumentWritten(
  { document: 'resorts/{resortId}', retry: true },
  async (event) => {
    const { markChange, publishChanges } = await import('./publish-changes.ts');
    const { clubFirestore } = await import('../firestore/app.ts');
    const db = clubFirestore();
    const changedAtMs = event.data?.after.updateTime?.toMillis() ?? null;
    if (!(await markChange(db, event.params.resortId, changedAtMs))) return;
    const published = publishChanges(db);
    // The emulator delivers one event after the other, so waiting here would hold all others back;
    // its processes live on. In the cloud a process only gets time while an event is open.
    if (isEmulated) published.catch((error: unknown) => logError('Not published.', { error }));
    else await published;
  },
);
