import { demandSecondFactor } from '../../functions/src/admin/demand-second-factor.ts';

const admins = (count: number): string => (count === 1 ? '1 admin' : `${count} admins`);

/** What is printed after the demand was made of so many admins, or taken back. */
export const demandLines = (isDemanded: boolean, count: number): readonly string[] =>
  isDemanded
    ? [
        `Second factor for admins: demanded, of ${admins(count)} and of new ones.`,
        '  An admin who signs in without it is a plain member and has only what members have. To continue,',
        '  an admin signs in, adds an authenticator app on the profile, and signs in again with its',
        '  code. --no-second-factor-for-admins takes this back, and needs no admin to do so.',
      ]
    : [
        `Second factor for admins: not demanded any more, of ${admins(count)}.`,
        '  Apps that admins have added still ask for their codes; the profile removes them.',
      ];

/** Demands a second factor of the project's admins, or no longer does; answers what that means. */
export const setDemand = async (isDemanded: boolean): Promise<readonly string[]> =>
  demandLines(isDemanded, await demandSecondFactor({ isDemanded, nowMs: Date.now() }));
