import { expect, it } from 'vitest';
import { isTest, read, SOURCES } from './sources.ts';

/** Matches `:not(:empty) + *`, but no `:not(:empty) + li`. */
const STYLES_ALL = /:not\(:[^)]*\)\s*[+~]\s*\*\s*[,{]/;

it('has no style for which Chromium styles a whole page again wherever something comes or goes', () => {
  const shipped = SOURCES.filter((file) => file.startsWith('web/src/') && !isTest(file));
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((file) => STYLES_ALL.test(read(file)))).toEqual([]);
});
