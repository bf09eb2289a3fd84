import type { InventoryMonth } from '@club/domain/booking/inventory';
import { resortOfInventory } from '@club/domain/booking/inventory';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { isSoldChanged } from '../availability/sold-change.ts';
import '../kernel/http/runtime.ts';
import { mayFreeRoom } from '../waitlist/freed-room.ts';

const monthIn = (snapshot: DocumentSnapshot | undefined): InventoryMonth | undefined =>
  // Documents of this collection are only ever written by this code.
  snapshot?.data() as InventoryMonth | undefined;

/**
 * Follows every change of what is taken, wherever that comes from: tells the scarce nights what is
 * sold, and serves a resort's line when nights have become free. Repeated after a failure, and
 * harmless when repeated.
 */
export const followinventory = onDocumentWritten(
  { document: 'inventory/{monthId}', retry: true },
  async (event) => {
    const [before, after] = [monthIn(event.data?.before), monthIn(event.data?.after)];
    const { monthId } = event.params;
    const isSold = isSoldChanged(before, after);
    const isFreed = mayFreeRoom(before, after);
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
      const { letPublish } = await import('./let-publish.ts');
      await letPublish(publishAvailability(db));
    }
  },
);
