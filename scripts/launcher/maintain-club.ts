import { setTimeout as sleep } from 'node:timers/promises';
import { recountOverview } from '../../functions/src/totals/recount-overview.ts';
import { maintainPacked } from '../../functions/src/availability/maintain-packed.ts';
import { clubDependencies } from '../../functions/src/dependencies.ts';
import { completeWork } from '../../functions/src/maintenance/complete-work.ts';
import type { WorkFailure } from '../../functions/src/maintenance/complete-work.ts';
import { requireEmulators } from '../seed/emulators.ts';

/** The club has just opened; its first visitors come first. */
const FIRST_RUN_MS = 5_000;
const EVERY_MS = 60_000;

/** What a run has done, as one line; null when there was nothing to do. */
const summary = (completed: Readonly<Record<string, number>>): string | null => {
  const done = Object.entries(completed).filter(([, count]) => count > 0);
  return done.length === 0 ? null : done.map(([kind, count]) => `${kind} ${count}`).join(', ');
};

const say = (line: string): void => console.log(`${new Date().toISOString()} ${line}`);

const onFailure = ({ kind, id, error }: WorkFailure): void =>
  say(`Not finished: ${[kind, id].filter((part) => part !== null).join(' ')}: ${String(error)}`);

/**
 * The program that `startClubClock` runs: the schedules of the cloud for a club on this machine.
 * Whatever fails is one line in its log and is tried again a minute later. It ends with the process that
 * started it, because its input ends then.
 */
process.stdin.once('end', () => process.exit()).resume();
await requireEmulators();
const dependencies = clubDependencies();
say('The clock goes.');
await sleep(FIRST_RUN_MS);
for (;;) {
  const beganAt = Date.now();
  // A run never begins before the one before it has ended.
  const line = summary(await completeWork(dependencies, beganAt, onFailure));
  if (line !== null) say(`Finished: ${line}.`);
  await recountOverview(dependencies.db, Date.now()).catch((error: unknown) =>
    say(`The overview could not be counted: ${String(error)}`),
  );
  await maintainPacked(dependencies.db, Date.now()).catch((error: unknown) =>
    say(`The packed documents are not in order: ${String(error)}`),
  );
  await sleep(Math.max(0, beganAt + EVERY_MS - Date.now()));
}
