import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import {
  endProcesses,
  findProcess,
  isRunning,
  ownMark,
  parsePs,
  processTree,
} from './processes.ts';

const running = (pid: number, parentPid: number) => ({
  pid,
  parentPid,
  startedAt: '1',
  command: '',
});

describe('a process tree', () => {
  it('has children before their parents and no others', () => {
    const all = [running(1, 0), running(2, 1), running(3, 2), running(4, 2), running(5, 1)];
    expect(processTree(2, all).map(({ pid }) => pid)).toEqual([3, 4, 2]);
  });
});

describe('the list of ps', () => {
  it('is read without processes that have ended', () => {
    const output = [
      '    1     0 Ss   Sat Nov 21 01:18:02 2026 /sbin/init splash',
      '  412     1 Z+   Sat Nov  7 09:00:00 2026 [java] <defunct>',
      '',
    ].join('\n');
    expect(parsePs(output)).toEqual([
      {
        pid: 1,
        parentPid: 0,
        startedAt: 'Sat Nov 21 01:18:02 2026',
        command: '/sbin/init splash',
      },
    ]);
  });
});

describe('a mark', () => {
  it('tells this process from an earlier one with its number', () => {
    expect(isRunning(ownMark())).toBe(true);
    expect(isRunning({ ...ownMark(), startedAt: 'earlier' })).toBe(false);
  });
});

/** A process that starts another one and says so when both are there. */
const startFamily = async (body: string) => {
  const child = "setInterval(() => {}, 1000); console.log('ready')";
  const script = `${body}; require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(parent.stdout, 'data');
  const family = processTree(parent.pid ?? 0);
  return { parent, family };
};

describe('ending processes', () => {
  it('also ends what they have started', async () => {
    const { family } = await startFamily('');
    expect(family).toHaveLength(2);
    const ended = await endProcesses(family.slice(-1), 5_000);
    expect(ended).toBe(2);
    expect(family.filter(isRunning)).toEqual([]);
  });

  it('makes those end that ignore the request', async () => {
    const { parent, family } = await startFamily("process.on('SIGTERM', () => {})");
    await endProcesses(family, 300);
    expect(findProcess(parent.pid ?? 0)).toBeNull();
    expect(family.filter(isRunning)).toEqual([]);
  });

  it('leaves alone a process that only has the number of one of them', async () => {
    const { parent, family } = await startFamily('');
    await endProcesses([{ pid: parent.pid ?? 0, startedAt: 'earlier' }], 100);
    const stillThere = family.filter(isRunning);
    await endProcesses(family, 1_000);
    expect(stillThere).toHaveLength(2);
  });
});
