import path from 'node:path';
import type { HarmlessMutant } from './harmless.ts';
import type { Mutant } from './read-report.ts';
import { onOneLine } from './read-report.ts';

/** What a folder's tests noticed. */
export type Score = { folder: string; mutants: number; noticed: number; harmless: number };

/** How many of a folder's mutants no test noticed and no reason excuses. */
export const unexplained = ({ mutants, noticed, harmless }: Score): number =>
  mutants - noticed - harmless;

/** Of all mutants the share that was noticed, in per cent; what is harmless counts as not noticed. */
export const percentOf = ({ mutants, noticed }: Score): number =>
  mutants === 0 ? 100 : (100 * noticed) / mutants;

const isSame = (mutant: Mutant, { file, from, to }: HarmlessMutant): boolean =>
  mutant.file === file && mutant.from === onOneLine(from) && mutant.to === onOneLine(to);

/** Whether a mutant is known to change nothing. */
export const isHarmless = (mutant: Mutant, known: readonly HarmlessMutant[]): boolean =>
  known.some((entry) => isSame(mutant, entry));

/** Entries about the mutated files that no survivor fits any more: they are to be removed. */
export const staleEntries = (
  mutants: readonly Mutant[],
  known: readonly HarmlessMutant[],
): HarmlessMutant[] => {
  const files = new Set(mutants.map(({ file }) => file));
  return known.filter(
    (entry) =>
      files.has(entry.file) &&
      !mutants.some((mutant) => !mutant.isNoticed && isSame(mutant, entry)),
  );
};

const sumOf = (
  folder: string,
  mutants: readonly Mutant[],
  known: readonly HarmlessMutant[],
): Score => ({
  folder,
  mutants: mutants.length,
  noticed: mutants.filter(({ isNoticed }) => isNoticed).length,
  harmless: mutants.filter((mutant) => !mutant.isNoticed && isHarmless(mutant, known)).length,
});

/** The score of each folder in the order of their names, and of all together. */
export const scoresOf = (
  mutants: readonly Mutant[],
  known: readonly HarmlessMutant[],
): { folders: Score[]; total: Score } => {
  const folderOf = ({ file }: Mutant): string => path.posix.dirname(file).replace('/src/', '/');
  const folders = [...new Set(mutants.map(folderOf))].toSorted();
  return {
    folders: folders.map((folder) =>
      sumOf(
        folder,
        mutants.filter((mutant) => folderOf(mutant) === folder),
        known,
      ),
    ),
    total: sumOf('all', mutants, known),
  };
};
