import type { LocalDate } from '../calendar/local-date.ts';
import type { UnitType, VacationType } from '../pricing/unit-type.ts';

/** How long a free stay is held for the first member in the queue, hours. */
export const WAITLIST_OFFER_HOURS = 24;
/** How many offers from waitlists one member can have at a time; at one resort it is one. */
export const MAX_LIVE_WAITLIST_OFFERS = 2;
/** How long a member who declines or misses an offer cannot join that resort's waitlist, hours. */
export const WAITLIST_PAUSE_HOURS = 24;
/** How many entries one member can have at a time. */
export const MAX_WAITLIST_ENTRIES = 10;
/** How many of them can be saved searches, which wait for many resorts at once. */
export const MAX_SAVED_SEARCHES = 3;
/** How many members can wait for one resort at a time. */
export const MAX_QUEUE_LENGTH = 500;

/** States of an entry of the waitlist. */
const WAITLIST_STATES = ['waiting', 'offered', 'booked', 'missed', 'left'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

/** The resorts of a saved search: those of a region, or chosen ones (`region` is null). */
export type SearchPlaces = { region: string | null; resortIds: readonly string[] };

/** What a member waits for: so many nights in a row, within a window of days. */
export type WaitlistCriteria = {
  /** Of a saved search the first of its resorts, until one has a stay that fits. */
  resortId: string;
  unitType: UnitType;
  vacationType: VacationType;
  /** First day of check-in that suits. */
  from: LocalDate;
  /** Last day of check-out that suits. */
  to: LocalDate;
  nights: number;
  /** The most that the stay may cost: points, or by card cents with tax. Missing for any price. */
  ceiling?: number;
  /** Only of a saved search, which waits in the queue of each of these resorts. */
  search?: SearchPlaces;
};

/** A stay that is held for a member of the queue, until `expiresAt` (milliseconds since 1970). */
export type WaitlistOffer = {
  holdId: string;
  startDate: LocalDate;
  endDate: LocalDate;
  expiresAt: number;
};

/** A document of `waitlistEntries/{entryId}`: a member's entry in the waitlist of a resort. */
export type WaitlistEntry = WaitlistCriteria & {
  uid: string;
  email: string;
  /** Name and place of the resort as they were when the member joined, or got a stay that fits. */
  resort: { resort_ID: string; place_name: string; location: string; img: string };
  state: WaitlistState;
  /** What is held for the member; only in the state 'offered'. */
  offer: WaitlistOffer | null;
  /** Of a saved search that had an offer: `resortId` and `resort` are those of the offer. */
  isFound?: true;
  /** ISO instants. */
  joinedAt: string;
  stateAt: string;
  rev: number;
};

/** An entry as the queue of a resort shows it to every member: without its member. */
export type QueueEntry = Pick<
  WaitlistCriteria,
  'unitType' | 'vacationType' | 'from' | 'to' | 'nights' | 'ceiling'
> & {
  /** Position among all that ever joined this queue: the lower, the earlier. */
  number: number;
};

/**
 * A document of `waitlists/{resortId}`: the waiting entries of a resort by their id. An entry with an
 * offer, or whose member has left, is not in it. Every change writes the whole document, so that the
 * order of a queue is decided in one place.
 */
export type WaitlistQueue = {
  entries: Record<string, QueueEntry>;
  /** The number that the next entry gets. */
  next: number;
  rev: number;
};

/** The resorts in whose queues an entry is while it waits; then the resort that it is about. */
export const resortsOf = ({
  state,
  search,
  resortId,
}: Pick<WaitlistEntry, 'state' | 'search' | 'resortId'>): readonly string[] =>
  state === 'waiting' && search !== undefined ? search.resortIds : [resortId];

/** What a queue shows of the criteria. */
export const queueTermsOf = ({
  resortId: _resortId,
  search: _search,
  ...terms
}: WaitlistCriteria): Omit<QueueEntry, 'number'> => terms;

/** All entries, first come first. */
export const inOrder = (queue: WaitlistQueue | undefined): (QueueEntry & { entryId: string })[] =>
  Object.entries(queue?.entries ?? {})
    .map(([entryId, entry]) => ({ entryId, ...entry }))
    .sort((one, other) => one.number - other.number);

/** The queue with one more entry at its end. */
export const withEntry = (
  queue: WaitlistQueue | undefined,
  entryId: string,
  entry: Omit<QueueEntry, 'number'>,
): WaitlistQueue => {
  const number = queue?.next ?? 1;
  return {
    entries: { ...queue?.entries, [entryId]: { ...entry, number } },
    next: number + 1,
    rev: (queue?.rev ?? 0) + 1,
  };
};

/** The queue without an entry; the others keep their numbers. */
export const withoutEntry = (queue: WaitlistQueue, entryId: string): WaitlistQueue => {
  const { [entryId]: _left, ...entries } = queue.entries;
  return { entries, next: queue.next, rev: queue.rev + 1 };
};

/** True when both could be offered the same night. */
export const compete = (
  one: Pick<QueueEntry, 'from' | 'to'>,
  other: Pick<QueueEntry, 'from' | 'to'>,
): boolean => one.from < other.to && other.from < one.to;

/** True when an entry of the queue waits for a night of the stay. */
export const isWaitedFor = (
  queue: WaitlistQueue | undefined,
  { startDate, endDate }: { startDate: LocalDate; endDate: LocalDate },
): boolean => inOrder(queue).some((entry) => compete(entry, { from: startDate, to: endDate }));

/**
 * The position of an entry, from 1: how many before it wait for nights that it waits for, too, and
 * itself. Null for an entry that does not wait.
 */
export const positionInQueue = (
  queue: WaitlistQueue | undefined,
  entryId: string,
): number | null => {
  const all = inOrder(queue);
  const own = all.find((entry) => entry.entryId === entryId);
  if (own === undefined) return null;
  return all.filter((entry) => entry.number <= own.number && compete(entry, own)).length;
};
