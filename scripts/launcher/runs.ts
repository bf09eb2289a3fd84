import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RUNS } from './folders.ts';
import { endProcesses, isRunning, ownMark } from './processes.ts';
import type { ProcessMark } from './processes.ts';

/** Who works in a run's folder, and what it has started there. */
type RunRecord = { owner: ProcessMark; processes: ProcessMark[] };

export type Run = { name: string; folder: string };

const RECORD = 'run.json';

const writeRecord = (folder: string, record: RunRecord): void =>
  writeFileSync(path.join(folder, RECORD), JSON.stringify(record, null, 2));

const readRecord = (folder: string): RunRecord | null => {
  const file = path.join(folder, RECORD);
  if (!existsSync(file)) return null;
  try {
    // Written by `writeRecord`; a cut file is no record.
    return JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  } catch {
    return null;
  }
};

/** An empty folder for a run of this process. */
export const prepareRun = (name: string): Run => {
  const folder = path.join(RUNS, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeRecord(folder, { owner: ownMark(), processes: [] });
  return { name, folder };
};

/** Notes what a run has started, so that it can be ended even when we are killed. */
export const recordProcesses = ({ folder }: Run, processes: readonly ProcessMark[]): void => {
  const marks = processes.map(({ pid, startedAt }) => ({ pid, startedAt }));
  writeRecord(folder, { owner: ownMark(), processes: marks });
};

export const removeRun = ({ folder }: Run): void =>
  rmSync(folder, { recursive: true, force: true });

const GRACE_MS = 5_000;

/**
 * Ends what runs have left behind whose own process was killed, and removes their folders. Gives
 * the number of processes that were ended.
 */
export const removeDeadRuns = async (): Promise<number> => {
  if (!existsSync(RUNS)) return 0;
  let ended = 0;
  for (const name of readdirSync(RUNS)) {
    const run = { name, folder: path.join(RUNS, name) };
    const record = readRecord(run.folder);
    if (record !== null && isRunning(record.owner)) continue;
    ended += await endProcesses((record?.processes ?? []).filter(isRunning), GRACE_MS);
    removeRun(run);
  }
  return ended;
};
