import type { InventoryMonth } from '@club/domain/booking/inventory';
import { resortOfInventory } from '@club/domain/booking/inventory';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';
import { mayFreeRoom } from './freed-room.ts';

const monthIn = (snapshot: DocumentSnapshot | undefined): InventoryMonth | undefined =>
  // Documents of this collection are only ever written by this code.
  snapshot?.data() as InventoryMonth | undefined;

/** Serves a resort's line when nights have become free, wherever that comes from. */
export const followinventory = onDocumentWritten(
  { document: 'inventory/{monthId}', retry: true },
  async (event) => {
    if (!mayFreeRoom(monthIn(event.data?.before), monthIn(event.data?.after))) return;
    const { serveWaitlist } = await import('./serve-waitlist.ts');
    const { clubFirestore } = await import('../firestore/app.ts');
    await serveWaitlist(clubFirestore(), resortOfInventory(event.params.monthId), Date.now());
  },
);
