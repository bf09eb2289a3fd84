import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as live from 'firebase/firestore';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import type { ActorName } from '../access/access-matrix.ts';
import { type Actor, ACTORS, SIGNED_IN, withFactor } from './actors.ts';

export const PROJECT_ID = 'demo-tideaway-rules';
export const RULES_FILE = new URL('../../firestore.rules', import.meta.url);

/** Address of the Firestore emulator, 'host:port'; the tests run only beside one. */
export const emulatorHost = (): string => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host === undefined || host === '') {
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run "npm run test:emulators -- rules".');
  }
  return host;
};

let environment: RulesTestEnvironment | null = null;
let server: Firestore | null = null;
const apps: FirebaseApp[] = [];
const databases = new Map<ActorName, Firestore>();

const running = (): RulesTestEnvironment => {
  if (environment === null) throw new Error('The rules are not loaded yet.');
  return environment;
};

const addressOf = (): [host: string, port: number] => {
  const [host = '', port = ''] = emulatorHost().split(':');
  return [host, Number(port)];
};

/** What the emulator takes for a caller's token; the text `owner` is the server, past the rules. */
type Caller = Pick<Actor, 'uid' | 'token'> | 'owner';

const connectionOf = (caller: Caller): Parameters<typeof connectFirestoreEmulator>[3] => {
  if (caller === 'owner') return { mockUserToken: caller };
  return caller.uid === null ? {} : { mockUserToken: { ...caller.token, user_id: caller.uid } };
};

const openApp = (): FirebaseApp => {
  const app = initializeApp({ projectId: PROJECT_ID }, `caller ${apps.length}`);
  apps.push(app);
  return app;
};

/**
 * The database as a caller sees it. Each request is one of its own: the other form of the SDK reads
 * over a stream, and calls itself offline when a busy emulator lets that wait.
 */
const open = (caller: Caller): Firestore => {
  const db = getFirestore(openApp());
  connectFirestoreEmulator(db, ...addressOf(), connectionOf(caller));
  return db;
};

/** The database as an actor sees it, in the form of the SDK that the pages use. */
export const liveDatabaseOf = (name: ActorName): live.Firestore => {
  const db = live.getFirestore(openApp());
  live.connectFirestoreEmulator(db, ...addressOf(), connectionOf(ACTORS[name]));
  return db;
};

/** Loads the rules of the project into the emulator, which forgets what of them was tried. */
export const loadRules = async (): Promise<void> => {
  const url = `http://${emulatorHost()}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const file = { name: 'firestore.rules', content: readFileSync(RULES_FILE, 'utf8') };
  const { ok, status } = await fetch(url, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [file] } }),
  });
  if (!ok) throw new Error(`The emulator did not take the rules (${status}).`);
};

/** Loads the rules of the project into the emulator and writes the `authz` documents. */
export const openClub = async (): Promise<void> => {
  // Each rejected request would be logged as a warning.
  setLogLevel('silent');
  live.setLogLevel('silent');
  const [host, port] = addressOf();
  environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    firestore: { host, port },
  });
  await loadRules();
  server = open('owner');
  await emptyClub();
};

/** Empties the database except for the `authz` document. */
export const emptyClub = async (): Promise<void> => {
  await running().clearFirestore();
  await seed(
    Object.fromEntries(
      Object.values(ACTORS).flatMap((actor) =>
        actor.uid === null || actor.authz === null ? [] : [[`authz/${actor.uid}`, actor.authz]],
      ),
    ),
  );
};

export const closeClub = async (): Promise<void> => {
  await Promise.all(apps.splice(0).map(deleteApp));
  await running().cleanup();
  databases.clear();
  server = null;
  environment = null;
};

/** Does something as the server does, past the rules. */
export const asServer = <Result>(work: (db: Firestore) => Promise<Result>): Promise<Result> => {
  if (server === null) throw new Error('The rules are not loaded yet.');
  return work(server);
};

/** Writes documents by path as the server does, past the rules; null removes one. */
export const seed = (documents: Record<string, object | null>): Promise<void> =>
  asServer(async (db) => {
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(documents)) {
      if (data === null) batch.delete(doc(db, path));
      else batch.set(doc(db, path), data);
    }
    await batch.commit();
  });

/** The database as an actor sees it through the rules. */
export const databaseOf = (name: ActorName): Firestore => {
  const known = databases.get(name);
  if (known !== undefined) return known;
  const db = open(ACTORS[name]);
  databases.set(name, db);
  return db;
};

/** The database as an anonymous session with an actor's uid sees it. */
export const anonymousDatabase = (uid: string): Firestore =>
  open({
    uid,
    token: { auth_time: 2000, firebase: { sign_in_provider: 'anonymous', identities: {} } },
  });

/** The database as an admin sees it whose token has some value, or none, for the second factor. */
export const databaseWithFactor = (uid: string, factor: unknown): Firestore =>
  open({
    uid,
    token: { auth_time: SIGNED_IN, isAdmin: true, firebase: withFactor(factor) },
  });

/** Passes when the rules let the request through. */
export const allowed = async (request: Promise<unknown>): Promise<void> => {
  await assertSucceeds(request);
};

/** Passes when the rules deny the request. */
export const denied = async (request: Promise<unknown>): Promise<void> => {
  await assertFails(request);
};
