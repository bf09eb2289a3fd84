import type { Resort } from '@club/domain/resort/resort';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { Firestore } from 'firebase-admin/firestore';
import { changedMonths } from '../../functions/src/inventory/inventory-change.ts';
import { buildCatalogue } from '../../functions/src/catalogue/build-catalogue.ts';
import { pauseDirectory } from '../../functions/src/catalogue/directory-lease.ts';
import { dependenciesOf } from '../../functions/src/dependencies.ts';
import { collections } from '../../functions/src/store/collections.ts';
import { ADMINS_ID, withAdmin } from '../../functions/src/admin/admins.ts';
import { clubAuth } from '../../functions/src/kernel/firebase/club-auth.ts';
import { NEW_AUTHZ, newUser } from '../../functions/src/account/create-user.ts';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import { findAccount } from '../../functions/src/account/role-claim.ts';
import { openingLineId } from './club-history.ts';
import { demoHistory } from './demo-history.ts';
import type { DemoMember } from './members.ts';
import { DEMO_MEMBER, DEMO_MEMBERS } from './members.ts';

/** How long the directory waits for the seed if the seed should die. */
const LONGEST_WRITING_MS = 600_000;
const MS_PER_DAY = 86_400_000;

/** True when the demo club is whole: what this looks for is written last. */
export const isClubSeeded = async (db: Firestore): Promise<boolean> =>
  (await collections(db).ledger.doc(openingLineId(DEMO_MEMBER.uid)).get()).exists;

/** Writes all resorts and then the packed directory, once. Answers how many there are. */
export const writeResorts = async (
  db: Firestore,
  resorts: readonly StoredResort[],
): Promise<number> => {
  const club = collections(db);
  await pauseDirectory(db, Date.now() + LONGEST_WRITING_MS);
  const writer = db.bulkWriter({ throttling: false });
  const written: Promise<unknown>[] = [];
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5);
  for (const resort of resorts) written.push(writer.set(club.resorts.doc(resort._id), resort));
  await writer.close();
  await Promise.all(written);
  // Changes count again before the directory is built, so that none falls between the two.
  await pauseDirectory(db, 0);
  return buildCatalogue(db);
};

const writeAccount = async (member: DemoMember): Promise<void> => {
  const auth = clubAuth();
  const { uid, email, password, name: displayName, isAdmin } = member;
  const account = { email, password, displayName, emailVerified: true };
  if ((await findAccount(uid)) === null) await auth.createUser({ uid, ...account });
  else await auth.updateUser(uid, account);
  await auth.setCustomUserClaims(uid, isAdmin ? { isAdmin: true } : {});
};

/** Makes the demo accounts, or puts those that are there back to how they are documented. */
export const writeAccounts = async (db: Firestore, nowMs: number): Promise<void> => {
  const club = collections(db);
  const admins = await club.admins.doc(ADMINS_ID).get();
  const list = DEMO_MEMBERS.filter((member) => member.isAdmin).reduce(
    (admin, { uid }) => withAdmin(admin, uid),
    admins.data() ?? { uids: [] },
  );
  const batch = db.batch();
  for (const member of DEMO_MEMBERS) {
    await writeAccount(member);
    const { uid, isAdmin } = member;
    const user = newUser(
      { ...member, emailConfirmed: true },
      nowMs - member.joinedDaysAgo * MS_PER_DAY,
    );
    batch.set(club.users.doc(uid), { ...user, isAdmin });
    batch.set(club.authz.doc(uid), { ...NEW_AUTHZ, isAdmin, confirmed: true });
    batch.set(club.emails.doc(emailClaimId(member.email)), { uid });
  }
  batch.set(club.admins.doc(ADMINS_ID), list);
  await batch.commit();
};

/**
 * Writes accounts, ledger and stays of the demo members in one commit, and only once: afterwards
 * they belong to the users of the club. Returns how many stays there are.
 */
export const writeHistory = async (
  db: Firestore,
  resorts: readonly Resort[],
  nowMs: number,
): Promise<number> => {
  const club = collections(db);
  const history = await demoHistory(resorts, dependenciesOf(db).gateway, nowMs);
  const batch = db.batch();
  for (const [uid, account] of history.accounts) batch.set(club.accounts.doc(uid), account);
  for (const [id, entry] of history.ledger) batch.create(club.ledger.doc(id), entry);
  for (const [id, booking] of history.bookings) {
    batch.create(club.bookings.doc(id), booking);
    const { number } = booking;
    if (number !== undefined) batch.create(club.bookingNumbers.doc(number), { bookingId: id });
  }
  for (const [id, guard] of history.guards) batch.create(club.stays.doc(id), guard);
  for (const [id, payment] of history.payments) batch.create(club.payments.doc(id), payment);
  for (const [id, entry] of history.audit) batch.create(club.audit.doc(id), entry);
  for (const { id, month } of changedMonths(new Map(), history.months, nowMs)) {
    batch.create(club.inventory.doc(id), month);
  }
  for (const { uid, id, notification } of history.notifications) {
    batch.set(club.notifications(uid).doc(id), notification);
  }
  await batch.commit();
  return history.bookings.size;
};
