import { gunzipSync, gzipSync } from 'node:zlib';
import type { AvailabilityDocument } from '@club/domain/availability/packed-availability';
import {
  AVAILABILITY_VERSION,
  packAvailability,
  unpackAvailability,
} from '@club/domain/availability/packed-availability';
import type { Availability } from '@club/domain/availability/scarce-nights';
import { nightNumber, nightOfNumber, within } from '@club/domain/availability/scarce-nights';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';

/** What fits into a document with its other fields; Firestore allows 1 MiB in total. */
const MAX_PACKED_BYTES = 1_040_000;
/**
 * How many days ahead are packed: from all that can be booked down to what fits for the busiest
 * club.
 */
const HORIZONS_DAYS = [400, 270, 180, 90, 45, 20, 7] as const;

/** The nights from `from` up to, excluding, `until` (numbers), without resorts that have none. */
const between = (availability: Availability, from: number, until: number): Availability =>
  new Map(
    [...availability]
      .map(([id, runs]) => [id, within(runs, from, until)] as const)
      .filter(([, runs]) => runs.length > 0),
  );

/**
 * The document of the scarce nights of a shard. Nights that are over everywhere are left out, and
 * the farthest ones where not all fit, which `until` records. `known` is where the given rows end,
 * null for no end.
 */
export const encodeAvailability = (
  availability: Availability,
  nowMs: number,
  known: LocalDate | null = null,
  maxBytes = MAX_PACKED_BYTES,
): AvailabilityDocument<Buffer> => {
  const first = nightNumber(dayAtOffset(nowMs, -12));
  const knownEnd = known === null ? Infinity : nightNumber(known);
  for (const days of HORIZONS_DAYS) {
    const isComplete = days === HORIZONS_DAYS[0] && known === null;
    const end = Math.min(first + days, knownEnd);
    const rows = between(availability, first, isComplete ? Infinity : end);
    const packed = gzipSync(packAvailability(rows));
    if (packed.byteLength <= maxBytes) {
      return {
        v: AVAILABILITY_VERSION,
        count: rows.size,
        builtAt: new Date(nowMs).toISOString(),
        until: isComplete ? null : nightOfNumber(end),
        packed,
      };
    }
  }
  throw new Error(
    `The scarce nights of ${availability.size} resorts do not fit into one document.`,
  );
};

/** The rows of a document; null without one, or for another version, which must be rebuilt. */
export const decodeAvailability = (
  document: AvailabilityDocument<Buffer> | undefined,
): Map<string, Int32Array> | null =>
  document === undefined || document.v !== AVAILABILITY_VERSION
    ? null
    : unpackAvailability(gunzipSync(document.packed));
