import type { Favourite } from '@club/domain/favourites/favourite';
import { isRecord } from '@club/domain/validation/is-record';
import { storedValue } from '../../kernel/storage/local-store.ts';

/** What else is saved of a resort; what is missing stays as it is. */
export type SavedDetails = Partial<Pick<Favourite, 'board' | 'note' | 'savedAtMs'>>;

/** A pressed heart that the server has not confirmed yet. */
export type PendingHeart = {
  /** The press: a later one of the same heart has another id. */
  id: string;
  resortId: string;
  /** Whose heart it is; null while that is not known. */
  uid: string | null;
  /** null for a heart that is removed. */
  saved: SavedDetails | null;
};

const detailsOf = (json: unknown): SavedDetails | null => {
  if (!isRecord(json)) return null;
  const { board, note, savedAtMs } = json;
  return {
    ...(typeof board === 'string' && { board }),
    ...(typeof note === 'string' && { note }),
    ...(typeof savedAtMs === 'number' && { savedAtMs }),
  };
};

const heartOf = (json: unknown): PendingHeart | null => {
  if (!isRecord(json)) return null;
  const { id, resortId, uid } = json;
  if (typeof id !== 'string' || typeof resortId !== 'string' || resortId === '') return null;
  return {
    id,
    resortId,
    uid: typeof uid === 'string' ? uid : null,
    saved: detailsOf(json['saved']),
  };
};

const NONE: readonly PendingHeart[] = [];

/**
 * The hearts of members that are on their way to the server. Firestore keeps nothing over a reload,
 * so they are kept here and sent again by the next page.
 */
export const pendingHearts = storedValue<readonly PendingHeart[]>({
  key: 'pendingHearts',
  area: 'local',
  version: 1,
  fallback: NONE,
  parse: (json) => (Array.isArray(json) ? json.flatMap((one) => heartOf(one) ?? []) : null),
});

/** Those that this page sends itself. */
const pressedHere = new Set<string>();

/** Keeps a pressed heart until the returned function is called. */
export const keepPending = (press: Omit<PendingHeart, 'id'>): (() => void) => {
  const id = crypto.randomUUID();
  pressedHere.add(id);
  const others = pendingHearts.read().filter(({ resortId }) => resortId !== press.resortId);
  pendingHearts.write([...others, { ...press, id }]);
  return () => forgetPending(id);
};

/** Forgets a heart that the server has confirmed or rejected; a later press of it stays. */
export const forgetPending = (id: string): void => {
  const before = pendingHearts.read();
  const after = before.filter((heart) => heart.id !== id);
  if (after.length < before.length) pendingHearts.write(after);
};

const isOf = (uid: string | null, heart: PendingHeart): boolean =>
  heart.uid === null || heart.uid === uid;

/** The hearts of a member that another page has left behind. */
export const pendingFromBefore = (uid: string): PendingHeart[] =>
  pendingHearts.read().filter((heart) => isOf(uid, heart) && !pressedHere.has(heart.id));

/** The saved resorts as they are once the pending hearts of this member are confirmed. */
export const withPending = (
  saved: Iterable<string>,
  pending: readonly PendingHeart[],
  uid: string | null,
): Set<string> => {
  const ids = new Set(saved);
  for (const heart of pending) {
    if (!isOf(uid, heart)) continue;
    if (heart.saved === null) ids.delete(heart.resortId);
    else ids.add(heart.resortId);
  }
  return ids;
};
