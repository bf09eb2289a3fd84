import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathingJar } from './pathing-jar.ts';

const manifestOf = (jar: Uint8Array): string =>
  strFromU8(unzipSync(jar)['META-INF/MANIFEST.MF'] ?? new Uint8Array());

/** Undoes the continuation lines. */
const entriesOf = (manifest: string): string[] =>
  manifest
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '');

describe('a pathing jar', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pathing-jar-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names the other jar and the class to start', () => {
    const manifest = manifestOf(pathingJar('/opt/sdk/emulator.jar', 'org.example.Main'));
    expect(entriesOf(manifest)).toEqual([
      'Manifest-Version: 1.0',
      'Class-Path: file:///opt/sdk/emulator.jar',
      'Main-Class: org.example.Main',
    ]);
  });

  it('keeps to the length of manifest lines however long the path is', () => {
    const jar = `/${'very-long-folder/'.repeat(20)}emulator.jar`;
    const manifest = manifestOf(pathingJar(jar, 'org.example.Main'));
    const longest = Math.max(...manifest.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(72);
    expect(entriesOf(manifest)).toContain(`Class-Path: file://${jar}`);
  });

  it('writes a path with spaces as an address, because spaces separate the entries', () => {
    const manifest = manifestOf(pathingJar('/Users/a b/emulator.jar', 'org.example.Main'));
    expect(entriesOf(manifest)).toContain('Class-Path: file:///Users/a%20b/emulator.jar');
  });

  it('is a zip file that other programs can read', () => {
    const file = path.join(folder, 'pathing.jar');
    writeFileSync(file, pathingJar('/opt/sdk/emulator.jar', 'org.example.Main'));
    const script = 'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip())';
    const python = spawnSync('python3', ['-c', script, file], { encoding: 'utf8' });
    // A machine without Python proves it by starting the emulator.
    if (python.error === undefined) expect(python.stdout.trim()).toBe('None');
  });
});
