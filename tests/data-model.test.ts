import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { STORED_FACT_NAMES } from '@club/domain/resort/resort-fields';
import { describe, expect, it } from 'vitest';

const sourceFiles = execFileSync('git', ['ls-files', 'domain/src', 'functions/src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** A declaration from its equals sign to the semicolon that ends it. */
const declaredIn = (text: string): string => {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[{}();]/g)) {
    if (sign === ';' && depth === 0) return text.slice(0, index);
    if (sign !== ';') depth += sign === '{' || sign === '(' ? 1 : -1;
  }
  return text;
};

/** What each type of the sources is declared as. */
const DECLARATIONS = new Map(
  sourceFiles.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    return [...source.matchAll(/^(?:export )?type (\w+)(?:<[^=]*>)? =/gm)].map(
      ({ 0: start, 1: name = '', index }) =>
        [name, declaredIn(source.slice(index + start.length))] as const,
    );
  }),
);

/** The fields of a type of documents, with those of the types that it is made of. */
const fieldsOf = (type: string): string[] => {
  const fields: string[] = [];
  let depth = 0;
  for (const [token, name] of (DECLARATIONS.get(type) ?? '').matchAll(
    /[{}]|(\w+)\??:|\b[A-Z]\w+\b/g,
  )) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (name !== undefined && depth === 1) fields.push(name);
    else if (name === undefined && depth === 0) fields.push(...fieldsOf(token));
  }
  return [...new Set(fields)];
};

/** Every collection that the server names, with the type of its documents. */
const COLLECTIONS = [
  ...readFileSync('functions/src/store/collections.ts', 'utf8').matchAll(
    /\bof<(\w+)\b[^(]*>\(['`](?:users\/\$\{uid\}\/)?(\w+)['`]/g,
  ),
].map(([, type = '', name = '']) => ({ type, name }));

const PAGE = readFileSync('docs/data-model.md', 'utf8');
const CONVENTIONS = /^## Conventions$.*?^## /ms.exec(PAGE)?.[0] ?? '';
const TABLE = /^## Who reads and writes$.*?^## /ms.exec(PAGE)?.[0] ?? '';
/** The parts about collections, whose headings name them. */
const PARTS = PAGE.split(/^(?=###? )/m).filter((part) => part.startsWith('### '));

/** Field names are in code style, alone or as the path of one. */
const says = (text: string, name: string): boolean =>
  new RegExp(String.raw`[\`/.]${name}[\`.}:/]`).test(text);

describe('docs/data-model.md', () => {
  it.each(COLLECTIONS)('has $name with all fields of $type', ({ type, name }) => {
    expect(TABLE).toMatch(new RegExp(String.raw`\|[^|]*[\`/]${name}/.*\`${type}\``));
    const fields = fieldsOf(type);
    expect(fields, `the fields of ${type}`).not.toEqual([]);
    const parts = PARTS.filter((part) => says(part.slice(0, part.indexOf('\n')), name));
    const text = [CONVENTIONS, ...parts].join('\n');
    expect(fields.filter((field) => !says(text, field))).toEqual([]);
  });

  it('has no collection that the server does not name', () => {
    const named = new Set(COLLECTIONS.map(({ name }) => name));
    const paths = [...TABLE.matchAll(/^\| (.*?) \|/gm)].map(([, path = '']) => path).join();
    const listed = [...paths.matchAll(/`(?:users\/\{uid\}\/)?(\w+)\//g)].map(
      ([, name = '']) => name,
    );
    expect(listed.filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('firestore.indexes.json', () => {
  it('says how to index fields that there are', () => {
    const fields = new Map(COLLECTIONS.map(({ name, type }) => [name, fieldsOf(type)]));
    // Facts of a resort are declared in a table, from which their type follows.
    fields.get('resorts')?.push(...STORED_FACT_NAMES);
    // The file is our own, in the form that the Firebase CLI takes.
    const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string }[];
    };
    const unknown = fieldOverrides.filter(
      ({ collectionGroup, fieldPath }) => fields.get(collectionGroup)?.includes(fieldPath) !== true,
    );
    expect(fieldOverrides.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});
