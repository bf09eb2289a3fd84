import { Fault } from './fault.ts';
import {
  canDownload,
  explainMissingEmulator,
  findFirestoreEmulator,
  startableJar,
} from './firestore-emulator.ts';
import { explainMissingJava, findJava, listJavas, OLDEST_JAVA } from './java.ts';
import type { Java } from './java.ts';

/** What the Emulator Suite needs of the machine. */
export type Machine = {
  java: Java;
  firestoreJar: string | null;
  /** The Firestore emulator comes over the network at this start. */
  downloads: boolean;
};

/** Finds what the emulators need, or throws a `Fault` that says what to install. */
export const inspectMachine = async (): Promise<Machine> => {
  const javas = listJavas();
  const java = findJava(javas);
  if (java === null) {
    throw new Fault(
      `The Firestore emulator needs Java ${OLDEST_JAVA} or newer.`,
      explainMissingJava(javas),
    );
  }
  const emulator = findFirestoreEmulator();
  if (emulator.kind === 'download' && !(await canDownload(emulator.url))) {
    throw new Fault('The Firestore emulator is missing.', explainMissingEmulator());
  }
  return { java, firestoreJar: startableJar(emulator), downloads: emulator.kind === 'download' };
};

/** The machine in a few words, for the progress line. */
export const describeMachine = ({ java }: Machine): string =>
  `Node ${process.versions.node}, Java ${java.major}`;
