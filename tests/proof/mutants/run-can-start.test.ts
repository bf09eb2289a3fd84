import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/launcher/folders.ts';
import * as collected from './collected-tests.ts';
import { HARMLESS } from './harmless.ts';
import { MUTATED } from './mutated-files.ts';
import { onOneLine } from './read-report.ts';
import { testFiles } from './test-files.ts';

test('every harmless mutant is one of a text that its file has', () => {
  const missing = HARMLESS.filter(({ file, from }) => {
    const source = onOneLine(readFileSync(path.join(ROOT, file), 'utf8'));
    return !source.includes(onOneLine(from));
  });
  expect(missing.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

test('every pattern of mutated files finds some, with each of its names', () => {
  const patterns = MUTATED.flatMap((pattern) => {
    const names = /\{(.*)\}/.exec(pattern)?.[1]?.split(',') ?? [''];
    return names.map((name) => pattern.replace(/\{.*\}/, name));
  });
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0)).toEqual([]);
});

test('the tests of mutants ask Vitest for nothing that its stand-in lacks', () => {
  const asked = testFiles(ROOT).flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const names = /^import \{ (.*) \} from 'vitest';$/m.exec(source)?.[1]?.split(', ') ?? [];
    return names.filter((name) => !(name in collected)).map((name) => `${file}: ${name}`);
  });
  expect(asked).toEqual([]);
});
