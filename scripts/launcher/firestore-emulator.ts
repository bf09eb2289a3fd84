import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CACHE, ROOT } from './folders.ts';
import { pathingJar } from './pathing-jar.ts';

/** What firebase-tools knows about a part that it downloads on first use. */
type Download = {
  version: string;
  expectedSize: number;
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
};

/** Where the Firestore emulator of this machine comes from. */
export type FirestoreEmulator =
  | { kind: 'cached'; jar: string; version: string }
  | { kind: 'cloud-cli'; jar: string }
  | { kind: 'download'; url: string; version: string };

const DOWNLOADS_FILE = path.join(
  ROOT,
  'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

// The file belongs to the pinned version of firebase-tools.
const readDownloads = () =>
  JSON.parse(readFileSync(DOWNLOADS_FILE, 'utf8')) as {
    firestore: Download;
    ui: { main: Download };
  };

const emulatorCache = (env: NodeJS.ProcessEnv): string =>
  env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache/firebase/emulators');

const hasSize = (file: string, size: number): boolean =>
  existsSync(file) && statSync(file).size === size;

/** Whether firebase-tools has the emulator screens already; they are never worth a download. */
export const isEmulatorUiCached = (env: NodeJS.ProcessEnv = process.env): boolean => {
  const { main } = readDownloads().ui;
  const archive = path.join(emulatorCache(env), main.downloadPathRelativeToCacheDir);
  return existsSync(archive.replace(/\.zip$/, '')) && hasSize(archive, main.expectedSize);
};

/** Folders of the Cloud CLI; the slow question to `gcloud` itself comes last. */
const cloudCliRoots = function* (env: NodeJS.ProcessEnv): Generator<string> {
  const onPath = (env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .find((file) => existsSync(file));
  if (onPath !== undefined) yield path.dirname(path.dirname(realpathSync(onPath)));
  yield* [
    path.join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
  ];
  if (onPath !== undefined) {
    const answer = spawnSync(onPath, ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    yield answer.stdout.trim();
  }
};

const CLOUD_CLI_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const findCloudCliJar = (env: NodeJS.ProcessEnv): string | null => {
  for (const root of cloudCliRoots(env)) {
    const jar = path.join(root, CLOUD_CLI_JAR);
    if (root !== '' && existsSync(jar)) return jar;
  }
  return null;
};

/**
 * The emulator that will run: what firebase-tools has downloaded before, else the Cloud CLI's
 * component, else a download by firebase-tools.
 */
export const findFirestoreEmulator = (env: NodeJS.ProcessEnv = process.env): FirestoreEmulator => {
  const { firestore } = readDownloads();
  const cached = path.join(emulatorCache(env), firestore.downloadPathRelativeToCacheDir);
  if (hasSize(cached, firestore.expectedSize)) {
    return { kind: 'cached', jar: cached, version: firestore.version };
  }
  const jar = findCloudCliJar(env);
  if (jar !== null) return { kind: 'cloud-cli', jar };
  return { kind: 'download', url: firestore.remoteUrl, version: firestore.version };
};

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * What firebase-tools must be told to use this emulator: the path of a startable jar, or null when
 * it finds its own. The Cloud CLI's jar names no main class, so a pathing jar is put before it.
 */
export const startableJar = (emulator: FirestoreEmulator): string | null => {
  if (emulator.kind !== 'cloud-cli') return null;
  const target = path.join(CACHE, 'firestore-emulator.jar');
  mkdirSync(CACHE, { recursive: true });
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, pathingJar(emulator.jar, MAIN_CLASS));
  renameSync(draft, target);
  return target;
};

const REACH_MS = 5_000;

/** Whether the place of the download answers. */
export const canDownload = async (url: string): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(REACH_MS);
    return (await fetch(url, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
};

/** The message when there is neither the emulator nor a network. */
export const explainMissingEmulator = (): string[] => [
  'It is not on this machine, and the place to download it from does not answer. Either',
  '  go online once and run "npx firebase setup:emulators:firestore", or',
  '  install the Google Cloud CLI with its component "cloud-firestore-emulator"',
  '  ("gcloud components install cloud-firestore-emulator", or the system package',
  '  google-cloud-cli-firestore-emulator).',
];
