import type { Compared, Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import type { Progress } from './club-records.ts';
import { readClubRecords } from './club-records.ts';
import { compareGateway } from './compare-gateway.ts';
import { compareGuards } from './compare-guards.ts';
import { compareHolds } from './compare-holds.ts';
import { compareInventory } from './compare-inventory.ts';
import { compareNumbers } from './compare-numbers.ts';
import { comparePayments } from './compare-payments.ts';
import { comparePoints } from './compare-points.ts';
import { compareTotals } from './compare-totals.ts';
import { compareWaitlists } from './compare-waitlists.ts';
import { openSnapshot } from './snapshot.ts';
import { unreadableBookings } from './unreadable-bookings.ts';

/** The result of a reconciliation: how much was read, and everything that differs. */
export type Reconciled = {
  /** ISO instant of the comparison. */
  at: string;
  counts: Record<Compared, number>;
  disagreements: Disagreement[];
};

/**
 * Rebuilds inventory from bookings and holds, balances from the ledger and payments from the
 * gateway, and compares all records of value with each other, both ways (decision 14). Only reads.
 * The database is read at one instant, so concurrent changes give no false alarms; what is outside
 * of it is checked twice. `nowMs` is when it runs, milliseconds since 1970.
 */
export const reconcile = async (
  { db, gateway }: PaymentDependencies,
  nowMs: number,
  progress: Progress = () => undefined,
): Promise<Reconciled> => {
  const records = await readClubRecords(db, await openSnapshot(db), progress);
  const atGateway = await compareGateway(db, gateway, records.payments);
  return {
    at: new Date(nowMs).toISOString(),
    counts: {
      bookings: records.bookings.size,
      months: records.months.size,
      accounts: records.accounts.size,
      'ledger lines': records.ledger.size,
      payments: records.payments.size,
      'payments at the gateway': atGateway.known,
      guards: records.guards.size,
      'booking numbers': records.numbers.size,
      'members holding': records.holds.size,
      changes: records.changes.size,
      'waitlist entries': records.entries.size,
    },
    disagreements: [
      ...unreadableBookings(records),
      ...compareInventory(records),
      ...compareHolds(records),
      ...compareGuards(records),
      ...compareNumbers(records),
      ...comparePoints(records),
      ...comparePayments(records),
      ...atGateway.disagreements,
      ...compareWaitlists(records),
      ...(await compareTotals(db)),
    ],
  };
};
