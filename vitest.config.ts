import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Calendar rules must not depend on where the code runs, so what knows days runs once per zone. */
const [HOME_ZONE, ...OTHER_ZONES] = [
  'UTC',
  'America/New_York',
  'Europe/London',
  'Pacific/Auckland',
  'Asia/Tokyo',
] as const;

/**
 * Two processes, also where two cores would get one; files of a project share them and what they have
 * loaded, because loading everything again for each file takes several times as long as the tests.
 */
const SHARED = { isolate: false, maxWorkers: 2 } as const;
const ALONE = { isolate: true, maxWorkers: 2 } as const;

const read = (folder: string, file: string): string => {
  const whole = path.join(import.meta.dirname, folder, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
};

const testFiles = (folder: string): string[] =>
  readdirSync(path.join(import.meta.dirname, folder), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => /\.test\.tsx?$/.test(file));

/** Test files of a folder by what stands in them: the text of a file decides, not a list. */
const filesWith = (folder: string, text: RegExp): string[] =>
  testFiles(folder).filter((file) => text.test(read(folder, file)));

/** A day, an instant, or an import of the calendar, in a test or in what it is a test of. */
const KNOWS_DAYS = /Date|[Cc]alendar|today|Ms\b|[Dd]ay\b|[Zz]one/;
const OF_DAYS = testFiles('domain/src')
  .filter((file) =>
    [file, file.replace('.test.', '.')].some((one) => KNOWS_DAYS.test(read('domain/src', one))),
  )
  .map((file) => `domain/src/${file}`);

/** A test that replaces or reloads whole modules would do so for files after it that keep theirs. */
const CHANGES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;
const WEB_ALONE = filesWith('web/src', CHANGES_MODULES).map((file) => `src/${file}`);
const FUNCTIONS_ALONE = filesWith('functions/src', CHANGES_MODULES).map(
  (file) => `functions/src/${file}`,
);

/** Files of API tests in which some need the functions emulator. */
const API_ON_SITE = filesWith('tests/api', /tags: \['site'/).map((file) => `tests/api/${file}`);

/** Ends a test that hangs; how long one may take is the benchmarks' business, on a busy machine, too. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 } as const;
const ON_NODE = { environment: 'node', ...PATIENT } as const;

/** Crowds and whole clubs on emulators: how long they take is the benchmarks' business. */
const ON_EMULATORS = { environment: 'node', testTimeout: 180_000, hookTimeout: 120_000 } as const;

/** Files share a process, but each loads the club's own modules again. */
const RELOAD_MODULES = path.join(import.meta.dirname, 'tests/reload-modules.ts');
const FUNCTION_ENVIRONMENT = './tests/api/function-environment.ts';

const WEB = {
  root: './web',
  environment: 'jsdom',
  setupFiles: ['./src/testing/reader-locale.ts', './src/testing/setup.ts'],
  ...PATIENT,
  // Styles come rule by rule, as on the built site: jsdom would read a whole style sheet again for
  // each rule that is added to its text.
  env: { SC_DISABLE_SPEEDY: 'false' },
};

export default defineConfig({
  test: {
    passWithNoTests: false,
    // What functions log is shown where a test fails.
    silent: 'passed-only',
    tags: [
      {
        name: 'full',
        description: 'Left to npm run test:full: it takes long and proves what is rare.',
      },
      {
        name: 'site',
        description: 'Needs the functions emulator: a trigger, or several processes.',
      },
    ],
    // Forked processes, because a worker thread cannot change its time zone.
    pool: 'forks',
    projects: [
      ...[HOME_ZONE, ...OTHER_ZONES].map((zone) => ({
        test: {
          name: `domain ${zone}`,
          include: zone === HOME_ZONE ? ['domain/src/**/*.test.ts'] : OF_DAYS,
          ...ON_NODE,
          env: { TZ: zone, EXPECTED_TZ: zone },
          ...SHARED,
        },
      })),
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          exclude: FUNCTIONS_ALONE,
          ...ON_NODE,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'functions-alone',
          include: FUNCTIONS_ALONE,
          ...ON_NODE,
          ...SHARED,
          setupFiles: RELOAD_MODULES,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          ...ON_NODE,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'architecture',
          include: [
            'tests/*.test.ts',
            'tests/{access,architecture,proof,proof/{bugs,clock,mutants},journeys}/*.test.ts',
          ],
          ...ON_NODE,
          ...SHARED,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...WEB,
          ...SHARED,
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: WEB_ALONE,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...WEB,
          ...SHARED,
          name: 'web-alone',
          include: WEB_ALONE,
          setupFiles: [...WEB.setupFiles, RELOAD_MODULES],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'pages',
          include: ['tests/pages/*.test.ts'],
          ...ON_NODE,
          ...SHARED,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'pages-in-browser',
          include: ['tests/pages/*.test.tsx'],
          environment: 'jsdom',
          globalSetup: './tests/pages/written-pages.ts',
          setupFiles: './web/src/testing/setup.ts',
          ...PATIENT,
          env: WEB.env,
          ...ALONE,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          ...ON_NODE,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...ON_EMULATORS,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: [
            './tests/api/own-project.ts',
            FUNCTION_ENVIRONMENT,
            './tests/api/own-site.ts',
            RELOAD_MODULES,
          ],
          ...SHARED,
        },
      },
      {
        test: {
          ...ON_EMULATORS,
          name: 'site',
          include: ['tests/site/**/*.test.ts', ...API_ON_SITE],
          setupFiles: [FUNCTION_ENVIRONMENT, RELOAD_MODULES],
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...ON_EMULATORS,
          name: 'proof',
          include: ['tests/proof/runs/**/*.test.ts'],
          setupFiles: [
            './tests/api/own-project.ts',
            FUNCTION_ENVIRONMENT,
            './tests/api/own-site.ts',
          ],
          maxWorkers: 2,
        },
      },
    ],
  },
});
