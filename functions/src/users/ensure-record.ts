import { ApiError } from '@club/domain/api/errors';
import { requiredLine } from '@club/domain/validation/text-field';
import type { Caller } from '../http/handler.ts';
import { recordMember } from './create-user.ts';

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

/**
 * Makes the record of a caller of whom the club has none yet, as POST /users does: whoever books is in
 * the list of users and can be removed. Throws ApiError 'already-registered' for an address of somebody
 * else's record, 'not-allowed' for an account without an address.
 */
export const ensureRecord = async (caller: Caller, nowMs: number): Promise<void> => {
  if (caller.isRecorded !== false) return;
  if (caller.email === '') throw new ApiError('not-allowed');
  const person = { name: nameOfCaller(caller), email: caller.email };
  await recordMember(person, caller, nowMs);
};
