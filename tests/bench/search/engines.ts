import path from 'node:path';
import type { Plugin } from 'vite';

/** What ranks the resorts: our index, or a control in its place. */
export const ENGINES = ['ours', 'MiniSearch', 'plain loop'] as const;
export type Engine = (typeof ENGINES)[number];

const CONTROLS: { readonly [engine in Engine]: string | null } = {
  ours: null,
  MiniSearch: 'minisearch-index.ts',
  'plain loop': 'plain-index.ts',
};

/** Puts a control where the pages import the index from. */
export const withEngine = (engine: Engine): Plugin => ({
  name: 'search-engine',
  enforce: 'pre',
  resolveId: (specifier) => {
    const control = CONTROLS[engine];
    return control !== null && specifier === '@club/domain/search/resort-index'
      ? path.join(import.meta.dirname, control)
      : null;
  },
});
