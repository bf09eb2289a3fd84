import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process for certain: a number alone may have been given to another one since. */
export type ProcessMark = { pid: number; startedAt: string };

export type RunningProcess = ProcessMark & { parentPid: number; command: string };

/** Fields of /proc/<pid>/stat behind the command's name, counted from the state. */
const STAT_STATE = 0;
const STAT_PARENT = 1;
const STAT_START = 19;

const readFromProc = (pid: number): RunningProcess | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its parent has not asked yet.
    if (fields[STAT_STATE] === 'Z') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return {
      pid,
      parentPid: Number(fields[STAT_PARENT]),
      startedAt: fields[STAT_START] ?? '',
      command,
    };
  } catch {
    return null;
  }
};

const PS_LINE = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S+ +\S+ +\S+ +\S+ +\S+)\s+(.*)$/;

/** Reads the output of `ps -A -o pid=,ppid=,stat=,lstart=,command=`. */
export const parsePs = (output: string): RunningProcess[] =>
  output.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', startedAt = '', command = ''] = PS_LINE.exec(line) ?? [];
    if (pid === undefined || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), parentPid: Number(parent), startedAt, command: command.trim() }];
  });

/** Every process of the machine that this user may see. */
export const listProcesses = (): RunningProcess[] => {
  if (process.platform !== 'linux') {
    const columns = 'pid=,ppid=,stat=,lstart=,command=';
    return parsePs(execFileSync('ps', ['-A', '-o', columns], { encoding: 'utf8' }));
  }
  return readdirSync('/proc')
    .map(Number)
    .filter(Number.isInteger)
    .flatMap((pid) => readFromProc(pid) ?? []);
};

/** The process with this number, or null when there is none. */
export const findProcess = (pid: number): RunningProcess | null =>
  process.platform === 'linux'
    ? readFromProc(pid)
    : (listProcesses().find((candidate) => candidate.pid === pid) ?? null);

/** The mark of this very process. */
export const ownMark = (): ProcessMark => ({
  pid: process.pid,
  startedAt: findProcess(process.pid)?.startedAt ?? '',
});

export const isRunning = (mark: ProcessMark): boolean =>
  findProcess(mark.pid)?.startedAt === mark.startedAt;

/** The process and all that it started, directly or not: children before their parents. */
export const processTree = (
  root: number,
  processes: readonly RunningProcess[] = listProcesses(),
): RunningProcess[] => [
  ...processes
    .filter((child) => child.parentPid === root)
    .flatMap((child) => processTree(child.pid, processes)),
  ...processes.filter((candidate) => candidate.pid === root),
];

const signal = (mark: ProcessMark, name: NodeJS.Signals): void => {
  if (!isRunning(mark)) return;
  try {
    process.kill(mark.pid, name);
  } catch {
    // It ended between the look and the signal.
  }
};

const POLL_MS = 100;

/** Waits until all of them have ended; false when some still run after the time. */
const waitForEnd = async (
  running: () => readonly ProcessMark[],
  timeoutMs: number,
): Promise<boolean> => {
  const deadline = performance.now() + timeoutMs;
  while (running().length > 0) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
};

/** Time that a killed process gets to disappear. */
const KILL_MS = 3_000;

/**
 * Asks processes and all that they have started to end, and after the grace time makes them. What
 * they start while they are ending is ended too. Gives the number of processes.
 */
export const endProcesses = async (
  roots: readonly ProcessMark[],
  graceMs: number,
): Promise<number> => {
  const known = new Map<number, ProcessMark>();
  let latest: NodeJS.Signals = 'SIGTERM';
  const stillRunning = (): ProcessMark[] => {
    const processes = listProcesses();
    for (const root of roots.filter(isRunning)) {
      for (const member of processTree(root.pid, processes)) {
        if (known.has(member.pid)) continue;
        known.set(member.pid, member);
        signal(member, latest);
      }
    }
    return [...known.values()].filter(isRunning);
  };
  if (await waitForEnd(stillRunning, graceMs)) return known.size;
  latest = 'SIGKILL';
  for (const mark of known.values()) signal(mark, latest);
  await waitForEnd(stillRunning, KILL_MS);
  return known.size;
};
