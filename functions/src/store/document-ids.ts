import { createHash, randomBytes } from 'node:crypto';
import { MADE_ID_LENGTH } from '@club/domain/ids';
import type { Stay } from './member-holds.ts';

/** Ids are opaque: they appear in inventory documents, which everybody can read. */
const randomId = (): string => randomBytes(MADE_ID_LENGTH / 2).toString('hex');

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * The booking that a request is about: with an idempotency key always the same one, without a key a
 * new one, because then the guard of the stay recognises a repeat.
 */
export const bookingIdFor = (uid: string, idempotencyKey: string | null): string =>
  idempotencyKey === null
    ? randomId()
    : hash('booking', uid, idempotencyKey).slice(0, MADE_ID_LENGTH);

/** The change that a request for a booking is about: always the same one for the same request. */
export const changeIdFor = (bookingId: string, requestId: string): string =>
  hash('change', bookingId, requestId).slice(0, MADE_ID_LENGTH);

/** The mail that a request for one more confirmation is about: always the same one for the same request. */
export const confirmationMailIdFor = (bookingId: string, requestId: string): string =>
  `${bookingId}_confirmed_${hash('confirmation', bookingId, requestId).slice(0, MADE_ID_LENGTH)}`;

/** The id of a new hold. */
export const newHoldId = randomId;

/** A member's place in a line, by the request that asked for it. */
export const waitlistEntryIdFor = (uid: string, requestId: string): string =>
  hash('waitlist', uid, requestId).slice(0, MADE_ID_LENGTH);

/** The hold of what an entry of a waitlist is offered; each is offered something once. */
export const waitlistHoldIdFor = (entryId: string): string =>
  hash('waitlist-hold', entryId).slice(0, MADE_ID_LENGTH);

/**
 * The review of a stay: always the same one, so that there is one at most. Booking ids can be read in
 * the inventory, so the uid is in the hash: without it nobody finds the stay of a review, or its days.
 */
export const reviewIdFor = (uid: string, bookingId: string): string =>
  hash('review', uid, bookingId).slice(0, MADE_ID_LENGTH);

/** The id of the guard that keeps a member from booking the same stay twice. */
export const stayGuardId = (uid: string, stay: Stay): string =>
  hash('stay', uid, stay.resortId, stay.unitType, stay.startDate, stay.endDate).slice(
    0,
    MADE_ID_LENGTH,
  );

/** A fingerprint of values that are plain data; the order of object keys does not matter. */
export const fingerprintOf = (value: unknown): string => hash('request', canonicalJson(value));

/** Plain data with the keys of all its objects in one order, so that what is equal is so byte by byte. */
export const inOneOrder = <Value>(value: Value): Value =>
  // What was made of a value without undefined entries is that value again.
  JSON.parse(canonicalJson(value)) as Value;

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
