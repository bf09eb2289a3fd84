import { ApiError } from '@club/domain/api/errors';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import type { Handler } from '../http/handler.ts';
import { randomResortCode } from './resort-code.ts';
import { resortDocument } from './resort-document.ts';

/** gRPC status of a `create` whose document is there already. */
const ALREADY_EXISTS = 6;
const MAX_TRIES = 5;

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === ALREADY_EXISTS;

/** Creates the document; null when the id is taken. */
const createResort = async (id: string, form: ResortForm): Promise<StoredResort | null> => {
  const document = resortDocument(id, form);
  try {
    await collections(clubFirestore()).resorts.doc(id).create(document);
    return document;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
};

/**
 * POST /resorts (S§7): adds a resort under its resort ID, or under a made-up one when the form gives
 * none. The directory follows by itself. Throws ApiError 'resort-exists' for an ID that is taken.
 */
export const addResort: Handler<'POST /resorts'> = async (form) => {
  if (form.resort_ID !== undefined) {
    const added = await createResort(form.resort_ID, form);
    if (added === null) throw new ApiError('resort-exists', { field: 'resort_ID' });
    return { status: 201, body: added };
  }
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const added = await createResort(randomResortCode(), form);
    if (added !== null) return { status: 201, body: added };
  }
  throw new ApiError('busy');
};
