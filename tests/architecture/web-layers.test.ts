import { describe, expect, it } from 'vitest';
import { circlesIn, IMPORTS, offences, shipped } from './sources.ts';

/** The folders of the web, the lowest layer first; `main.tsx` and what it starts with are on top. */
const WEB_LAYERS: readonly (readonly string[])[] = [
  ['formats', 'taking-over'],
  ['kernel', 'design'],
  ['shared'],
  ['features'],
  ['app'],
];
const webFolderOf = (path: string): string => /^web\/src\/([^/]+)\//.exec(path)?.[1] ?? '';
const webLayerOf = (path: string): number => {
  const folder = webFolderOf(path);
  return folder === ''
    ? WEB_LAYERS.length
    : WEB_LAYERS.findIndex((folders) => folders.includes(folder));
};

const featureOf = (path: string): string | null =>
  /^web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

describe('imports of the web', () => {
  it('reach the domain but never the server', () => {
    expect(
      offences(
        shipped('web/src/'),
        ({ specifier, target }) =>
          !target.startsWith('functions/') &&
          !target.startsWith('scripts/') &&
          !specifier.startsWith('firebase-admin'),
      ),
    ).toEqual([]);
  });

  it('go from a layer to those below it, never up or aside', () => {
    const inWeb = shipped('web/src/').filter(({ target }) => target.startsWith('web/src/'));
    const files = new Set(inWeb.flatMap(({ file, target }) => [file, target]));
    expect([...files].filter((file) => webLayerOf(file) === -1)).toEqual([]);
    expect(
      offences(
        inWeb,
        ({ file, target }) =>
          webFolderOf(file) === webFolderOf(target) || webLayerOf(target) < webLayerOf(file),
      ),
    ).toEqual([]);
  });

  it('never go in circles', () => {
    expect(circlesIn(shipped('web/src/'))).toEqual([]);
  });

  it('keep the club out of its design', () => {
    const libraries =
      /^(react|react-dom|react-router-dom|react-datepicker|formik|styled-components|lucide-react|@fontsource-variable\/.+)$/;
    expect(
      offences(
        shipped('web/src/design/'),
        ({ specifier, target }) =>
          /^(web\/src\/(design|formats|taking-over)|domain\/src\/calendar)\//.test(target) ||
          libraries.test(specifier),
      ),
    ).toEqual([]);
  });

  it('know no formats but those of their reader', () => {
    expect(
      offences(
        shipped('web/src/').filter(({ file }) => !file.startsWith('web/src/formats/')),
        ({ target }) => !target.startsWith('domain/src/format/') || target.endsWith('/formats.ts'),
      ),
    ).toEqual([]);
  });

  it('keep subjects out of the kernel of the web', () => {
    const known =
      /^domain\/src\/(api\/|calendar\/|ids\.ts$|reading\/|reports\/|user\/user\.ts$|validation\/is-record\.ts$)/;
    expect(
      offences(
        shipped('web/src/kernel/').filter(({ target }) => target.startsWith('domain/')),
        ({ target }) => known.test(target),
      ),
    ).toEqual([]);
  });

  it('never lead from one feature into another', () => {
    expect(
      offences(shipped('web/src/features/'), ({ file, target }) => {
        const other = featureOf(target);
        return other === null || other === featureOf(file);
      }),
    ).toEqual([]);
  });

  it('keep reactfire where live data are listened to', () => {
    expect(
      offences(
        shipped('web/src/').filter(({ specifier }) => specifier === 'reactfire'),
        ({ file }) => file === 'web/src/kernel/live/live-listeners.tsx',
      ),
    ).toEqual([]);
  });

  it('keep the SDK out of the table of live data, and of all that it is made of', () => {
    const reached = new Set(['web/src/shared/live/live-sources.ts']);
    // The loop over a set includes what is added meanwhile.
    for (const file of reached) {
      for (const { target } of IMPORTS.filter((entry) => entry.file === file)) reached.add(target);
    }
    expect(reached.has('domain/src/reading/query-plan.ts')).toBe(true);
    expect([...reached].filter((target) => /^(firebase|reactfire)(\/|$)/.test(target))).toEqual([]);
  });

  it('keep the Firebase SDK inside the kernel of the web, identity, and what is written or counted', () => {
    expect(
      offences(
        shipped('web/src/').filter(({ specifier }) => specifier.startsWith('firebase/')),
        ({ file }) =>
          /^web\/src\/(kernel|shared\/(identity|admin-lists))\//.test(file) ||
          file === 'web/src/shared/favourites/favourite-writes.ts' ||
          file === 'web/src/shared/notifications/notification-marks.ts',
      ),
    ).toEqual([]);
  });
});
