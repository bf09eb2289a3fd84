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

const fontsOf = (range: string, mark = ''): string =>
  `<style media="(scripting: none)"${mark}>@font-face{font-family:"Ours";src:url(/a.woff2);unicode-range:${range}}</style>`;
const FONTS = `${fontsOf('U+0-FF')}${fontsOf('U+100-2BA')}${fontsOf('U+1EA0-1EF9', ' data-later')}`;

const arrived: (() => void)[] = [];
const used = vi.fn<(face: { family: string }) => void>();

const OURS = 'style[media], meta[name^="page-"], link[rel=modulepreload]';

/** The head of a page, beside the styles of the other tests. */
const arrive = (): void => {
  for (const element of document.head.querySelectorAll(OURS)) element.remove();
  document.head.insertAdjacentHTML(
    'afterbegin',
    `${FONTS}<meta name="page-files" content="/react.js /start.js /rows">`,
  );
};

const fontsMedia = (): string[] =>
  [...document.head.querySelectorAll<HTMLStyleElement>('style[media]')].map(({ media }) => media);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  ran.length = 0;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  arrive();
  arrived.length = 0;
  used.mockClear();
  vi.stubGlobal(
    'FontFace',
    class {
      readonly unicodeRange: string;
      readonly family: string;
      constructor(family: string, _source: string, { unicodeRange }: { unicodeRange: string }) {
        this.family = family;
        this.unicodeRange = unicodeRange;
      }
      load(): Promise<void> {
        return new Promise((resolve) => arrived.push(resolve));
      }
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: used } });
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
  Reflect.deleteProperty(document, 'fonts');
  vi.unstubAllGlobals();
});

it('asks for the scripts when the page has loaded and is painted in its fonts, and runs them one by one', async () => {
  start();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([]);
  painted?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([]);
  arrived[0]?.();
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

it('uses the fonts of Latin text after the first paint, when they are there, and later all that the page needs at once', async () => {
  start();
  painted?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([arrived.length, used.mock.calls]).toEqual([1, []]);
  arrived[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(used.mock.calls.map(([{ family }]) => family)).toEqual(['Ours']);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(fontsMedia())).toEqual(new Set(['(scripting: none)']));
  arrive();
  start();
  expect(fontsMedia()).toEqual(['all', 'all', '(scripting: none)']);
});

it.each([
  ['has its fonts', () => arrived[0]?.()],
  ['is scrolled', () => window.dispatchEvent(new Event('scroll'))],
  ['is used', () => window.dispatchEvent(new Event('pointerdown'))],
  ['waits too long for a font', () => vi.advanceTimersByTime(3000)],
])('lays out what is just below the window when the page %s', async (_, happen) => {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  start();
  painted?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(dataset['arriving']).toBe('top');
  happen();
  await vi.advanceTimersByTimeAsync(100);
  expect(dataset['arriving']).toBe('');
  delete dataset['arriving'];
});

it('lays out one part in a frame, and none that is beside the window', async () => {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  document.body.innerHTML = '<p data-below></p><p data-below></p><p data-below id="beside"></p>';
  const beside = document.getElementById('beside');
  vi.spyOn(beside ?? document.body, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(innerWidth + 20, 0, 300, 400),
  );
  vi.stubGlobal('getComputedStyle', () => ({ contentVisibility: 'hidden' }));
  const near = (): number => document.querySelectorAll('[data-near]').length;
  start();
  painted?.();
  await vi.advanceTimersByTimeAsync(1000);
  arrived[0]?.();
  const seen: number[] = [];
  for (let frame = 0; dataset['arriving'] === 'top'; frame += 1) {
    await vi.advanceTimersByTimeAsync(16);
    if (near() !== seen.at(-1)) seen.push(near());
  }
  expect(seen).toEqual([1, 2]);
  document.body.innerHTML = '';
  delete dataset['arriving'];
});
