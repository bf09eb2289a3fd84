import type { Firestore } from 'firebase/firestore/lite';
import { deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActorName, Operation } from '../access/access-matrix.ts';
import {
  ACTOR_NAMES,
  COLLECTION_ROWS,
  collectionOutcome,
  OPERATIONS,
} from '../access/access-matrix.ts';
import { aimOf, OWNERS } from './actors.ts';
import { allowed, asServer, databaseOf, denied, emptyClub, seed } from './club-rules.ts';
import { COLLECTIONS, type Row } from './matrix.ts';

const attempt = (
  row: Row,
  operation: Operation,
  { db, owner }: { db: Firestore; owner: string },
): Promise<unknown> => {
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

const asActor = (row: Row, operation: Operation, name: ActorName): Promise<unknown> =>
  attempt(row, operation, { db: databaseOf(name), owner: aimOf(name) });

/** All documents that the tries of a row can reach, as the server sees them. */
const documentsOf = (row: Row): Promise<unknown[]> =>
  asServer((db) =>
    Promise.all(
      OWNERS.flatMap((owner) =>
        [row.id(owner), row.newId].map(async (id) => {
          const found = await getDoc(doc(db, `${row.at(owner)}/${id}`));
          return [found.ref.path, found.exists() ? found.data() : null];
        }),
      ),
    ),
  );

describe.each(Object.entries(COLLECTIONS))('%s', (name, row) => {
  // What each has of their own; for the rights themselves that is already there.
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
    const isAllowed = (actor: ActorName): boolean =>
      collectionOutcome(name, operation, actor) === 'allowed';
    const may = ACTOR_NAMES.filter(isAllowed);
    const mayNot = ACTOR_NAMES.filter((actor) => !isAllowed(actor));

    const prepare = (): Promise<void> => seed({ ...resorts, ...documents });

    if (may.length > 0) {
      describe('by who may', () => {
        // Only a write that goes through leaves something behind for the next.
        const isKept = operation === 'get' || operation === 'list';
        (isKept ? beforeAll : beforeEach)(prepare);

        it.each(may)('is allowed to: %s', (actor) => allowed(asActor(row, operation, actor)));
      });
    }

    if (mayNot.length > 0) {
      describe('by who may not', () => {
        const tries = new Map<ActorName, Promise<unknown>>();
        let [before, after]: [unknown[], unknown[]] = [[], []];

        beforeAll(async () => {
          await prepare();
          before = await documentsOf(row);
          for (const actor of mayNot) tries.set(actor, asActor(row, operation, actor));
          await Promise.allSettled(tries.values());
          after = await documentsOf(row);
        });

        it.each(mayNot)('is denied to: %s', (actor) =>
          denied(tries.get(actor) ?? Promise.resolve('was never tried')),
        );

        it('leaves nothing behind', () => {
          expect(before.length).toBeGreaterThan(0);
          expect(after).toEqual(before);
        });
      });
    }

    if (may.length === 0) {
      // The last one, because it succeeds.
      it('is possible for the server, in just the same form', async () => {
        await asServer((db) => attempt(row, operation, { db, owner: 'anna' }));
        // What was done to the rights of the actors themselves is undone.
        if (name === 'authz') await emptyClub();
      });
    }
  });
});

describe('the matrix', () => {
  it('is tried in every row', () => {
    expect(Object.keys(COLLECTIONS).toSorted()).toEqual(Object.keys(COLLECTION_ROWS).toSorted());
  });
});
