import { ApiError } from '@club/domain/api/errors';
import { requiredLine } from '@club/domain/validation/text-field';
import type { Caller } from '../kernel/http/handler.ts';
import { error as logError } from 'firebase-functions/logger';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { hasConfirmedEmail } from './confirmed-email.ts';
import { recordMember } from './create-user.ts';
import { isClaimedByAnother } from './email-claim.ts';
import { withUsedBefore, yearLimitsOf } from './year-limits.ts';

/** Longest name of a record. */
const MAX_NAME_LENGTH = 80;

const nameSchema = requiredLine('Name', MAX_NAME_LENGTH);

/**
 * The name for a record that is created without one: the account's, or the start of the address.
 */
export const nameOfCaller = ({ name, email }: Pick<Caller, 'name' | 'email'>): string => {
  const named = name?.trim() ?? '';
  if (nameSchema.isValidSync(named)) return named;
  const beginning = email.split('@')[0] ?? '';
  return beginning === '' ? 'Member' : beginning.slice(0, MAX_NAME_LENGTH);
};

/** Throws when the caller cannot get a record. Writes nothing, because the request may yet fail. */
const requireRecordable = async (caller: Caller): Promise<void> => {
  if (caller.email === '') throw new ApiError('not-allowed');
  const club = collections(clubFirestore());
  const isTaken = await isClaimedByAnother(club, caller.email, caller.uid);
  if (isTaken && !(await hasConfirmedEmail(caller))) {
    throw new ApiError('already-registered', { field: 'email' });
  }
};

const makeRecord = async (caller: Caller, nowMs: number): Promise<void> => {
  await recordMember({ name: nameOfCaller(caller), email: caller.email }, caller, nowMs);
};

/** Whether earlier accounts of the caller have used some of this year's limits. */
const hasUsedBefore = async (caller: Caller, nowMs: number): Promise<boolean> => {
  if (!(await hasConfirmedEmail(caller))) return false;
  const limits = await (await yearLimitsOf(caller.email, nowMs)).get();
  return withUsedBefore(undefined, limits.data(), nowMs) !== null;
};

/**
 * Runs `work` and makes sure that the caller has a record afterwards, as POST /users creates it: a
 * member who books is in the list of users and can be removed. A request that fails creates no
 * record, unless earlier accounts of the caller have used some of this year's limits, which count
 * from the start. Throws what `work` does, ApiError 'already-registered' for another account's
 * address, and 'not-allowed' for an account without an address.
 */
export const withRecord = async <Result>(
  caller: Caller,
  nowMs: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (caller.isRecorded !== false) return work();
  await requireRecordable(caller);
  if (await hasUsedBefore(caller, nowMs)) {
    await makeRecord(caller, nowMs);
    return work();
  }
  const result = await work();
  try {
    await makeRecord(caller, nowMs);
  } catch (error) {
    // The request is done; the next one creates the record.
    logError('The record of a member could not be created.', {
      uid: caller.uid,
      error: String(error),
    });
  }
  return result;
};
