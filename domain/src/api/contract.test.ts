import { describe, expect, it } from 'vitest';
import type { OperationName } from './contract.ts';
import {
  CALLABLE_NAMES,
  deployedName,
  errorsOf,
  IDEMPOTENCY_HEADER,
  isCallable,
  isRest,
  MAX_BODY_BYTES,
  OPERATION_NAMES,
  REST_NAMES,
  routeOf,
  specOf,
} from './contract.ts';

describe('the contract', () => {
  it('has every path of the rules and two for reports, with who may call it', () => {
    const access = REST_NAMES.map((name) => [routeOf(name), specOf(name).access]);
    expect(Object.fromEntries(access)).toEqual({
      'GET /users': 'member',
      'POST /users': 'member',
      'DELETE /delete-users': 'admin',
      'GET /all-users': 'admin',
      'PATCH /update-user': 'admin',
      'GET /resorts': 'public',
      'GET /all-resorts': 'public',
      'POST /resorts': 'admin',
      'GET /bookings': 'member',
      'GET /all-bookings': 'admin',
      'POST /bookings': 'member',
      'POST /client-errors': 'public',
      'POST /csp-reports': 'public',
    });
  });

  it('lets visitors write to the club, look at what is shared and finish a reset, and call nothing else', () => {
    // The access matrix has the access of each of the others (tests/access).
    const ofVisitors = CALLABLE_NAMES.filter((name) => specOf(name).access === 'visitor');
    expect(ofVisitors).toEqual(['followReset', 'openStay', 'openBoard', 'contactClub']);
    expect(CALLABLE_NAMES.filter((name) => specOf(name).access === 'public')).toEqual([]);
  });

  it('makes the record of a member, but for what reads, registers or deletes', () => {
    const without = OPERATION_NAMES.filter((name) => specOf(name).needsRecord === false);
    expect(without.toSorted()).toEqual([
      'contactClub',
      'createUser',
      'deleteAccount',
      'exportData',
      'followEmail',
      'followReset',
      'getUser',
      'listBookings',
      'openBoard',
      'openStay',
    ]);
  });

  it('has callables under names in lower case, and both ways to what is both', () => {
    expect(CALLABLE_NAMES.length).toBeGreaterThan(25);
    expect(new Set(CALLABLE_NAMES.map(deployedName)).size).toBe(CALLABLE_NAMES.length);
    expect(deployedName('holdOffer')).toBe('holdoffer');
    expect(REST_NAMES.filter(isCallable)).toEqual(['removeUser', 'setAdmin']);
    expect(OPERATION_NAMES.filter((name) => !isRest(name) && !isCallable(name))).toEqual([]);
  });

  it('lists the error codes of each operation', () => {
    const codes = (name: OperationName) => [...errorsOf(name)].toSorted();
    expect(codes('listResorts')).toEqual([
      'body-too-large',
      'busy',
      'internal',
      'invalid-input',
      'malformed-body',
      'unknown-field',
      'unsupported-media-type',
    ]);
    expect(errorsOf('getUser').has('already-registered')).toBe(false);
    expect(errorsOf('getUser').has('not-signed-in')).toBe(true);
    expect(errorsOf('listUsers').has('second-factor-needed')).toBe(true);
    expect(errorsOf('holdOffer').has('already-registered')).toBe(true);
    expect(errorsOf('holdOffer').has('sold-out')).toBe(true);
    expect(errorsOf('holdOffer').has('second-factor-needed')).toBe(false);
  });

  it('names the header of safe repeats and the largest body', () => {
    expect(IDEMPOTENCY_HEADER).toBe('Idempotency-Key');
    expect(MAX_BODY_BYTES).toBe(65_536);
  });
});
