import { Blob } from 'node:buffer';
import { act } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { PAGE_DATA_ID } from '../../web/src/kernel/page/page-data.ts';
import type { WrittenPage } from './written-pages.ts';

const reported = vi.hoisted(() => vi.fn<(error: unknown) => void>());
vi.mock('../../web/src/kernel/page/report-errors.ts', () => ({ reportError: reported }));
// Only the boards of the pages are behind links.
vi.mock('../../web/src/kernel/api/api-client.ts', async (original) => ({
  ...(await original<object>()),
  callFunction: async () => {
    const page = inject('pages').find(({ path }) => path === window.location.pathname);
    // Written by `pageDataJson`.
    const { documents } = JSON.parse(page?.data ?? '') as {
      documents: Record<string, { fields: object }[]>;
    };
    const [board] = Object.entries(documents).flatMap(([key, found]) =>
      key.startsWith('sharedBoard') ? found : [],
    );
    return board === undefined
      ? { ok: false, error: { kind: 'api', code: 'board-not-found' } }
      : { ok: true, value: board.fields };
  },
}));
// No one answers here: a session stays unknown, and what a page lacks stays away.
vi.mock('../../web/src/kernel/firebase/firebase.ts', () => ({
  loadAuth: () => new Promise(() => {}),
  usesEmulators: () => Promise.resolve(false),
}));
vi.mock('../../web/src/kernel/live/live-listeners.tsx', () => ({ LiveListeners: () => null }));
// Its code comes at some time after the page.
vi.mock('../../web/src/shared/map/lazy-resort-map.tsx', () => ({ LazyResortMap: () => null }));

/** What a browser knows of its reader, and a server does not. */
type Reader = {
  zone: string;
  /** Width of the window in em. */
  width: number;
  reduced?: boolean;
  stored?: Readonly<Record<string, unknown>>;
};

const HINT = { name: 'Anna Berg', photoUrl: '', isAdmin: false, secondFactor: 'not-needed' };

const READERS: Readonly<Record<string, Reader>> = {
  'a visitor at a desk': { zone: 'UTC', width: 80 },
  'a visitor with a phone, where it is tomorrow already': {
    zone: 'Pacific/Kiritimati',
    width: 24,
    stored: { colorScheme: 'dark', hearts: { v: 1, data: ['R1001', 'R1002'] } },
  },
  'a member with a phone': {
    zone: 'America/New_York',
    width: 24,
    reduced: true,
    stored: { sessionHint: { v: 1, data: HINT }, searchHistory: { v: 1, data: ['beach'] } },
  },
  'an admin at a desk': {
    zone: 'Asia/Tokyo',
    width: 120,
    stored: {
      colorScheme: 'light',
      sessionHint: { v: 1, data: { ...HINT, isAdmin: true } },
      currentResort: { v: 1, data: { resortId: 'R1001', vacationType: 'last-call' } },
    },
  },
};

const noMatch = window.matchMedia;

/** Does a query for widths or motion hold? */
const holds = (query: string, { width, reduced = false }: Reader): boolean => {
  const min = /min-width: (\d+)em/.exec(query)?.[1];
  if (min !== undefined) return width >= Number(min);
  const below = /width < (\d+)em/.exec(query)?.[1];
  if (below !== undefined) return width < Number(below);
  return query.includes('prefers-reduced-motion') && reduced;
};

/** A window in which everything is in view as soon as it is looked for. */
class AllInView implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #changed: () => void;
  constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
    this.#changed = () => changed([{ isIntersecting: true }]);
  }
  observe(): void {
    queueMicrotask(this.#changed);
  }
  unobserve(): void {}
  disconnect(): void {}
}

const NOW_MS = Date.UTC(2026, 10, 23, 12, 10);

/** Pages with what the reader's own things change most; the others take turns with the readers. */
const RESORT_PATH = '/singleResortPage/R1001';
const OF_EVERYONE = ['/', RESORT_PATH, '/search?q=beach', '/lastCallVacation'];
const PAGES = inject('pages');
const NAMES = Object.keys(READERS);
const CASES = PAGES.flatMap((page, at) =>
  NAMES.filter((_, turn) => OF_EVERYONE.includes(page.path) || turn === at % NAMES.length).map(
    (name) => ({ path: page.path, name, page }),
  ),
);

const opened: Root[] = [];

const container = (): HTMLElement => {
  const found = document.getElementById('root');
  if (found === null) throw new Error('There is no #root.');
  return found;
};

/**
 * The texts of the page, one by one: a difference is then short. What is in `<noscript>` is only for
 * readers without script.
 */
const texts = (): string[] => {
  const nodes = document.createTreeWalker(container(), NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.localName === 'noscript'
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const found: string[] = [];
  while (nodes.nextNode() !== null) found.push(nodes.currentNode.textContent ?? '');
  // An empty text is a node only where React has made it.
  return found.filter((text) => text !== '');
};

/** Opens a page as a browser does that has received this HTML. Returns what was there before. */
const open = async (
  path: string,
  html: string,
  look: () => void = () => {},
): Promise<Element | null> => {
  const dom = await import('react-dom/client');
  const { openSite } = await import('../../web/src/app/open-site.tsx');
  const { afterLaterParts } = await import('../../web/src/kernel/page/later-part.tsx');
  // Parts of the page that are loaded after it.
  await import('../../web/src/app/navigation/heart-count.tsx');
  await import('../../web/src/app/navigation/person-menu.tsx');
  window.history.replaceState(null, '', path);
  document.body.innerHTML = html;
  const before = container().firstElementChild;
  look();
  opened.push(await act(() => openSite(container(), dom)));
  const taken = afterLaterParts().then(() => true);
  const soon = () =>
    Promise.race([taken, new Promise<boolean>((resolve) => setTimeout(resolve, 20, false))]);
  // What React has to do meanwhile is done at the end of each `act`.
  for (let isTaken = false; !isTaken;) isTaken = await act(soon);
  return before;
};

/** Empty weeks get their days one month after the other. */
const daysCome = async (): Promise<void> => {
  const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
  while (container().querySelector('td[colspan]') !== null) await act(soon);
};

const close = (): void => {
  act(() => {
    for (const root of opened.splice(0)) root.unmount();
  });
};

const written = ({ body, data }: WrittenPage): string =>
  `<div id="root">${body}</div><script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;

const become = (name: string): void => {
  const reader = READERS[name];
  if (reader === undefined) throw new Error('Unknown reader.');
  vi.stubEnv('TZ', reader.zone);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(noMatch(query), { matches: holds(query, reader) }),
  );
  localStorage.clear();
  for (const [key, value] of Object.entries(reader.stored ?? {})) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
};

beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('IntersectionObserver', AllInView);
  // That of jsdom has no streams.
  vi.stubGlobal('Blob', Blob);
});

afterEach(() => {
  close();
  vi.unstubAllEnvs();
});

/** Parts that have another form on phones, by what is in view at some width. */
const FORMS: readonly { path: string; width: number; part: string }[] = [
  { path: '/', width: 80, part: '[role="search"][aria-label="Stays"] input' },
  { path: '/', width: 24, part: '[data-main-bar] a[aria-current]' },
  { path: RESORT_PATH, width: 80, part: 'aside[aria-label="Booking"] select' },
  {
    path: RESORT_PATH,
    width: 80,
    part: '[aria-label^="Pictures of"]:not([aria-roledescription]) button',
  },
  { path: RESORT_PATH, width: 80, part: 'h1' },
  {
    path: RESORT_PATH,
    width: 24,
    part: '[aria-label^="Pictures of"][aria-roledescription="carousel"] button',
  },
  { path: RESORT_PATH, width: 24, part: 'h1' },
];

const formsOf = (page: WrittenPage, name: string) =>
  FORMS.filter(({ path, width }) => path === page.path && width === READERS[name]?.width);

const pageAt = (path: string): WrittenPage => {
  const page = PAGES.find((one) => one.path === path);
  if (page === undefined) throw new Error(`${path} was not rendered.`);
  return page;
};

describe('a page that a server has rendered', () => {
  it('has each of its forms at the width of a reader who opens it', () => {
    const tried = CASES.flatMap(({ page, name }) => formsOf(page, name));
    expect(new Set(tried)).toEqual(new Set(FORMS));
  });

  it.each(CASES)('is taken over as it is: $path by $name', async ({ name, page }) => {
    become(name);
    const forms = formsOf(page, name).map(({ part }) => part);
    const shown = () => forms.map((part) => container().querySelector(part));
    let arrived: (Element | null)[] = [];
    const before = await open(page.path, written(page), () => {
      arrived = shown();
    });
    expect(reported.mock.calls).toEqual([]);
    expect(before).not.toBeNull();
    expect(container().firstElementChild).toBe(before);
    expect(arrived).not.toContain(null);
    // The form for the width stays: the very elements, not equal ones.
    for (const [at, element] of shown().entries()) expect(element, forms[at]).toBe(arrived[at]);
    await daysCome();
    const takenOver = texts();
    close();
    await open(page.path, '<div id="root"></div>');
    expect(takenOver).toEqual(texts());
  });

  it.each([
    ['de-DE', '329,08'],
    ['ar', '329.08\u00a0US$'],
  ])('is replaced by the same in the formats of %s', async (locale, price) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
    // Formats are chosen when their module is loaded.
    vi.resetModules();
    become('a visitor at a desk');
    const page = pageAt(RESORT_PATH);
    const before = await open(page.path, written(page));
    expect(reported.mock.calls).toEqual([]);
    expect(container().firstElementChild).not.toBe(before);
    await daysCome();
    const replaced = texts();
    expect(replaced.join('')).toContain(price);
    close();
    await open(page.path, '<div id="root"></div>');
    expect(replaced).toEqual(texts());
  });

  it('stays as it arrived where its data cannot be loaded, and says so', async () => {
    become('a visitor at a desk');
    const page = pageAt(RESORT_PATH);
    const data = `{"nowMs":${NOW_MS},"documents":{"catalogue":[{"id":"directory","fields":{"gzip":{"$address":"/gone"}}}]}}`;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    let arrived: string | null = null;
    await open(page.path, written({ ...page, data }), () => {
      arrived = container().innerHTML;
    });
    expect(container().innerHTML).toBe(arrived);
    expect(reported).toHaveBeenCalledOnce();
    const message = container().nextElementSibling?.nextElementSibling;
    expect(message?.textContent).toContain('a part of it could not be loaded');
    expect(message?.querySelector('button')?.textContent).toBe('Load again');
  });
});
