import { EMPTY_ACCOUNT, depositedInYearOf, yearOfUse } from '@club/domain/points/account';
import type { PointsAccount, UsedBefore } from '@club/domain/points/account';
import { creditDay } from '@club/domain/points/batches';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { atomically, put } from '../kernel/commit/atomically.ts';
import type { Seal } from '../store/seal.ts';
import { clubSeal } from '../store/seal.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import type { YearLimits } from '../store/collections.ts';
import { collections } from '../store/collections.ts';
import { emailClaimId } from './email-claim.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';
import { provenClaim } from '../store/account-deletion.ts';

/** The document of an address for the use year of `nowMs`; `claim` is its `emailClaimId`. */
const limitsRef = (
  db: Firestore,
  seal: Seal,
  claim: string,
  nowMs: number,
): DocumentReference<YearLimits> => {
  const year = yearOfUse(creditDay(nowMs));
  return collections(db).yearLimits.doc(seal('year-limits', String(year), claim).slice(0, 32));
};

/** A year ends everywhere on earth within a day of its end in UTC. */
const yearEnd = (year: number): Timestamp => Timestamp.fromMillis(Date.UTC(year + 1, 0, 2));

/**
 * Keeps what a closed account has used of this year's limits, under a sealed hash of its confirmed
 * address, until the year is over; can be repeated. An unconfirmed address may be a stranger's, so
 * nothing is kept of it.
 */
export const keepYearLimits = async (deletion: AccountDeletion): Promise<void> => {
  const claim = provenClaim(deletion);
  if (claim === null) return;
  const db = clubFirestore();
  const nowMs = Date.now();
  const day = creditDay(nowMs);
  const seal = await clubSeal(db);
  const refs = {
    account: collections(db).accounts.doc(deletion.uid),
    limits: limitsRef(db, seal, claim, nowMs),
  };
  const whose = seal('year-limits', deletion.uid).slice(0, 32);
  await atomically<typeof refs, void>(db, refs, ({ account, limits }) => {
    const used = {
      deposited: depositedInYearOf(account.data ?? EMPTY_ACCOUNT, day),
      borrowed: account.data?.borrowed ?? 0,
    };
    const before = limits.data?.used ?? {};
    const isNothing = used.deposited === 0 && used.borrowed === 0;
    if (isNothing && before[whose] === undefined) return { result: undefined };
    const kept = { used: { ...before, [whose]: used }, expireAt: yearEnd(yearOfUse(day)) };
    return { result: undefined, writes: [put(limits, kept)] };
  });
};

/** The document of what earlier accounts with a confirmed address have used this year. */
export const yearLimitsOf = async (
  email: string,
  nowMs: number,
): Promise<DocumentReference<YearLimits>> => {
  const db = clubFirestore();
  return limitsRef(db, await clubSeal(db), emailClaimId(email), nowMs);
};

/** The account with what earlier ones have used this year; null when they used nothing. */
export const withUsedBefore = (
  account: PointsAccount | undefined,
  limits: YearLimits | undefined,
  nowMs: number,
): PointsAccount | null => {
  const parts = Object.values(limits?.used ?? {});
  const usedBefore: UsedBefore = {
    year: yearOfUse(creditDay(nowMs)),
    deposited: parts.reduce((sum, { deposited }) => sum + deposited, 0),
    borrowed: parts.reduce((sum, { borrowed }) => sum + borrowed, 0),
  };
  if (usedBefore.deposited === 0 && usedBefore.borrowed === 0) return null;
  return { ...(account ?? EMPTY_ACCOUNT), usedBefore };
};
