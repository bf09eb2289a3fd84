/** A deposit to confirm; `key` makes it idempotent. */
type DepositRequest = {
  key: string;
  points: number;
  /** Points that the club's own limit still lets the member deposit in this use year. */
  allowedThisYear: number;
};

/** Whether the deposit is approved, or else how much would be this year. */
type DepositResponse = { approved: true } | { approved: false; allowed: number };

/**
 * The points programme, which confirms deposits before the club credits them (rules 3.4). May throw
 * when it cannot be reached.
 */
export type PointsProgramme = {
  confirmDeposit: (request: DepositRequest) => Promise<DepositResponse>;
};
