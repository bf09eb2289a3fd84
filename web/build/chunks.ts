import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const SOURCE = path.resolve(import.meta.dirname, '../src');
const inSource = (file: string): string => path.join(SOURCE, file);

/** The script that every page starts with. */
const START = inSource('main.tsx');

/** Comes before it, but starts in a task of its own after it (`main.tsx`). */
const REACT_DOM = fileURLToPath(import.meta.resolve('react-dom/client'));

/** Runs in a task of its own, between the scripts of the packages and of the club. */
const TAKE_OVER = inSource('taking-over/take-over-styles.ts');

/** The chunks that every page has, in the order in which they need each other. */
export const START_CHUNKS = ['react', 'packages', 'shell'] as const;
const [REACT, PACKAGES, SHELL] = START_CHUNKS;

type ArrivalPage = {
  name: string;
  page: string;
  /**
   * What the page does not wait for, in the order in which it comes: it is below the first view, or not
   * on every one, or only looked at.
   */
  later: readonly string[];
  /** The chunk of what its first view shares with other pages, those without such a chunk included. */
  shared?: string;
};

/** What the home page in its first view and pages of words share with others. */
const PUBLIC = 'public';
/** What the lists of resorts share that none of the pages in their first view has. */
const LISTS = 'lists';

/**
 * The pages that most visits begin on; each has a chunk for what it shares with pages of members, and
 * the first that needs a module says where it is shared.
 */
const ARRIVAL_PAGES: readonly ArrivalPage[] = [
  {
    name: 'home',
    page: inSource('app/home-page.tsx'),
    later: [inSource('app/home-parts.ts')],
    shared: PUBLIC,
  },
  {
    name: 'resort',
    page: inSource('features/resort/resort-page.tsx'),
    later: [
      inSource('features/resort/resort-pictures.tsx'),
      inSource('features/resort/later-sections.ts'),
    ],
    shared: 'resorts',
  },
  {
    name: 'last-call',
    page: inSource('features/discovery/last-call-page.tsx'),
    later: [inSource('features/discovery/last-call-cards.tsx')],
    shared: 'filters',
  },
  {
    name: 'search',
    page: inSource('features/search/search-page.tsx'),
    later: [inSource('features/search/search-results.tsx')],
  },
];

/** Further pages that are open to everyone; what they share with those above is not of one page. */
const OTHER_OPEN_PAGES = [
  'features/discovery/a-to-z-page.tsx',
  'features/discovery/about-page.tsx',
  'features/discovery/privacy-page.tsx',
  'features/help/help-page.tsx',
  'features/magazine/magazine-page.tsx',
].map(inSource);

/** Names every icon there is, whichever of them a module takes. */
const ICON_LIST = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;

/** The file of an icon. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/** The files of icons by the names that modules import. */
const iconFiles = (list: string, modules: Modules): ReadonlyMap<string, string> => {
  const lines = (modules.getModuleInfo(list)?.code ?? '').matchAll(
    /export \{([^}]+)\} from '([^']+)'/g,
  );
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(
        ([, name = '']) => [name, path.resolve(path.dirname(list), file)] as const,
      ),
    ),
  );
};

/** The icons that a module takes out of the list. */
const iconsIn = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]+)\} from ["']lucide-react["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

/** Gives what a module needs before it can run, itself included. */
const neededBy = (modules: Modules) => {
  let icons: ReadonlyMap<string, string> | undefined;
  const next = (id: string): string[] => {
    const found = modules.getModuleInfo(id);
    const imported = found?.importedIds ?? [];
    const list = imported.find((other) => ICON_LIST.test(other));
    if (list === undefined) return imported;
    icons ??= iconFiles(list, modules);
    const own = iconsIn(found?.code ?? '').flatMap((name) => icons?.get(name) ?? []);
    return [...imported.filter((other) => other !== list), ...own];
  };
  return (start: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...next(id));
    }
    return found;
  };
};

/** The name of the chunk of what one of a page's later parts needs, by its place among them. */
const laterChunk = (page: string, at: number): string => `${page}-later-${at + 1}`;

/** The name of the chunk of each module that has one, by what needs the module. */
const chunksByReach = (modules: Modules): ReadonlyMap<string, string> => {
  const needed = neededBy(modules);
  const others = new Set(OTHER_OPEN_PAGES.flatMap((page) => [...needed(page)]));
  const sharing = ARRIVAL_PAGES.flatMap(({ page, shared }) =>
    shared === undefined ? [] : [{ shared, first: needed(page) }],
  );
  const sharedChunk = (id: string): string => {
    if (others.has(id)) return PUBLIC;
    const ofFirstView = sharing.find(({ first }) => first.has(id))?.shared;
    // For an icon of the lists, a resort's pictures would bring all of the lists along.
    return ofFirstView ?? (ICON.test(id) ? PUBLIC : LISTS);
  };
  const chunks = new Map<string, string>();
  /** Puts a module where several can have it, as soon as a second one needs it. */
  const put = (id: string, own: string): void => {
    const isAlone = !chunks.has(id) && !others.has(id);
    chunks.set(id, isAlone ? own : sharedChunk(id));
  };
  for (const { name, page, later } of ARRIVAL_PAGES) {
    const placed = new Set<string>();
    const place = (start: string, own: string): void => {
      for (const id of needed(start)) {
        // What comes later stays a chunk of its own, by which the manifest knows it.
        if (!later.includes(id) && !placed.has(id)) put(id, own);
        placed.add(id);
      }
    };
    place(page, `${name}-parts`);
    for (const [at, part] of later.entries()) place(part, laterChunk(name, at));
  }
  const takeOver = needed(TAKE_OVER);
  for (const id of needed(START)) {
    const isBefore = takeOver.has(id) || /\/node_modules\/(?!lucide-react\/)/.test(id);
    chunks.set(id, isBefore ? PACKAGES : SHELL);
  }
  for (const id of needed(REACT_DOM)) chunks.set(id, REACT);
  return chunks;
};

/**
 * Puts modules into chunks by who needs them: what every page needs, what several of the pages need
 * that visits begin on, what one of them needs. What a module depends on is needed wherever the
 * module is, so in this order no chunk takes in the code of another page; the bundler moves the
 * dependencies of a group along with it.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  let chunks: ReadonlyMap<string, string> | undefined;
  const names = [
    ...START_CHUNKS,
    ...ARRIVAL_PAGES.flatMap(({ shared }) => shared ?? []),
    LISTS,
    ...ARRIVAL_PAGES.map(({ name }) => `${name}-parts`),
    ...ARRIVAL_PAGES.flatMap(({ name, later }) => later.map((_, at) => laterChunk(name, at))),
  ];
  return names.map((wanted, at) => ({
    debugName: wanted,
    priority: names.length - at,
    name: (id, modules) => {
      chunks ??= chunksByReach(modules);
      return chunks.get(id) === wanted ? wanted : null;
    },
  }));
};
