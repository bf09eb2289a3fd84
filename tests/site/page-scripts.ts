import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SITE_OUTPUT } from '../../scripts/launcher/folders.ts';

/** Vite's list of what was built, as far as it is used here. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

/** The pages that most visits begin on. */
export const ARRIVAL_PAGES = {
  home: 'src/app/home-page.tsx',
  resort: 'src/features/resort/resort-page.tsx',
  search: 'src/features/search/search-page.tsx',
  'Last Call': 'src/features/discovery/last-call-page.tsx',
  help: 'src/features/help/help-page.tsx',
} as const;
export type ArrivalPage = keyof typeof ARRIVAL_PAGES;

const manifest = (): Manifest =>
  // Vite writes it in this form.
  JSON.parse(readFileSync(path.join(SITE_OUTPUT, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The scripts that modules of the site need before they run, by their names in the manifest. */
export const scriptsOf = (modules: readonly string[]): string[] => {
  const built = manifest();
  const files = new Set<string>();
  const waiting = [...modules];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const found = built[name];
    if (found === undefined) throw new Error(`The site has no script of ${name}.`);
    if (files.has(found.file)) continue;
    files.add(found.file);
    waiting.push(...(found.imports ?? []));
  }
  return [...files];
};

/** The scripts that a page needs until it is interactive. */
export const pageScripts = (page: ArrivalPage): string[] => {
  const entries = Object.entries(manifest()).filter(([, { isEntry }]) => isEntry === true);
  return scriptsOf([...entries.map(([name]) => name), ARRIVAL_PAGES[page]]);
};

/** The text of a file of the built site. */
export const builtFile = (file: string): Buffer => readFileSync(path.join(SITE_OUTPUT, file));

/** Bytes of files of the built site as Hosting sends them. */
export const sentBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(builtFile(file)).length, 0);
