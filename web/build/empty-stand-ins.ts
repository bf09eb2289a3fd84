import type { Plugin } from 'vite';

/**
 * What reactfire imports for hooks that the club does not use, by package. The packages would come
 * with it whole, because they register themselves when they load. Auth and functions are used, but
 * are loaded where they are needed. A name that is missing here fails the build.
 */
const UNUSED_BY_REACTFIRE: ReadonlyMap<string, readonly string[]> = new Map([
  ['firebase/auth', ['onIdTokenChanged']],
  [
    'firebase/database',
    ['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'],
  ],
  ['firebase/functions', ['httpsCallable']],
  [
    'firebase/remote-config',
    ['ensureInitialized', 'getAll', 'getBoolean', 'getNumber', 'getString', 'getValue'],
  ],
  ['firebase/storage', ['getDownloadURL', 'ref']],
]);

const STAND_IN = '\0unused-by-reactfire:';

/** Gives reactfire empty stand-ins for the packages that the club does not use through it. */
export const emptyStandIns = (): Plugin => ({
  name: 'empty-stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/node_modules/reactfire/') === true && UNUSED_BY_REACTFIRE.has(source)
      ? STAND_IN + source
      : null,
  load: (id) => {
    if (!id.startsWith(STAND_IN)) return null;
    const names = UNUSED_BY_REACTFIRE.get(id.slice(STAND_IN.length)) ?? [];
    return names.map((name) => `export const ${name} = undefined;`).join('\n');
  },
});
