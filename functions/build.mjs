import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';

/**
 * Bundles the functions for Cloud Functions: `@club/domain` is inlined, because the cloud installs
 * only what package.json names; the SDKs named there stay outside. Entry points and what they
 * import lazily become files of their own, so that a cold start loads only what it needs.
 *
 * `node build.mjs [--out <folder>] [--watch]`; with `--watch` each finished build prints 'built' or
 * 'failed', which scripts/launcher/functions-watch.ts waits for.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'lib' }, watch: { type: 'boolean', default: false } },
});
const out = path.resolve(import.meta.dirname, values.out);
const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'));

const sayWhenBuilt = {
  name: 'say-when-built',
  setup: (build) => {
    build.onEnd(({ errors }) => {
      if (values.watch) console.log(errors.length === 0 ? 'built' : 'failed');
    });
  },
};

rmSync(out, { recursive: true, force: true });
const bundle = await context({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: out,
  bundle: true,
  format: 'esm',
  splitting: true,
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  sourcesContent: false,
  external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
  plugins: [sayWhenBuilt],
});
if (values.watch) {
  await bundle.watch();
  // Stops with the process that started it.
  process.stdin.once('end', () => process.exit()).resume();
} else {
  try {
    await bundle.rebuild();
  } finally {
    await bundle.dispose();
  }
}
