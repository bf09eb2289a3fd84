import { atomically, remove } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { deleteMails } from './delete-mails.ts';
import { deleteReviews } from './delete-reviews.ts';
import { deleteShares } from '../favourites/delete-shares.ts';
import { deleteTickets } from './delete-tickets.ts';
import { cancelComingStays, releaseHolds, settlePayments } from './end-bookings.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';
import { leaveQueues } from './leave-queues.ts';
import { pseudonymiseBookings } from './pseudonymise-bookings.ts';
import { deleteLogin } from '../account/role-claim.ts';
import { settleChanges } from './settle-changes.ts';
import { keepYearLimits } from '../account/year-limits.ts';

/** A step of an account deletion; it can be repeated, also by two processes at once. */
export type DeletionStep = {
  name: string;
  run: (deletion: AccountDeletion, dependencies: PaymentDependencies) => Promise<void>;
};

const deleteRecord = async ({ uid }: AccountDeletion): Promise<void> => {
  const db = clubFirestore();
  await db.recursiveDelete(collections(db).users.doc(uid));
};

/** Releases the address, unless another account has it by now. */
const releaseAddress = async ({ uid, emailClaim }: AccountDeletion): Promise<void> => {
  if (emailClaim === null) return;
  const db = clubFirestore();
  const refs = { claim: collections(db).emails.doc(emailClaim) };
  await atomically<typeof refs, void>(db, refs, ({ claim }) => ({
    result: undefined,
    writes: claim.data?.uid === uid ? [remove(claim)] : [],
  }));
};

const DATA_STEPS: readonly DeletionStep[] = [
  { name: 'leave the waitlists', run: leaveQueues },
  { name: 'release the holds', run: releaseHolds },
  { name: 'settle the payments', run: settlePayments },
  { name: 'settle the changes', run: settleChanges },
  { name: 'cancel the coming stays', run: cancelComingStays },
  { name: 'pseudonymise the bookings', run: ({ uid }) => pseudonymiseBookings(uid) },
  { name: 'delete the record', run: deleteRecord },
  { name: 'delete the links of the boards', run: deleteShares },
  { name: 'delete the reviews', run: deleteReviews },
  { name: 'delete the tickets', run: deleteTickets },
  { name: 'delete the mails', run: deleteMails },
];

/**
 * The steps of an account deletion, in this order. The address is released last but one: until then
 * an admin can find the account by it and repeat a removal that was cut short.
 */
export const DELETION_STEPS: readonly DeletionStep[] = [
  // First, because the member may sign up again once the login is deleted; and again when all is
  // settled.
  { name: 'keep the limits of the year', run: keepYearLimits },
  { name: 'end the sessions and delete the login', run: ({ uid }) => deleteLogin(uid) },
  ...DATA_STEPS,
  {
    // A request that was let in before may have written something since.
    name: 'repeat the steps before',
    run: (deletion, dependencies) => deleteAccountData(deletion, dependencies, DATA_STEPS),
  },
  { name: 'keep the limits of the year in the end', run: keepYearLimits },
  { name: 'release the address', run: releaseAddress },
  {
    name: 'delete the order',
    run: async ({ uid }) => {
      await collections(clubFirestore()).accountDeletions.doc(uid).delete();
    },
  },
];

/** Runs the steps one after another. A repeated run begins at the first and skips what is done. */
export const deleteAccountData = async (
  deletion: AccountDeletion,
  dependencies: PaymentDependencies,
  steps: readonly DeletionStep[] = DELETION_STEPS,
): Promise<void> => {
  for (const { run } of steps) {
    // The order of the steps is the point.
    await run(deletion, dependencies);
  }
};
