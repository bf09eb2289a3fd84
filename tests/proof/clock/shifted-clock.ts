import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../../../scripts/launcher/fault.ts';

/** A moment as the clocks on the wall of a zone show it: `2028-02-29T12:00:00`. */
export type WallTime = { zone: string; local: string };

const MS_PER_SECOND = 1_000;
const MS_PER_DAY = 86_400_000;

/** What clocks of the zone show at an instant, as if it were UTC. */
const shownIn = (zone: string, instantMs: number): number => {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instantMs);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(shown.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
};

/** The instant of a wall time, the first of two where clocks are set back. */
export const instantOf = ({ zone, local }: WallTime): number => {
  const shown = Date.parse(`${local}Z`);
  // The zone's distances from UTC on either side of a change; one of them holds at this moment.
  const distances = [shown - MS_PER_DAY, shown + MS_PER_DAY].map(
    (around) => shownIn(zone, around) - around,
  );
  const instants = distances
    .map((distance) => shown - distance)
    .filter((instant) => shownIn(zone, instant) === shown);
  if (instants.length === 0) throw new Fault(`In ${zone} no clock ever shows ${local}.`);
  return Math.min(...instants);
};

const LIBRARY = 'libfaketime.so.1';

/** Where Linux distributions put the library; Debian in a folder of the machine's kind. */
const usualFolders = (): string[] => [
  ...['/usr/lib', '/usr/lib64', '/usr/local/lib'].map((folder) => path.join(folder, 'faketime')),
  ...readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name, 'faketime')),
];

/** The library that shifts clocks: the one in `LIBFAKETIME_PATH`, else where it is usually. */
const findLibrary = (env: NodeJS.ProcessEnv): string => {
  if (process.platform !== 'linux') {
    throw new Fault('Only on Linux can the clock of a process be shifted.');
  }
  const chosen = env['LIBFAKETIME_PATH'];
  const candidates = chosen ? [chosen] : usualFolders().map((folder) => path.join(folder, LIBRARY));
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Fault(`The library that shifts clocks (${LIBRARY}) is not there.`, [
      'Install libfaketime (Debian: "apt install faketime"; Fedora: "dnf install libfaketime"),',
      'or name the library in LIBFAKETIME_PATH.',
    ]);
  }
  return found;
};

/**
 * The environment in which a process and all that it starts live in the zone and find the clock at
 * the wall time; from there it continues as fast as ever. All get the same distance from the real clock,
 * so that a process which starts later does not begin at the wall time again.
 */
export const withShiftedClock = (
  wallTime: WallTime,
  env: NodeJS.ProcessEnv,
  nowMs = Date.now(),
): NodeJS.ProcessEnv => {
  const seconds = Math.round((instantOf(wallTime) - nowMs) / MS_PER_SECOND);
  return {
    ...env,
    TZ: wallTime.zone,
    LD_PRELOAD: [findLibrary(env), env['LD_PRELOAD'] ?? ''].filter(Boolean).join(' '),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    // What measures how long something takes stays true, and so do the times of files.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Without this, waits by that clock end at once: a Java process does nothing else, and a browser
    // opens no page.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    NO_FAKE_STAT: '1',
  };
};
