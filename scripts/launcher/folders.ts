import path from 'node:path';

/** The repository's root: every other path is built from it, so scripts work from any folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Everything that running the club leaves behind; git ignores it, `npm run reset` empties it. */
export const STATE = path.join(ROOT, '.tideaway');

/** Data of the last run, the copy before it, and an export that is still being written. */
export const DATA = {
  current: path.join(STATE, 'data'),
  previous: path.join(STATE, 'data.previous'),
  next: path.join(STATE, 'data.next'),
} as const;

/** One folder a run: generated configuration and own copies of all built output. */
export const RUNS = path.join(STATE, 'runs');

/** One folder a run with what the emulators said. */
export const LOGS = path.join(STATE, 'logs');

export const CACHE = path.join(STATE, 'cache');
export const SUITE_LOCK = path.join(STATE, 'suite.lock');
export const BUILD_LOCK = path.join(STATE, 'build.lock');

export const FUNCTIONS_OUTPUT = path.join(ROOT, 'functions/lib');
/** The bundle that renders pages on a server; it deploys with the functions. */
export const PAGES_OUTPUT = path.join(ROOT, 'functions/pages');
export const SITE_OUTPUT = path.join(ROOT, 'web/dist');

/** Path of a program that an npm dependency installed, such as `firebase` or `vite`. */
export const installedBin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
