import type { SiteFiles } from '@club/domain/pages/page-response';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { PATHS } from '../src/shared/routes/paths.ts';

const WEB = path.resolve(import.meta.dirname, '..');
const ROUTER = path.join(WEB, 'src/app/router.tsx');

/** Where the server's bundle is, which deploys with the functions. */
export const SERVER_OUTPUT = path.resolve(WEB, '../functions/pages');

const IMPORTED = /import\('(\.[^']+)'\)/g;
const PAGE = /\bpage\(PATHS\.(\w+), \(\) => import\('(\.[^']+)'\)\)/g;
const HOME = /index: true,\s*lazy: [^;]*?import\('(\.[^']+)'\)/;

const fileOf = (specifier: string): string => path.resolve(path.dirname(ROUTER), specifier);

/** Modules of pages by the paths of their routes, as the router names them. */
const pageModules = (router: string): Map<string, string> => {
  const paths: Readonly<Record<string, string>> = PATHS;
  const pages = [...router.matchAll(PAGE)].map(
    ([, name = '', specifier = '']) => [paths[name] ?? '', fileOf(specifier)] as const,
  );
  const home = HOME.exec(router)?.[1];
  const known = new Map([
    ...pages,
    ...(home === undefined ? [] : [[PATHS.home, fileOf(home)] as const]),
  ]);
  const layouts = [...router.matchAll(IMPORTED)].filter(([, specifier = '']) =>
    specifier.endsWith('-layout.tsx'),
  ).length;
  if (home === undefined || [...router.matchAll(IMPORTED)].length !== pages.length + 1 + layouts) {
    throw new Error('The router imports a page in a form that the build does not know.');
  }
  return known;
};

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((part) => part.type === 'chunk');

/** All files that a chunk imports before it runs and the chunk's own, each behind those it imports. */
const withImports = (bundle: Rolldown.OutputBundle, file: string): string[] => {
  const seen = new Set<string>();
  const found: string[] = [];
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const part = bundle[name];
    if (part?.type === 'chunk') part.imports.forEach(add);
    found.push(name);
  };
  add(file);
  return found;
};

/** The text of an asset that the build made. */
const assetText = (bundle: Rolldown.OutputBundle, name: string): string => {
  const part = bundle[name];
  if (part?.type !== 'asset') throw new Error(`The build made no ${name}.`);
  return typeof part.source === 'string' ? part.source : new TextDecoder().decode(part.source);
};

/** A script of the site as it is written into every page. */
const minified = (file: string): string => {
  const { code, errors } = minifySync(file, readFileSync(path.join(WEB, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return code.trim();
};

const scriptsOfPages = (bundle: Rolldown.OutputBundle): SiteFiles['scripts'] => {
  const chunks = chunksOf(bundle);
  return Object.fromEntries(
    [...pageModules(readFileSync(ROUTER, 'utf8'))].map(([route, module]) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (chunk === undefined) throw new Error(`The build made no script of ${module}.`);
      return [route, withImports(bundle, chunk.fileName).map((file) => `/${file}`)];
    }),
  );
};

/**
 * Names the built page `shell.html`, because Hosting serves a static file before it asks a function,
 * with a copy for addresses that do not exist; and writes what the server needs to know of the site's
 * files beside the server's bundle.
 */
export const siteFiles = (): Plugin => {
  let written: SiteFiles | null = null;
  return {
    name: 'site-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // The benches build pages of their own.
        if (bundle['index.html'] === undefined) return;
        const shell = assetText(bundle, 'index.html');
        delete bundle['index.html'];
        for (const fileName of ['shell.html', '404.html']) {
          this.emitFile({ type: 'asset', fileName, source: shell });
        }
        const styles = Object.keys(bundle).filter(
          (name) => name.endsWith('.css') && shell.includes(`href="/${name}"`),
        );
        written = {
          shell,
          styles: Object.fromEntries(
            styles.map((name) => [`/${name}`, assetText(bundle, name).trim()]),
          ),
          colorScript: minified('public/color-scheme.js'),
          startScript: minified('src/kernel/page/page-start.js'),
          scripts: scriptsOfPages(bundle),
        };
      },
    },
    writeBundle() {
      if (written === null) return;
      mkdirSync(SERVER_OUTPUT, { recursive: true });
      writeFileSync(path.join(SERVER_OUTPUT, 'site.json'), JSON.stringify(written));
    },
  };
};
