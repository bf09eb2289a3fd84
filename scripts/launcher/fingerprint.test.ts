import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/page.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe('the fingerprint of sources', () => {
  it('stays the same while nothing changes', () => {
    expect(fingerprint([folder])).toBe(fingerprint([folder]));
  });

  it.each<[string, () => void]>([
    ['a content', () => write('src/page.ts', 'two')],
    ['a new file', () => write('src/other.ts', '')],
    ['a name', () => renameSync(path.join(folder, 'src/page.ts'), path.join(folder, 'src/p.ts'))],
  ])('changes with %s', (_, change) => {
    const before = fingerprint([folder]);
    change();
    expect(fingerprint([folder])).not.toBe(before);
  });

  it('does not change with what is left out', () => {
    const leaveOut = (file: string): boolean => file.endsWith('.test.ts');
    const before = fingerprint([folder], leaveOut);
    write('src/page.test.ts', 'test');
    expect(fingerprint([folder], leaveOut)).toBe(before);
  });

  it('takes a place that does not exist as empty', () => {
    expect(fingerprint([path.join(folder, 'nowhere')])).toBe(fingerprint([]));
  });
});
