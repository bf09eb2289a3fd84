import { statfsSync } from 'node:fs';
import { findChromium, MISSING_CHROMIUM } from './chromium.ts';
import {
  canDownload,
  explainMissingEmulator,
  findFirestoreEmulator,
} from './firestore-emulator.ts';
import { ROOT } from './folders.ts';
import { explainMissingJava, findJava, listJavas, OLDEST_JAVA } from './java.ts';
import { describeTakenPorts } from './port-check.ts';
import { HOST, KNOWN_PORTS } from './ports.ts';
import { findRunningClub } from './running-club.ts';
import { PROJECT_ID } from './suite-config.ts';

/** One line of the doctor's table. */
export type Check = {
  title: string;
  good: boolean;
  /** What is there, or what is wrong. */
  found: string;
  /** What to do when it is not good. */
  advice: readonly string[];
  neededFor: 'start' | 'tests';
};

const NODE_MAJOR = 24;

const checkNode = (): Check => ({
  title: 'Node',
  good: Number(process.versions.node.split('.')[0]) >= NODE_MAJOR,
  found: `${process.versions.node} (${process.execPath})`,
  advice: ['Run "npm ci"; it brings the right Node along, and npm puts it first.'],
  neededFor: 'start',
});

const checkJava = (): Check => {
  const javas = listJavas();
  const java = findJava(javas);
  return {
    title: 'Java',
    good: java !== null,
    found: java ? `${java.major} (${java.executable})` : `${OLDEST_JAVA} or newer is missing`,
    advice: explainMissingJava(javas),
    neededFor: 'start',
  };
};

const checkFirestoreEmulator = async (): Promise<Check> => {
  const emulator = findFirestoreEmulator();
  const check = {
    title: 'Firestore emulator',
    advice: explainMissingEmulator(),
    neededFor: 'start',
  } as const;
  if (emulator.kind !== 'download') {
    const origin = emulator.kind === 'cached' ? "firebase-tools' cache" : 'Google Cloud CLI';
    return { ...check, good: true, found: `${origin} (${emulator.jar})` };
  }
  const good = await canDownload(emulator.url);
  const found = good ? 'will be downloaded at the first start' : 'missing';
  return { ...check, good, found };
};

const checkBrowser = (): Check => {
  const browser = findChromium();
  return {
    title: 'Browser for tests',
    good: browser !== null,
    found: browser ?? 'missing (only the browser journeys of npm test need it)',
    advice: MISSING_CHROMIUM,
    neededFor: 'tests',
  };
};

const GIGABYTE = 1e9;
const NEEDED_BYTES = GIGABYTE;

const checkDisk = (): Check => {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = bavail * bsize;
  return {
    title: 'Disk',
    good: free >= NEEDED_BYTES,
    found: `${(free / GIGABYTE).toFixed(1)} GB free`,
    advice: ['The emulators and their logs need about 1 GB.'],
    neededFor: 'start',
  };
};

const checkPorts = async (): Promise<Check> => {
  const [first, ...others] = await describeTakenPorts(KNOWN_PORTS);
  return {
    title: 'Ports',
    good: first === undefined,
    found: first ?? `${Object.values(KNOWN_PORTS).join(', ')} are free`,
    advice: [...others, 'End that program, or start with "npm start -- --free-ports".'],
    neededFor: 'start',
  };
};

/** Whether the running club has resorts, asked in the database itself. */
const checkSeed = async (firestorePort: number): Promise<Check> => {
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const url = `http://${HOST}:${firestorePort}/v1/${documents}/resorts?pageSize=1`;
  let good = false;
  try {
    // The emulator lets its owner past the rules.
    const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
    // The shape of Firestore's REST answer.
    const { documents: found } = (await response.json()) as { documents?: unknown[] };
    good = (found?.length ?? 0) > 0;
  } catch {
    good = false;
  }
  return {
    title: 'Demo data',
    good,
    found: good ? 'the club has resorts' : 'the club is empty or does not answer',
    advice: ['Run "npm run seed".'],
    neededFor: 'start',
  };
};

/** Looks at the machine and, when the club runs, at the club. */
export const checkMachine = async (): Promise<Check[]> => {
  const club = findRunningClub();
  const always = [
    checkNode(),
    checkJava(),
    await checkFirestoreEmulator(),
    checkBrowser(),
    checkDisk(),
  ];
  if (club === null) return [...always, await checkPorts()];
  const running: Check = {
    title: 'Running club',
    good: true,
    found: `${club.url} ("${club.command}", process ${club.pid})`,
    advice: [],
    neededFor: 'start',
  };
  return [...always, running, await checkSeed(club.ports.firestore)];
};
