/** @module-tag site */
import { randomUUID } from 'node:crypto';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../functions/src/catalogue/build-catalogue.ts';
import { decodeCatalogue } from '../../functions/src/catalogue/catalogue-document.ts';
import { DIRECTORY_ID, pauseDirectory } from '../../functions/src/catalogue/directory-lease.ts';
import { publishChanges } from '../../functions/src/catalogue/publish-changes.ts';
import { club, db, eventually } from '../api/api-client.ts';
import { directory, directoryRows } from '../api/directory.ts';
import { storedResort } from '../api/resort-form.ts';

const PREFIX = `D${randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()}`;
const written = new Set<string>();

const resort = (name: string, changes: Record<string, unknown> = {}): StoredResort =>
  storedResort(`${PREFIX}${name}`, changes);

const write = async (document: StoredResort): Promise<void> => {
  written.add(document._id);
  await club.resorts.doc(document._id).set(document);
};

const rowOf = async (id: string): Promise<CatalogueResort | undefined> =>
  (await directoryRows()).find((row) => row.id === id);

/** What the directory must be: every resort's row, by id. */
const expectedRows = async (): Promise<CatalogueResort[]> => {
  const resorts = await club.resorts.get();
  return resorts.docs
    .map((found) => catalogueRow(found.id, found.data()))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
};

const isUpToDate = async (): Promise<boolean> => {
  const [rows, expected] = await Promise.all([directoryRows(), expectedRows()]);
  return JSON.stringify(rows) === JSON.stringify(expected);
};

/** Patience of a busy machine. How fast a change shows is for `npm run bench:directory` to say. */
const PATIENCE_MS = 60_000;

beforeAll(async () => {
  await buildCatalogue(db);
  await write(resort('WARM'));
  await eventually(
    'the first change is there',
    async () => !!(await rowOf(`${PREFIX}WARM`)),
    PATIENCE_MS,
  );
});

beforeEach(async () => {
  await eventually(
    'no change is waiting',
    async () => (await club.directoryChanges.get()).empty,
    PATIENCE_MS,
  );
});

afterAll(async () => {
  const batch = db.batch();
  for (const id of written) batch.delete(club.resorts.doc(id));
  await batch.commit();
  await eventually('the directory is as it was', isUpToDate, PATIENCE_MS);
});

describe('the packed directory', () => {
  it('shows a new, a changed and a deleted resort', async () => {
    const id = `${PREFIX}ONE`;
    await write(resort('ONE'));
    await eventually('it is new', async () => !!(await rowOf(id)), PATIENCE_MS);
    await write(resort('ONE', { place_name: 'Lantern Bay East', available: false }));
    const isChanged = async () => (await rowOf(id))?.placeName === 'Lantern Bay East';
    await eventually('it has changed', isChanged, PATIENCE_MS);
    expect((await rowOf(id))?.available).toBe(false);
    await club.resorts.doc(id).delete();
    await eventually('it is removed', async () => !(await rowOf(id)), PATIENCE_MS);
  });

  it('sends an open browser each change', async () => {
    const id = `${PREFIX}LIVE`;
    const seen = new Promise<void>((resolve) => {
      const stop = directory().onSnapshot((snapshot) => {
        const rows = decodeCatalogue(snapshot.data()) ?? [];
        if (!rows.some((row) => row.id === id)) return;
        stop();
        resolve();
      });
    });
    await write(resort('LIVE'));
    await seen;
  });

  it('takes a burst in at most one publication a second, and the last change with it', async () => {
    const versions: { at: number; ids: string[]; name: string | undefined }[] = [];
    const stop = directory().onSnapshot((snapshot) => {
      const rows = decodeCatalogue(snapshot.data()) ?? [];
      const name = rows.find((row) => row.id === `${PREFIX}B00`)?.placeName;
      versions.push({
        at: Date.parse(snapshot.data()?.builtAt ?? ''),
        ids: rows.map((row) => row.id),
        name,
      });
    });
    const names = Array.from({ length: 40 }, (_, at) => `B${String(at).padStart(2, '0')}`);
    await Promise.all(names.map((name) => write(resort(name))));
    for (let change = 0; change < 20; change += 1) {
      await write(resort('B00', { place_name: `Change ${change}` }));
    }
    await eventually('the last change is there', isUpToDate, PATIENCE_MS);
    stop();
    expect(versions.at(-1)?.name).toBe('Change 19');
    const instants = versions.slice(1).map(({ at }) => at);
    const gaps = instants.slice(1).map((at, index) => at - (instants[index] ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(900);
  });

  it('is not written when a change does not show in it', async () => {
    await write(resort('SAME'));
    await eventually('it is there', isUpToDate, PATIENCE_MS);
    const before = (await directory().get()).updateTime;
    await write(resort('SAME', { resort_details: 'Nothing that a card shows.' }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await eventually(
      'the change is through',
      async () => (await club.directoryChanges.get()).empty,
      PATIENCE_MS,
    );
    expect((await directory().get()).updateTime?.isEqual(before!)).toBe(true);
  });

  it('loses no row when many publish and build it at the same time', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `C${String(at).padStart(2, '0')}`);
    for (const name of names) {
      await write(resort(name));
      await club.directoryChanges.doc(`${PREFIX}${name}`).set({ at: Date.now() });
    }
    await Promise.all([
      ...Array.from({ length: 6 }, () => publishChanges(db)),
      buildCatalogue(db),
      buildCatalogue(db),
    ]);
    await eventually('everything is there', isUpToDate, PATIENCE_MS);
    expect((await directory().get()).data()?.count).toBe((await expectedRows()).length);
  });

  it('continues when the publishing process has died', async () => {
    const dead = { holder: 'dead', until: Date.now() + 1200 };
    await club.directoryLease.doc(DIRECTORY_ID).update(dead);
    await write(resort('DEAD'));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await write(resort('NEXT'));
    await eventually('both changes are there', isUpToDate, PATIENCE_MS);
  });

  it('waits for who writes many resorts, and is complete when they have built it', async () => {
    await pauseDirectory(db, Date.now() + 60_000);
    await write(resort('BULK'));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await rowOf(`${PREFIX}BULK`)).toBeUndefined();
    await pauseDirectory(db, 0);
    await buildCatalogue(db);
    expect(await isUpToDate()).toBe(true);
  });

  it('forgets many deleted resorts, also right after it was built whole', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `G${String(at).padStart(2, '0')}`);
    await Promise.all(names.map((name) => write(resort(name))));
    await eventually('they are there', isUpToDate, PATIENCE_MS);
    await buildCatalogue(db);
    const batch = db.batch();
    for (const name of names) batch.delete(club.resorts.doc(`${PREFIX}${name}`));
    await batch.commit();
    await eventually('they are removed', isUpToDate, PATIENCE_MS);
  });

  it('is built again when its form is not known', async () => {
    await directory().update({ v: 0 });
    await write(resort('FORM'));
    await eventually('it is whole', isUpToDate, PATIENCE_MS);
  });
});
