import { createHash, randomBytes } from 'node:crypto';
import { LINK_BYTES, MADE_ID_LENGTH } from '@club/domain/ids';
import { isRecord } from '@club/domain/validation/is-record';
import type { Stay } from '@club/domain/booking/member-holds';

/** A new id. Ids are opaque, because inventory documents are public and contain them. */
export const randomId = (): string => randomBytes(MADE_ID_LENGTH / 2).toString('hex');

/** The last part of a new link to what is shared. */
export const linkToken = (): string => randomBytes(LINK_BYTES).toString('base64url');

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * The booking id of a request: with an idempotency key always the same, without one a new id,
 * because then the stay's guard recognises a repeat.
 */
export const bookingIdFor = (uid: string, idempotencyKey: string | null): string =>
  idempotencyKey === null
    ? randomId()
    : hash('booking', uid, idempotencyKey).slice(0, MADE_ID_LENGTH);

/** The change id of a request for a booking: always the same for the same request. */
export const changeIdFor = (bookingId: string, requestId: string): string =>
  hash('change', bookingId, requestId).slice(0, MADE_ID_LENGTH);

/** The mail id of a request for another confirmation: always the same for the same request. */
export const confirmationMailIdFor = (bookingId: string, requestId: string): string =>
  `${bookingId}_confirmed_${hash('confirmation', bookingId, requestId).slice(0, MADE_ID_LENGTH)}`;

/** The waitlist entry id of a member's request: always the same for the same request. */
export const waitlistEntryIdFor = (uid: string, requestId: string): string =>
  hash('waitlist', uid, requestId).slice(0, MADE_ID_LENGTH);

/** The hold id of a waitlist entry's offer; each entry gets at most one offer. */
export const waitlistHoldIdFor = (entryId: string): string =>
  hash('waitlist-hold', entryId).slice(0, MADE_ID_LENGTH);

/**
 * The review id of a stay: always the same, so that there is at most one. Booking ids are public in
 * the inventory, so the hash includes the uid: without it no one can find the stay of a review, or
 * its days.
 */
export const reviewIdFor = (uid: string, bookingId: string): string =>
  hash('review', uid, bookingId).slice(0, MADE_ID_LENGTH);

/** The id of the guard that stops a member from booking the same stay twice. */
export const stayGuardId = (uid: string, stay: Stay): string =>
  hash('stay', uid, stay.resortId, stay.unitType, stay.startDate, stay.endDate).slice(
    0,
    MADE_ID_LENGTH,
  );

/** A fingerprint of values that are plain data; the order of object keys does not matter. */
export const fingerprintOf = (value: unknown): string => hash('request', canonicalJson(value));

/** Plain data with all object keys sorted, so that equal values serialise equally. */
export const inOneOrder = <Value>(value: Value): Value =>
  // Plain data without undefined entries survives JSON.
  JSON.parse(canonicalJson(value)) as Value;

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, entry: unknown) =>
    isRecord(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
