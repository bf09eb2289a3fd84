import type { ApiErrorCode } from '@club/domain/api/errors';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { FieldErrors } from '@club/domain/validation/parse-with';
import type { CallError, CallResult } from '../../../kernel/api/api-client.ts';
import { callApi, callFunction } from '../../../kernel/api/api-client.ts';

/** The result of saving. */
export type SaveOutcome =
  | { kind: 'saved'; resort: StoredResort }
  /** Another admin saved this resort since it was opened. */
  | { kind: 'changed'; advice: string }
  /** Not saved, as far as known: the errors by field, and what to do now. */
  | { kind: 'failed'; fields: FieldErrors; advice: string };

/** The messages by field of an error. */
const rejectedFields = (error: CallError): FieldErrors => {
  if (error.kind !== 'api') return {};
  const fields: FieldErrors = error.code === 'invalid-input' ? { ...error.details?.fields } : {};
  if (error.field !== undefined) fields[error.field] ??= error.message;
  return fields;
};

const NOT_ADMIN_NOW =
  'You are not signed in as an admin any more. What you typed is kept in this browser.';

/** What to do, where the server's message does not say it. */
const ADVICE: Partial<Record<ApiErrorCode, string>> = {
  'resort-exists':
    'There is already a resort with this ID. Choose another one, or leave it blank and the club makes one up.',
  'invalid-input': 'Some of the information is wrong. Correct the marked fields and save again.',
  'unknown-field': 'Some of the information is wrong. Correct the marked fields and save again.',
  'resort-not-found':
    'This resort is not in the club any more. What you typed is kept in this browser.',
  'not-signed-in': NOT_ADMIN_NOW,
  'not-allowed': NOT_ADMIN_NOW,
  'account-disabled': NOT_ADMIN_NOW,
};

/** What an admin can do after a failed attempt. */
const adviceOn = (error: CallError): string =>
  error.kind === 'network'
    ? 'We could not reach the club, so we do not know whether it was saved. What you typed is kept here: look at the list of resorts before you save again.'
    : (ADVICE[error.code] ?? `${error.message} What you typed is kept here.`);

const outcomeOf = (result: CallResult<StoredResort>): SaveOutcome => {
  if (result.ok) return { kind: 'saved', resort: result.value };
  const { error } = result;
  if (error.kind === 'api' && error.code === 'resort-changed') {
    return {
      kind: 'changed',
      advice: `${error.message} What you typed is kept: choose at the top of the form which version counts.`,
    };
  }
  // A callable names the fields of the resort below `resort`.
  const fields = Object.fromEntries(
    Object.entries(rejectedFields(error)).map(([path, message]) => [
      path.replace(/^resort\./, ''),
      message,
    ]),
  );
  return { kind: 'failed', fields, advice: adviceOn(error) };
};

/** Adds a resort: POST /resorts (rules 12.1). */
export const addResort = async (form: ResortForm): Promise<SaveOutcome> =>
  outcomeOf(await callApi('addResort', form));

/** Saves a resort over revision `rev`; its ID cannot change. */
export const changeResort = async (
  id: string,
  rev: number,
  form: ResortForm,
): Promise<SaveOutcome> => {
  // The SDK would send undefined as null, which means: not offered for points.
  const { resort_ID: _fixed, price_rate, ...rest } = form;
  const resort = price_rate === undefined ? rest : { ...rest, price_rate };
  return outcomeOf(await callFunction('saveResort', { id, rev, resort }));
};

/** Takes a resort out of the directory, or puts it back. */
export const withdrawResort = async (
  id: string,
  rev: number,
  withdrawn: boolean,
): Promise<CallResult<StoredResort>> => callFunction('withdrawResort', { id, rev, withdrawn });
