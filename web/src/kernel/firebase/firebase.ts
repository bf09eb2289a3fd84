import { isRecord } from '@club/domain/validation/is-record';
import type { FirebaseApp, FirebaseOptions } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import { startAppCheck } from './app-check.ts';
import { afterFirstPaint } from '../page/first-paint.ts';

type Address = { host: string; port: number };

/** The content of `/emulators.json` on a machine where the Emulator Suite runs. */
type EmulatorAddresses = {
  auth: Address;
  firestore: Address;
  functions: Address;
  /** What takes the club's mails there. */
  mailbox: Address | null;
};

/** The Firebase project that the page uses. `emulators` is null for a real one. */
export type FirebaseEnvironment = {
  options: FirebaseOptions;
  emulators: EmulatorAddresses | null;
};

/** Where the callables are deployed (`firebase.json`). */
const FUNCTIONS_REGION = 'us-central1';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Keeps the result of `load`, but forgets a failure, so that the next call tries again. */
const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let pending: Promise<Value> | undefined;
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
};

const addressOf = (value: unknown): Address | null =>
  isRecord(value) && typeof value['host'] === 'string' && typeof value['port'] === 'number'
    ? { host: value['host'], port: value['port'] }
    : null;

/** The JSON at an address of this site, or null; unknown paths return the site's page. */
const readJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { cache: 'no-store' });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('json')) return null;
  const body: unknown = await response.json();
  return body;
};

const emulatorEnvironment = (json: unknown): FirebaseEnvironment | null => {
  if (!isRecord(json) || typeof json['projectId'] !== 'string') return null;
  const auth = addressOf(json['auth']);
  const firestore = addressOf(json['firestore']);
  const functions = addressOf(json['functions']);
  if (auth === null || firestore === null || functions === null) return null;
  const apiKey = typeof json['apiKey'] === 'string' ? json['apiKey'] : 'emulator';
  return {
    options: { projectId: json['projectId'], apiKey, authDomain: location.host },
    emulators: { auth, firestore, functions, mailbox: addressOf(json['mailbox']) },
  };
};

/**
 * Finds the project: the emulators' on a loopback address that serves `/emulators.json`, else the
 * one that Firebase Hosting names in its reserved address. Throws when neither answers.
 */
export const loadEnvironment = once(async (): Promise<FirebaseEnvironment> => {
  if (LOOPBACK.has(location.hostname)) {
    const local = emulatorEnvironment(await readJson('/emulators.json'));
    if (local !== null) return local;
  }
  const options = await readJson('/__/firebase/init.json');
  if (!isRecord(options) || typeof options['projectId'] !== 'string') {
    throw new Error('No Firebase configuration was found at this address.');
  }
  return { options, emulators: null };
});

const loadApp = once(async (): Promise<{ app: FirebaseApp; environment: FirebaseEnvironment }> => {
  await afterFirstPaint();
  const [environment, sdk] = await Promise.all([loadEnvironment(), import('firebase/app')]);
  const app = sdk.initializeApp(environment.options);
  if (environment.emulators === null) await startAppCheck(app);
  return { app, environment };
});

/** Identity. Without the popup resolver, which would load a frame; pass it to the popup call. */
export const loadAuth = once(async (): Promise<Auth> => {
  const [{ app, environment }, sdk] = await Promise.all([loadApp(), import('firebase/auth')]);
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  });
  if (environment.emulators !== null) {
    const { host, port } = environment.emulators.auth;
    sdk.connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  return auth;
});

let firestore: Promise<Firestore> | undefined;

const openFirestore = async (): Promise<Firestore> => {
  const [{ app, environment }, sdk] = await Promise.all([loadApp(), import('firebase/firestore')]);
  const db = sdk.initializeFirestore(app, { localCache: sdk.memoryLocalCache() });
  if (environment.emulators !== null) {
    sdk.connectFirestoreEmulator(
      db,
      environment.emulators.firestore.host,
      environment.emulators.firestore.port,
    );
  }
  return db;
};

/** Firestore with a cache in memory only. */
export const loadFirestore = (): Promise<Firestore> => {
  firestore ??= openFirestore().catch((error: unknown) => {
    firestore = undefined;
    throw error;
  });
  return firestore;
};

/**
 * Closes every listener and forgets all cached documents; the next `loadFirestore` starts afresh.
 */
export const closeFirestore = async (): Promise<void> => {
  const open = firestore;
  firestore = undefined;
  if (open === undefined) return;
  const [db, sdk] = await Promise.all([open, import('firebase/firestore')]);
  await sdk.terminate(db);
};

/** Callable functions. */
export const loadFunctions = once(async (): Promise<Functions> => {
  const [{ app, environment }, sdk] = await Promise.all([loadApp(), import('firebase/functions')]);
  const functions = sdk.getFunctions(app, FUNCTIONS_REGION);
  if (environment.emulators !== null) {
    const { host, port } = environment.emulators.functions;
    sdk.connectFunctionsEmulator(functions, host, port);
  }
  return functions;
});

/** True where sign-in talks to the Auth emulator, which has no Google popup of its own. */
export const usesEmulators = async (): Promise<boolean> =>
  (await loadEnvironment()).emulators !== null;
