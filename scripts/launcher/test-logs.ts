import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { LOGS } from './folders.ts';

const KEPT_RUNS = 5;

/** Keeps the logs and reports of the last few test runs. */
export const removeOldTestLogs = (): void => {
  if (!existsSync(LOGS)) return;
  const newestFirst = readdirSync(LOGS)
    .filter((name) => name.startsWith('test-'))
    .map((name) => path.join(LOGS, name))
    .map((folder) => ({ folder, changedMs: statSync(folder).mtimeMs }))
    .sort((one, other) => other.changedMs - one.changedMs);
  for (const { folder } of newestFirst.slice(KEPT_RUNS)) {
    rmSync(folder, { recursive: true, force: true });
  }
};
