import { closeSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './fault.ts';
import { isEmulatorUiCached } from './firestore-emulator.ts';
import { ROOT } from './folders.ts';
import { HOST } from './ports.ts';
import type { Ports } from './ports.ts';
import { endProcesses, isRunning, processTree } from './processes.ts';
import type { ProcessMark } from './processes.ts';
import { copyRules } from './run-copies.ts';
import { recordProcesses } from './runs.ts';
import { mailEnvironment, readFirebaseConfig, RUN_FILES, suiteConfig } from './suite-config.ts';
import { readProgress, relevantLines } from './suite-log.ts';
import { keepEmulatorLogs, openLog, startFirebase } from './suite-process.ts';
import type { SuiteOptions } from './suite-process.ts';

export type Suite = {
  ports: Ports;
  /** The Emulator UI, or null when it is not on this machine. */
  screensUrl: string | null;
  /** Resolves when the emulators have ended, whatever ended them. */
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

const GRACE_MS = 8_000;

const PROGRESS_POLL_MS = 100;

/** How often we note which processes belong to the emulators, for the case that they crash. */
const RECORD_MS = 5_000;

const steer = async (ports: Ports, method: string, route: string, body?: object): Promise<void> => {
  const response = await fetch(`http://${HOST}:${ports.hub}${route}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
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
  // The emulator looks for a secret that is not here in the cloud.
  const { SMTP_URL } = mailEnvironment(ports);
  writeFileSync(path.join(run.folder, RUN_FILES.secrets), `SMTP_URL=${SMTP_URL}\n`);
  const log = openLog(run);
  const firebase = startFirebase(options, log.descriptor);
  closeSync(log.descriptor);
  const pid = firebase.pid ?? 0;

  let started: ProcessMark[] = [];
  const record = (): void => {
    const tree = processTree(pid);
    const others = started.filter((mark) => tree.every((member) => member.pid !== mark.pid));
    started = [...tree, ...others.filter(isRunning)];
    recordProcesses(run, started);
  };
  record();
  const recording = setInterval(record, RECORD_MS);
  recording.unref();

  const ended = new Promise<void>((resolve) => {
    firebase.once('close', () => resolve());
    firebase.once('error', () => resolve());
  });
  const isRunningStill = (): boolean => firebase.exitCode === null && firebase.signalCode === null;
  const explain = (what: string, details: readonly string[] = []): Fault =>
    new Fault(what, [
      ...details,
      ...relevantLines(readFileSync(log.file, 'utf8')),
      `All that the emulators said is in ${path.relative(ROOT, log.file)}.`,
    ]);
  const stop = async (): Promise<void> => {
    clearInterval(recording);
    await endProcesses([...started, ...processTree(pid)], GRACE_MS);
    await ended;
    keepEmulatorLogs(run);
  };

  const waitUntilReady = async (): Promise<void> => {
    for (;;) {
      signal.throwIfAborted();
      const progress = readProgress(readFileSync(log.file, 'utf8'));
      if (progress === 'ready') return;
      if (progress === 'failed') throw explain('The functions could not be loaded.');
      if (!isRunningStill()) throw explain('The emulators did not start.');
      await sleep(PROGRESS_POLL_MS);
    }
  };
  try {
    await waitUntilReady();
  } catch (failure) {
    await stop();
    throw failure;
  }
  record();

  return {
    ports,
    screensUrl: withScreens ? `http://${HOST}:${ports.ui}` : null,
    ended,
    isRunning: isRunningStill,
    explain,
    exportData: (folder) =>
      steer(ports, 'POST', '/_admin/export', { path: folder, initiatedBy: 'tideaway' }),
    reloadFunctions: () => steer(ports, 'PUT', '/functions/enableBackgroundTriggers'),
    stop,
  };
};
