/**
 * `npm run bench:admin`: what the admin area reads, and how long that takes, in a club of 100,000
 * bookings and 20,000 users and in one of 1,000 and 200, by the very queries of the pages and under
 * the real rules. Fails when a page reads more documents than it shows. The reads are what counts:
 * the emulator has no indexes and looks through all documents, so its times grow with the club,
 * which production's do not.
 */
import { parseArgs } from 'node:util';
import { setLogLevel } from 'firebase/firestore';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { step } from '../../../scripts/launcher/steps.ts';
import { measureAdmin, openAdminClub } from './club.ts';
import type { AdminClub, Measured } from './club.ts';
import type { ClubSize } from './documents.ts';
import { startFirestoreAlone } from '../../../scripts/launcher/firestore-alone.ts';

const SMALL: ClubSize = { bookings: 1_000, users: 200 };
/** `-- --bookings 20000` for a smaller large club, on a machine without the time or the memory. */
const { values } = parseArgs({ options: { bookings: { type: 'string', default: '100000' } } });
const wanted = Number(values.bookings);
const LARGE: ClubSize = { bookings: wanted, users: Math.ceil(wanted / 5) };
/** Of the large club one is enough: what the emulator needs to look through it all is long. */
const ROUNDS = { small: 3, large: 1 } as const;

const count = (number: number): string => number.toLocaleString('en-US');
const named = ({ bookings, users }: ClubSize): string =>
  `${count(bookings)} bookings, ${count(users)} users`;

const ms = (time: number): string => `${time.toFixed(1)} ms`;

const compared = (small: readonly Measured[], large: readonly Measured[]) =>
  Object.fromEntries(
    large.map((row, at) => {
      const before = small[at];
      if (before?.step !== row.step) throw new Error('The two clubs were measured differently.');
      return [
        row.step,
        {
          'reads, small': before.reads,
          'reads, large': row.reads,
          'at most': row.mostReads,
          small: ms(before.ms),
          large: ms(row.ms),
          ratio: `${(row.ms / before.ms).toFixed(1)}×`,
        },
      ];
    }),
  );

await runScript(async (lifetime) => {
  // Each rejected request would be logged as a warning.
  setLogLevel('silent');
  const emulator = await step(
    'Firestore emulator',
    () => startFirestoreAlone(lifetime),
    ({ port }) => `on port ${port}`,
  );
  if (!Number.isInteger(wanted) || wanted < SMALL.bookings) {
    throw new Fault(`--bookings must be a whole number from ${count(SMALL.bookings)} on.`);
  }
  const measured: Measured[][] = [];
  for (const [size, rounds] of [
    [SMALL, ROUNDS.small],
    [LARGE, ROUNDS.large],
  ] as const) {
    const club: AdminClub = await step(
      `Club of ${named(size)}`,
      () => openAdminClub(emulator, size),
      () => 'written',
    );
    measured.push(
      await measureAdmin(club, rounds, (row) => {
        console.log(`  ${row.step}: ${count(row.reads)} read, ${ms(row.ms)}`);
      }),
    );
    await club.close();
  }
  const [small = [], large = []] = measured;
  console.log();
  console.table(compared(small, large));
  const tooMany = [...small, ...large].filter(({ reads, mostReads }) => reads > mostReads);
  if (tooMany.length > 0) {
    throw new Fault(
      'A page of the admin area reads more documents than it shows.',
      tooMany.map((row) => `${row.step}: ${row.reads}, and ${row.mostReads} are enough.`),
    );
  }
  return 0;
});
