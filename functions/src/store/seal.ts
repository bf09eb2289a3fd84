import { createHmac, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections.ts';
import { atomically, put } from '../kernel/commit/atomically.ts';

/** The purposes of seals; a seal for one is not valid for another. */
type SealPurpose = 'sandbox-card' | 'card-fingerprint' | 'year-limits';

/**
 * 64 hex digits over some texts that can only be made or checked with the club's secret
 * (HMAC-SHA256).
 */
export type Seal = (purpose: SealPurpose, ...texts: readonly string[]) => string;

/** The club's secret, created when it is first needed. */
const clubSecret = async (db: Firestore): Promise<string> => {
  const ref = collections(db).secrets.doc('seal');
  const stored = (await ref.get()).data();
  if (stored !== undefined) return stored.key;
  const key = randomBytes(32).toString('hex');
  const refs = { secret: ref };
  return atomically<typeof refs, string>(db, refs, ({ secret }) =>
    secret.data === undefined
      ? { result: key, writes: [put(secret, { key })] }
      : { result: secret.data.key },
  );
};

/**
 * The club's seal, for one request: the secret is read each time, because a process that cached it
 * would use the old one after the club was seeded again.
 */
export const clubSeal = async (db: Firestore): Promise<Seal> => {
  const key = await clubSecret(db);
  return (purpose, ...texts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...texts]))
      .digest('hex');
};
