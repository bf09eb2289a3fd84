import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where the data of the runs lie: the newest copy, the one before, and one in the making. */
export type DataFolders = { current: string; previous: string; next: string };

const METADATA = 'firebase-export-metadata.json';

/**
 * Whether a folder holds a whole export. The emulators write the files they are named in before
 * their metadata, so an export that was cut has none, or names files that are not there.
 */
export const isWholeExport = (folder: string): boolean => {
  try {
    // Written by firebase-tools; what is missing shows as undefined.
    const metadata = JSON.parse(readFileSync(path.join(folder, METADATA), 'utf8')) as {
      firestore?: { metadata_file: string };
      auth?: { path: string };
    };
    const { firestore, auth } = metadata;
    return (
      firestore !== undefined &&
      existsSync(path.join(folder, firestore.metadata_file)) &&
      auth !== undefined &&
      existsSync(path.join(folder, auth.path, 'accounts.json'))
    );
  } catch {
    return false;
  }
};

/**
 * Makes the export in `next` the current one and keeps the one before as `previous`. At each
 * moment at least one whole copy lies under one of the three names.
 */
export const adoptExport = ({ current, previous, next }: DataFolders): void => {
  if (!isWholeExport(next)) throw new Error(`The export in ${next} is not whole.`);
  if (isWholeExport(current)) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(current, previous);
  } else {
    rmSync(current, { recursive: true, force: true });
  }
  renameSync(next, current);
};

/**
 * Tidies up after a run that was cut, and tells what to import: the newest whole copy, or null
 * when nothing was saved yet.
 */
export const findSavedData = (folders: DataFolders): string | null => {
  // Only the renaming was cut.
  if (isWholeExport(folders.next)) adoptExport(folders);
  rmSync(folders.next, { recursive: true, force: true });
  return [folders.current, folders.previous].find(isWholeExport) ?? null;
};

/** Forgets everything that was saved. */
export const removeSavedData = ({ current, previous, next }: DataFolders): void => {
  for (const folder of [next, current, previous]) rmSync(folder, { recursive: true, force: true });
};
