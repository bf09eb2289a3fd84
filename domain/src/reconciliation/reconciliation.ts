/** In which way two places of the database disagree; each kind says of what its ids are. */
export const DISAGREEMENT_KINDS = [
  'booking-in-pieces',
  'inventory-sold',
  'inventory-hold',
  'held-offer',
  'held-booking',
  'booking-guard',
  'stray-guard',
  'booking-number',
  'ledger-line',
  'account-available',
  'account-borrowed',
  'ledger-numbers',
  'account-batches',
  'booking-points',
  'booking-redemption',
  'payment',
  'booking-payment',
  'gateway',
  'waitlist-queue',
  'waitlist-entry',
  'totals',
] as const;
export type DisagreementKind = (typeof DISAGREEMENT_KINDS)[number];

/** Something that two places of the database should agree on and do not, by a document's id. */
export type Disagreement = { kind: DisagreementKind; id: string; detail: string };

/** What is compared, with its label, in the order of the report. */
export const COMPARED = [
  'bookings',
  'months',
  'accounts',
  'ledger lines',
  'payments',
  'payments at the gateway',
  'guards',
  'booking numbers',
  'members holding',
  'changes',
  'waitlist entries',
] as const;
export type Compared = (typeof COMPARED)[number];

/** A document of `reconciliations/{instant}`: what comparing all records with each other has found. */
export type Reconciliation = {
  /** ISO instant of the comparison. */
  at: string;
  /** How much of each was compared. */
  counts: Record<Compared, number>;
  /** The first of them, so that the document stays small; `total` is how many there are. */
  disagreements: Disagreement[];
  total: number;
};
