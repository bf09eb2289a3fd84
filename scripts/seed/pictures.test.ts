import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { drawnScene } from '@club/domain/resort/drawn-scene';
import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import { expect, test } from 'vitest';
import { ROOT } from '../launcher/folders.ts';
import { buildSeedResorts, CURATED_RESORT_COUNT } from './resorts.ts';
import { wellFormedProblem } from './testing/well-formed.ts';

const SIZE_CAP = 14 * 1024;

const files = globSync('web/public/art/*', { cwd: ROOT }).map((file) => ({
  name: path.basename(file),
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}));
const isOfResort = (name: string): boolean => /^[A-Z]\d{4}-[1-5]\.svg$/.test(name);

const idsIn = (text: string): string[] =>
  Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? '');

const referencesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?:href="#|url\(#)([^")]+)/g), ([, id]) => id ?? '');

test('every picture that a seeded resort names is there, and no other', () => {
  const named = buildSeedResorts(CURATED_RESORT_COUNT + 500).flatMap((resort) =>
    IMAGE_FIELDS.map((field) => resort[field]).filter((url) => url !== ''),
  );
  const kept = files.filter(({ name }) => isOfResort(name)).map(({ name }) => `/art/${name}`);
  expect([...new Set(named)].sort()).toEqual(kept.sort());
});

test('of every picture of a resort it is known what it shows', () => {
  const kept = files.filter(({ name }) => isOfResort(name)).map(({ name }) => `/art/${name}`);
  expect(kept.filter((url) => drawnScene(url) === null)).toEqual([]);
});

test('every other picture is shown by a page', () => {
  const pages = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  const own = files.filter(({ name }) => !isOfResort(name)).map(({ name }) => name);
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !pages.includes(`/art/${name}`))).toEqual([]);
});

test('each of a resort has the one known size', () => {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_WIDTH}" height="${ART_HEIGHT}" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}">`;
  const others = files.filter(({ name, text }) => isOfResort(name) && !text.startsWith(head));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('none is larger than 14 KB', () => {
  const large = files.filter(({ text }) => Buffer.byteLength(text) > SIZE_CAP);
  expect(large.map(({ name, text }) => `${name} ${text.length}`)).toEqual([]);
});

test('each is well-formed XML', () => {
  const problems = files
    .map(({ name, text }) => ({ name, problem: wellFormedProblem(text) }))
    .filter(({ problem }) => problem !== null);
  expect(problems).toEqual([]);
});

test('ids are unique inside a file and every reference has its target', () => {
  const broken = files.filter(({ text }) => {
    const ids = idsIn(text);
    const known = new Set(ids);
    return known.size !== ids.length || referencesIn(text).some((id) => !known.has(id));
  });
  expect(broken.map(({ name }) => name)).toEqual([]);
});

test('none carries a script, a link to elsewhere or a broken number', () => {
  const bad = files.filter(({ text }) => {
    const withoutNamespace = text.replace('http://www.w3.org/2000/svg', '');
    return /<script|on\w+=|https?:|data:|NaN|undefined|Infinity|null/.test(withoutNamespace);
  });
  expect(bad.map(({ name }) => name)).toEqual([]);
});

test('no two are the same', () => {
  expect(new Set(files.map(({ text }) => text)).size).toBe(files.length);
});
