import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import type { ActorName } from '../access/access-matrix.ts';
import { ACTORS, SIGNED_IN, withFactor } from './actors.ts';

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
let databases = new Map<ActorName, Firestore>();
let server: { db: Firestore; close: () => Promise<void> } | null = null;

const running = (): RulesTestEnvironment => {
  if (environment === null) throw new Error('The rules are not loaded yet.');
  return environment;
};

/** The database of a context for the functions of today's SDK; the library gives out the older form. */
const modular = (context: RulesTestContext): Firestore => {
  const inner: unknown = Reflect.get(context.firestore(), '_delegate');
  if (!(inner instanceof Firestore)) throw new Error('There is no database inside the context.');
  return inner;
};

/**
 * Opens the database past the rules. The library ends such a database with the work that it was opened
 * for, and a new connection for each document costs more than all else, so that the work here goes on
 * until it is told to end.
 */
const openServer = (): Promise<{ db: Firestore; close: () => Promise<void> }> =>
  new Promise((open, refuse) => {
    const work = running().withSecurityRulesDisabled(
      (context) =>
        new Promise<void>((end) => {
          open({
            db: modular(context),
            close: () => {
              end();
              return work;
            },
          });
        }),
    );
    work.catch(refuse);
  });

/** Loads the rules of the project into the emulator and writes everybody's `authz` document. */
export const openClub = async (): Promise<void> => {
  // Each refused request would be logged as a warning.
  setLogLevel('silent');
  const [host = '', port = ''] = emulatorHost().split(':');
  environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    firestore: { host, port: Number(port), rules: readFileSync(RULES_FILE, 'utf8') },
  });
  server = await openServer();
  await emptyClub();
};

/** Empties the database but for everybody's `authz` document. */
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
  await server?.close();
  await running().cleanup();
  server = null;
  environment = null;
  databases = new Map();
};

/** Does something as the server does, past the rules. */
export const asServer = <Result>(work: (db: Firestore) => Promise<Result>): Promise<Result> => {
  if (server === null) throw new Error('The rules are not loaded yet.');
  return work(server.db);
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

/** The database as somebody sees it through the rules. */
export const databaseOf = (name: ActorName): Firestore => {
  const known = databases.get(name);
  if (known !== undefined) return known;
  const { uid, token } = ACTORS[name];
  const context =
    uid === null ? running().unauthenticatedContext() : running().authenticatedContext(uid, token);
  const db = modular(context);
  databases.set(name, db);
  return db;
};

/** The database as an anonymous session of somebody's uid sees it: nobody is to be held to anything. */
export const anonymousDatabase = (uid: string): Firestore =>
  modular(
    running().authenticatedContext(uid, {
      auth_time: 2000,
      firebase: { sign_in_provider: 'anonymous', identities: {} },
    }),
  );

/** The database as an admin sees it whose token has some value, or none, for the second factor. */
export const databaseWithFactor = (uid: string, factor: unknown): Firestore =>
  modular(
    running().authenticatedContext(uid, {
      auth_time: SIGNED_IN,
      isAdmin: true,
      firebase: withFactor(factor),
    }),
  );

/** Passes when the rules let the request through. */
export const allowed = async (request: Promise<unknown>): Promise<void> => {
  await assertSucceeds(request);
};

/** Passes when the rules refuse the request. */
export const denied = async (request: Promise<unknown>): Promise<void> => {
  await assertFails(request);
};
