import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLock, takeLock } from './lock-file.ts';
import { findProcess, ownMark } from './processes.ts';

let file = '';
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'club.lock');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true, force: true }));

const writeLock = (holder: object, details: object = {}): void =>
  writeFileSync(file, JSON.stringify({ holder, details }));

describe('a lock', () => {
  it('is held by one at a time, who tells about itself', () => {
    expect(takeLock(file, { url: 'first' }).held).toBe(true);
    const second = takeLock(file, { url: 'second' });
    expect(second).toMatchObject({ held: false, details: { url: 'first' } });
  });

  it('can be taken again after its release', () => {
    const first = takeLock(file, {});
    if (first.held) first.lock.release();
    expect(existsSync(file)).toBe(false);
    expect(takeLock(file, {}).held).toBe(true);
  });

  it('of a process that has died does not count', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const mark = { pid: child.pid ?? 0, startedAt: findProcess(child.pid ?? 0)?.startedAt };
    writeLock(mark);
    expect(takeLock(file, {}).held).toBe(false);
    const ended = new Promise((resolve) => {
      child.once('close', resolve);
    });
    child.kill('SIGKILL');
    await ended;
    expect(readLock(file)).toBeNull();
    expect(takeLock(file, {}).held).toBe(true);
  });

  it('of a process whose number was given to another one does not count', () => {
    writeLock({ ...ownMark(), startedAt: 'at another time' });
    expect(takeLock(file, {}).held).toBe(true);
  });

  it('that is no lock file does not count', () => {
    writeFileSync(file, 'cut');
    expect(takeLock(file, {}).held).toBe(true);
  });

  it('leaves no other file behind', () => {
    takeLock(file, {});
    takeLock(file, {});
    expect(existsSync(`${file}.${process.pid}`)).toBe(false);
  });
});
