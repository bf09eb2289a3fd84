import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOOKING_STATUSES } from '@club/domain/booking/booking-state';
import { IDS } from '@club/domain/ids';
import { describe, expect, it } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Files that git tracks or would track, so that build output never counts. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

const SOURCES = FILES.filter((file) =>
  /^(domain|functions|web|scripts|tests)\/.*\.tsx?$/.test(file),
);
const isTest = (file: string): boolean =>
  // A `.contract.ts` defines the tests that every adapter of an interface has to pass.
  /\.(?:test|contract)\.tsx?$|^tests\/|\/testing\//.test(file);

type Import = { file: string; specifier: string; target: string };

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** `import … from`, `export … from`, a bare `import '…'`, and `import('…')`. */
const IMPORT_FORMS = [
  /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /^\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\(\s*['"]([^'"\n]+)['"]/g,
];

/** Specifiers of all imports; relative ones resolved from the root. */
const IMPORTS: Import[] = SOURCES.flatMap((file) =>
  IMPORT_FORMS.flatMap((form) => [...read(file).matchAll(form)]).map((match) => {
    const specifier = match[1] ?? '';
    const target = specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : specifier.startsWith('@club/domain/')
        ? `domain/src/${specifier.slice('@club/domain/'.length)}.ts`
        : specifier;
    return { file, specifier, target };
  }),
);

const shipped = (folder: string): Import[] =>
  IMPORTS.filter(({ file }) => file.startsWith(folder) && !isTest(file));

const offences = (imports: Import[], isAllowed: (entry: Import) => boolean): string[] =>
  imports
    .filter((entry) => !isAllowed(entry))
    .map(({ file, specifier }) => `${file} → ${specifier}`);

/** The files of a list of imports that lead back to themselves, by whatever way; type imports count. */
const circlesIn = (imports: readonly Import[]): string[] => {
  const importing = new Set(imports.map(({ file }) => file));
  const imported = new Set(imports.map(({ target }) => target));
  const left = imports.filter(({ file, target }) => importing.has(target) && imported.has(file));
  return left.length === imports.length ? [...importing] : circlesIn(left);
};

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
  ['account', 'availability'],
  ['points'],
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

/** The folders of the web, the lowest layer first; `main.tsx` and what it starts with are on top. */
const WEB_LAYERS: readonly (readonly string[])[] = [
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

/** Names that a file exports where they are declared. */
const EXPORTS = /^export (?:async )?(const|let|function|class|type)\*? (\w+)/gm;

describe('exports', () => {
  it('are each named in a file that imports theirs', () => {
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
});

describe('imports', () => {
  it('are found at all', () => {
    expect(shipped('domain/').length).toBeGreaterThan(20);
    expect(shipped('web/').length).toBeGreaterThan(20);
    expect(shipped('functions/').length).toBeGreaterThan(20);
  });

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
          /^(firebase-admin|firebase-functions)(\/|$)/.test(specifier) ||
          specifier.startsWith('node:'),
      ),
    ).toEqual([]);
  });

  it('let the web reach the domain but never the server', () => {
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

  it('of the web go from a layer to those below it, never up or aside', () => {
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

  it('of the web never go in circles', () => {
    expect(circlesIn(shipped('web/src/'))).toEqual([]);
  });

  it('keep the club out of its design', () => {
    const libraries =
      /^(react|react-dom|react-router-dom|react-datepicker|formik|styled-components|lucide-react|@fontsource-variable\/.+)$/;
    expect(
      offences(
        shipped('web/src/design/'),
        ({ specifier, target }) =>
          target.startsWith('web/src/design/') ||
          target.startsWith('domain/src/calendar/') ||
          libraries.test(specifier),
      ),
    ).toEqual([]);
  });

  it('keep subjects out of the kernel of the web', () => {
    const known = /^domain\/src\/(api\/|calendar\/|ids\.ts$|reports\/|user\/user\.ts$)/;
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
    expect(reached.has('web/src/kernel/live/query-plan.ts')).toBe(true);
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

  it('name the payment gateway and the points programme in one file each', () => {
    const payments = 'functions/src/payments';
    const adapters = [
      {
        target: `${payments}/sandbox-gateway.ts`,
        under: '',
        from: ['functions/src/dependencies.ts'],
      },
      {
        target: 'functions/src/points/sandbox-programme.ts',
        under: '',
        from: ['functions/src/dependencies.ts'],
      },
      {
        // Reading a card's token, making one, and refusing one where money moves.
        target: `${payments}/sandbox-token.ts`,
        under: '',
        from: ['sandbox-gateway', 'card-token', 'reduced-card'].map(
          (name) => `${payments}/${name}.ts`,
        ),
      },
      {
        target: 'domain/src/booking/sandbox-card.ts',
        under: 'web/',
        from: ['web/src/shared/payment/card-token.ts'],
      },
      {
        // Triggers, schedules and requests fetch the dependencies; all else receives what it needs.
        target: 'functions/src/dependencies.ts',
        under: 'functions/',
        from: [
          'functions/src/index.ts',
          'functions/src/triggers/follow-bookings.ts',
          'functions/src/triggers/follow-erasures.ts',
          'functions/src/triggers/tend-club.ts',
          'functions/src/triggers/reconcile-books.ts',
        ],
      },
    ];
    for (const { target, under, from } of adapters) {
      const imports = shipped(under).filter((entry) => entry.target === target);
      expect([...new Set(imports.map(({ file }) => file))].toSorted()).toEqual(from.toSorted());
    }
  });

  it('never lead from what runs the club to its tests, benches and proofs', () => {
    const scripts = IMPORTS.filter(({ file }) => file.startsWith('scripts/'));
    expect(offences(scripts, ({ target }) => !target.startsWith('tests/'))).toEqual([]);
  });

  it('carry the extension of the file they mean', () => {
    const relatives = IMPORTS.filter(({ specifier }) => specifier.startsWith('.'));
    expect(
      offences(relatives, ({ target }) => existsSync(join(ROOT, target.replace(/\?.*$/, '')))),
    ).toEqual([]);
  });
});

describe('files', () => {
  it('at the top level are those of the house rules', () => {
    const top = [...new Set(FILES.map((file) => file.split('/')[0] ?? ''))];
    const allowed =
      /^(web|functions|domain|tests|scripts|docs|\.ci|firestore\.rules|firestore\.indexes\.json|firebase\.json|\.firebaserc|package(-lock)?\.json|README\.md|tsconfig(\.[a-z]+)?\.json|(vitest|playwright)\.config\.ts|\.nvmrc|\.npmrc|\.gitignore|\.gitattributes|\.oxlintrc\.json|\.prettierrc\.json|\.prettierignore)$/;
    expect(top.filter((name) => !allowed.test(name))).toEqual([]);
  });

  it('are named in kebab-case after what they do', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|misc)(\.|\/)/;
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/;
    expect(
      SOURCES.filter((file) => drawers.test(file) || !name.test(file.split('/').at(-1) ?? '')),
    ).toEqual([]);
  });

  it('build a Date from text in one place only, where the zone is thought of', () => {
    const texts = SOURCES.filter((file) => !isTest(file) && /new Date\(\s*['"`]/.test(read(file)));
    expect(texts).toEqual([]);
  });

  it('ask ids.ts what an id looks like', () => {
    // A whole text of letters, digits and '-' or '_' with a length, or a name between underscores.
    const grammar =
      /\/\^(?:\(\?![^)]*\))?\[(?:A-Za-z0-9|a-z0-9|0-9a-f|a-f0-9|\\w)[_-]*\]\{\d+(?:,\d+)?\}\$\/|__\.\*__/;
    const found = SOURCES.filter(
      (file) =>
        /^(domain|functions|web)\/src\//.test(file) && !isTest(file) && grammar.test(read(file)),
    );
    expect(found).toEqual(['domain/src/ids.ts']);
  });

  it('ask booking-state.ts what the status of a booking means', () => {
    const statuses = BOOKING_STATUSES.join('|');
    const comparison = new RegExp(
      String.raw`\bstatus'?\]?\s*(?:[!=]==|, '==',)\s*'(?:${statuses})'`,
    );
    const found = SOURCES.filter(
      (file) =>
        /^(domain|functions|web)\/src\//.test(file) &&
        !isTest(file) &&
        // What the server says to a request for a hold has a status of its own.
        !file.startsWith('web/src/features/availability/') &&
        comparison.test(read(file)),
    );
    expect(found).toEqual([]);
  });

  it('name the boards in the database rules as ids.ts does', () => {
    const pattern = /value\.matches\('(saved\|[^']+)'\)/.exec(read('firestore.rules'))?.[1];
    const inRules = new RegExp(`^(?:${pattern})$`);
    const texts = ['', 'saved', 'Saved', 'b', ...Array.from({ length: 120 }, (_, at) => `b${at}`)];
    expect(texts.filter((text) => inRules.test(text))).toEqual(texts.filter(IDS.board.is));
  });

  it('fetch nothing from another site', () => {
    const web = FILES.filter((file) => /^web\/(src\/.*\.tsx?|index\.html)$/.test(file));
    const found = web
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        [...read(file).matchAll(/https?:\/\/([\w.-]+)/g)]
          .map((match) => match[1] ?? '')
          .filter(
            (host) =>
              !/^(127\.0\.0\.1|localhost|www\.w3\.org|(.+\.)?example\.(com|org))$/.test(host),
          )
          .map((host) => `${relative('.', file)}: ${host}`),
      );
    expect(found).toEqual([]);
  });
});

describe('the page of architecture', () => {
  /** A path with `{a,b}` and `*`, or the name of a file that stands beside the one named before. */
  const pattern = (path: string): RegExp => {
    const source = path
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
    const begin = path.includes('/') ? '^' : '(?:^|/)';
    return new RegExp(`${begin}${source}${path.endsWith('/') ? '' : '(?:/|$)'}`);
  };
  const named = [...read('docs/architecture.md').matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) =>
      /^(web|functions|domain|tests|scripts|docs)\/|^[^/]+\.(tsx?|json|rules|md)$/.test(path),
    )
    .map((path) => path.replace(/<.*/, ''));

  it('names only what exists', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !FILES.some((file) => pattern(path).test(file)))).toEqual([]);
  });
});

describe('rules', () => {
  const RULES = new Set(
    [...read('docs/rules.md').matchAll(/^\*\*(\d+\.\d+) /gm)].map((match) => match[1] ?? ''),
  );
  const TEXTS = FILES.filter(
    (file) =>
      file !== 'package-lock.json' && /\.(?:tsx?|js|css|html|json|md|rules)$|^\.ci\//.test(file),
  );

  it('are what comments and pages cite, and nothing that is not in the repository', () => {
    const elsewhere = /S\u00A7|\bDESIGN \d|\bR-[AFPR] ?\d|\((?:research|issue)[,:]|\bresearch\//g;
    const cited = /\(rules (\d[^):]*)/g;
    const lost = TEXTS.flatMap((file) => {
      const text = read(file);
      const unknown = [...text.matchAll(cited)]
        .flatMap((match) => (match[1] ?? '').split(', '))
        .filter((rule) => !RULES.has(rule))
        .map((rule) => `rules ${rule}`);
      return [...(text.match(elsewhere) ?? []), ...unknown].map((name) => `${file}: ${name}`);
    });
    expect(RULES.size).toBeGreaterThan(80);
    expect(lost).toEqual([]);
  });
});
