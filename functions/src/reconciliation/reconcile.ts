import type { Compared, Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import type { Progress } from './club-books.ts';
import { readBooks } from './club-books.ts';
import { compareGateway } from './compare-gateway.ts';
import { compareGuards } from './compare-guards.ts';
import { compareHolds } from './compare-holds.ts';
import { compareInventory } from './compare-inventory.ts';
import { comparePayments } from './compare-payments.ts';
import { comparePoints } from './compare-points.ts';
import { compareTotals } from './compare-totals.ts';
import { compareWaitlists } from './compare-waitlists.ts';
import { openSnapshot } from './snapshot.ts';
import { unreadableBookings } from './unreadable-bookings.ts';

/** What comparing the books has found: how much of each was read, and everything that differs. */
export type Reconciled = {
  /** ISO instant of the comparison. */
  at: string;
  counts: Record<Compared, number>;
  disagreements: Disagreement[];
};

/**
 * Rebuilds inventory from bookings and holds, balances from the ledger and payments from the
 * gateway, and compares everything of value with everything else that has to agree with it, both
 * ways (decision 14). Reads only. The database is read as it was at one instant, so what is changed
 * meanwhile gives no false alarm; what lies outside of that is looked at a second time. `nowMs` is
 * when it is done, milliseconds since 1970.
 */
export const reconcile = async (
  { db, gateway }: PaymentDependencies,
  nowMs: number,
  progress: Progress = () => undefined,
): Promise<Reconciled> => {
  const books = await readBooks(db, await openSnapshot(db), progress);
  const atGateway = await compareGateway(db, gateway, books.payments);
  return {
    at: new Date(nowMs).toISOString(),
    counts: {
      bookings: books.bookings.size,
      months: books.months.size,
      accounts: books.accounts.size,
      'ledger lines': books.ledger.size,
      payments: books.payments.size,
      'payments at the gateway': atGateway.known,
      guards: books.guards.size,
      'members holding': books.holds.size,
      changes: books.changes.size,
      'waitlist entries': books.entries.size,
    },
    disagreements: [
      ...unreadableBookings(books),
      ...compareInventory(books),
      ...compareHolds(books),
      ...compareGuards(books),
      ...comparePoints(books),
      ...comparePayments(books),
      ...atGateway.disagreements,
      ...compareWaitlists(books),
      ...(await compareTotals(db)),
    ],
  };
};
