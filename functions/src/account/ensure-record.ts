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

/** The name of a record that nobody has entered one for: the account's, or how the address begins. */
export const nameOfCaller = ({ name, email }: Pick<Caller, 'name' | 'email'>): string => {
  const named = name?.trim() ?? '';
  if (nameSchema.isValidSync(named)) return named;
  const beginning = email.split('@')[0] ?? '';
  return beginning === '' ? 'Member' : beginning.slice(0, MAX_NAME_LENGTH);
};

/** Refuses whoever could get no record; writes nothing, because what is asked may yet be refused. */
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

/** Whether accounts before this one have used something of a limit of the year. */
const hasUsedBefore = async (caller: Caller, nowMs: number): Promise<boolean> => {
  if (!(await hasConfirmedEmail(caller))) return false;
  const limits = await (await yearLimitsOf(caller.email, nowMs)).get();
  return withUsedBefore(undefined, limits.data(), nowMs) !== null;
};

/**
 * Does something of value for a caller, who has a record in the club afterwards, made as POST /users
 * does: whoever books is in the list of users and can be removed. What is refused makes no record,
 * unless the caller has used up some of the year with an account before: that counts from the start.
 * Throws what `work` does, ApiError 'already-registered' for an address of somebody else's record, and
 * 'not-allowed' for an account without an address.
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
    // What was asked for is done; the next call makes the record.
    logError('A member has no record yet.', { uid: caller.uid, error: String(error) });
  }
  return result;
};
