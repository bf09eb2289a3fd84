import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainMissingJava, findJava, javaMajor, listJavas } from './java.ts';

describe('the main number of a Java version', () => {
  it.each([
    ['21.0.3', 21],
    ['25', 25],
    ['1.8.0_392', 8],
    ['17.0.15+6', 17],
  ])('of %s is %i', (version, major) => {
    expect(javaMajor(version)).toBe(major);
  });

  it('is unknown for what is no version', () => {
    expect(javaMajor('')).toBeNull();
  });
});

describe('looking for Java', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'java-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const install = (name: string, version: string): string => {
    const bin = path.join(folder, name, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(path.join(bin, 'java'), '#!/bin/sh\n');
    chmodSync(path.join(bin, 'java'), 0o755);
    writeFileSync(path.join(folder, name, 'release'), `JAVA_VERSION="${version}"\n`);
    return path.join(folder, name);
  };

  it('prefers JAVA_HOME to what is on PATH', () => {
    const chosen = install('chosen', '21.0.1');
    const onPath = install('on-path', '24.0.2');
    const java = findJava(listJavas({ JAVA_HOME: chosen, PATH: path.join(onPath, 'bin') }));
    expect(java).toEqual({ executable: path.join(chosen, 'bin/java'), major: 21 });
  });

  it('goes past an old one in JAVA_HOME', () => {
    const old = install('old', '1.8.0_392');
    const onPath = install('on-path', '24.0.2');
    const java = findJava(listJavas({ JAVA_HOME: old, PATH: path.join(onPath, 'bin') }));
    expect(java?.executable).toBe(path.join(onPath, 'bin/java'));
  });

  it('takes none that is older than 21', () => {
    expect(findJava([{ executable: '/usr/bin/java', major: 17 }])).toBeNull();
  });

  it('says which old ones it found', () => {
    const olds = [17, 8, 17].map((major) => ({ executable: '/usr/bin/java', major }));
    expect(explainMissingJava(olds)[0]).toBe('Found only Java 8, 17.');
  });
});
