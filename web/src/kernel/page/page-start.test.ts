import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Our own file; a test cannot import the scripts that it names. */
const SCRIPT = readFileSync(path.join(import.meta.dirname, 'page-start.js'), 'utf8').replace(
  'import(',
  'load(',
);

let painted: (() => void) | undefined;
const ran: string[] = [];

const start = (): void => {
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('load', SCRIPT)(async (href: string) => ran.push(href));
};

const fetched = vi.fn<(href: string) => void>();

const asked = (): string[] =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')]
    .map((link) => link.getAttribute('href') ?? '')
    .concat(fetched.mock.calls.map(([href]) => href));

const OURS = 'style[media], meta[name^="page-"], link[rel=modulepreload]';

/** The head of a page, beside the styles of the other tests. */
const arrive = (): void => {
  for (const element of document.head.querySelectorAll(OURS)) element.remove();
  document.head.insertAdjacentHTML(
    'afterbegin',
    '<style media="(scripting: none)"></style><meta name="page-files" content="/react.js /start.js /rows">',
  );
};

const fontsMedia = (): string | undefined =>
  document.head.querySelector<HTMLStyleElement>('style[media]')?.media;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  ran.length = 0;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  arrive();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntriesByName: () => object[] }) => void) {
        painted = () => tell({ getEntriesByName: () => [{}] });
      }
      observe(): void {}
    },
  );
});

afterEach(() => {
  // What still waits begins now, and not in another test.
  window.dispatchEvent(new Event('pointerdown'));
  for (const element of document.head.querySelectorAll(OURS)) element.remove();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the scripts when the page has loaded and is painted, and runs them one by one', async () => {
  start();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([]);
  painted?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect([asked(), ran]).toEqual([
    ['/react.js', '/start.js', '/rows'],
    ['/react.js', '/start.js'],
  ]);
});

it.each([
  ['is used', () => window.dispatchEvent(new Event('pointerdown'))],
  ['waits too long for a picture', () => vi.advanceTimersByTime(4000)],
])('asks for them at once, and once, when the page %s', async (_, happen) => {
  start();
  happen();
  expect(asked()).toEqual(['/react.js', '/start.js', '/rows']);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(ran).toEqual(['/react.js', '/start.js']);
});

it('uses the fonts after the first paint, and from then on at once', async () => {
  start();
  expect(fontsMedia()).toBe('(scripting: none)');
  painted?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(fontsMedia()).toBe('all');
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
  arrive();
  start();
  expect(fontsMedia()).toBe('all');
});
