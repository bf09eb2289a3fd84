import { expect, test } from 'vitest';
import { IMPORTS, read, SOURCES } from './sources.ts';

/** Names that a file exports where they are declared. */
const EXPORTS = /^export (?:async )?(const|let|function|class|type)\*? (\w+)/gm;

test('exports are each named in a file that imports theirs', () => {
  const importers = Map.groupBy(IMPORTS, ({ target }) => target);
  // What runs them is the platform, the tool whose configuration it is, or a page or worker that is
  // told the file's name.
  const isEntry = (file: string): boolean =>
    file === 'functions/src/index.ts' ||
    /\.config\.ts$|\/testing\/setup\.ts$|^tests\/bench\/search\/|^tests\/proof\/mutants\//.test(
      file,
    );
  const unused = SOURCES.filter((file) => !isEntry(file)).flatMap((file) => {
    const texts = new Set((importers.get(file) ?? []).map((entry) => entry.file));
    const named = [...texts].map(read).join('\n');
    const own = read(file);
    return [...own.matchAll(EXPORTS)]
      .filter(([, kind = '', name = '']) => {
        const found = new RegExp(String.raw`\b${name}\b`, 'g');
        // A type may be part of what an exported function takes or gives.
        const isSaid = kind === 'type' && (own.match(found) ?? []).length > 1;
        return !isSaid && !found.test(named);
      })
      .map(([, , name = '']) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});
