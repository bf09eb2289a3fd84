import { ApiError } from '@club/domain/api/errors';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { Handler } from '../kernel/http/handler.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';
import { commitResort } from './commit-resort.ts';
import { decideAdd } from './resort-changes.ts';
import { randomResortCode } from './resort-code.ts';

const MAX_TRIES = 5;

const createResort = (
  id: string,
  form: ResortForm,
  context: CommandContext,
): Promise<StoredResort> =>
  commitResort(id, context, (stored) => decideAdd(id, form, dayAtOffset(context.nowMs, 0), stored));

/** Adds the resort under a random ID; draws another one when it is taken. */
const createWithRandomCode = async (
  form: ResortForm,
  context: CommandContext,
): Promise<StoredResort> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await createResort(randomResortCode(), form, context);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'resort-exists') throw error;
    }
  }
  throw new ApiError('busy');
};

/**
 * POST /resorts (rules 12.1): adds a resort under its resort ID, or under a random one when the
 * form has none. A trigger updates the directory.
 */
export const addResort: Handler<'addResort', 'caller' | 'nowMs'> = async (
  form,
  { caller, nowMs },
) => {
  const context = { actor: caller.uid, nowMs };
  const added =
    form.resort_ID === undefined
      ? await createWithRandomCode(form, context)
      : await createResort(form.resort_ID, form, context);
  return { status: 201, body: added };
};
