import { readFileSync } from 'node:fs';
import {
  CALLABLE_NAMES,
  deployedName,
  errorsOf,
  REST_NAMES,
  routeOf,
  specOf,
} from '@club/domain/api/contract';
import { isApiErrorCode } from '@club/domain/api/errors';
import { isRecord } from '@club/domain/validation/is-record';
import { describe, expect, it } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import type { ActorName } from './access-matrix.ts';
import {
  ACTOR_FACTS,
  ACTOR_NAMES,
  allowedTwin,
  API_ROWS,
  apiOutcome,
  COLLECTION_ROWS,
  collectionOutcome,
  GROUPS,
  OPERATIONS,
  readMatrixFile,
} from './access-matrix.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

/** A field of the file that has to be an object. */
const part = (of: unknown, name: string): Record<string, unknown> => {
  const found = isRecord(of) ? of[name] : undefined;
  if (!isRecord(found)) throw new Error(`${name} is no object.`);
  return found;
};

const isActor = (name: unknown): boolean => ACTOR_NAMES.some((actor) => actor === name);
const isAllowed = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((entry: unknown) =>
    typeof entry === 'string' && entry.startsWith('@') ? entry.slice(1) in GROUPS : isActor(entry),
  );

describe('the file', () => {
  const file = readMatrixFile();

  it('has the parts that it has to have, and no other', () => {
    expect(Object.keys(part({ file }, 'file')).toSorted()).toEqual(
      ['actors', 'callables', 'collections', 'groups', 'errors', 'routes'].toSorted(),
    );
  });

  it('says of every actor who they are, whom they aim at and who their twin is', () => {
    const actors = part(file, 'actors');
    expect(Object.keys(actors)).toEqual([...ACTOR_NAMES]);
    for (const name of ACTOR_NAMES) {
      const actor = part(actors, name);
      expect(Object.keys(actor)).toEqual(['is', 'aimsAt', 'twin']);
      expect(actor['is']).toMatch(/\w.*\.$/);
      expect(['self', 'member']).toContain(actor['aimsAt']);
      expect(isActor(actor['twin']) && actor['twin'] !== name, name).toBe(true);
    }
  });

  it('groups actors that there are, each once', () => {
    const groups = part(file, 'groups');
    for (const [name, group] of Object.entries(groups)) {
      expect(Array.isArray(group) && group.every(isActor), name).toBe(true);
      expect(new Set(group as string[]).size, name).toBe((group as string[]).length);
    }
    expect(groups['everyone']).toEqual([...ACTOR_NAMES]);
  });

  it('gives every collection exactly the five operations', () => {
    for (const [name, row] of Object.entries(part(file, 'collections'))) {
      const operations = part({ [name]: row }, name);
      expect(Object.keys(operations), name).toEqual([...OPERATIONS]);
      for (const allowed of Object.values(operations)) expect(isAllowed(allowed), name).toBe(true);
    }
  });

  it.each(['routes', 'callables'])('says of %s who may, and what else some are told', (kind) => {
    for (const [name, row] of Object.entries(part(file, kind))) {
      const { allowed, except = {}, ...others } = part({ [name]: row }, name);
      expect(isAllowed(allowed), name).toBe(true);
      expect(Object.keys(others), name).toEqual([]);
      expect(isRecord(except) && Object.keys(except).every(isActor), name).toBe(true);
      for (const code of Object.values(except as object)) {
        expect(isApiErrorCode(code), name).toBe(true);
      }
    }
  });

  it('names errors that exist', () => {
    const errors = part(file, 'errors');
    expect(part(errors, 'collections')).toEqual({ '*': 'permission-denied' });
    for (const [actor, code] of Object.entries(part(errors, 'api'))) {
      expect(actor === '*' || isActor(actor), actor).toBe(true);
      expect(isApiErrorCode(code), actor).toBe(true);
    }
  });
});

/** Both ways to every operation. */
const ROWS = [
  ...REST_NAMES.map((name) => ['routes', routeOf(name), name] as const),
  ...CALLABLE_NAMES.map((name) => ['callables', deployedName(name), name] as const),
];

/** Functions that answer pages and pictures, the same to every caller (`tests/site/same-for-everyone.test.ts`). */
const FOR_EVERYONE = ['pages', 'pictures'] as const;

describe('the matrix', () => {
  it('has a row for every endpoint of the contract, and no other', () => {
    expect(Object.keys(API_ROWS.routes)).toEqual(REST_NAMES.map(routeOf));
  });

  it('has a row for every callable of the contract, and no other', () => {
    expect(Object.keys(API_ROWS.callables).toSorted()).toEqual(
      CALLABLE_NAMES.map(deployedName).toSorted(),
    );
  });

  it('has a row for every function that can be reached by HTTP', () => {
    const called: string[] = [];
    const requested: string[] = [];
    const inner: string[] = [];
    const { HANDLERS: _handlers, ...deployed } = functions;
    for (const [name, exported] of Object.entries(deployed)) {
      // What the deployment reads of each function: how it is triggered.
      const endpoint: unknown = Reflect.get(exported, '__endpoint');
      if (!isRecord(endpoint)) throw new Error(`${name} is no function of the cloud.`);
      if ('callableTrigger' in endpoint) called.push(name);
      else if ('httpsTrigger' in endpoint) requested.push(name);
      else if ('eventTrigger' in endpoint || 'scheduleTrigger' in endpoint) inner.push(name);
      else throw new Error(`${name} is triggered in an unknown way.`);
    }
    expect(inner.length).toBeGreaterThan(0);
    // `api` answers the routes, which have rows. The others know no caller: what they answer is the
    // same for everyone, and read from what is public.
    expect(requested.toSorted()).toEqual(['api', ...FOR_EVERYONE]);
    expect(called.toSorted()).toEqual(Object.keys(API_ROWS.callables).toSorted());
  });

  it('has a row for every address that Hosting leads to a function', () => {
    const { hosting } = JSON.parse(read('firebase.json')) as {
      hosting: { rewrites: { source?: string; function?: { functionId: string } }[] };
    };
    const named = hosting.rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []);
    expect([...new Set(named)].toSorted()).toEqual(['api', ...FOR_EVERYONE]);
    const led = hosting.rewrites.filter((rewrite) => rewrite.function?.functionId === 'api');
    const paths = new Set(Object.keys(API_ROWS.routes).map((key) => key.split(' ')[1]));
    expect(new Set(led.map(({ source }) => source))).toEqual(paths);
    expect(led.length).toBe(paths.size);
  });

  it('has a row for every collection that the server uses', () => {
    const used = [
      ...read('functions/src/store/collections.ts').matchAll(
        /\b(?:of<[^(]+>|db\.collection)\(\s*[`']([^`']+)[`']/g,
      ),
    ].map(([, path = '']) => path.split('/').at(-1) ?? '');
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((collection) => !(collection in COLLECTION_ROWS))).toEqual([]);
  });

  it('has a row for every collection that the rules name', () => {
    const named = [...read('firestore.rules').matchAll(/match \/(\w+)\/\{[^}]+\} \{/g)]
      .map(([, collection = '']) => collection)
      .filter((collection) => collection !== 'databases');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((collection) => !(collection in COLLECTION_ROWS))).toEqual([]);
    // No way around: neither a path with two collections at once nor one for everything.
    expect(read('firestore.rules')).not.toMatch(/=\*\*/);
  });

  it('agrees with what the contract says of every row', () => {
    for (const [kind, name, operation] of ROWS) {
      const { access } = specOf(operation);
      const allowed = ACTOR_NAMES.filter((actor) => apiOutcome(kind, name, actor) === 'allowed');
      if (access === 'public') expect(allowed, name).toEqual([...ACTOR_NAMES]);
      if (access === 'visitor') {
        expect(allowed, name).toEqual(['visitor', ...(GROUPS['signed in'] ?? [])]);
      }
      if (access === 'admin') expect(allowed, name).toEqual(GROUPS['admins']);
      if (access === 'member') {
        expect(allowed, name).toEqual(
          expect.arrayContaining([...(GROUPS['registered at home'] ?? [])]),
        );
        expect(allowed, name).not.toContain('visitor');
      }
    }
  });
});

describe('errors of the matrix', () => {
  it.each(ROWS)('are declared by the contract: %s %s', (kind, row, name) => {
    const declared = errorsOf(name);
    const outcomes = ACTOR_NAMES.map((actor) => apiOutcome(kind, row, actor));
    expect(outcomes.filter((outcome) => isApiErrorCode(outcome) && !declared.has(outcome))).toEqual(
      [],
    );
  });
});

describe('twins', () => {
  /** Who must never be let in, whatever they try beyond what is public. */
  const OUTSIDE: readonly ActorName[] = [
    'visitor',
    'member whose sessions were ended',
    'disabled member',
    'deleted member',
    'demoted admin with the old token',
    'closed admin',
    'admin whose sessions were ended',
    'forged token',
  ];

  const ofVisitors: ReadonlySet<string> = new Set(
    CALLABLE_NAMES.filter((name) => specOf(name).access === 'visitor').map(deployedName),
  );

  const rows = [
    ...Object.keys(COLLECTION_ROWS).flatMap((name) =>
      OPERATIONS.map((operation) => ({
        name: `${operation} of ${name}`,
        outcomeOf: (actor: ActorName) => collectionOutcome(name, operation, actor),
        forVisitors: false,
      })),
    ),
    ...(['routes', 'callables'] as const).flatMap((kind) =>
      Object.keys(API_ROWS[kind]).map((name) => ({
        name,
        outcomeOf: (actor: ActorName) => apiOutcome(kind, name, actor),
        forVisitors: ofVisitors.has(name),
      })),
    ),
  ];

  it.each(rows)(
    '$name: each rejected actor has a twin who is not, or none may',
    ({ outcomeOf }) => {
      const allowed = ACTOR_NAMES.filter((actor) => outcomeOf(actor) === 'allowed');
      for (const actor of ACTOR_NAMES.filter((one) => !allowed.includes(one))) {
        expect(allowedTwin(actor, outcomeOf) === null, actor).toBe(allowed.length === 0);
      }
    },
  );

  it.each(rows)('$name: who is outside stays outside', ({ outcomeOf, forVisitors }) => {
    const allowed = ACTOR_NAMES.filter((actor) => outcomeOf(actor) === 'allowed');
    const isPublic = allowed.length === ACTOR_NAMES.length;
    // What visitors may, too, an actor with an invalid token may not.
    const outside = OUTSIDE.filter((actor) => !(forVisitors && actor === 'visitor'));
    expect(isPublic ? [] : allowed.filter((actor) => outside.includes(actor))).toEqual([]);
  });

  it('are themselves no outsiders', () => {
    const twins = ACTOR_NAMES.map((actor) => ACTOR_FACTS[actor].twin);
    expect(twins.filter((twin) => OUTSIDE.includes(twin))).toEqual([]);
  });
});
