import { Fault } from './fault.ts';
import { describePortHolder, isPortFree } from './ports.ts';

/** A port that must be free, and what for. */
export type WantedPort = { port: number; purpose: string };

/** One sentence for each port that somebody else has. */
export const describeTakenPorts = async (wanted: readonly WantedPort[]): Promise<string[]> => {
  const taken: string[] = [];
  for (const { port, purpose } of wanted) {
    if (await isPortFree(port)) continue;
    const holder = describePortHolder(port) ?? 'a program that cannot be seen from here';
    taken.push(`Port ${port} (${purpose}) is taken by ${holder}.`);
  }
  return taken;
};

/** Throws a `Fault` that names every port that is taken, what it is for, and who has it. */
export const requireFreePorts = async (wanted: readonly WantedPort[]): Promise<void> => {
  const [first, ...others] = await describeTakenPorts(wanted);
  if (first === undefined) return;
  throw new Fault(first, [
    ...others,
    'End that program, or add "-- --free-ports" to start on ports that are free.',
  ]);
};
