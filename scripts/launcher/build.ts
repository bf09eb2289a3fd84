import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeScript, runQuietly } from './command.ts';
import type { Command } from './command.ts';
import { fingerprint } from './fingerprint.ts';
import { BUILD_LOCK, FUNCTIONS_OUTPUT, PAGES_OUTPUT, ROOT, SITE_OUTPUT } from './folders.ts';
import { takeLock } from './lock-file.ts';
import { step } from './steps.ts';

/** Something that is made from sources, and only made again when they change. */
type Product = {
  title: string;
  inputs: readonly string[];
  output: string;
  /** Files without which the output is not whole. */
  proofs: readonly string[];
  command: Command;
};

const inRoot = (...places: string[]): string[] => places.map((place) => path.join(ROOT, place));

const PRODUCTS = {
  functions: {
    title: 'Functions',
    inputs: inRoot('functions/src', 'functions/build.mjs', 'domain', 'package-lock.json'),
    output: FUNCTIONS_OUTPUT,
    proofs: [path.join(FUNCTIONS_OUTPUT, 'index.js')],
    command: { ...nodeScript('functions/build.mjs'), cwd: path.join(ROOT, 'functions') },
  },
  site: {
    title: 'Site',
    inputs: inRoot('web', 'domain', 'scripts/art', 'scripts/seed', 'package-lock.json'),
    output: SITE_OUTPUT,
    proofs: [
      path.join(SITE_OUTPUT, 'shell.html'),
      path.join(PAGES_OUTPUT, 'site.json'),
      path.join(PAGES_OUTPUT, 'handle-page.js'),
    ],
    command: { program: 'npm', args: ['run', 'build', '--silent'], cwd: path.join(ROOT, 'web') },
  },
} as const satisfies Record<string, Product>;

type ProductName = keyof typeof PRODUCTS;

/** Lies in the output itself, so that emptying or rebuilding it also removes the claim. */
const STAMP = '.inputs';

const leaveOut =
  (product: Product) =>
  (file: string): boolean =>
    file === product.output ||
    path.basename(file) === 'node_modules' ||
    path.basename(file) === STAMP ||
    /\.test\.tsx?$/.test(file);

const isUpToDate = (product: Product, inputs: string): boolean => {
  const stamp = path.join(product.output, STAMP);
  return (
    product.proofs.every((file) => existsSync(file)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === inputs
  );
};

/** Builds one product unless its inputs are those of the last time, and prints a line about it. */
const build = async (name: ProductName): Promise<void> => {
  const product: Product = PRODUCTS[name];
  const { title, command, output } = product;
  await step(
    title,
    async () => {
      const inputs = fingerprint(product.inputs, leaveOut(product));
      if (isUpToDate(product, inputs)) return 'up to date';
      await runQuietly(command, `${title}: the build`);
      writeFileSync(path.join(output, STAMP), inputs);
      return 'built';
    },
    (outcome) => outcome,
  );
};

const WAIT_MS = 200;

/**
 * Keeps other runs from building while the work continues. Built output is copied
 * inside, so that no one copies half of it.
 */
const withBuildLock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  let taken = takeLock(BUILD_LOCK, {});
  while (!taken.held) {
    await sleep(WAIT_MS);
    taken = takeLock(BUILD_LOCK, {});
  }
  try {
    return await work();
  } finally {
    taken.lock.release();
  }
};

const buildEach = async (): Promise<void> => {
  await build('functions');
  await build('site');
};

/** Builds everything that is not up to date. */
export const buildAll = (): Promise<void> => withBuildLock(buildEach);

/** Builds everything that is not up to date, and copies it before another run builds again. */
export const buildAndCopy = (copy: () => void): Promise<void> =>
  withBuildLock(async () => {
    await buildEach();
    copy();
  });
