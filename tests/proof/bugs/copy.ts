import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT, STATE } from '../../../scripts/launcher/folders.ts';

const COPY = path.join(STATE, 'planted');
/** Where the workspaces are among the packages: these have to be the copy's own. */
const OWN_PACKAGES = '@club';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT }).toString();

/** Caches of tools, which are no packages and would be shared. */
const isCache = (name: string): boolean => name.startsWith('.') && name !== '.bin';

/**
 * Each file of a folder as a hard link. With links to folders packages would seem to lie outside of
 * the copy, and Vite hands out no file from there.
 */
const linkFiles = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
};

const linkPackages = (): void => {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules')];
  for (const name of readdirSync(from)) {
    if (name === OWN_PACKAGES || isCache(name)) continue;
    linkFiles(path.join(from, name), path.join(to, name));
  }
  mkdirSync(path.join(to, OWN_PACKAGES), { recursive: true });
  for (const name of readdirSync(path.join(from, OWN_PACKAGES))) {
    symlinkSync(path.join(COPY, name), path.join(to, OWN_PACKAGES, name));
  }
};

/**
 * A copy of the project as it stands in the working tree, in which a bug can be planted without
 * touching anything else; packages are borrowed. Gives its folder.
 */
export const freshCopy = (): string => {
  rmSync(COPY, { recursive: true, force: true });
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of files.filter(Boolean)) {
    cpSync(path.join(ROOT, file), path.join(COPY, file), { force: true });
  }
  linkPackages();
  // A repository of its own: tests that ask git for the files of the project get those of the copy.
  execFileSync('git', ['init', '--quiet'], { cwd: COPY });
  return COPY;
};

/** Removes the copy. */
export const removeCopy = (): void => rmSync(COPY, { recursive: true, force: true });
