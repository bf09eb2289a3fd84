import { defineConfig } from 'vitest/config';

/** Calendar rules must not depend on where the code runs, so the domain runs once per zone. */
const DOMAIN_ZONES = ['UTC', 'America/New_York', 'Europe/London', 'Pacific/Auckland', 'Asia/Tokyo'];

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
          include: ['tests/architecture.test.ts', 'tests/{access,journeys,proof}/**/*.test.ts'],
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
