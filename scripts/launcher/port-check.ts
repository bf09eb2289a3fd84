import { Fault } from './fault.ts';
import { describePortHolder, isPortFree, PORT_PURPOSES } from './ports.ts';
import type { Service } from './ports.ts';

/** Ports that must be free, by what they are for. */
export type WantedPorts = Partial<Record<Service, number>>;

/** One sentence for each port that another program has. */
export const describeTakenPorts = async (wanted: WantedPorts): Promise<string[]> => {
  const taken: string[] = [];
  // The keys are those of the type.
  for (const [service, port] of Object.entries(wanted) as [Service, number][]) {
    if (await isPortFree(port)) continue;
    const holder = describePortHolder(port) ?? 'a program that cannot be seen from here';
    taken.push(`Port ${port} (${PORT_PURPOSES[service]}) is taken by ${holder}.`);
  }
  return taken;
};

/** Throws a `Fault` that names every port that is taken, what it is for, and who has it. */
export const requireFreePorts = async (wanted: WantedPorts): Promise<void> => {
  const [first, ...others] = await describeTakenPorts(wanted);
  if (first === undefined) return;
  throw new Fault(first, [
    ...others,
    'End that program, or add "-- --free-ports" to start on ports that are free.',
  ]);
};
