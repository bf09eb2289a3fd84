import { generatePath, matchPath } from 'react-router-dom';
import { RENDERED_PATHS } from './rendered-paths.ts';

/**
 * The route and the one form of the path of a rendered page: without slashes too many, in the case in
 * which the site writes it. Null for other paths.
 */
export const renderedRoute = (pathname: string): { route: string; path: string } | null => {
  const plain = `/${pathname
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`;
  for (const route of RENDERED_PATHS) {
    const match = matchPath(route, plain);
    if (match !== null) return { route, path: generatePath(route, match.params) };
  }
  return null;
};
