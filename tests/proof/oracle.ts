import type { Firestore } from 'firebase-admin/firestore';
import type { ProofRecords, Scope } from './club-records.ts';
import { readClubRecords } from './club-records.ts';
import { accessViolations } from './oracle/access.ts';
import { historyViolations, priceViolations } from './oracle/bookings.ts';
import { livenessViolations } from './oracle/liveness.ts';
import { paymentViolations } from './oracle/payments.ts';
import { ledgerViolations, redemptionViolations } from './oracle/points.ts';
import { secretViolations } from './oracle/secrets.ts';
import { duplicateViolations, inventoryViolations } from './oracle/inventory.ts';
import type { Violation } from './oracle/violation.ts';
import { waitlistViolations } from './oracle/waitlist.ts';

/** What is known about a club beside its records. */
export type Terms = {
  /** The instant by which holds are alive or over, milliseconds since 1970. */
  nowMs: number;
  /**
   * True when all processes have ended and maintenance has run: then nothing may be half done
   * any more (I13), and every payment is at its end.
   */
  isSettled: boolean;
  /** The most units that resorts have given, by id, where they give fewer by now. */
  mostUnits?: ReadonlyMap<string, number>;
  /** Texts that were sent and must be in no document: card numbers, codes, passwords. */
  canaries?: readonly string[];
};

/** Everything in the records that cannot be; an empty list is a clean club. */
export const findViolations = (records: ProofRecords, terms: Terms): Violation[] => [
  ...inventoryViolations(records, terms),
  ...duplicateViolations(records),
  ...ledgerViolations(records),
  ...redemptionViolations(records),
  ...paymentViolations(records, terms),
  ...priceViolations(records),
  ...historyViolations(records),
  ...accessViolations(records),
  ...secretViolations(records, terms.canaries),
  ...(terms.isSettled ? livenessViolations(records, terms.nowMs) : []),
  ...waitlistViolations(records),
];

/**
 * The oracle: reads the club, or a part of it, and checks it by rules of its own that share nothing
 * with the code that decides. `nowMs` is now unless said otherwise.
 */
export const consultOracle = async (
  db: Firestore,
  { scope = {}, ...terms }: { scope?: Scope } & Omit<Terms, 'nowMs'> & { nowMs?: number },
): Promise<Violation[]> => {
  const records = await readClubRecords(db, scope);
  return findViolations(records, { nowMs: Date.now(), ...terms });
};

/** Violations as lines of text, the first of them. */
export const describeViolations = (violations: readonly Violation[], most = 20): string[] => [
  ...violations.slice(0, most).map(({ invariant, id, detail }) => `${invariant} ${id}: ${detail}`),
  ...(violations.length > most ? [`… and ${violations.length - most} more`] : []),
];
