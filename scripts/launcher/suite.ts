import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Fault } from './fault.ts';
import { isEmulatorUiCached } from './firestore-emulator.ts';
import { CACHE, installedBin, LOGS, ROOT } from './folders.ts';
import type { Java } from './java.ts';
import { HOST } from './ports.ts';
import type { Ports } from './ports.ts';
import { endProcesses, processTree } from './processes.ts';
import { copyRules } from './run-copies.ts';
import { recordProcesses } from './runs.ts';
import type { Run } from './runs.ts';
import { PROJECT_ID, readFirebaseConfig, RUN_FILES, suiteConfig } from './suite-config.ts';
import { readProgress, relevantLines } from './suite-log.ts';

export type SuiteOptions = {
  run: Run;
  ports: Ports;
  java: Java;
  /** Firestore emulator to use instead of the one that firebase-tools finds or downloads. */
  firestoreJar: string | null;
  /** Export to begin with. */
  importFrom: string | null;
  signal: AbortSignal;
};

export type Suite = {
  ports: Ports;
  /** The Emulator UI, or null when it is not on this machine. */
  screensUrl: string | null;
  /** Resolves when the emulators have ended, whoever ended them. */
  ended: Promise<void>;
  isRunning: () => boolean;
  /** A failure together with what the emulators said about it. */
  explain: (what: string, details?: readonly string[]) => Fault;
  /** Writes all data into a folder that does not exist yet. */
  exportData: (folder: string) => Promise<void>;
  /** Makes the functions emulator load the functions again. */
  reloadFunctions: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The functions emulator starts one process for each request that it serves at the same time. */
const PARALLEL_FUNCTIONS = Math.max(4, availableParallelism() * 2);

/** Variables that could lead local code to a real project. */
const CLOUD_VARIABLES = new Set([
  'FIREBASE_TOKEN',
  'FIREBASE_CONFIG',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_PROJECT',
  'GCLOUD_PROJECT',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
]);

const suiteEnvironment = ({ run, java, firestoreJar }: SuiteOptions): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !CLOUD_VARIABLES.has(name))),
  PATH: [
    path.dirname(java.executable),
    path.dirname(process.execPath),
    path.join(ROOT, 'node_modules/.bin'),
    process.env['PATH'] ?? '',
  ].join(path.delimiter),
  ...(firestoreJar === null ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar }),
  // No message of the day, no update check, and nobody's login or consent to statistics.
  CI: 'true',
  NO_UPDATE_NOTIFIER: '1',
  XDG_CONFIG_HOME: path.join(CACHE, 'firebase-tools'),
  // Without it the functions are asked over a port that is guessed.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: run.folder,
  FUNCTIONS_EMULATOR_PARALLEL: String(PARALLEL_FUNCTIONS),
  // Seconds that the process of a function may take to start: on a busy machine half a minute, the
  // default, is too short when many start at once, and each that misses it answers 500.
  FUNCTIONS_DISCOVERY_TIMEOUT: '180',
});

const logFolder = (run: Run): string => path.join(LOGS, run.name);

/** The log that a message points to, written so that it can be opened from the root. */
const shownLog = (run: Run): string => path.relative(ROOT, path.join(logFolder(run), 'suite.log'));

const openLog = (run: Run) => {
  mkdirSync(logFolder(run), { recursive: true });
  return createWriteStream(path.join(logFolder(run), 'suite.log'));
};

/** What the emulators write beside their configuration goes to the other logs. */
const keepEmulatorLogs = (run: Run): void => {
  for (const name of ['firebase-debug.log', 'firestore-debug.log']) {
    const log = path.join(run.folder, name);
    if (existsSync(log)) renameSync(log, path.join(logFolder(run), name));
  }
};

const GRACE_MS = 8_000;

/** How much of the output is kept in memory for the message about a failure. */
const REMEMBERED = 64_000;

const steer = async (ports: Ports, method: string, route: string, body?: object): Promise<void> => {
  const response = await fetch(`http://${HOST}:${ports.hub}${route}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
};

const startFirebase = (options: SuiteOptions): ChildProcess => {
  const { run, importFrom } = options;
  const args = [
    ['--project', PROJECT_ID, '--config', path.join(run.folder, RUN_FILES.config)],
    ['emulators:start', '--only', 'auth,firestore,functions,hosting'],
    importFrom === null ? [] : ['--import', importFrom],
  ].flat();
  return spawn(process.execPath, [installedBin('firebase'), ...args], {
    cwd: run.folder,
    env: suiteEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C must reach only us, because we save before the emulators end.
    detached: true,
  });
};

/**
 * Starts the official Emulator Suite on this run's ports, with its own copies of everything, and
 * resolves when all emulators answer. Throws a `Fault` with what the emulators say when they do
 * not start.
 */
export const startSuite = async (options: SuiteOptions): Promise<Suite> => {
  const { run, ports, signal } = options;
  signal.throwIfAborted();
  copyRules(run);
  const withScreens = isEmulatorUiCached();
  const config = suiteConfig(readFirebaseConfig(), ports, withScreens);
  writeFileSync(path.join(run.folder, RUN_FILES.config), JSON.stringify(config, null, 2));
  const log = openLog(run);
  const firebase = startFirebase(options);
  const pid = firebase.pid ?? 0;
  let started = processTree(pid);
  recordProcesses(run, started);

  let output = '';
  const ended = new Promise<void>((resolve) => {
    firebase.once('close', () => resolve());
  });
  const explain = (what: string, details: readonly string[] = []): Fault =>
    new Fault(what, [
      ...details,
      ...relevantLines(output),
      `All that the emulators said is in ${shownLog(run)}.`,
    ]);

  const stop = async (): Promise<void> => {
    await endProcesses([...started, ...processTree(pid)], GRACE_MS);
    await ended;
    log.end();
    keepEmulatorLogs(run);
  };

  await new Promise<void>((resolve, reject) => {
    let starting = true;
    const hear = (chunk: Buffer): void => {
      log.write(chunk);
      output = (output + chunk.toString()).slice(-REMEMBERED);
      const progress = starting ? readProgress(output) : 'ready';
      starting = progress === 'starting';
      if (progress === 'ready') resolve();
      if (progress === 'failed') reject(explain('The functions could not be loaded.'));
    };
    firebase.stdout?.on('data', hear);
    firebase.stderr?.on('data', hear);
    firebase.once('error', reject);
    void ended.then(() => reject(explain('The emulators did not start.')));
    signal.addEventListener('abort', () => reject(new Error('Stopped.')));
  }).catch(async (failure: unknown) => {
    await stop();
    throw failure;
  });
  started = processTree(pid);
  recordProcesses(run, started);

  return {
    ports,
    screensUrl: withScreens ? `http://${HOST}:${ports.ui}` : null,
    ended,
    isRunning: () => firebase.exitCode === null && firebase.signalCode === null,
    explain,
    exportData: (folder) =>
      steer(ports, 'POST', '/_admin/export', { path: folder, initiatedBy: 'tideaway' }),
    reloadFunctions: () => steer(ports, 'PUT', '/functions/enableBackgroundTriggers'),
    stop,
  };
};
