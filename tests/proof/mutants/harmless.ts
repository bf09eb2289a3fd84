import harmless from './harmless.json' with { type: 'json' };

/**
 * A mutant that no test can or need notice: the text of a file, what it is replaced with, and why
 * that changes nothing. Line breaks and indentation do not count.
 */
export type HarmlessMutant = { file: string; from: string; to: string; reason: string };

// The compiler knows each file of the list by its name; here they are all alike.
const byFile: Readonly<Record<string, Readonly<Record<string, string>>>> = harmless;

/** All of `harmless.json`: for each file `text → replacement`, and the reason. */
export const HARMLESS: readonly HarmlessMutant[] = Object.entries(byFile).flatMap(
  ([file, changes]) =>
    Object.entries(changes).map(([change, reason]) => {
      const [from = '', to = ''] = change.split(' → ');
      return { file, from, to, reason };
    }),
);
