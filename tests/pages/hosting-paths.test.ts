import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RENDERED_PATHS } from '../../web/src/app/server/rendered-paths.ts';
import { PATHS } from '../../web/src/shared/routes/paths.ts';

type Rewrite = {
  source?: string;
  regex?: string;
  destination?: string;
  function?: { functionId: string; region: string; pinTag?: boolean };
};

// The project's own configuration.
const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as {
  hosting: { headers: { source: string }[]; rewrites: Rewrite[] };
};

/** An address of a route: each parameter stands for any text. */
const example = (route: string): string => route.replaceAll(/:\w+/g, 'a-1');

/** What Hosting does with a path: the first rewrite that matches. */
const targetOf = (path: string): string => {
  const found = hosting.rewrites.find(({ source, regex }) =>
    regex === undefined ? source === path : new RegExp(regex, 'u').test(path),
  );
  return found?.destination ?? found?.function?.functionId ?? 'no rewrite';
};

const ROUTES = [...new Set(Object.values(PATHS).map((path) => path.replace(/#.*$/, '')))];
const GUARDED = ROUTES.filter((route) => !RENDERED_PATHS.includes(route));

describe('Hosting', () => {
  it.each(RENDERED_PATHS)('asks the function for %s, also with slashes too many', (route) => {
    const path = example(route);
    for (const one of [path, `${path}/`, `/${path}`]) expect(targetOf(one)).toBe('pages');
  });

  it.each(GUARDED)('answers %s with the shell', (route) => {
    expect(targetOf(example(route))).toBe('/shell.html');
  });

  it.each([
    '/nothing',
    '/dashboard/my-bookings/a/b',
    '/help/more',
    '/singleResortPage',
    '/singleResortPage/a/b',
    '/assets/gone.js',
    '/wp-admin/x.php',
  ])('has no page at %s', (path) => {
    expect(targetOf(path)).toBe('no rewrite');
  });

  it('keeps pages and files of one deployment together', () => {
    const pages = hosting.rewrites.filter((rewrite) => rewrite.function?.functionId === 'pages');
    expect(pages.length).toBeGreaterThan(0);
    for (const rewrite of pages) {
      expect(rewrite.function).toEqual({
        functionId: 'pages',
        region: 'us-central1',
        pinTag: true,
      });
    }
  });

  it('leaves the headers of rendered pages to the function', () => {
    const excluded = hosting.headers
      .map(({ source }) => /^!\/\{(.*)\}$/.exec(source)?.[1]?.split(','))
      .filter((parts) => parts !== undefined);
    // The security headers and the caching of everything else.
    expect(excluded).toHaveLength(2);
    const rendered = RENDERED_PATHS.map((route) => route.slice(1).replace(/:\w+$/, '**'));
    for (const parts of excluded) expect(parts).toEqual(expect.arrayContaining(rendered));
  });
});
