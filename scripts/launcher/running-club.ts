import { SUITE_LOCK } from './folders.ts';
import { readLock, takeLock } from './lock-file.ts';
import type { LockResult } from './lock-file.ts';
import { HOST, KNOWN_PORTS } from './ports.ts';
import type { Ports } from './ports.ts';
import { PROJECT_ID } from './suite-config.ts';

/** What a running club tells others: how it was started and where it is. */
export type RunningClub = { command: string; url: string; ports: Ports };

/** The club that runs in this folder by `npm start` or `npm run dev`, or null. */
export const findRunningClub = (): (RunningClub & { pid: number }) | null => {
  const lock = readLock<RunningClub>(SUITE_LOCK);
  return lock === null ? null : { ...lock.details, pid: lock.holder.pid };
};

/** Takes the one place of a running club; at most one works on the saved data. */
export const claimClub = (club: RunningClub): LockResult<RunningClub> => takeLock(SUITE_LOCK, club);

/**
 * Leads the Admin SDK of this process to the running club's emulators: those that the environment
 * names, else the club that runs in this folder, else the known ports.
 */
export const useRunningClub = (env: NodeJS.ProcessEnv = process.env): void => {
  const ports = findRunningClub()?.ports ?? KNOWN_PORTS;
  env['GCLOUD_PROJECT'] ??= PROJECT_ID;
  env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${ports.firestore}`;
  env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `${HOST}:${ports.auth}`;
};
