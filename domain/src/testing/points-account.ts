import type { PointsAccount } from '../points/account.ts';
import { EMPTY_ACCOUNT } from '../points/account.ts';

/** An account with these fields; points without batches of their own are one that lasts for years. */
export const accountWith = (fields: Partial<PointsAccount>): PointsAccount => {
  const { available = 0 } = fields;
  const batches =
    available === 0
      ? []
      : [{ id: 'deposit-2028-12-03', points: available, expiresOn: '2030-12-03' }];
  return { ...EMPTY_ACCOUNT, batches, nextExpiry: batches[0]?.expiresOn ?? null, ...fields };
};
