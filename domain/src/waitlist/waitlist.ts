import type { LocalDate } from '../calendar/local-date.ts';
import type { UnitType, VacationType } from '../pricing/unit-type.ts';

/** How long a freed stay is kept for the first in line, hours. */
export const WAITLIST_OFFER_HOURS = 24;
/** How many stays can be kept for one member from waitlists at a time; at one resort it is one. */
export const MAX_LIVE_WAITLIST_OFFERS = 2;
/** How long somebody who lets an offer go, or misses it, cannot join that resort's line, hours. */
export const WAITLIST_PAUSE_HOURS = 24;
/** How many places in lines one member can have at a time. */
export const MAX_WAITLIST_PLACES = 10;
/** How many can wait for one resort at a time. */
export const MAX_LINE_LENGTH = 500;

/** Where an entry of the waitlist stands. */
const WAITLIST_STATES = ['waiting', 'offered', 'booked', 'missed', 'left'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

/** What somebody waits for: so many nights in a row, begun and ended within a window of days. */
export type WaitlistWish = {
  resortId: string;
  unitType: UnitType;
  vacationType: VacationType;
  /** First day of check-in that suits. */
  from: LocalDate;
  /** Last day of check-out that suits. */
  to: LocalDate;
  nights: number;
};

/** A stay that is kept for whoever is first in line, until `expiresAt` (milliseconds since 1970). */
export type WaitlistOffer = {
  holdId: string;
  startDate: LocalDate;
  endDate: LocalDate;
  expiresAt: number;
};

/** A document of `waitlistEntries/{entryId}`: a member's place in the line of a resort. */
export type WaitlistEntry = WaitlistWish & {
  uid: string;
  email: string;
  /** Name and place of the resort as they were when the member joined. */
  resort: { resort_ID: string; place_name: string; location: string; img: string };
  state: WaitlistState;
  /** What is kept for the member; only in the state 'offered'. */
  offer: WaitlistOffer | null;
  /** ISO instants. */
  joinedAt: string;
  stateAt: string;
  rev: number;
};

/** Somebody who waits, as the line of a resort shows them to every member: without who they are. */
export type LinePlace = Pick<
  WaitlistWish,
  'unitType' | 'vacationType' | 'from' | 'to' | 'nights'
> & {
  /** Position among all who ever joined this line: the lower, the earlier. */
  number: number;
};

/**
 * A document of `waitlists/{resortId}`: all who wait for a resort by the id of their entry. Those who
 * have been offered something, or have left, are not in it. Every change writes the whole document,
 * so that the order of a line is decided in one place.
 */
export type WaitlistLine = {
  places: Record<string, LinePlace>;
  /** The number that the next to join gets. */
  next: number;
  rev: number;
};

/** All who wait, first come first. */
export const inOrder = (line: WaitlistLine | undefined): (LinePlace & { entryId: string })[] =>
  Object.entries(line?.places ?? {})
    .map(([entryId, place]) => ({ entryId, ...place }))
    .sort((one, other) => one.number - other.number);

/** The line with one more at its end. */
export const withPlace = (
  line: WaitlistLine | undefined,
  entryId: string,
  place: Omit<LinePlace, 'number'>,
): WaitlistLine => {
  const number = line?.next ?? 1;
  return {
    places: { ...line?.places, [entryId]: { ...place, number } },
    next: number + 1,
    rev: (line?.rev ?? 0) + 1,
  };
};

/** The line without an entry; the others keep their numbers. */
export const withoutPlace = (line: WaitlistLine, entryId: string): WaitlistLine => {
  const { [entryId]: _gone, ...places } = line.places;
  return { places, next: line.next, rev: line.rev + 1 };
};

/** True when both could be given the same night. */
export const compete = (
  one: Pick<LinePlace, 'from' | 'to'>,
  other: Pick<LinePlace, 'from' | 'to'>,
): boolean => one.from < other.to && other.from < one.to;

/** True when somebody in a line waits for a night of a stay. */
export const isWaitedFor = (
  line: WaitlistLine | undefined,
  { startDate, endDate }: { startDate: LocalDate; endDate: LocalDate },
): boolean => inOrder(line).some((place) => compete(place, { from: startDate, to: endDate }));

/**
 * The position of an entry, from 1: how many before it wait for nights that it waits for, too, and
 * itself. Null for an entry that does not wait.
 */
export const positionInLine = (line: WaitlistLine | undefined, entryId: string): number | null => {
  const all = inOrder(line);
  const own = all.find((place) => place.entryId === entryId);
  if (own === undefined) return null;
  return all.filter((place) => place.number <= own.number && compete(place, own)).length;
};
