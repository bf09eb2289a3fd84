import type { PointsProgramme } from './points-programme.ts';

/** The programme without a partner: approves up to 200,000 points a use year. */
export const sandboxProgramme: PointsProgramme = {
  confirmDeposit: async ({ points, allowedThisYear }) =>
    points <= allowedThisYear ? { approved: true } : { approved: false, allowed: allowedThisYear },
};
