import { createHmac, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { atomically, put } from './atomically.ts';

/** What the club seals; a seal for one purpose says nothing about another. */
export type SealPurpose = 'sandbox-card' | 'card-fingerprint' | 'year-limits';

/**
 * The club's own secret, made when it is first needed. It is read each time: a process that kept it
 * would go on with an old one after the club was seeded anew.
 */
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
 * 64 hex digits over some texts that nobody can make, or check guesses against, without the club's
 * secret (HMAC-SHA256).
 */
export const seal = async (
  db: Firestore,
  purpose: SealPurpose,
  ...texts: readonly string[]
): Promise<string> =>
  createHmac('sha256', await clubSecret(db))
    .update(JSON.stringify([purpose, ...texts]))
    .digest('hex');
