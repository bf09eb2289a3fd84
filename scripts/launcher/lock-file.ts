import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, ownMark } from './processes.ts';
import type { ProcessMark } from './processes.ts';

/** What a lock says: who holds it, and whatever the holder wants others to know. */
type LockContent<Details> = { holder: ProcessMark; details: Details };

type Lock = { release: () => void };
export type LockResult<Details> =
  | { held: true; lock: Lock }
  | { held: false; holder: ProcessMark; details: Details };

const hasCode = (failure: unknown, code: string): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === code;

const readContent = <Details>(file: string): LockContent<Details> | null => {
  try {
    // Only this module writes lock files, and it writes them whole.
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent<Details>;
  } catch (failure) {
    if (hasCode(failure, 'ENOENT') || failure instanceof SyntaxError) return null;
    throw failure;
  }
};

/** What the holder of a lock told about itself; null when no living process holds it. */
export const readLock = <Details>(file: string): LockContent<Details> | null => {
  const content = readContent<Details>(file);
  return content !== null && isRunning(content.holder) ? content : null;
};

/** Puts a dead holder's file aside, and back if a living one wrote it in the meantime. */
const removeStale = (file: string): void => {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== null) linkSync(aside, file);
  } catch (failure) {
    if (!hasCode(failure, 'ENOENT') && !hasCode(failure, 'EEXIST')) throw failure;
  } finally {
    rmSync(aside, { force: true });
  }
};

const ATTEMPTS = 5;

/**
 * Takes a lock between processes, or tells who has it. The lock of a process that has died does
 * not count. The file appears whole or not at all, because a finished file is linked to its name.
 */
export const takeLock = <Details>(file: string, details: Details): LockResult<Details> => {
  mkdirSync(path.dirname(file), { recursive: true });
  const mark = ownMark();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ holder: mark, details }, null, 2));
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        linkSync(draft, file);
        const release = (): void => {
          if (readContent(file)?.holder.pid === mark.pid) rmSync(file, { force: true });
        };
        return { held: true, lock: { release } };
      } catch (failure) {
        if (!hasCode(failure, 'EEXIST')) throw failure;
      }
      const other = readLock<Details>(file);
      if (other !== null) return { held: false, ...other };
      removeStale(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`${file} can be neither taken nor read.`);
};
