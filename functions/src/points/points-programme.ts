import { DEPOSIT_LIMIT_POINTS } from '@club/domain/points/account';

/** What a member asks the programme to credit; `key` makes a repeat harmless. */
export type DepositRequest = {
  key: string;
  points: number;
  /** Points that the club has credited to the member in this use year. */
  depositedThisYear: number;
};

/** The programme's word: credited, or how much it would still credit this year. */
export type DepositAnswer = { approved: true } | { approved: false; allowed: number };

/**
 * The points programme that a member's week is deposited with; it confirms the points before the
 * club credits them (DESIGN 7). May throw when it cannot be reached.
 */
export type PointsProgramme = {
  confirmDeposit: (request: DepositRequest) => Promise<DepositAnswer>;
};

/** The programme without a partner: approves up to 200,000 points a use year. */
export const sandboxProgramme: PointsProgramme = {
  confirmDeposit: async ({ points, depositedThisYear }) => {
    const allowed = Math.max(0, DEPOSIT_LIMIT_POINTS - depositedThisYear);
    return points <= allowed ? { approved: true } : { approved: false, allowed };
  },
};
