import { readFileSync } from 'node:fs';
import { deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACTOR_NAMES, ACTORS, type ActorName, OWNERS } from './actors.ts';
import { allowed, databaseOf, denied, emptyClub, seed } from './club-rules.ts';
import { MATRIX, type Operation, OPERATIONS, type Row } from './matrix.ts';

const attempt = (row: Row, operation: Operation, name: ActorName): Promise<unknown> => {
  const db = databaseOf(name);
  const owner = ACTORS[name].aimsAt;
  const there = doc(db, `${row.at(owner)}/${row.id(owner)}`);
  switch (operation) {
    case 'get':
      return getDoc(there);
    case 'list':
      return getDocs(row.list(db, owner));
    case 'create':
      return setDoc(doc(db, `${row.at(owner)}/${row.newId}`), row.created());
    case 'update':
      return updateDoc(there, row.changed());
    case 'delete':
      return deleteDoc(there);
  }
};

describe.each(Object.entries(MATRIX))('%s', (name, row) => {
  // What everybody has of their own; for the rights themselves that is already there.
  const documents = Object.fromEntries(
    OWNERS.flatMap((owner) => [
      ...(name === 'authz'
        ? []
        : [[`${row.at(owner)}/${row.id(owner)}`, row.data(owner)] as const]),
      [`${row.at(owner)}/${row.newId}`, null] as const,
    ]),
  );
  const resorts = { 'resorts/D101': { place_name: 'Cove' }, 'resorts/D102': { place_name: 'Bay' } };

  beforeAll(emptyClub);

  describe.each(OPERATIONS)('%s', (operation) => {
    const may = row.may[operation] ?? [];

    // Only a write that goes through leaves something behind for the next.
    const isKept = may.length === 0 || operation === 'get' || operation === 'list';
    (isKept ? beforeAll : beforeEach)(() => seed({ ...resorts, ...documents }));

    it.each(ACTOR_NAMES.filter((actor) => may.includes(actor)))('is allowed to: %s', (actor) =>
      allowed(attempt(row, operation, actor)),
    );

    it.each(ACTOR_NAMES.filter((actor) => !may.includes(actor)))('is denied to: %s', (actor) =>
      denied(attempt(row, operation, actor)),
    );
  });
});

describe('the matrix', () => {
  it('has a row for every collection that the server uses', () => {
    const source = readFileSync(
      new URL('../../functions/src/firestore/collections.ts', import.meta.url),
      'utf8',
    );
    const used = [...source.matchAll(/\bof<[^(]+>\(\s*[`']([^`']+)[`']/g)].map(
      ([, path = '']) => path.split('/').at(-1) ?? '',
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((collection) => !(collection in MATRIX))).toEqual([]);
  });

  it('has a row for every collection that the rules name', () => {
    const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
    const named = [...rules.matchAll(/match \/(\w+)\/\{\w+\} \{/g)]
      .map(([, collection = '']) => collection)
      .filter((collection) => collection !== 'databases');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((collection) => !(collection in MATRIX))).toEqual([]);
  });

  it('lets everything in the rules be done by somebody', () => {
    for (const [name, row] of Object.entries(MATRIX)) {
      for (const [operation, actors] of Object.entries(row.may)) {
        expect(actors.length, `${name} ${operation}`).toBeGreaterThan(0);
      }
    }
  });
});
