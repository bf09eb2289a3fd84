import type { SiteFiles } from '@club/domain/pages/page-response';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PAGES_OUTPUT, SITE_OUTPUT } from '../../scripts/launcher/folders.ts';
import { PATHS } from '../../web/src/shared/routes/paths.ts';

/** The pages that most visits begin on, by their routes. */
export const ARRIVAL_PAGES = {
  home: PATHS.home,
  resort: PATHS.resort,
  search: PATHS.search,
  'Last Call': PATHS.lastCall,
  help: PATHS.help,
} as const;
export type ArrivalPage = keyof typeof ARRIVAL_PAGES;

/** What the build says of the site's files. */
export const builtSite = (): SiteFiles =>
  // The build of the same commit wrote it.
  JSON.parse(readFileSync(path.join(PAGES_OUTPUT, 'site.json'), 'utf8')) as SiteFiles;

/** The scripts that a page needs until it is interactive. */
export const pageScripts = (page: ArrivalPage): string[] => {
  const { shell, scripts } = builtSite();
  const first = [...shell.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, file = '']) => file);
  return [...new Set([...first, ...(scripts[ARRIVAL_PAGES[page]] ?? [])])];
};

/** A file of the built site. */
export const builtFile = (file: string): Buffer => readFileSync(path.join(SITE_OUTPUT, file));

/** All scripts of the built site. */
export const builtScripts = (): string[] =>
  readdirSync(path.join(SITE_OUTPUT, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);

/** The script of a module that is loaded when it is wanted, by the module's name. */
export const laterScript = (module: string): string[] =>
  builtScripts().filter((file) => file.startsWith(`/assets/${module}-`));

/** Scripts with all that they import. */
const withImports = (files: readonly string[]): string[] => {
  const found = new Set(files);
  for (const file of found) {
    const imports = builtFile(file)
      .toString()
      .matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g);
    for (const [, name = ''] of imports) found.add(`/assets/${name}`);
  }
  return [...found];
};

/** What a page loads besides for a part that it does not wait for, by the name of its module. */
export const laterScripts = (page: ArrivalPage, module: string): string[] => {
  const first = pageScripts(page);
  return withImports(laterScript(module)).filter((file) => !first.includes(file));
};

/** What Hosting compresses files with: Brotli for every browser that takes it. */
const COMPRESSED = { gzip: gzipSync, brotli: brotliCompressSync } as const;

/** Bytes of files of the built site, compressed. */
export const sentBytes = (
  files: readonly string[],
  compression: keyof typeof COMPRESSED = 'gzip',
): number => files.reduce((sum, file) => sum + COMPRESSED[compression](builtFile(file)).length, 0);
