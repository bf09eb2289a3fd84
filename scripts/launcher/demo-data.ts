import { nodeScript, runQuietly, withInstalledBins } from './command.ts';
import type { Ports } from './ports.ts';
import { emulatorEnvironment } from './suite-config.ts';

/** Fills a club that has no resorts with the demo data, and gives what the seed says at its end. */
export const fillEmptyClub = async (ports: Ports): Promise<string> => {
  const env = { ...withInstalledBins(), ...emulatorEnvironment(ports) };
  const seed = { ...nodeScript('scripts/seed.ts', '--if-empty'), env };
  const output = await runQuietly(seed, 'Filling the club');
  return output.trim().split('\n').at(-1) ?? '';
};
