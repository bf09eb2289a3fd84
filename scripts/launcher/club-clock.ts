import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { nodeScript, withInstalledBins } from './command.ts';
import { LOGS, ROOT } from './folders.ts';
import type { Lifetime } from './lifetime.ts';
import type { Ports } from './ports.ts';
import { endProcesses, findProcess } from './processes.ts';
import type { Run } from './runs.ts';
import { emulatorEnvironment, mailEnvironment } from './suite-config.ts';

const GRACE_MS = 2_000;

/**
 * Starts what the cloud's schedules do on a club of this machine, where the emulators fire none: open
 * work is finished every minute by the functions' own code. It ends before the emulators do, and with
 * this process however that ends. What it says is in `clock.log` beside the emulators' logs. The
 * club works without it, so its failure ends nothing else.
 */
export const startClubClock = (run: Run, ports: Ports, lifetime: Lifetime): void => {
  const log = openSync(path.join(LOGS, run.name, 'clock.log'), 'w');
  const { program, args } = nodeScript('scripts/launcher/maintain-club.ts');
  const clock = spawn(program, args, {
    cwd: ROOT,
    env: { ...withInstalledBins(), ...emulatorEnvironment(ports), ...mailEnvironment(ports) },
    // Its input ends when we do, whatever ends us.
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  clock.once('error', (failure) =>
    console.error(`The club's clock does not go: ${failure.message}`),
  );
  lifetime.atEnd(async () => {
    const mark = clock.pid === undefined ? null : findProcess(clock.pid);
    if (mark !== null) await endProcesses([mark], GRACE_MS);
  });
};
