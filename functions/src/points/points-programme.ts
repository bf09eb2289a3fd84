/** What a member asks the programme to credit; `key` makes a repeat harmless. */
type DepositRequest = {
  key: string;
  points: number;
  /** Points that the club's own limit still lets the member deposit in this use year. */
  roomThisYear: number;
};

/** The programme's word: credited, or how much it would still credit this year. */
type DepositAnswer = { approved: true } | { approved: false; allowed: number };

/**
 * The points programme that a member's week is deposited with; it confirms the points before the
 * club credits them (rules 3.4). May throw when it cannot be reached.
 */
export type PointsProgramme = {
  confirmDeposit: (request: DepositRequest) => Promise<DepositAnswer>;
};
