import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../../scripts/launcher/folders.ts';

/** Files that git tracks or would track, so that build output never counts. */
export const FILES = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

export const SOURCES = FILES.filter((file) =>
  /^(domain|functions|web|scripts|tests)\/.*\.tsx?$/.test(file),
);
export const isTest = (file: string): boolean =>
  // A `.contract.ts` defines the tests that every adapter of an interface has to pass.
  /\.(?:test|contract)\.tsx?$|^tests\/|\/testing\//.test(file);

export type Import = { file: string; specifier: string; target: string };

const texts = new Map<string, string>();
/** The text of a file; read once, as many tests look at all of them. */
export const read = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, text);
  return text;
};

/** True for a path that exists, tracked or not. */
export const isThere = (path: string): boolean => existsSync(join(ROOT, path));

/** `import … from`, `export … from`, a bare `import '…'`, and `import('…')`. */
const IMPORT_FORMS = [
  /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /^\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\(\s*['"]([^'"\n]+)['"]/g,
];

/** Specifiers of all imports; relative ones resolved from the root. */
export const IMPORTS: Import[] = SOURCES.flatMap((file) =>
  IMPORT_FORMS.flatMap((form) => [...read(file).matchAll(form)]).map((match) => {
    const specifier = match[1] ?? '';
    const target = specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : specifier.startsWith('@club/domain/')
        ? `domain/src/${specifier.slice('@club/domain/'.length)}.ts`
        : specifier;
    return { file, specifier, target };
  }),
);

/** The imports of shipped files below a folder. */
export const shipped = (folder: string): Import[] =>
  IMPORTS.filter(({ file }) => file.startsWith(folder) && !isTest(file));

/** The imports that are not allowed, as text. */
export const offences = (imports: Import[], isAllowed: (entry: Import) => boolean): string[] =>
  imports
    .filter((entry) => !isAllowed(entry))
    .map(({ file, specifier }) => `${file} → ${specifier}`);

/** The files of a list of imports that lead back to themselves, by whatever way; type imports count. */
export const circlesIn = (imports: readonly Import[]): string[] => {
  const importing = new Set(imports.map(({ file }) => file));
  const imported = new Set(imports.map(({ target }) => target));
  const left = imports.filter(({ file, target }) => importing.has(target) && imported.has(file));
  return left.length === imports.length ? [...importing] : circlesIn(left);
};
