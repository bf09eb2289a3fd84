import type { LocalDate } from '../calendar/local-date.ts';
import { addDays, addYears, dayAtOffset } from '../calendar/local-date.ts';

/** How long deposited points can be used, years (rules 3.5). */
export const BATCH_YEARS = 2;
/** How long points that come back from a stay can be used at least, days. */
export const RETURNED_DAYS = 30;

/** Points of one origin that are still there, usable up to and including `expiresOn`. */
export type PointsBatch = { id: string; points: number; expiresOn: LocalDate };

/** How many points of a batch a stay was paid with. */
export type BatchShare = PointsBatch;

/**
 * The day that counts for the end of points at `nowMs` (milliseconds since 1970): a day counts as
 * long as it lasts anywhere (UTC−12), so that no member loses points by their zone.
 */
export const pointsDay = (nowMs: number): LocalDate => dayAtOffset(nowMs, -12);

/**
 * The day on which points come in at `nowMs` (milliseconds since 1970): the calendar day in UTC, as
 * the use year is the year in UTC.
 */
export const creditDay = (nowMs: number): LocalDate => dayAtOffset(nowMs, 0);

/** The last day on which points that come into an account on `day` can be used. */
export const expiryOf = (day: LocalDate): LocalDate => addYears(day, BATCH_YEARS);

/** True when the points of a batch can no longer be used on `today`. */
export const isExpired = ({ expiresOn }: Pick<PointsBatch, 'expiresOn'>, today: LocalDate) =>
  expiresOn < today;

/** All points deposited on `day` are one batch. */
export const depositedBatch = (points: number, day: LocalDate): PointsBatch => ({
  id: `deposit-${day}`,
  points,
  expiresOn: expiryOf(day),
});

/**
 * Points that were borrowed for a stay, repaid by deposits since, and came back on `day`: their
 * batch is unknown, so they count as deposited on that day.
 */
export const returnedBatch = (points: number, day: LocalDate): PointsBatch => ({
  id: `return-${day}`,
  points,
  expiresOn: expiryOf(day),
});

/** How many points there are in batches or shares. */
export const pointsIn = (batches: readonly PointsBatch[]): number =>
  batches.reduce((sum, { points }) => sum + points, 0);

/** Identifies and orders batches: by their ends, and of equal ends by their ids. */
const keyOf = ({ expiresOn, id }: PointsBatch): string => `${expiresOn} ${id}`;

const byExpiry = (one: PointsBatch, other: PointsBatch): number =>
  keyOf(one) < keyOf(other) ? -1 : 1;

/**
 * Batches in the order in which they are used: those that expire first come first. What is of the
 * same origin and lasts as long is one batch; empty ones are left out.
 */
export const inOrder = (batches: readonly PointsBatch[]): PointsBatch[] => {
  const merged = new Map<string, PointsBatch>();
  for (const batch of batches) {
    const key = keyOf(batch);
    const points = batch.points + (merged.get(key)?.points ?? 0);
    merged.set(key, { id: batch.id, points, expiresOn: batch.expiresOn });
  }
  return [...merged.values()].filter(({ points }) => points > 0).sort(byExpiry);
};

/** What was taken of batches, and what is left of them. */
export type Taken = { taken: BatchShare[]; left: PointsBatch[] };

const take = (batches: readonly PointsBatch[], points: number): Taken => {
  const taken: BatchShare[] = [];
  const left: PointsBatch[] = [];
  let missing = points;
  for (const batch of batches) {
    const part = Math.min(batch.points, missing);
    missing -= part;
    taken.push({ ...batch, points: part });
    left.push({ ...batch, points: batch.points - part });
  }
  return { taken: inOrder(taken), left: inOrder(left) };
};

/** Takes `points` (no more than there are) of the batches that expire first. */
export const takeFirst = (batches: readonly PointsBatch[], points: number): Taken =>
  take(inOrder(batches), points);

/** Takes `points` (no more than there are) of the shares that last longest, in a member's favour. */
export const takeLast = (shares: readonly BatchShare[], points: number): Taken =>
  take(inOrder(shares).toReversed(), points);

/** A share as it goes back to its batch on `day`, with its expiry but not less than 30 days. */
export const returnedShare = (share: BatchShare, day: LocalDate): PointsBatch => {
  const atLeast = addDays(day, RETURNED_DAYS);
  return { ...share, expiresOn: share.expiresOn < atLeast ? atLeast : share.expiresOn };
};

/**
 * What expires next: all points whose last day is the first to come, of several batches where they
 * share it. `batches` are those that can be used, the first to expire first. Null without points.
 */
export const expiringNext = (
  batches: readonly PointsBatch[],
): { points: number; expiresOn: LocalDate } | null => {
  const [first] = batches;
  if (first === undefined) return null;
  const together = batches.filter(({ expiresOn }) => expiresOn === first.expiresOn);
  return { points: pointsIn(together), expiresOn: first.expiresOn };
};
