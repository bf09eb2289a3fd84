import type { RestName } from '@club/domain/api/contract';
import { REST_NAMES, routeOf } from '@club/domain/api/contract';

/** The operation of a path and a method. `allow` lists the methods of the path. */
export type Route =
  | { kind: 'operation'; name: RestName }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'none' };

const NAME_BY_ROUTE = new Map<string, RestName>(REST_NAMES.map((name) => [routeOf(name), name]));

const METHODS_BY_PATH = REST_NAMES.reduce((methods, name) => {
  const [method = '', path = ''] = routeOf(name).split(' ');
  return methods.set(path, [...(methods.get(path) ?? []), method]);
}, new Map<string, string[]>());

/** The operation at a path (rules 12.1). HEAD is GET without a body. */
export const findRoute = (method: string, path: string): Route => {
  const methods = METHODS_BY_PATH.get(path);
  if (methods === undefined) return { kind: 'none' };
  const name = NAME_BY_ROUTE.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
  if (name !== undefined) return { kind: 'operation', name };
  const allow = methods.flatMap((allowed) => (allowed === 'GET' ? ['GET', 'HEAD'] : [allowed]));
  return { kind: 'wrong-method', allow: allow.join(', ') };
};
