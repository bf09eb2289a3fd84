import { parseArgs } from 'node:util';
import { fillEmptyClub } from './demo-data.ts';
import { Fault } from './fault.ts';
import { DATA } from './folders.ts';
import type { Lifetime } from './lifetime.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { Machine } from './machine.ts';
import { requireFreePorts } from './port-check.ts';
import { HOST, KNOWN_PORTS, reservePorts } from './ports.ts';
import type { Ports } from './ports.ts';
import { claimClub } from './running-club.ts';
import { prepareRun, removeDeadRuns, removeRun } from './runs.ts';
import type { Run } from './runs.ts';
import { adoptExport, findSavedData } from './saved-data.ts';
import { step } from './steps.ts';
import { startSuite } from './suite.ts';
import type { Suite } from './suite.ts';

/** A run of the club whose data are kept: the only one in this folder. */
export type ClubSession = {
  run: Run;
  ports: Ports;
  /** Starts the emulators on this run's copies and fills an empty club. */
  start: (machine: Machine) => Promise<Suite>;
};

type SessionOptions = {
  /** As people type it, for the message of a second start. */
  command: string;
  lifetime: Lifetime;
  /** Address that people open. */
  pagesUrl: (ports: Ports) => string;
  /** What must listen on its known port. */
  services: readonly (keyof typeof KNOWN_PORTS)[];
};

/** True when an option is given on the command line. Throws a `Fault` for an unknown one. */
export const isGiven = (option: 'free-ports' | 'rendered'): boolean => {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { 'free-ports': flag, rendered: flag } }).values[option];
  } catch (failure) {
    throw new Fault(failure instanceof Error ? failure.message : String(failure), [
      'The options are --free-ports and, for npm run dev, --rendered.',
    ]);
  }
};

/** Saves all data; the copy before is only given up when the new one is whole. */
const save = async (suite: Suite): Promise<void> => {
  await suite.exportData(DATA.next);
  adoptExport(DATA);
};

const startSaved = async (
  { run, ports, lifetime }: { run: Run; ports: Ports; lifetime: Lifetime },
  { java, firestoreJar, downloads }: Machine,
): Promise<Suite> => {
  const saved = findSavedData(DATA);
  await startMailCatcher(ports, lifetime);
  const suite = await step(
    downloads ? 'Emulators (downloading the Firestore emulator, this once)' : 'Emulators',
    () => {
      const { signal } = lifetime;
      return startSuite({ run, ports, java, firestoreJar, importFrom: saved, signal });
    },
    () => (saved === null ? 'with an empty club' : 'with the data of the last run'),
  );
  lifetime.atEnd(async () => {
    try {
      if (suite.isRunning()) await step('Saving the data', () => save(suite));
    } finally {
      await suite.stop();
    }
  });
  await step(
    'Demo data',
    () => fillEmptyClub(ports),
    (said) => said,
  );
  // From here on even a run that is killed does not have to begin again.
  if (saved === null) await save(suite);
  return suite;
};

/**
 * Takes the place of the running club. A second start ends here with a message, before it has
 * touched anything.
 */
export const openClub = async (options: SessionOptions): Promise<ClubSession> => {
  const { command, lifetime, pagesUrl, services } = options;
  const free = isGiven('free-ports');
  const block = await reservePorts();
  const ports: Ports = free ? block.ports : { ...block.ports, ...KNOWN_PORTS };

  const claim = claimClub({ command, url: pagesUrl(ports), ports });
  if (!claim.held) {
    throw new Fault(`The club is running already: ${claim.details.url}`, [
      `It was started by "${claim.details.command}" (process ${claim.holder.pid}).`,
      'Open that address, or end it first with Ctrl-C.',
    ]);
  }
  lifetime.atEnd(() => claim.lock.release());

  const orphans = await removeDeadRuns();
  if (orphans > 0) console.log(`Ended ${orphans} processes of a run that was killed.`);
  if (!free) {
    await requireFreePorts(
      Object.fromEntries(services.map((service) => [service, KNOWN_PORTS[service]])),
    );
  }
  const run = prepareRun('club');
  lifetime.atEnd(() => removeRun(run));
  return { run, ports, start: (machine) => startSaved({ run, ports, lifetime }, machine) };
};

/** Address of a run's Hosting emulator. */
export const hostingUrl = (ports: Ports): string => `http://${HOST}:${ports.hosting}`;
