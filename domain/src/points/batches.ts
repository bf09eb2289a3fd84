import type { LocalDate } from '../calendar/local-date.ts';

/** How long deposited points can be used, years (research, deposit). */
export const BATCH_YEARS = 2;

/** Points of one origin that are still there, usable up to and including `expiresOn`. */
export type PointsBatch = { id: string; points: number; expiresOn: LocalDate };

/** How many points of a batch a stay was paid with. */
export type BatchShare = PointsBatch;
