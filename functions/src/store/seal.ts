import { createHmac, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections.ts';
import { atomically, put } from '../kernel/commit/atomically.ts';

/** What the club seals; a seal for one purpose says nothing about another. */
type SealPurpose = 'sandbox-card' | 'card-fingerprint' | 'year-limits';

/**
 * 64 hex digits over some texts that only who has the club's secret can make, or check guesses
 * against (HMAC-SHA256).
 */
export type Seal = (purpose: SealPurpose, ...texts: readonly string[]) => string;

/** The club's own secret, made when it is first needed. */
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
 * The club's seal, for one request: its secret is read each time, because a process that kept it would
 * use the old one after the club has been seeded again.
 */
export const clubSeal = async (db: Firestore): Promise<Seal> => {
  const key = await clubSecret(db);
  return (purpose, ...texts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...texts]))
      .digest('hex');
};
