import type { StoredBooking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { PointsBatch } from '@club/domain/points/batches';
import { pointsIn } from '@club/domain/points/batches';
import type { LedgerEntry } from '@club/domain/points/ledger';
import { isBalanced } from '@club/domain/points/ledger';
import { expect } from 'vitest';
import { ledgerLines } from '../../functions/src/points/ledger-lines.ts';
import { club, db } from './api-client.ts';

export const accountOf = async (uid: string): Promise<PointsAccount | undefined> =>
  (await club.accounts.doc(uid).get()).data();

/** The ledger entries of a member in their order. */
export const linesOf = async (uid: string): Promise<LedgerEntry[]> =>
  (await club.ledger.where('uid', '==', uid).orderBy('seq').get()).docs.map((line) => line.data());

/** Gives a member an account with these batches, with the ledger line that says so. */
export const openAccount = async (uid: string, batches: PointsBatch[]): Promise<void> => {
  const opening = {
    id: `${uid}_opening`,
    kind: 'opening' as const,
    points: pointsIn(batches),
    bookingId: null,
  };
  const { seq, ledger } = ledgerLines({ uid, seq: 0 }, [opening], Date.now());
  const batch = db.batch();
  batch.set(club.accounts.doc(uid), {
    ...EMPTY_ACCOUNT,
    available: opening.points,
    batches,
    nextExpiry: batches[0]?.expiresOn ?? null,
    seq,
  });
  for (const { id, entry } of ledger) batch.create(club.ledger.doc(id), entry);
  await batch.commit();
};

/** How many points the lines move into one account of the ledger. */
export const sumIn = (lines: readonly LedgerEntry[], name: string): number =>
  lines
    .flatMap(({ sides }) => sides)
    .filter((side) => side.account === name)
    .reduce((sum, { points }) => sum + points, 0);

/**
 * The ledger of a member says line by line what their account says, the account's batches are all of
 * its points in their order, and every booking is paid with what the ledger has taken for it.
 */
export const expectTrueLedger = async (uid: string): Promise<void> => {
  const [account, lines, bookings] = await Promise.all([
    accountOf(uid),
    linesOf(uid),
    club.bookings.where('uid', '==', uid).get(),
  ]);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
  expect(account?.seq).toBe(lines.length);
  let balance = 0;
  for (const line of lines) {
    expect(isBalanced(line.sides)).toBe(true);
    balance += sumIn([line], `member:${uid}`);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  expect(balance).toBe(account?.available);
  expect(sumIn(lines, `borrowed:${uid}`) + (account?.borrowed ?? 0)).toBe(0);

  const batches = account?.batches ?? [];
  expect(pointsIn(batches)).toBe(account?.available);
  const days = batches.map(({ expiresOn }) => expiresOn);
  expect(days).toEqual([...days].sort());
  expect(account?.nextExpiry ?? null).toBe(days[0] ?? null);
  expect(batches.every(({ points }) => points > 0)).toBe(true);

  for (const document of bookings.docs) expectPaid(document.data(), lines);
};

const expectPaid = (booking: StoredBooking, lines: readonly LedgerEntry[]): void => {
  const { _id, borrowedPoints, pointsFrom = [] } = booking;
  const own = lines.filter(({ bookingId }) => bookingId === _id);
  expect(borrowedPoints + pointsIn(pointsFrom)).toBe(sumIn(own, 'club:stays'));
};
