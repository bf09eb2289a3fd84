import type { CompletedWork, WorkKind } from '@club/domain/api/operations/maintenance';
import { MOST_FINISHED, WORK_KINDS } from '@club/domain/api/operations/maintenance';
import { error as logError } from 'firebase-functions/logger';
import type { CardPayment } from '../booking/pay/card-payment.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { completedStays } from './completed-stays.ts';
import { expiredHolds } from './expired-holds.ts';
import { expiredPoints } from './expired-points.ts';
import { openErasures } from './open-erasures.ts';
import { openRefunds } from './open-refunds.ts';
import type { OpenItem, OpenWork } from './open-work.ts';
import { settledChanges } from './settled-changes.ts';
import { settledPayments } from './settled-payments.ts';
import { waitlistOffers } from './waitlist-offers.ts';

/**
 * In the order in which one kind can leave work for the next: what ends frees nights, and freed
 * nights are offered last.
 */
const ALL_WORK: readonly OpenWork[] = [
  expiredHolds,
  settledChanges,
  settledPayments,
  openRefunds,
  completedStays,
  expiredPoints,
  openErasures,
  waitlistOffers,
];

/** How much of a kind is looked at in one run, to finish as much as is finished in one. */
const MOST_LOOKED_AT = 1000;
/** How many items of a kind are worked on at a time. */
const AT_ONCE = 8;
/** A run begins nothing new after this time, so that it ends within a request's minute. */
const RUN_MS = 45_000;

/** Something that could not be finished, or not even be looked for (`id` is null then). */
export type WorkFailure = { kind: WorkKind; id: string | null; error: unknown };

/** Says in the log what could not be finished. */
export const logFailure = ({ kind, id, error }: WorkFailure): void =>
  logError('Open work could not be finished.', { kind, id, error: String(error) });

/** One run: where it works, until when it begins anything new, and whom it tells of failures. */
type Run = { flow: CardPayment; deadlineMs: number; onFailure: (failure: WorkFailure) => void };

/** Finishes a page of items, some at a time; what the deadline leaves is left to the next run. */
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
      // One after the other is the point of a worker.
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
  // One entry for each kind, so that the record is whole.
  Object.fromEntries(WORK_KINDS.map((kind) => [kind, 0])) as CompletedWork;

/**
 * Finishes what dead processes have left open and what only time brings up, each item by the very
 * code that a request uses and each on its own. Can be repeated by anybody at any time, also by two
 * at once; nothing depends on it for being correct, because whoever meets open work finishes it,
 * too (decision 14). Answers how many items of each kind came to their end; at most 200 of a kind
 * in one run. Never throws: what fails is reported and comes again in the next run.
 */
export const completeWork = async (
  { db, gateway }: PaymentDependencies,
  nowMs: number,
  onFailure: (failure: WorkFailure) => void = logFailure,
): Promise<CompletedWork> => {
  const flow = { db, gateway, occasion: { nowMs, actor: 'system' } };
  const beganAt = Date.now();
  const completed = nothing();
  for (const [index, work] of ALL_WORK.entries()) {
    // A kind that has much to do leaves the later ones their share of the time.
    const deadlineMs = beganAt + (RUN_MS * (index + 1)) / ALL_WORK.length;
    completed[work.kind] = await finishKind(work, { flow, deadlineMs, onFailure });
  }
  return completed;
};
