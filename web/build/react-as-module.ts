import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const COMMON_JS = /^react(?:-dom|\/jsx-runtime)?$/;
/** Takes all names of React by a spread, so that none could be left out. */
const TAKES_ALL = '/node_modules/@floating-ui/';
const AS_MODULE = '\0as-module:';

/** A module that exports what a CommonJS module has, by the names of the version that is installed. */
const asModule = (source: string): string => {
  const names = Object.keys(require(source) as object);
  return [
    `import commonJs from ${JSON.stringify(require.resolve(source))};`,
    'export default commonJs;',
    // `PURE`, so that those that nothing imports are left out.
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => commonJs.${name})();`),
  ].join('\n');
};

/**
 * Gives modules the names of React as exports. Of CommonJS the bundler makes a copy for each script, with
 * a getter for each name, which every element and hook would call.
 */
export const reactAsModule = (): Plugin => ({
  name: 'react-as-module',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: COMMON_JS },
    handler: (source, importer = '', { kind }) =>
      kind === 'import-statement' && !importer.includes(TAKES_ALL) ? AS_MODULE + source : null,
  },
  load: (id) => (id.startsWith(AS_MODULE) ? asModule(id.slice(AS_MODULE.length)) : null),
});
