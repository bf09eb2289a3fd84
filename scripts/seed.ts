import { parseArgs } from 'node:util';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import { resortFromStored } from '@club/domain/resort/resort';
import { recountBookings } from '../functions/src/totals/recount-bookings.ts';
import { clubFirestore } from '../functions/src/kernel/firebase/app.ts';
import { clubAuth } from '../functions/src/kernel/firebase/club-auth.ts';
import { recountOverview } from '../functions/src/totals/recount-overview.ts';
import { recountUsers } from '../functions/src/totals/recount-users.ts';
import { Fault, printFailure } from './launcher/fault.ts';
import { requireEmulators } from './seed/emulators.ts';
import { DEMO_MEMBERS } from './seed/members.ts';
import { withJoiningDay } from './seed/joining-days.ts';
import { buildSeedResorts, CURATED_RESORT_COUNT } from './seed/resorts.ts';
import { isClubSeeded, writeAccounts, writeHistory, writeResorts } from './seed/write-club.ts';

/** The most resorts that fit into the packed directory. */
const MAX_RESORTS = 50_000;

const USAGE = ['npm run seed -- [--if-empty] [--resorts <1 to 50000>]'];

const readOptions = (): { ifEmpty: boolean; count: number } => {
  try {
    const { values } = parseArgs({
      options: {
        'if-empty': { type: 'boolean', default: false },
        resorts: { type: 'string', default: String(CURATED_RESORT_COUNT) },
      },
    });
    const count = Number(values.resorts);
    if (!Number.isInteger(count) || count < 1 || count > MAX_RESORTS) {
      throw new Error(`--resorts must be a whole number from 1 to ${MAX_RESORTS}.`);
    }
    return { ifEmpty: values['if-empty'], count };
  } catch (failure) {
    throw new Fault(failure instanceof Error ? failure.message : String(failure), USAGE);
  }
};

/**
 * Makes the Auth emulator answer as a real project does by default (email enumeration protection): a
 * password reset for an address that no one has looks like any other. The emulator forgets it
 * whenever it starts with an empty club.
 */
const protectEmails = async (): Promise<void> => {
  await clubAuth()
    .projectConfigManager()
    .updateProjectConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
};

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Fills the club of the running emulators: resorts with their directory, the demo accounts, and, the
 * first time, their stays. Everything has fixed ids, so seeding again adds nothing twice.
 */
const seed = async (): Promise<string> => {
  const { ifEmpty, count } = readOptions();
  await requireEmulators();
  await protectEmails();
  const db = clubFirestore();
  const isSeeded = await isClubSeeded(db);
  if (isSeeded && ifEmpty) return 'the club is as it was left';
  const nowMs = Date.now();
  const today = dayAtOffset(nowMs, 0);
  const stored = buildSeedResorts(count).map((resort) => withJoiningDay(resort, today));
  const resorts = await writeResorts(db, stored);
  await writeAccounts(db, nowMs);
  await recountUsers(db);
  const said = [counted(resorts, 'resort'), counted(DEMO_MEMBERS.length, 'account')];
  if (isSeeded) return `${said.join(', ')}, stays as they were`;
  const bookable = stored.map((resort) => resortFromStored(resort._id, resort));
  const stays = await writeHistory(db, bookable, nowMs);
  // The triggers count too, but after the club has opened.
  await recountBookings(db);
  await recountOverview(db, nowMs);
  return [...said, counted(stays, 'stay')].join(', ');
};

try {
  console.log(await seed());
} catch (failure) {
  printFailure(failure);
  process.exitCode = 1;
}
