import { REST_NAMES, routeOf } from '@club/domain/api/contract';
import { describe, expect, it } from 'vitest';
import { findRoute } from './route.ts';

describe('findRoute', () => {
  it.each(REST_NAMES)('finds %s', (name) => {
    const [method = '', path = ''] = routeOf(name).split(' ');
    expect(findRoute(method, path)).toEqual({ kind: 'operation', name });
  });

  it('serves HEAD wherever it serves GET', () => {
    expect(findRoute('HEAD', '/resorts')).toEqual({ kind: 'operation', name: 'listResorts' });
    expect(findRoute('HEAD', '/update-user').kind).toBe('wrong-method');
  });

  it('names the methods of an address that is asked with another', () => {
    expect(findRoute('PUT', '/users')).toEqual({ kind: 'wrong-method', allow: 'GET, HEAD, POST' });
    expect(findRoute('GET', '/delete-users')).toEqual({ kind: 'wrong-method', allow: 'DELETE' });
    expect(findRoute('OPTIONS', '/bookings').kind).toBe('wrong-method');
  });

  it.each(['/', '/user', '/users/', '/Users', '/resorts/x', '//users', '/constructor', ''])(
    'finds nothing at %j',
    (path) => {
      expect(findRoute('GET', path)).toEqual({ kind: 'none' });
    },
  );
});
