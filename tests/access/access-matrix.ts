import { readFileSync } from 'node:fs';
import type { ApiErrorCode } from '@club/domain/api/errors';

/**
 * Every kind of caller, from the visitor to the admin. The file `access-matrix.json` says what each of
 * them may do with each collection, route and callable; everything else about access is generated
 * from it.
 */
export const ACTOR_NAMES = [
  'visitor',
  'member',
  'other member',
  'member without a record yet',
  'member signed in again',
  'member whose sessions were ended',
  'disabled member',
  'deleted member',
  'admin',
  'demoted admin with the old token',
  'demoted admin with the old claim',
  'demoted admin at home',
  'admin without the claim',
  'account with only the claim',
  'closed admin',
  'admin whose sessions were ended',
  'admin without the second factor',
  'admin with the second factor',
  'forged token',
] as const;
export type ActorName = (typeof ACTOR_NAMES)[number];

/** What an actor can try on a collection. */
export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What comes of a try: it succeeds, or is rejected in exactly this way. */
export type Outcome = 'allowed' | 'permission-denied' | ApiErrorCode;

type Actor = {
  is: string;
  /** Whose documents and address they try: their own, or those of the member. */
  aimsAt: 'self' | 'member';
  /** Who differs from them in one thing and may do what they may not. */
  twin: ActorName;
};

/** Names of actors, or '@' and the name of a group of them. */
type Allowed = readonly string[];
type ApiRow = { allowed: Allowed; except?: Partial<Record<ActorName, ApiErrorCode>> };
type FieldErrors<Rejection> = { '*': Rejection } & Partial<Record<ActorName, Rejection>>;

type MatrixFile = {
  actors: Record<ActorName, Actor>;
  groups: Record<string, readonly ActorName[]>;
  errors: { collections: FieldErrors<'permission-denied'>; api: FieldErrors<ApiErrorCode> };
  collections: Record<string, Record<Operation, Allowed>>;
  routes: Record<string, ApiRow>;
  callables: Record<string, ApiRow>;
};

/** The file as it is; `access-matrix.test.ts` checks that it has this form. */
export const readMatrixFile = (): unknown =>
  JSON.parse(readFileSync(new URL('access-matrix.json', import.meta.url), 'utf8'));

const FILE = readMatrixFile() as MatrixFile;

export const ACTOR_FACTS = FILE.actors;
export const GROUPS = FILE.groups;
export const COLLECTION_ROWS = FILE.collections;
export const API_ROWS = { routes: FILE.routes, callables: FILE.callables } as const;

const members = (allowed: Allowed): readonly string[] =>
  allowed.flatMap((entry): readonly string[] =>
    entry.startsWith('@') ? (GROUPS[entry.slice(1)] ?? []) : [entry],
  );

/** What comes of an operation on a collection. */
export const collectionOutcome = (row: string, operation: Operation, actor: ActorName): Outcome => {
  const allowed = COLLECTION_ROWS[row]?.[operation] ?? [];
  const errors = FILE.errors.collections;
  return members(allowed).includes(actor) ? 'allowed' : (errors[actor] ?? errors['*']);
};

/** What comes of a call of a route or a callable. */
export const apiOutcome = (
  kind: 'routes' | 'callables',
  row: string,
  actor: ActorName,
): Outcome => {
  const { allowed, except } = API_ROWS[kind][row] ?? { allowed: [] };
  const errors = FILE.errors.api;
  return members(allowed).includes(actor)
    ? 'allowed'
    : (except?.[actor] ?? errors[actor] ?? errors['*']);
};

/**
 * Who may do what another actor may not, nearest in kind first: the twin, or the twin's twin.
 * Null where no client may: there the server's own write is the twin.
 */
export const allowedTwin = (
  actor: ActorName,
  outcomeOf: (actor: ActorName) => Outcome,
): ActorName | null => {
  const met = new Set<ActorName>([actor]);
  for (let twin = ACTOR_FACTS[actor].twin; !met.has(twin); twin = ACTOR_FACTS[twin].twin) {
    if (outcomeOf(twin) === 'allowed') return twin;
    met.add(twin);
  }
  return null;
};
