import type { CompletedWork, WorkKind } from '@club/domain/api/operations/maintenance';
import { MOST_FINISHED, WORK_KINDS } from '@club/domain/api/operations/maintenance';
import { error as logError } from 'firebase-functions/logger';
import { completedStays } from './completed-stays.ts';
import { expiredHolds } from './expired-holds.ts';
import { expiredPoints } from './expired-points.ts';
import { dueMails } from './due-mails.ts';
import { dueReminders } from './due-reminders.ts';
import { openDeletions } from './open-deletions.ts';
import { openRefunds } from './open-refunds.ts';
import type { OpenItem, OpenWork, WorkDependencies, WorkFlow } from './open-work.ts';
import { settledChanges } from './settled-changes.ts';
import { settledPayments } from './settled-payments.ts';
import { waitlistOffers } from './waitlist-offers.ts';

/**
 * In the order in which one kind can create work for the next: expiry frees nights, which are
 * offered then, and mails, which most of them write, are sent last.
 */
const ALL_WORK: readonly OpenWork[] = [
  expiredHolds,
  settledChanges,
  settledPayments,
  openRefunds,
  completedStays,
  expiredPoints,
  openDeletions,
  waitlistOffers,
  dueReminders,
  dueMails,
];

/** The most items of a kind that are tried in one run. */
const MOST_LOOKED_AT = 1000;
/** How many items run at a time. */
const AT_ONCE = 8;
/** A run starts nothing new after this time, so that it ends within a request's minute. */
const RUN_MS = 45_000;

/** An item that failed, or a kind whose query failed (`id` is null then). */
export type WorkFailure = { kind: WorkKind; id: string | null; error: unknown };

/** Logs what could not be finished. */
export const logFailure = ({ kind, id, error }: WorkFailure): void =>
  logError('Open work could not be finished.', { kind, id, error: String(error) });

/** One run, which starts nothing new after `deadlineMs`. */
type Run = { flow: WorkFlow; deadlineMs: number; onFailure: (failure: WorkFailure) => void };

/** Finishes a page of items, some at a time; the rest is left to the next run. */
const finishPage = async (
  kind: WorkKind,
  page: readonly OpenItem[],
  { deadlineMs, onFailure }: Run,
): Promise<number> => {
  const waiting = [...page];
  let finished = 0;
  const finishNext = async ({ id, finish }: OpenItem): Promise<void> => {
    try {
      const ended = await finish();
      finished += ended;
    } catch (error) {
      onFailure({ kind, id, error });
    }
  };
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (Date.now() >= deadlineMs) return;
      // A worker takes one item after another.
      await finishNext(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return finished;
};

const finishKind = async ({ kind, find }: OpenWork, run: Run): Promise<number> => {
  let [finished, lookedAt] = [0, 0];
  try {
    for await (const page of find(run.flow)) {
      const ended = await finishPage(kind, page.slice(0, MOST_FINISHED - finished), run);
      finished += ended;
      lookedAt += page.length;
      const isEnough = finished >= MOST_FINISHED || lookedAt >= MOST_LOOKED_AT;
      if (isEnough || Date.now() >= run.deadlineMs) break;
    }
  } catch (error) {
    run.onFailure({ kind, id: null, error });
  }
  return finished;
};

const nothing = (): CompletedWork =>
  // One entry for each kind, so the record is complete.
  Object.fromEntries(WORK_KINDS.map((kind) => [kind, 0])) as CompletedWork;

/**
 * Finishes work that dead processes have left or that has become due, each item by the code that a
 * request uses. Can be repeated at any time, also concurrently; correctness does not depend on it,
 * because requests finish open work, too (decision 14). Returns how many items of each kind it
 * finished, at most 200 of a kind in one run. Never throws: failures are reported and tried again
 * in the next run.
 */
export const completeWork = async (
  { db, gateway, mailer }: WorkDependencies,
  nowMs: number,
  onFailure: (failure: WorkFailure) => void = logFailure,
): Promise<CompletedWork> => {
  const flow = { db, gateway, mailer, context: { nowMs, actor: 'system' } };
  const beganAt = Date.now();
  const completed = nothing();
  for (const [index, work] of ALL_WORK.entries()) {
    // A kind with much to do leaves the later ones their share of the time.
    const deadlineMs = beganAt + (RUN_MS * (index + 1)) / ALL_WORK.length;
    completed[work.kind] = await finishKind(work, { flow, deadlineMs, onFailure });
  }
  return completed;
};
