import { isRecord } from '@club/domain/validation/is-record';
import { storedValue } from '../../kernel/storage/local-store.ts';

/** A pressed heart, or a change of a saved resort, that the server has not confirmed yet. */
export type PendingHeart = {
  /** The press: a later one of the same heart has another id. */
  id: string;
  resortId: string;
  /** Whose heart it is; null while that is not known. */
  uid: string | null;
  /** What else is saved, as it is kept (`SavedDetails`); null for a heart that is removed. */
  saved: Record<string, unknown> | null;
  /** Only a note or a board: the resort is not saved by it. */
  isChange?: true;
};

const heartOf = (json: unknown): readonly PendingHeart[] => {
  if (!isRecord(json)) return [];
  const { id, resortId, uid, saved, isChange } = json;
  if (typeof id !== 'string' || typeof resortId !== 'string' || resortId === '') return [];
  const owner = typeof uid === 'string' ? uid : null;
  const heart = { id, resortId, uid: owner, saved: isRecord(saved) ? saved : null };
  return [isChange === true ? { ...heart, isChange } : heart];
};

const NONE: readonly PendingHeart[] = [];

/**
 * The hearts and changes of members that are on their way to the server. Firestore keeps nothing over a reload,
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

/** A press with what an earlier one of the same resort said, where it is only a change. */
const withEarlier = (
  press: Omit<PendingHeart, 'id'>,
  earlier: PendingHeart | undefined,
): Omit<PendingHeart, 'id'> =>
  press.isChange === true && earlier !== undefined && earlier.saved !== null
    ? { ...earlier, uid: press.uid, saved: { ...earlier.saved, ...press.saved } }
    : press;

/** Keeps a pressed heart or a change until the returned function is called. */
export const keepPending = (press: Omit<PendingHeart, 'id'>): (() => void) => {
  const id = crypto.randomUUID();
  pressedHere.add(id);
  const pending = pendingHearts.read();
  const earlier = pending.find(
    (heart) => heart.resortId === press.resortId && isPendingOf(press.uid, heart),
  );
  const others = pending.filter(({ resortId }) => resortId !== press.resortId);
  pendingHearts.write([...others, { ...withEarlier(press, earlier), id }]);
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
    if (heart.isChange === true || !isPendingOf(uid, heart)) continue;
    ids.delete(heart.resortId);
    if (heart.saved !== null) ids.add(heart.resortId);
  }
  return ids;
};
