import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CACHE, installedBin, LOGS, ROOT } from './folders.ts';
import type { Java } from './java.ts';
import { HOST } from './ports.ts';
import type { Ports } from './ports.ts';
import type { Run } from './runs.ts';
import { mailEnvironment, PROJECT_ID, RUN_FILES } from './suite-config.ts';

/**
 * Whether each function has processes of its own, as in the cloud, or all of them share one that
 * serves a request after the other: the emulator does so for a debugger. Some thirty processes take
 * 3 GB, and a minute of processor time to start.
 */
export type FunctionProcesses = 'own' | 'shared';

export type SuiteOptions = {
  run: Run;
  ports: Ports;
  java: Java;
  /** Firestore emulator to use instead of the one that firebase-tools finds or downloads. */
  firestoreJar: string | null;
  /** Export to begin with. */
  importFrom: string | null;
  functionProcesses?: FunctionProcesses;
  /** More variables for the emulators and the processes of functions. */
  environment?: Readonly<Record<string, string>>;
  signal: AbortSignal;
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

const suiteEnvironment = ({
  run,
  ports,
  java,
  firestoreJar,
  environment = {},
}: SuiteOptions): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !CLOUD_VARIABLES.has(name))),
  PATH: [
    path.dirname(java.executable),
    path.dirname(process.execPath),
    path.join(ROOT, 'node_modules/.bin'),
    process.env['PATH'] ?? '',
  ].join(path.delimiter),
  ...(firestoreJar === null ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar }),
  ...environment,
  // Each function is a process of its own, and all of them load the same code.
  NODE_COMPILE_CACHE: path.join(CACHE, 'compiled'),
  // No message of the day, no update check, no stored login, and no consent to statistics.
  CI: 'true',
  NO_UPDATE_NOTIFIER: '1',
  XDG_CONFIG_HOME: path.join(CACHE, 'firebase-tools'),
  // Without it the functions are asked over a port that is guessed.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: run.folder,
  FUNCTIONS_EMULATOR_PARALLEL: String(PARALLEL_FUNCTIONS),
  // Where links in mails lead to.
  SITE_ORIGINS: `http://${HOST}:${ports.hosting}`,
  MAIL_FROM: mailEnvironment(ports).MAIL_FROM,
  // Seconds that the process of a function may take to start: on a busy machine half a minute, the
  // default, is too short when many start at once, and each that misses it answers 500.
  FUNCTIONS_DISCOVERY_TIMEOUT: '180',
});

const logFolder = (run: Run): string => path.join(LOGS, run.name);

/**
 * The emulators write into the file themselves. Through a pipe they would die of our own sudden
 * end, and leave what they had started behind.
 */
export const openLog = (run: Run): { file: string; descriptor: number } => {
  mkdirSync(logFolder(run), { recursive: true });
  const file = path.join(logFolder(run), 'suite.log');
  return { file, descriptor: openSync(file, 'w') };
};

/** What the emulators write beside their configuration goes to the other logs. */
export const keepEmulatorLogs = (run: Run): void => {
  for (const name of ['firebase-debug.log', 'firestore-debug.log']) {
    const log = path.join(run.folder, name);
    if (existsSync(log)) renameSync(log, path.join(logFolder(run), name));
  }
};

/** Starts firebase-tools in a run's folder; its output goes to the open file. */
export const startFirebase = (options: SuiteOptions, log: number): ChildProcess => {
  const { run, ports, importFrom, functionProcesses = 'own' } = options;
  const args = [
    ['--project', PROJECT_ID, '--config', path.join(run.folder, RUN_FILES.config)],
    ['emulators:start', '--only', 'auth,firestore,functions,hosting'],
    importFrom === null ? [] : ['--import', importFrom],
    functionProcesses === 'own' ? [] : ['--inspect-functions', String(ports.inspector)],
  ].flat();
  return spawn(process.execPath, [installedBin('firebase'), ...args], {
    cwd: run.folder,
    env: suiteEnvironment(options),
    stdio: ['ignore', log, log],
    // A group of its own: Ctrl-C must reach only us, because we save before the emulators end.
    detached: true,
  });
};
