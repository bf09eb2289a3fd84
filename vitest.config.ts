import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Calendar rules must not depend on where the code runs, so the domain runs once per zone. */
const DOMAIN_ZONES = ['UTC', 'America/New_York', 'Europe/London', 'Pacific/Auckland', 'Asia/Tokyo'];

/** Crowds and whole clubs on emulators: how long they take is the benchmarks' business. */
const ON_EMULATORS = { environment: 'node', testTimeout: 180_000, hookTimeout: 120_000 } as const;

const FUNCTION_ENVIRONMENT = './tests/api/function-environment.ts';

/** Files of `tests/api` in which a test has this tag. */
const filesTagged = (tag: string): string[] =>
  globSync('tests/api/**/*.test.ts').filter((file) =>
    readFileSync(file, 'utf8').includes(`tags: ['${tag}'`),
  );

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
      ...DOMAIN_ZONES.map((zone) => ({
        test: {
          name: `domain ${zone}`,
          include: ['domain/src/**/*.test.ts'],
          environment: 'node',
          env: { TZ: zone, EXPECTED_TZ: zone },
        },
      })),
      {
        test: { name: 'functions', include: ['functions/src/**/*.test.ts'], environment: 'node' },
      },
      {
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], environment: 'node' },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/*.test.ts', 'tests/{access,proof,journeys}/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: './web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['./src/test-setup.ts'],
          // A page's code is loaded when a test opens it, which takes its time on a busy machine.
          testTimeout: 60_000,
        },
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
          ...ON_EMULATORS,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: [
            './tests/api/own-project.ts',
            FUNCTION_ENVIRONMENT,
            './tests/api/own-site.ts',
          ],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...ON_EMULATORS,
          name: 'site',
          include: ['tests/site/**/*.test.ts', ...filesTagged('site')],
          setupFiles: [FUNCTION_ENVIRONMENT],
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
