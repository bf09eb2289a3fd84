import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adoptExport, findSavedData, isWholeExport, removeSavedData } from './saved-data.ts';
import type { DataFolders } from './saved-data.ts';

let folder = '';
let data: DataFolders = { current: '', previous: '', next: '' };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saved-data-'));
  data = {
    current: path.join(folder, 'data'),
    previous: path.join(folder, 'data.previous'),
    next: path.join(folder, 'data.next'),
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const METADATA = {
  firestore: { metadata_file: 'firestore_export/firestore.metadata' },
  auth: { path: 'auth_export' },
};

/** An export as the emulators write it, with a mark to tell it from others. */
const writeExport = (place: string, mark: string): void => {
  mkdirSync(path.join(place, 'firestore_export'), { recursive: true });
  mkdirSync(path.join(place, 'auth_export'), { recursive: true });
  writeFileSync(path.join(place, 'firestore_export/firestore.metadata'), mark);
  writeFileSync(path.join(place, 'auth_export/accounts.json'), '{}');
  writeFileSync(path.join(place, 'firebase-export-metadata.json'), JSON.stringify(METADATA));
};

const writeCutExport = (place: string): void => {
  mkdirSync(path.join(place, 'firestore_export'), { recursive: true });
};

const markOf = (place: string): string =>
  readFileSync(path.join(place, 'firestore_export/firestore.metadata'), 'utf8');

describe('an export is whole', () => {
  it('when everything that its metadata name is there', () => {
    writeExport(data.current, 'a');
    expect(isWholeExport(data.current)).toBe(true);
  });

  it('not when it has no metadata yet', () => {
    writeCutExport(data.current);
    expect(isWholeExport(data.current)).toBe(false);
  });

  it.each(['firestore_export/firestore.metadata', 'auth_export/accounts.json'])(
    'not when %s is missing',
    (file) => {
      writeExport(data.current, 'a');
      rmSync(path.join(data.current, file));
      expect(isWholeExport(data.current)).toBe(false);
    },
  );

  it('not when its metadata are cut', () => {
    writeExport(data.current, 'a');
    writeFileSync(path.join(data.current, 'firebase-export-metadata.json'), '{"firestore":');
    expect(isWholeExport(data.current)).toBe(false);
  });
});

describe('saving', () => {
  it('makes the export the current data and keeps the one before', () => {
    writeExport(data.current, 'old');
    writeExport(data.next, 'new');
    adoptExport(data);
    expect(markOf(data.current)).toBe('new');
    expect(markOf(data.previous)).toBe('old');
    expect(existsSync(data.next)).toBe(false);
  });

  it('rejects an export that was cut and leaves the current data alone', () => {
    writeExport(data.current, 'old');
    writeCutExport(data.next);
    expect(() => adoptExport(data)).toThrow(/not whole/);
    expect(markOf(data.current)).toBe('old');
  });

  it('does not let damaged current data push out the good copy before', () => {
    writeExport(data.previous, 'good');
    writeCutExport(data.current);
    writeExport(data.next, 'new');
    adoptExport(data);
    expect(markOf(data.current)).toBe('new');
    expect(markOf(data.previous)).toBe('good');
  });
});

describe('the next start', () => {
  it('begins with nothing when nothing was saved', () => {
    expect(findSavedData(data)).toBeNull();
  });

  it('takes the current data and clears a cut export away', () => {
    writeExport(data.current, 'old');
    writeCutExport(data.next);
    expect(findSavedData(data)).toBe(data.current);
    expect(existsSync(data.next)).toBe(false);
  });

  it('takes an export whose renaming was cut', () => {
    writeExport(data.previous, 'old');
    writeExport(data.next, 'new');
    expect(findSavedData(data)).toBe(data.current);
    expect(markOf(data.current)).toBe('new');
  });

  it('takes the copy before when the current data are damaged', () => {
    writeExport(data.previous, 'old');
    writeCutExport(data.current);
    expect(findSavedData(data)).toBe(data.previous);
  });

  it('begins with nothing after a reset', () => {
    writeExport(data.current, 'new');
    writeExport(data.previous, 'old');
    removeSavedData(data);
    expect(findSavedData(data)).toBeNull();
  });
});
