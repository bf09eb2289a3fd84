import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { findProcess } from './processes.ts';

/** The suite listens on loopback only: nothing of it can be reached from outside. */
export const HOST = '127.0.0.1';

/** Everything of a running club that listens, and what it is for. */
export const PORT_PURPOSES = {
  hosting: 'the site',
  functions: 'the functions',
  auth: 'accounts',
  firestore: 'the database',
  firestoreWebsocket: "the database's request monitor",
  hub: 'steering the emulators',
  logging: 'logs of the emulators',
  eventarc: 'events between functions',
  tasks: 'task queues of functions',
  inspector: 'the debugger of the functions',
  ui: 'the emulator screens',
  devServer: 'the pages during development',
  smtp: 'mails that the club sends',
  mailbox: 'the local mailbox',
} as const;

export type Service = keyof typeof PORT_PURPOSES;
export type Ports = Record<Service, number>;

/** Ports that people know by heart. All others of a run are taken where there is room. */
export const KNOWN_PORTS = {
  hosting: 5050,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  devServer: 5173,
} as const;

/** Those of them that every running club has. */
export const CLUB_SERVICES = ['hosting', 'functions', 'auth', 'firestore'] as const;

const listen = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(null));
    server.listen({ host: HOST, port }, () => resolve(server));
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: HOST, port });
    const finish = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });

/**
 * Whether the port can be used on loopback. Connecting comes first because macOS lets a program
 * bind a port of loopback that another one serves on all addresses.
 */
export const isPortFree = async (port: number): Promise<boolean> => {
  if (await answers(port)) return false;
  const server = await listen(port);
  if (server === null) return false;
  await close(server);
  return true;
};

export type PortBlock = { ports: Ports; release: () => Promise<void> };

/** Below the ports that Linux and macOS give to outgoing connections, so nothing drifts into it. */
const BLOCKS_START = 20_000;
const BLOCKS_END = 32_000;
const BLOCK_SIZE = 15;

const portsBehind = (sign: number): Ports => ({
  hosting: sign + 1,
  functions: sign + 2,
  auth: sign + 3,
  firestore: sign + 4,
  firestoreWebsocket: sign + 5,
  hub: sign + 6,
  logging: sign + 7,
  eventarc: sign + 8,
  tasks: sign + 9,
  ui: sign + 10,
  devServer: sign + 11,
  inspector: sign + 12,
  smtp: sign + 13,
  mailbox: sign + 14,
});

/**
 * Takes a row of free ports for one run. The first port of the row is kept open as a sign to other
 * runs that the row is in use, also before the emulators listen.
 */
export const reservePorts = async (random: () => number = Math.random): Promise<PortBlock> => {
  const blocks = Math.floor((BLOCKS_END - BLOCKS_START) / BLOCK_SIZE);
  for (let attempt = 0; attempt < blocks; attempt += 1) {
    const first = BLOCKS_START + Math.floor(random() * blocks) * BLOCK_SIZE;
    const sign = await listen(first);
    if (sign === null) continue;
    const ports = portsBehind(first);
    const free = await Promise.all(Object.values(ports).map(isPortFree));
    if (free.every(Boolean)) {
      sign.unref();
      return { ports, release: () => close(sign) };
    }
    await close(sign);
  }
  throw new Error(`There is no free row of ${BLOCK_SIZE} ports from ${BLOCKS_START}.`);
};

/** Inodes of the sockets that listen on a port, from the kernel's table. */
export const listeningInodes = (table: string, port: number): string[] =>
  table.split('\n').flatMap((line) => {
    const fields = line.trim().split(/\s+/);
    const localPort = Number.parseInt(fields[1]?.split(':')[1] ?? '', 16);
    const listening = fields[3] === '0A';
    return listening && localPort === port && fields[9] !== undefined ? [fields[9]] : [];
  });

const holderFromProc = (port: number): number | null => {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFileSync(file, 'utf8'));
  const inodes = tables.flatMap((table) => listeningInodes(table, port));
  const links = new Set(inodes.map((inode) => `socket:[${inode}]`));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
        if (links.has(readlinkSync(`/proc/${pid}/fd/${descriptor}`))) return Number(pid);
      }
    } catch {
      // Another user's process, or one that has ended.
    }
  }
  return null;
};

const holderFromLsof = (port: number): number | null => {
  const query = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'];
  const pid = /^p(\d+)/m.exec(execFileSync('lsof', query, { encoding: 'utf8' }))?.[1];
  return pid === undefined ? null : Number(pid);
};

const SHOWN_COMMAND = 120;

/** Who listens on a port, such as `process 4711 (node server.js)`; null when it cannot be seen. */
export const describePortHolder = (port: number): string | null => {
  try {
    const pid = process.platform === 'linux' ? holderFromProc(port) : holderFromLsof(port);
    if (pid === null) return null;
    const command = findProcess(pid)?.command;
    if (!command) return `process ${pid}`;
    const shown = command.length > SHOWN_COMMAND ? `${command.slice(0, SHOWN_COMMAND)}…` : command;
    return `process ${pid} (${shown})`;
  } catch {
    return null;
  }
};
