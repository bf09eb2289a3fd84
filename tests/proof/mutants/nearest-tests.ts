import { readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import) ['"]([^'"]+\.ts|@club\/domain\/[^'"]+)['"]/g;

const importsOf = (root: string, file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) =>
    specifier.startsWith('@club/domain/')
      ? `domain/src/${specifier.slice('@club/domain/'.length)}.ts`
      : path.posix.join(path.posix.dirname(file), specifier),
  );

/** Stories of many steps and searches through large clubs: they are asked last. */
const SLOW = /(-model|-history|packed-availability|resort-index|patch-rows|contract)\.test\.ts$/;

/**
 * Tells of every source which files of tests get to it through their imports, the nearest first:
 * most mutants are noticed right beside the code.
 */
export const openNearestTests = (
  root: string,
  tests: readonly string[],
): ((source: string) => string[]) => {
  const known = new Map<string, string[]>();
  const neighbours = (file: string): string[] => {
    const imports = known.get(file) ?? importsOf(root, file);
    known.set(file, imports);
    return imports;
  };
  const distances = new Map(
    tests.map((test) => {
      const steps = new Map([[test, 0]]);
      for (const [file, distance] of steps) {
        for (const next of neighbours(file)) if (!steps.has(next)) steps.set(next, distance + 1);
      }
      return [test, steps] as const;
    }),
  );
  return (source) => {
    const cost = (test: string): number => {
      const isBeside = test === source.replace(/\.ts$/, '.test.ts');
      return isBeside ? 0 : (distances.get(test)?.get(source) ?? 0) + (SLOW.test(test) ? 100 : 0);
    };
    return tests
      .filter((test) => distances.get(test)?.has(source) === true)
      .toSorted((one, other) => cost(one) - cost(other));
  };
};
