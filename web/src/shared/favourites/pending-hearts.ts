import { isRecord } from '@club/domain/validation/is-record';
import { storedValue } from '../../kernel/storage/local-store.ts';

/** A pressed heart that the server has not confirmed yet. */
export type PendingHeart = {
  /** The press: a later one of the same heart has another id. */
  id: string;
  resortId: string;
  /** Whose heart it is; null while that is not known. */
  uid: string | null;
  /** What else is saved, as it is kept (`SavedDetails`); null for a heart that is removed. */
  saved: Record<string, unknown> | null;
};

const heartOf = (json: unknown): readonly PendingHeart[] => {
  if (!isRecord(json)) return [];
  const { id, resortId, uid, saved } = json;
  if (typeof id !== 'string' || typeof resortId !== 'string' || resortId === '') return [];
  const owner = typeof uid === 'string' ? uid : null;
  return [{ id, resortId, uid: owner, saved: isRecord(saved) ? saved : null }];
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
  parse: (json) => (Array.isArray(json) ? json.flatMap(heartOf) : null),
});

/** The presses that this page sends itself. */
export const pressedHere = new Set<string>();

/** Keeps a pressed heart until the returned function is called. */
export const keepPending = (press: Omit<PendingHeart, 'id'>): (() => void) => {
  const id = crypto.randomUUID();
  pressedHere.add(id);
  const others = pendingHearts.read().filter(({ resortId }) => resortId !== press.resortId);
  pendingHearts.write([...others, { ...press, id }]);
  return () => forgetPending(id);
};

/** Forgets a heart that the server has confirmed or rejected; a later press of it stays. */
export const forgetPending = (id: string): void =>
  pendingHearts.write(pendingHearts.read().filter((heart) => heart.id !== id));

/** Whether a heart can be this member's; null for a visitor, and while that is not known. */
export const isPendingOf = (uid: string | null, heart: PendingHeart): boolean =>
  heart.uid === null || heart.uid === uid;

/** The saved resorts as they are once the pending hearts of this member are confirmed. */
export const withPending = (
  saved: Iterable<string>,
  pending: readonly PendingHeart[],
  uid: string | null,
): Set<string> => {
  const ids = new Set(saved);
  for (const heart of pending) {
    if (!isPendingOf(uid, heart)) continue;
    ids.delete(heart.resortId);
    if (heart.saved !== null) ids.add(heart.resortId);
  }
  return ids;
};
