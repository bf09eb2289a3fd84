import { randomUUID } from 'node:crypto';
import type { OperationName } from '@club/domain/api/contract';
import {
  CALLABLE_NAMES,
  deployedName,
  errorsOf,
  REST_NAMES,
  routeOf,
} from '@club/domain/api/contract';
import type { ApiErrorCode } from '@club/domain/api/errors';
import { isApiErrorCode } from '@club/domain/api/errors';
import { clubDependencies } from '../../functions/src/dependencies.ts';
import { collections } from '../../functions/src/store/collections.ts';
import { ADMINS_ID, withAdmin } from '../../functions/src/admin/admins.ts';
import { clubAuth } from '../../functions/src/kernel/firebase/club-auth.ts';

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: these tests run against the emulators (npm test).`);
  }
  return value;
};

/** The site with its rewrites. */
export const siteUrl = (): string => required('SITE_URL');
/** The function's own address at the functions emulator, without Hosting before it. */
export const functionUrl = (): string =>
  `${required('FUNCTIONS_EMULATOR_ORIGIN')}/${required('GCLOUD_PROJECT')}/us-central1/api`;
const callableUrl = (name: string): string =>
  `${required('FUNCTIONS_EMULATOR_ORIGIN')}/${required('GCLOUD_PROJECT')}/us-central1/${name}`;

// Looking for Google's machines takes seconds, and there are none here.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

/** For handlers that are called in this process. */
export const dependencies = clubDependencies();
/** The database and identity service of the emulators, past all rules. */
export const { db } = dependencies;
export const club = collections(db);
export const auth = clubAuth();

/** What came back. `body` is the parsed JSON, null for none. */
export type ApiAnswer = {
  status: number;
  code: ApiErrorCode | null;
  body: unknown;
  headers: Headers;
};

type Extras = {
  token?: string | null;
  body?: unknown;
  /** A body that is sent as it is, instead of `body` as JSON. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  base?: string;
};

const codeOf = (body: unknown): ApiErrorCode | null =>
  typeof body === 'object' && body !== null && 'code' in body && isApiErrorCode(body.code)
    ? body.code
    : null;

const OPERATION_BY_WAY: ReadonlyMap<string, OperationName> = new Map<string, OperationName>([
  ...REST_NAMES.map((name) => [routeOf(name), name] as const),
  ...CALLABLE_NAMES.map((name) => [deployedName(name), name] as const),
]);

/** Fails where an operation, by its route or deployed name, is rejected as the contract does not say. */
const requireDeclared = (way: string, code: ApiErrorCode | null): void => {
  const name = OPERATION_BY_WAY.get(way);
  if (name === undefined || code === null || errorsOf(name).has(code)) return;
  throw new Error(`${name} is rejected with '${code}', which its entry does not declare.`);
};

/** Calls the API: 'GET /resorts?page=2'. */
export const call = async (request: string, extras: Extras = {}): Promise<ApiAnswer> => {
  const [method = '', path = ''] = request.split(' ');
  const { token, body, rawBody, headers, base = siteUrl() } = extras;
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined || token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  const text = await response.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  const code = codeOf(parsed);
  requireDeclared(`${method} ${path.split('?', 1)[0] ?? ''}`, code);
  return {
    status: response.status,
    code,
    body: parsed,
    headers: response.headers,
  };
};

/** What a callable answers: its result, or the API's own error body out of `details`. */
export type CallableAnswer = {
  status: number;
  result: unknown;
  error: unknown;
  headers: Headers;
};

/** Calls a callable by the protocol of the client SDK. */
export const callCallable = async (
  name: string,
  data: unknown,
  token: string | null,
  headers: Record<string, string> = {},
): Promise<CallableAnswer> => {
  const response = await fetch(callableUrl(name), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ data }),
  });
  const body = (await response.json()) as { result?: unknown; error?: { details?: unknown } };
  requireDeclared(name, codeOf(body.error?.details));
  return {
    status: response.status,
    result: body.result,
    error: body.error?.details,
    headers: response.headers,
  };
};

/** A person with an account at the identity service. */
export type Person = { uid: string; email: string; password: string; token: string };

/** Asks the identity service's own API, as the client SDK does: 'v1/accounts:signUp'. */
export const identityCall = async (
  path: string,
  payload: Record<string, unknown>,
): Promise<unknown> => {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/${path}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ ...payload, targetProjectId: required('GCLOUD_PROJECT') }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

const identity = async (
  action: 'signUp' | 'signInWithPassword',
  payload: Record<string, unknown>,
): Promise<{ localId: string; idToken: string }> =>
  // The form is the service's own.
  (await identityCall(`v1/accounts:${action}`, {
    ...payload,
    returnSecureToken: true,
  })) as { localId: string; idToken: string };

/** Signs in again, for a token with the claims of now. */
export const signIn = async ({ uid, email, password }: Person): Promise<Person> => {
  const { idToken } = await identity('signInWithPassword', { email, password });
  return { uid, email, password, token: idToken };
};

/**
 * A new account at the identity service, without a record in the club. Its address is confirmed, as
 * if its owner had followed the link, unless the test is about one that is not.
 */
export const signUp = async (name = 'person', emailVerified = true): Promise<Person> => {
  const email = `${name}-${randomUUID()}@example.com`;
  const password = 'long-enough-1';
  const { localId } = await identity('signUp', { email, password, emailVerified });
  return signIn({ uid: localId, email, password, token: '' });
};

/** A new member, registered as the site does it; with a confirmed address, see `signUp`. */
export const newMember = async (name = 'member', emailVerified = true): Promise<Person> => {
  const person = await signUp(name, emailVerified);
  const body = { name: 'Test Member', email: person.email, membership: 'Member' };
  const { status } = await call('POST /users', { token: person.token, body });
  if (status !== 201) throw new Error(`Registering answered ${status}.`);
  return person;
};

/** A new admin, made past the API so that tests of the API do not lean on themselves. */
export const newAdmin = async (): Promise<Person> => {
  const person = await newMember('admin');
  await db.runTransaction(async (transaction) => {
    const list = await transaction.get(club.admins.doc(ADMINS_ID));
    transaction.set(club.admins.doc(ADMINS_ID), withAdmin(list.data(), person.uid));
    transaction.update(club.authz.doc(person.uid), { isAdmin: true });
    transaction.update(club.users.doc(person.uid), { isAdmin: true });
  });
  await auth.setCustomUserClaims(person.uid, { isAdmin: true });
  return signIn(person);
};

/** The pause between two questions grows up to this: some of them read all that the club has. */
const LONGEST_PAUSE_MS = 250;

/** Waits until something is so, asking again and again; fails after `withinMs`. */
export const eventually = async (
  what: string,
  isSo: () => Promise<boolean>,
  withinMs: number,
): Promise<number> => {
  const began = Date.now();
  for (let pause = 25; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    if (await isSo()) return Date.now() - began;
    if (Date.now() - began > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
