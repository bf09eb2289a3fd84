import type { InventoryMonth } from '@club/domain/booking/inventory';
import { resortOfInventory } from '@club/domain/booking/inventory';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { isSoldChanged } from '../availability/sold-change.ts';
import '../kernel/http/runtime.ts';
import { mayFreeUnits } from '../waitlist/freed-units.ts';

const monthIn = (snapshot: DocumentSnapshot | undefined): InventoryMonth | undefined =>
  // Documents of this collection are only ever written by this code.
  snapshot?.data() as InventoryMonth | undefined;

/**
 * Follows every change of inventory: updates the scarce nights when sales change, and serves the
 * resort's waitlist queue when nights have become free. Retried after a failure; can be repeated.
 */
export const followinventory = onDocumentWritten(
  { document: 'inventory/{monthId}', retry: true },
  async (event) => {
    const [before, after] = [monthIn(event.data?.before), monthIn(event.data?.after)];
    const { monthId } = event.params;
    const isSold = isSoldChanged(before, after);
    const isFreed = mayFreeUnits(before, after);
    if (!isSold && !isFreed) return;
    const { clubFirestore } = await import('../kernel/firebase/app.ts');
    const db = clubFirestore();
    if (isSold) {
      const { markMonths } = await import('../availability/publish-availability.ts');
      await markMonths(db, [monthId]);
    }
    if (isFreed) {
      const { serveWaitlist } = await import('../waitlist/serve-waitlist.ts');
      await serveWaitlist(db, resortOfInventory(monthId), Date.now());
    }
    if (isSold) {
      const { publishAvailability } = await import('../availability/publish-availability.ts');
      const { finishPublishing } = await import('./finish-publishing.ts');
      await finishPublishing(publishAvailability(db));
    }
  },
);
