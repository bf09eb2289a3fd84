import type { OperationName } from '@club/domain/api/contract';

/** A call of this page in the member's name. */
export type RecentCall = {
  name: OperationName;
  /** The booking it is about, where it names one. */
  bookingId: string | null;
  /** When the response came, milliseconds since 1970; null while the call is running. */
  endedAt: number | null;
};

/** How long after its response a call counts as recent, milliseconds. */
const RECENT_MS = 15_000;

const calls = new Set<RecentCall>();

const bookingIdOf = (input: object): string | null =>
  'bookingId' in input && typeof input.bookingId === 'string' ? input.bookingId : null;

const isRecent = ({ endedAt }: RecentCall, nowMs: number): boolean =>
  endedAt === null || nowMs <= endedAt + RECENT_MS;

/** Runs `work` and remembers it for as long as a notification about it may still come. */
export const asRecentCall = async <Value>(
  name: RecentCall['name'],
  input: object,
  work: () => Promise<Value>,
): Promise<Value> => {
  const call: RecentCall = { name, bookingId: bookingIdOf(input), endedAt: null };
  for (const one of calls) if (!isRecent(one, Date.now())) calls.delete(one);
  calls.add(call);
  try {
    return await work();
  } finally {
    call.endedAt = Date.now();
  }
};

/** The calls of this page that are running, or have just got their response. */
export const recentCalls = (nowMs: number): RecentCall[] =>
  [...calls].filter((call) => isRecent(call, nowMs));
