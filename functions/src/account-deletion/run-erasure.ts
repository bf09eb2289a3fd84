import { atomically, remove } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { deleteMails } from './delete-mails.ts';
import { deleteReviews } from './delete-reviews.ts';
import { deleteShares } from '../favourites/delete-shares.ts';
import { deleteTickets } from './delete-tickets.ts';
import { cancelComingStays, releaseHolds, settlePayments } from './end-bookings.ts';
import type { Erasure } from '../store/erasure.ts';
import { leaveLines } from './leave-lines.ts';
import { pseudonymiseBookings } from './pseudonymise-bookings.ts';
import { deleteLogin } from '../account/role-claim.ts';
import { settleChanges } from './settle-changes.ts';
import { keepYearLimits } from '../account/year-limits.ts';

/** A step of an erasure; it can be repeated, also by two processes at once. */
export type ErasureStep = {
  name: string;
  run: (erasure: Erasure, dependencies: PaymentDependencies) => Promise<void>;
};

const deleteRecord = async ({ uid }: Erasure): Promise<void> => {
  const db = clubFirestore();
  await db.recursiveDelete(collections(db).users.doc(uid));
};

/** Gives the address free, unless somebody else has it by now. */
const freeAddress = async ({ uid, emailClaim }: Erasure): Promise<void> => {
  if (emailClaim === null) return;
  const db = clubFirestore();
  const refs = { claim: collections(db).emails.doc(emailClaim) };
  await atomically<typeof refs, void>(db, refs, ({ claim }) => ({
    result: undefined,
    writes: claim.data?.uid === uid ? [remove(claim)] : [],
  }));
};

/**
 * What closing an account leads to, in this order. The address comes last but one: until it is free,
 * an admin can find the account by it and repeat a removal that was cut short.
 */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  // First, because whoever can sign up again must find it; and once more when all is settled.
  { name: 'keep the limits of the year', run: keepYearLimits },
  { name: 'end the sessions and delete the login', run: ({ uid }) => deleteLogin(uid) },
  { name: 'leave the lines', run: leaveLines },
  { name: 'let the holds go', run: releaseHolds },
  { name: 'settle the payments', run: settlePayments },
  { name: 'settle the changes', run: settleChanges },
  { name: 'cancel the coming stays', run: cancelComingStays },
  { name: 'pseudonymise the bookings', run: ({ uid }) => pseudonymiseBookings(uid) },
  { name: 'delete the record', run: deleteRecord },
  { name: 'delete the links of the boards', run: deleteShares },
  { name: 'delete the reviews', run: deleteReviews },
  { name: 'delete the tickets', run: deleteTickets },
  { name: 'delete the mails', run: deleteMails },
  {
    // What a request of the last moment may have written after the others had looked.
    name: 'look again',
    run: async (erasure, dependencies) => {
      await leaveLines(erasure);
      await releaseHolds(erasure);
      await settlePayments(erasure, dependencies);
      await settleChanges(erasure, dependencies);
      await cancelComingStays(erasure, dependencies);
      await pseudonymiseBookings(erasure.uid);
      await deleteRecord(erasure);
      await deleteShares(erasure);
      await deleteReviews(erasure);
      await deleteTickets(erasure);
      await deleteMails(erasure);
    },
  },
  { name: 'keep the limits of the year as they are at last', run: keepYearLimits },
  { name: 'give the address free', run: freeAddress },
  {
    name: 'strike off the order',
    run: async ({ uid }) => {
      await collections(clubFirestore()).erasures.doc(uid).delete();
    },
  },
];

/**
 * Carries an erasure to its end, one step after another. Whoever comes next begins at the first step
 * again and finds done what is done.
 */
export const runErasure = async (
  erasure: Erasure,
  dependencies: PaymentDependencies,
  steps: readonly ErasureStep[] = ERASURE_STEPS,
): Promise<void> => {
  for (const { run } of steps) {
    // The order of the steps is the point.
    await run(erasure, dependencies);
  }
};
