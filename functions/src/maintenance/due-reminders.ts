import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';
import type { OpenItem, OpenWork } from './open-work.ts';
import type { Walked } from './reminder-progress.ts';
import { firstRun, resumedRun, runAfter } from './reminder-progress.ts';
import type { AnyWalk, WalkedDocument, WalkTime } from './reminder-walks.ts';
import { REMINDER_WALKS } from './reminder-walks.ts';
import { remind } from './remind.ts';

/** Documents per query. */
const PAGE_SIZE = 50;

const itemOf = (db: Firestore, found: WalkedDocument, nowMs: number, walked: Walked): OpenItem => ({
  id: found.id,
  finish: async () => {
    try {
      let written = 0;
      for (const reminder of await found.reminders()) written += await remind(db, reminder, nowMs);
      walked.done += 1;
      return written;
    } catch (error) {
      walked.failed += 1;
      throw error;
    }
  },
});

/** The pages of a walk from where the last run stopped, which stores how far it is after each. */
async function* pagesOfWalk(
  db: Firestore,
  { kind, by, page: pageOf }: AnyWalk,
  nowMs: number,
): AsyncGenerator<OpenItem[]> {
  const progress = collections(db).reminderRuns.doc(kind);
  const today = dayAtOffset(nowMs, 0);
  const stored = (await progress.get()).data();
  let run = stored === undefined ? firstRun(by, today) : resumedRun(stored, today);
  while (run.day === null || run.day <= today) {
    const time: WalkTime = { day: run.day ?? today, today, nowMs };
    // A page begins where the one before it ended.
    const page = await pageOf(db, time, run.after, PAGE_SIZE);
    if (page.length === 0 && run.day === null) return;
    const walked: Walked = { found: page.length, done: 0, failed: 0 };
    const last = page.at(-1)?.place ?? null;
    const before = run;
    try {
      if (page.length > 0) yield page.map((found) => itemOf(db, found, nowMs, walked));
    } finally {
      // Also when the run ends here because its time is over.
      run = runAfter(before, walked, { last, isLastPage: page.length < PAGE_SIZE });
      await progress.set(run);
    }
    if (run.after === before.after && run.day === before.day) return;
  }
}

/** Reminders that are due: before and after a stay, of points that expire, of offers that end. */
export const dueReminders: OpenWork = {
  kind: 'reminders',
  async *find({ db, context: { nowMs } }) {
    for (const walk of REMINDER_WALKS) yield* pagesOfWalk(db, walk, nowMs);
  },
};
