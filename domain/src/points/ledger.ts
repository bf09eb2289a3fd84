/** Why points moved. */
export const LEDGER_KINDS = [
  'redeem',
  'borrow',
  'deposit',
  'repay',
  'refund',
  'opening',
  'expire',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One side of a movement; the sides of a ledger document sum to 0. */
export type LedgerSide = { account: string; points: number };

/**
 * A document of `ledger/{id}`: written once, never changed. Accounts are 'member:<uid>' (spendable),
 * 'borrowed:<uid>' (owed to the next use year, negative), 'club:stays', 'club:programme' and
 * 'club:expired'.
 */
export type LedgerEntry = {
  uid: string;
  /** Position among the account's movements, from 1. */
  seq: number;
  kind: LedgerKind;
  sides: LedgerSide[];
  bookingId: string | null;
  /** ISO instant. */
  at: string;
};

/** True when the sides of a movement cancel out. */
export const isBalanced = (sides: readonly LedgerSide[]): boolean =>
  sides.reduce((sum, side) => sum + side.points, 0) === 0;

/** The ledger's name of what a member can spend. */
export const memberAccount = (uid: string): string => `member:${uid}`;
/** The ledger's name of what a member owes to the next use year, below 0. */
export const borrowedAccount = (uid: string): string => `borrowed:${uid}`;

/**
 * The sides of each kind of movement of `points` points. Borrowing puts points into the member's
 * account and the same debt beside it; redeeming then takes the whole price from the account.
 */
export const ledgerSides = (kind: LedgerKind, uid: string, points: number): LedgerSide[] => {
  const member = memberAccount(uid);
  const from = (account: string, to: string): LedgerSide[] => [
    { account, points: -points },
    { account: to, points },
  ];
  switch (kind) {
    case 'redeem':
      return from(member, 'club:stays');
    case 'refund':
      return from('club:stays', member);
    case 'expire':
      return from(member, 'club:expired');
    case 'borrow':
      return from(borrowedAccount(uid), member);
    case 'repay':
      return from(member, borrowedAccount(uid));
    case 'deposit':
    case 'opening':
      return from('club:programme', member);
  }
};
