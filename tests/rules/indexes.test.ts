import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

/** A query of the code: fields that must equal something, and the field it is sorted by. */
type QueryShape = {
  collection: string;
  /** Fields compared with `==` or `in`. */
  equal?: readonly string[];
  order?: readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'];
};

/** The id of a document, in the language of indexes. */
const ID = '__name__';

/**
 * Every query of the code, by the file that makes it. The emulator answers queries without an index,
 * production does not: so a file with a new query has to be named here.
 */
const QUERIES: Record<string, readonly QueryShape[]> = {
  'functions/src/bookings/list-bookings.ts': [
    { collection: 'bookings', equal: ['status'], order: ['bookingDate', 'DESCENDING'] },
    { collection: 'bookings', equal: ['status', 'uid'], order: ['bookingDate', 'DESCENDING'] },
    { collection: 'bookings', equal: ['status', 'email'], order: ['bookingDate', 'DESCENDING'] },
  ],
  'functions/src/bookings/recount-bookings.ts': [{ collection: 'bookings', equal: ['status'] }],
  'functions/src/catalogue/build-catalogue.ts': [
    { collection: 'resorts', order: [ID, 'ASCENDING'] },
  ],
  'functions/src/resorts/list-all-resorts.ts': [
    { collection: 'resorts', order: [ID, 'ASCENDING'] },
  ],
  'functions/src/users/erase-member.ts': [
    { collection: 'bookings', equal: ['uid'], order: [ID, 'ASCENDING'] },
  ],
  'functions/src/users/list-users.ts': [{ collection: 'users', order: ['createdAt', 'ASCENDING'] }],
  'web/src/lib/live-sources.tsx': [
    { collection: 'bookings', equal: ['uid'] },
    { collection: 'notifications', order: ['at', 'DESCENDING'] },
  ],
};

type Index = { collectionGroup: string; fields: { fieldPath: string; order: string }[] };

// The file is part of the project, so its shape is known.
const CONFIG = JSON.parse(read('firestore.indexes.json')) as {
  indexes: Index[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};

/** Fields a file asks for or sorts by, as they are written in its code. */
const fieldsIn = (file: string): string[] => [
  ...new Set(
    [
      ...read(file).matchAll(/\b(?:where|orderBy)\(\s*(?:'([^']+)'|(FieldPath\.)?documentId\(\))/g),
    ].map(([, field]) => field ?? ID),
  ),
];

/** How many times a file asks or sorts, readable or not. */
const callsIn = (file: string): number =>
  [...read(file).matchAll(/\b(?:where|orderBy|collectionGroup)\(/g)].length;
const readableCallsIn = (file: string): number =>
  [...read(file).matchAll(/\b(?:where|orderBy)\(\s*(?:'[^']+'|(?:FieldPath\.)?documentId\(\))/g)]
    .length;

const filesWithQueries = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'functions/src', 'web/src'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && existsSync(ROOT + file))
  .filter((file) => callsIn(file) > 0);

/** Single fields have an index of their own; a filter together with an order needs one of both. */
const needsComposite = ({ equal = [], order }: QueryShape): boolean =>
  equal.length > 0 && order !== undefined && order[0] !== ID;

const serves = (index: Index, { collection, equal = [], order }: QueryShape): boolean => {
  const fields = index.fields.map(({ fieldPath }) => fieldPath);
  const last = index.fields.at(-1);
  return (
    index.collectionGroup === collection &&
    fields.slice(0, -1).toSorted().join() === [...equal].sort().join() &&
    last?.fieldPath === order?.[0] &&
    last?.order === order?.[1]
  );
};

describe('the queries of the code', () => {
  it('are all known here, by file', () => {
    expect(filesWithQueries.toSorted()).toEqual(Object.keys(QUERIES).toSorted());
  });

  it.each(Object.entries(QUERIES))('are known with all their fields: %s', (file, shapes) => {
    const known = shapes.flatMap(({ equal = [], order }) => [
      ...equal,
      ...(order?.slice(0, 1) ?? []),
    ]);
    expect(callsIn(file)).toBe(readableCallsIn(file));
    expect(fieldsIn(file).toSorted()).toEqual([...new Set(known)].sort());
  });

  it.each(Object.values(QUERIES).flat().filter(needsComposite))(
    'have their index: $collection by $equal in the order of $order',
    (shape) => {
      expect(CONFIG.indexes.some((index) => serves(index, shape))).toBe(true);
    },
  );

  it('ask for no field whose index was taken away', () => {
    const asked = Object.values(QUERIES)
      .flat()
      .flatMap(({ collection, equal = [], order }) =>
        [...equal, ...(order === undefined ? [] : [order[0]])].map(
          (field) => `${collection}.${field.split('.')[0] ?? ''}`,
        ),
      );
    const unindexed = CONFIG.fieldOverrides
      .filter(({ indexes }) => indexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(unindexed.length).toBeGreaterThan(0);
    expect(asked.filter((field) => unindexed.includes(field))).toEqual([]);
  });
});
