import { REST_NAMES, routeOf } from '@club/domain/api/contract';
import { SITEMAP_PATH } from '../../functions/src/pages/sitemap.ts';
import { RENDERED_PATHS } from '../../web/src/app/server/rendered-paths.ts';
import { PATHS } from '../../web/src/shared/routes/paths.ts';

/** The fixed beginning of a path: without a placeholder for an id, and without a part of a page. */
const beginning = (path: string): string => path.replace(/[:#].*$/, '');

/**
 * Beginnings of paths that engines leave alone: the pages of members and admins, the screens of a
 * booking and of signing in, and the API. Pages that a server renders say themselves whether they are
 * listed, which an engine has to open them to read.
 */
const closedPaths = (): string[] => {
  const pages = Object.values(PATHS).filter((path) => !RENDERED_PATHS.includes(path));
  const api = REST_NAMES.map((name) => routeOf(name).split(' ')[1] ?? '');
  const open = RENDERED_PATHS.map(beginning);
  const all = [...new Set([...pages, ...api].map(beginning))].filter(
    (path) => !open.includes(path),
  );
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other)));
};

/**
 * `/robots.txt` of a site with this origin. A file, because no function serves it: the cloud and
 * its emulator answer 404 for this path themselves.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n');
