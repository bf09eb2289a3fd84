import { dirname, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, offences, shipped } from './sources.ts';

/**
 * The folders of functions, each layer above those that it may import. Folders of one layer know
 * nothing of each other, and a folder that is not listed has no place yet.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['kernel/commit', 'kernel/firebase'],
  ['kernel/http'],
  ['store'],
  ['catalogue', 'inventory', 'limits', 'totals'],
  ['favourites', 'notifications', 'payments', 'reports', 'resorts'],
  ['account', 'availability', 'pages', 'pictures'],
  ['mail', 'points'],
  ['booking'],
  ['booking/hold'],
  ['booking/pay'],
  ['booking/cancel', 'booking/change', 'booking/reserve'],
  ['reviews', 'support', 'waitlist'],
  ['admin'],
  ['account-deletion'],
  ['maintenance', 'reconciliation'],
  ['dependencies.ts'],
  ['triggers'],
  ['index.ts'],
];
/** The folder of a file of functions, or the file where it is in none. */
const placeOf = (file: string): string => {
  const path = relative('functions/src', file);
  return dirname(path) === '.' ? path : dirname(path);
};
const layerOf = (file: string): number =>
  LAYERS.findIndex((places) => places.includes(placeOf(file)));

describe('imports', () => {
  it('keep the domain free of frameworks: only yup', () => {
    const allowed = ['yup'];
    expect(
      offences(shipped('domain/'), ({ specifier, target }) =>
        specifier.startsWith('.') ? target.startsWith('domain/src/') : allowed.includes(specifier),
      ),
    ).toEqual([]);
  });

  it('of domain and functions never go in circles', () => {
    expect(circlesIn([...shipped('domain/'), ...shipped('functions/')])).toEqual([]);
  });

  it('of functions go from a layer to those below it, never up or aside', () => {
    const inFunctions = shipped('functions/src/').filter(({ target }) =>
      target.startsWith('functions/src/'),
    );
    const files = new Set(inFunctions.flatMap(({ file, target }) => [file, target]));
    expect([...files].filter((file) => layerOf(file) === -1)).toEqual([]);
    expect(
      offences(
        inFunctions,
        ({ file, target }) => placeOf(file) === placeOf(target) || layerOf(target) < layerOf(file),
      ),
    ).toEqual([]);
  });

  it('let functions reach only the domain and server packages', () => {
    expect(
      offences(
        shipped('functions/src/'),
        ({ specifier, target }) =>
          target.startsWith('functions/src/') ||
          target.startsWith('domain/src/') ||
          /^(firebase-admin|firebase-functions|nodemailer|@resvg\/resvg-wasm)(\/|$)/.test(
            specifier,
          ) ||
          specifier.startsWith('node:'),
      ),
    ).toEqual([]);
  });
});
