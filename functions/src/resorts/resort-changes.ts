import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@club/domain/api/errors';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import { resortFromStored } from '@club/domain/resort/resort';
import { STORED_FACT_NAMES } from '@club/domain/resort/resort-fields';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import type { ResortChange } from './commit-resort.ts';
import { rejectNewSitePictures } from './site-pictures.ts';
import { resortDocument } from './resort-document.ts';

/** The fields of a document that the form has. */
const FIELD_NAMES: readonly (keyof StoredResort)[] = [
  ...STORED_FACT_NAMES,
  ...IMAGE_FIELDS,
  'room_details',
];

/** Names of the fields in which two documents differ, except id and revision. */
export const changedFields = (before: StoredResort, after: StoredResort): string[] =>
  FIELD_NAMES.filter((field) => !isDeepStrictEqual(before[field], after[field]));

const existing = (stored: StoredResort | undefined): StoredResort => {
  if (stored === undefined) throw new ApiError('resort-not-found', { field: 'id' });
  return stored;
};

const requireRevision = (stored: StoredResort, rev: number): void => {
  if (stored.rev !== rev) throw new ApiError('resort-changed', { details: { rev: stored.rev } });
};

/** Decides about adding a resort today; throws ApiError 'resort-exists' for an ID that is taken. */
export const decideAdd = (
  id: string,
  form: ResortForm,
  today: LocalDate,
  stored: StoredResort | undefined,
): ResortChange => {
  if (stored !== undefined) throw new ApiError('resort-exists', { field: 'resort_ID' });
  rejectNewSitePictures(form, undefined, '');
  return { resort: resortDocument(id, form, today), action: 'add-resort', detail: '' };
};

/**
 * Decides about saving an edited resort. Nothing changes when the stored one is equal, whatever its
 * revision. Throws ApiError 'resort-not-found', 'invalid-input' for another ID or a picture that is
 * not allowed, and 'resort-changed' (details.rev) when another admin was faster.
 */
export const decideSave = (
  { id, rev, resort: form }: { id: string; rev: number; resort: ResortForm },
  found: StoredResort | undefined,
): ResortChange | StoredResort => {
  const stored = existing(found);
  if (form.resort_ID !== undefined && form.resort_ID !== id) {
    throw new ApiError('invalid-input', {
      field: 'resort.resort_ID',
      message: 'The ID of a resort cannot be changed.',
    });
  }
  rejectNewSitePictures(form, stored, 'resort.');
  const resort = { ...resortDocument(id, form, stored.joinedOn), rev: rev + 1 };
  const fields = changedFields(stored, resort);
  if (fields.length === 0) return stored;
  requireRevision(stored, rev);
  return { resort, action: 'edit-resort', detail: `Changed: ${fields.join(', ')}` };
};

/**
 * Decides about withdrawing or restoring a resort; nothing changes when it already is. Throws
 * ApiError 'resort-not-found' and 'resort-changed' (details.rev).
 */
export const decideWithdraw = (
  { rev, withdrawn }: { rev: number; withdrawn: boolean },
  found: StoredResort | undefined,
): ResortChange | StoredResort => {
  const stored = existing(found);
  const { available } = resortFromStored(stored._id, stored);
  if (available !== withdrawn) return stored;
  requireRevision(stored, rev);
  return {
    resort: { ...stored, available: !withdrawn, rev: rev + 1 },
    action: withdrawn ? 'withdraw-resort' : 'restore-resort',
    detail: '',
  };
};
