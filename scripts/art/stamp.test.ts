import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { artStamp } from './stamp.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'art-stamp-'));
  await writeFile(path.join(folder, 'scene.ts'), 'export const a = 1;');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('stays while the sources stay', async () => {
  expect(await artStamp([folder])).toBe(await artStamp([folder]));
});

test('changes with a source, a new source and a renamed one', async () => {
  const stamps = [await artStamp([folder])];
  await writeFile(path.join(folder, 'scene.ts'), 'export const a = 2;');
  stamps.push(await artStamp([folder]));
  await writeFile(path.join(folder, 'other.ts'), 'export const b = 2;');
  stamps.push(await artStamp([folder]));
  await rm(path.join(folder, 'other.ts'));
  await writeFile(path.join(folder, 'third.ts'), 'export const b = 2;');
  stamps.push(await artStamp([folder]));
  expect(new Set(stamps).size).toBe(4);
});

test('does not change with a test', async () => {
  const before = await artStamp([folder]);
  await writeFile(path.join(folder, 'scene.test.ts'), 'test');
  expect(await artStamp([folder])).toBe(before);
});
