import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TOOLS = pathToFileURL(`${import.meta.dirname}/`).href;
const COLLECTED_TESTS = new URL('collected-tests.ts', TOOLS).href;
const FEWER_RUNS = new URL('fewer-runs.ts', TOOLS).href;

const OWN_DOMAIN = /^@club\/domain\/(.+)$/;

/**
 * Lets modules below `root` be loaded again, as often as wanted: a generation is part of the address
 * of a module and is passed on to all that it imports from there. Packages are loaded once. Tests get
 * the collecting `vitest` and the sparing `fast-check`. Gives the function that loads.
 */
export const openFreshModules = (
  root: string,
): ((file: string, generation: number) => Promise<unknown>) => {
  const sources = new Map<string, string>();
  const rootUrl = pathToFileURL(`${root}/`).href;

  const sourceOf = (file: string): string => {
    const known = sources.get(file);
    if (known !== undefined) return known;
    const source = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    sources.set(file, source);
    return source;
  };

  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL = '' } = context;
      const [parent = '', generation] = parentURL.split('?generation=');
      if (generation === undefined || !parent.startsWith(rootUrl)) return next(specifier, context);
      const address = (url: string) => ({
        url: `${url}?generation=${generation}`,
        format: 'module' as const,
        shortCircuit: true,
      });
      if (specifier === 'vitest') return next(COLLECTED_TESTS, context);
      if (specifier === 'fast-check') return next(FEWER_RUNS, context);
      const domain = OWN_DOMAIN.exec(specifier)?.[1];
      if (domain !== undefined) return address(new URL(`domain/src/${domain}.ts`, rootUrl).href);
      if (/^\.{1,2}\//.test(specifier) && specifier.endsWith('.ts')) {
        return address(new URL(specifier, parent).href);
      }
      return next(specifier, context);
    },
    load: (url, context, next) => {
      const [plain = '', generation] = url.split('?generation=');
      if (generation === undefined) return next(url, context);
      return { format: 'module', source: sourceOf(fileURLToPath(plain)), shortCircuit: true };
    },
  });

  return (file, generation) =>
    import(`${pathToFileURL(path.join(root, file)).href}?generation=${generation}`);
};
