import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './fault.ts';
import { findFirestoreEmulator, startableJar } from './firestore-emulator.ts';
import type { Lifetime } from './lifetime.ts';
import { inspectMachine } from './machine.ts';
import { HOST, reservePorts } from './ports.ts';

/** Where an emulator listens. */
export type Emulator = { host: string; port: number };

/** Memory that the emulator may take: it keeps all documents there, and 100,000 need some 2 GB. */
const HEAP = '-Xmx4g';
const START_MS = 60_000;

/**
 * Starts the Firestore emulator without the rest of the suite, so that no trigger runs for each of
 * the documents. Ends with the lifetime. Throws a `Fault` when it is missing or does not start.
 */
export const startFirestoreAlone = async (lifetime: Lifetime): Promise<Emulator> => {
  const { java, downloads } = await inspectMachine();
  const emulator = findFirestoreEmulator();
  if (downloads || emulator.kind === 'download') {
    throw new Fault('The Firestore emulator is not on this machine yet.', [
      'Run "npm start" once, which brings it.',
    ]);
  }
  const jar = startableJar(emulator) ?? emulator.jar;
  const { ports, release } = await reservePorts();
  lifetime.atEnd(release);
  const port = ports.firestore;
  const child = spawn(
    java.executable,
    [HEAP, '-jar', jar, '--host', HOST, '--port', String(port)],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  lifetime.atEnd(async () => {
    child.kill();
    await ended;
  });
  for (const start = Date.now(); Date.now() - start < START_MS; await sleep(100)) {
    lifetime.signal.throwIfAborted();
    if (child.exitCode !== null) break;
    try {
      await fetch(`http://${HOST}:${port}/`);
      return { host: HOST, port };
    } catch {
      // Not yet.
    }
  }
  throw new Fault('The Firestore emulator did not start.');
};
