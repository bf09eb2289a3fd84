import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const sourcesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/** A text that changes whenever a source that decides the art changes. */
export const artStamp = async (folders: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await sourcesIn(folder)) {
      hash
        .update(path.relative(folder, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
};
