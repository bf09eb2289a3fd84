import type { KnipConfig } from 'knip';

/** Nothing is exported, kept as a file or installed that nobody uses; each exception has its reason. */
const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'dependencies'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        // A step of firebase.json.
        'scripts/deploy/refuse.ts',
        'tests/{bench,proof}/*/command.ts',
        // Programs of child processes.
        'scripts/launcher/tend-club.ts',
        'tests/bench/booking/buyers.ts',
        'tests/bench/reconcile/once.ts',
        'tests/proof/faults/cell-process.ts',
        'tests/proof/kills/club-server.ts',
        // Stryker's plugin, and what it puts in the place of packages.
        'tests/proof/mutants/{test-runner,collected-tests,fewer-runs}.ts',
        // What stands in for our index in the site.
        'tests/bench/search/{minisearch,plain}-index.ts',
      ],
      project: ['scripts/**/*.ts', 'tests/**/*.{ts,tsx}'],
      ignoreDependencies: [
        // Its command is found by its path.
        '@stryker-mutator/core',
        'firebase-tools',
      ],
    },
    domain: { includeEntryExports: true, project: ['src/**/*.ts'] },
    functions: {
      entry: ['src/index.ts'],
      project: ['src/**/*.ts'],
      // firebase-admin loads it and lists it as optional only (decision 5).
      ignoreDependencies: ['@google-cloud/firestore'],
    },
    web: {
      // The page of `npm run bench:map` and `bench:search`.
      entry: ['src/testing/site-of-rows.tsx'],
      project: ['src/**/*.{ts,tsx}'],
      // The environment of the component tests.
      ignoreDependencies: ['jsdom'],
    },
  },
};

export default config;
