import type { OperationName } from '@club/domain/api/contract';

/** Something that this page asks of the server in the member's name. */
export type RecentCall = {
  name: OperationName;
  /** The booking it is about, where it names one. */
  bookingId: string | null;
  /** When it was answered, milliseconds since 1970; null while it is under way. */
  overAt: number | null;
};

/** How long after its answer a call counts as recent, milliseconds. */
const RECENT_MS = 15_000;

const calls = new Set<RecentCall>();

const bookingIdOf = (input: object): string | null =>
  'bookingId' in input && typeof input.bookingId === 'string' ? input.bookingId : null;

const isRecent = ({ overAt }: RecentCall, nowMs: number): boolean =>
  overAt === null || nowMs <= overAt + RECENT_MS;

/** Does `work`, and knows of it for as long as a notice about it may still come. */
export const asRecentCall = async <Value>(
  name: RecentCall['name'],
  input: object,
  work: () => Promise<Value>,
): Promise<Value> => {
  const call: RecentCall = { name, bookingId: bookingIdOf(input), overAt: null };
  for (const one of calls) if (!isRecent(one, Date.now())) calls.delete(one);
  calls.add(call);
  try {
    return await work();
  } finally {
    call.overAt = Date.now();
  }
};

/** The calls of this page that are under way, or were answered a moment ago. */
export const recentCalls = (nowMs: number): RecentCall[] =>
  [...calls].filter((call) => isRecent(call, nowMs));
