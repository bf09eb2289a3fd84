import { matchPath } from 'react-router-dom';
import { RENDERED_PATHS } from './rendered-paths.ts';

/**
 * The route and the one form of the path of a rendered page: without slashes too many, in the case in
 * which the site writes it. Null for other paths.
 */
export const renderedRoute = (pathname: string): { route: string; path: string } | null => {
  const parts = pathname.split('/').filter((part) => part !== '');
  const route = RENDERED_PATHS.find((each) => matchPath(each, `/${parts.join('/')}`) !== null);
  if (route === undefined) return null;
  const names = route.split('/').filter((part) => part !== '');
  // An id stays as it was sent: in another encoding of the same text it would lead here again.
  const path = names.map((name, at) => (name.startsWith(':') ? parts[at] : name)).join('/');
  return { route, path: `/${path}` };
};
