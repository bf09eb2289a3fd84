import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const FOLDER = import.meta.dirname;
const WEB = path.resolve(FOLDER, '../../../../web');

/** What ranks the resorts: our index, or a control in its place. */
export const ENGINES = ['ours', 'MiniSearch', 'plain loop'] as const;
export type Engine = (typeof ENGINES)[number];

const FILE: { readonly [engine in Engine]: string | null } = {
  ours: null,
  MiniSearch: path.join(FOLDER, 'minisearch-index.ts'),
  'plain loop': path.join(FOLDER, 'plain-index.ts'),
};

/** Puts a control where the pages import the index from. */
const withEngine = (engine: Engine): Plugin => ({
  name: 'search-engine',
  setup: (bundling) => {
    const file = FILE[engine];
    if (file === null) return;
    bundling.onResolve({ filter: /^@club\/domain\/search\/resort-index$/ }, () => ({ path: file }));
  },
});

/** The scripts of the site with one of the engines, by their addresses. */
export const bundleSite = async (engine: Engine): Promise<Map<string, Uint8Array>> => {
  const { outputFiles } = await build({
    entryPoints: { main: path.join(FOLDER, 'main.tsx') },
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: '/',
    absWorkingDir: WEB,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
    plugins: [withEngine(engine)],
    logLevel: 'error',
  });
  return new Map(outputFiles.map((file) => [file.path, file.contents]));
};
