import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT, STATE } from '../../../scripts/launcher/folders.ts';

const COPY = path.join(STATE, 'planted');
/** Where the workspaces stand among the packages: these have to be the copy's own. */
const OWN_PACKAGES = '@club';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT }).toString();

const linkPackages = (): void => {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules')];
  mkdirSync(path.join(to, OWN_PACKAGES), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== OWN_PACKAGES) symlinkSync(path.join(from, name), path.join(to, name));
  }
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
