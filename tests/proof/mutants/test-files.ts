import { globSync } from 'node:fs';
import path from 'node:path';
import { LEFT_OUT } from './left-out.ts';

/** A path of this machine as it is written in sources. */
export const slashed = (file: string): string => file.split(path.sep).join('/');

/** The files of tests that mutants are tried with, from the folder of the project. */
export const testFiles = (root: string): string[] =>
  globSync(
    // What `docs/api.md` is printed from is noticed there: texts, limits, who may call, errors.
    ['domain/src/**/*.test.ts', 'functions/src/**/*.test.ts', 'scripts/api-page/*.test.ts'],
    { cwd: root },
  )
    .map(slashed)
    .filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)))
    .toSorted();
