import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Calendar rules must not depend on where the code runs, so the domain runs once per zone. */
const DOMAIN_ZONES = ['UTC', 'America/New_York', 'Europe/London', 'Pacific/Auckland', 'Asia/Tokyo'];

/**
 * Two processes, also where two cores would get one; files of a project share them and what they have
 * loaded, because loading everything anew for each file takes several times as long as the tests.
 */
const SHARED = { isolate: false, maxWorkers: 2 } as const;
const ALONE = { isolate: true, maxWorkers: 2 } as const;

/** A test that replaces or reloads whole modules would do so for every file after it. */
const CHANGES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** Test files of a folder that change modules: the text of a file decides, not a list. */
const filesThatChangeModules = (folder: string): string[] =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      CHANGES_MODULES.test(readFileSync(path.join(import.meta.dirname, folder, file), 'utf8')),
  );

const WEB_ALONE = filesThatChangeModules('web/src').map((file) => `src/${file}`);
const FUNCTIONS_ALONE = filesThatChangeModules('functions/src').map(
  (file) => `functions/src/${file}`,
);

const WEB = {
  root: './web',
  environment: 'jsdom',
  setupFiles: ['./src/test-setup.ts'],
  // A page's code is loaded when a test opens it, which takes its time on a busy machine.
  testTimeout: 60_000,
  // Styles come rule by rule, as on the built site: jsdom would read a whole style sheet anew for
  // each rule that is added to its text.
  env: { SC_DISABLE_SPEEDY: 'false' },
};

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Forked processes, because a worker thread cannot change its time zone.
    pool: 'forks',
    projects: [
      ...DOMAIN_ZONES.map((zone) => ({
        test: {
          name: `domain ${zone}`,
          include: ['domain/src/**/*.test.ts'],
          environment: 'node',
          env: { TZ: zone, EXPECTED_TZ: zone },
          ...SHARED,
        },
      })),
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          exclude: FUNCTIONS_ALONE,
          environment: 'node',
          ...SHARED,
        },
      },
      {
        test: { name: 'functions-alone', include: FUNCTIONS_ALONE, environment: 'node', ...ALONE },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          environment: 'node',
          ...SHARED,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture.test.ts', 'tests/{access,proof}/**/*.test.ts'],
          environment: 'node',
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
        test: { ...WEB, ...ALONE, name: 'web-alone', include: WEB_ALONE },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          // Crowds and whole clubs on emulators: how long they take is the benchmarks' business.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
