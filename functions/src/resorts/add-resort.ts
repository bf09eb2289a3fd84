import { ApiError } from '@club/domain/api/errors';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { Handler } from '../kernel/http/handler.ts';
import type { ResortOccasion } from './commit-resort.ts';
import { commitResort } from './commit-resort.ts';
import { decideAdd } from './resort-changes.ts';
import { randomResortCode } from './resort-code.ts';

const MAX_TRIES = 5;

const createResort = (
  id: string,
  form: ResortForm,
  occasion: ResortOccasion,
): Promise<StoredResort> => commitResort(id, occasion, (stored) => decideAdd(id, form, stored));

/** Adds the resort under a made-up ID; another one is drawn when it is taken. */
const createWithRandomCode = async (
  form: ResortForm,
  occasion: ResortOccasion,
): Promise<StoredResort> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await createResort(randomResortCode(), form, occasion);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'resort-exists') throw error;
    }
  }
  throw new ApiError('busy');
};

/**
 * POST /resorts (rules 12.1): adds a resort under its resort ID, or under a made-up one when the
 * form gives none. The directory follows by itself. Throws ApiError 'resort-exists' for an ID that
 * is taken and 'invalid-input' for a picture that is no https address.
 */
export const addResort: Handler<'addResort', 'caller' | 'nowMs'> = async (
  form,
  { caller, nowMs },
) => {
  const occasion = { actor: caller.uid, nowMs };
  const added =
    form.resort_ID === undefined
      ? await createWithRandomCode(form, occasion)
      : await createResort(form.resort_ID, form, occasion);
  return { status: 201, body: added };
};
