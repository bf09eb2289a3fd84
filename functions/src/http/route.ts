import type { EndpointKey } from '@club/domain/api/contract';
import { ENDPOINTS } from '@club/domain/api/contract';

/** What an address and a method lead to. `allow` lists the methods that the address answers. */
export type Route =
  | { kind: 'endpoint'; key: EndpointKey }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'none' };

const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(ENDPOINTS, key);

const METHODS_BY_PATH = Object.keys(ENDPOINTS).reduce((methods, key) => {
  const [method = '', path = ''] = key.split(' ');
  return methods.set(path, [...(methods.get(path) ?? []), method]);
}, new Map<string, string[]>());

/** The endpoint at a path (rules 12.1). HEAD is GET without its body, as HTTP has it. */
export const findRoute = (method: string, path: string): Route => {
  const methods = METHODS_BY_PATH.get(path);
  if (methods === undefined) return { kind: 'none' };
  const key = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  if (isEndpointKey(key)) return { kind: 'endpoint', key };
  const allow = methods.flatMap((allowed) => (allowed === 'GET' ? ['GET', 'HEAD'] : [allowed]));
  return { kind: 'wrong-method', allow: allow.join(', ') };
};
