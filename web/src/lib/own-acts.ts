import type { OperationName } from '@club/domain/api/contract';
import type { NotificationKind } from '@club/domain/user/notification-kind';
import { NOTIFICATIONS } from '@club/domain/user/notification-kind';

/** Something that this page asks of the server in the member's name. */
type Act = {
  name: OperationName;
  /** The booking it is about, where it names one. */
  bookingId: string | null;
  /** When it was answered, milliseconds since 1970; null while it is under way. */
  overAt: number | null;
};

/** The calls of one's own that a notice can be about; each is an operation of the API. */
const causesOf = (kind: NotificationKind): readonly Act['name'][] => NOTIFICATIONS[kind].causedBy;

/** How long after the answer the notice of it may still arrive, milliseconds. */
const LATE_MS = 15_000;

const acts = new Set<Act>();

const bookingIdOf = (input: object): string | null =>
  'bookingId' in input && typeof input.bookingId === 'string' ? input.bookingId : null;

/** Does `work`, and knows of it for as long as the notice about it may come. */
export const asOwnAct = async <Value>(
  name: Act['name'],
  input: object,
  work: () => Promise<Value>,
): Promise<Value> => {
  const act: Act = { name, bookingId: bookingIdOf(input), overAt: null };
  for (const one of acts) {
    if (one.overAt !== null && one.overAt + LATE_MS < Date.now()) acts.delete(one);
  }
  acts.add(act);
  try {
    return await work();
  } finally {
    act.overAt = Date.now();
  }
};

/**
 * True for a notice about what the member has just done on this page, which has told them already.
 * The id of a notice about a stay begins with the stay's.
 */
export const isAboutOwnAct = (
  { id, kind }: { id: string; kind: NotificationKind | null },
  nowMs: number,
): boolean =>
  kind !== null &&
  [...acts].some(
    ({ name, bookingId, overAt }) =>
      causesOf(kind).includes(name) &&
      (bookingId === null || id.startsWith(`${bookingId}_`)) &&
      (overAt === null || nowMs <= overAt + LATE_MS),
  );
