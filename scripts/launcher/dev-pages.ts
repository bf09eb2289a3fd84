import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withInstalledBins } from './command.ts';
import { Fault } from './fault.ts';
import { installedBin, ROOT } from './folders.ts';
import { HOST } from './ports.ts';
import type { Ports } from './ports.ts';
import { emulatorAddresses } from './suite-config.ts';

const POLL_MS = 100;
const START_MS = 30_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Starts Vite's server with hot reload and waits until it answers. */
export const serveDevPages = async (
  ports: Ports,
  url: string,
): Promise<{ ended: Promise<void> }> => {
  const server = spawn(
    installedBin('vite'),
    ['--host', HOST, '--port', String(ports.devServer), '--strictPort', '--clearScreen', 'false'],
    {
      cwd: path.join(ROOT, 'web'),
      env: {
        ...withInstalledBins(),
        // Read by vite.config.ts.
        TIDEAWAY_EMULATORS: JSON.stringify(emulatorAddresses(ports)),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
    server.once('error', () => resolve());
  });
  const deadline = performance.now() + START_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      throw new Fault(`Vite does not answer at ${url}.`);
    }
    await sleep(POLL_MS);
  }
  return { ended };
};
