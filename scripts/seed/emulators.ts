import { Fault } from '../launcher/fault.ts';
import { useRunningClub as leadToRunningClub } from '../launcher/running-club.ts';

const PATIENCE_MS = 3000;

const answers = async (host: string): Promise<boolean> => {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
};

/**
 * Leads the Admin SDK of this process to the emulators that run, and to nothing else. Throws a
 * `Fault` when there are none: demo data must never reach a real project.
 */
export const requireEmulators = async (env: NodeJS.ProcessEnv = process.env): Promise<void> => {
  leadToRunningClub(env);
  // No one needs Google's machines here, and looking for them takes seconds.
  env['METADATA_SERVER_DETECTION'] ??= 'none';
  const project = env['GCLOUD_PROJECT'] ?? '';
  if (!project.startsWith('demo-')) {
    throw new Fault(`${project} is not a demo project.`, [
      'This works on the local emulators only, whose project begins with "demo-".',
    ]);
  }
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    const host = env[name] ?? '';
    if (!(await answers(host))) {
      throw new Fault(`No emulator answers at ${host}.`, ['Start the club first: npm start']);
    }
  }
};
