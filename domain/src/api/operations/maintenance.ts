import { noInput } from '../input-fields.ts';
import { operation } from '../operation.ts';

/** What maintenance finishes, by kind. */
export const WORK_KINDS = [
  'expired-holds',
  'settled-payments',
  'refunds',
  'settled-changes',
  'completed-stays',
  'expired-points',
  'waitlist-offers',
  'reminders',
  'mails',
  'account-deletions',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
/** How many of each kind one run has finished. */
export type CompletedWork = Record<WorkKind, number>;
/** How much of a kind one run finishes at most. */
export const MOST_FINISHED = 200;

export const MAINTENANCE_OPERATIONS = {
  /** Finishes now what a dead process left open; the schedule does the same. */
  completeWork: operation({ access: 'admin', input: noInput, errors: [] }).returns<{
    finished: CompletedWork;
    /** What could not be finished just now and is tried again a minute later. */
    failed: number;
  }>(),
};
