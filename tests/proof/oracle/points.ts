import type { LedgerEntry } from '@club/domain/points/ledger';
import type { ProofRecords } from '../club-records.ts';
import { isChanged } from './bookings.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/** Most points that can be borrowed, and deposited in a year (rules 3.3). */
const MOST_BORROWED = 250_000;
const MOST_DEPOSITED = 200_000;

type Line = LedgerEntry & { id: string };

const linesByMember = (records: ProofRecords): Map<string, Line[]> => {
  const byMember = new Map<string, Line[]>();
  for (const [id, entry] of records.ledger) {
    byMember.set(entry.uid, [...(byMember.get(entry.uid) ?? []), { ...entry, id }]);
  }
  for (const lines of byMember.values()) lines.sort((one, other) => one.seq - other.seq);
  return byMember;
};

const movedIn = (sides: readonly { account: string; points: number }[], account: string): number =>
  sides.filter((side) => side.account === account).reduce((total, { points }) => total + points, 0);

/** Which way points go in a line of each kind: on the balance, on what is borrowed. */
const DIRECTIONS: Record<string, { balance: -1 | 1; debt: -1 | 0 | 1; other: string | null }> = {
  redeem: { balance: -1, debt: 0, other: 'club:stays' },
  refund: { balance: 1, debt: 0, other: 'club:stays' },
  borrow: { balance: 1, debt: 1, other: null },
  repay: { balance: -1, debt: -1, other: null },
  deposit: { balance: 1, debt: 0, other: 'club:programme' },
  opening: { balance: 1, debt: 0, other: 'club:programme' },
  expire: { balance: -1, debt: 0, other: 'club:expired' },
};

const checkLine = (line: Line, expect: ReturnType<typeof collector>['expect']): void => {
  const { id, uid, sides, kind, seq } = line;
  const sum = sides.reduce((total, { points }) => total + points, 0);
  expect(sum === 0, id, `its sides sum to ${sum}`);
  const isWhole = sides.every(({ points }) => Number.isSafeInteger(points));
  expect(isWhole && Number.isInteger(seq), id, 'has a figure that is no whole number');
  const direction = DIRECTIONS[kind];
  if (direction === undefined) {
    expect(false, id, `is of no kind: ${kind}`);
    return;
  }
  const balance = movedIn(sides, `member:${uid}`);
  // The debt is kept as a negative balance.
  const debt = -movedIn(sides, `borrowed:${uid}`);
  expect(Math.sign(balance) === direction.balance, id, `moves ${balance} by a ${kind}`);
  expect(debt === (direction.debt === 0 ? 0 : balance), id, `a ${kind} borrows ${debt}`);
  const own = [`member:${uid}`, `borrowed:${uid}`];
  const others = sides.filter(({ account }) => !own.includes(account));
  expect(
    others.every(({ account }) => account === direction.other),
    id,
    `a ${kind} touches ${others.map(({ account }) => account).join(', ')}`,
  );
};

/**
 * I3: every line of the ledger sums to zero and goes the way of its kind; a member's lines are
 * numbered without gaps, never make the balance negative or the debt too high, and add up to exactly
 * what the account says, in sum and by batches.
 */
export const ledgerViolations = (records: ProofRecords): Violation[] => {
  const { found, expect } = collector('I3');
  const byMember = linesByMember(records);
  for (const uid of records.members) {
    const lines = byMember.get(uid) ?? [];
    const account = records.accounts.get(uid);
    if (account === undefined) {
      expect(lines.length === 0, uid, 'has lines and no account');
      continue;
    }
    let [balance, debt] = [0, 0];
    lines.forEach((line, index) => {
      checkLine(line, expect);
      expect(line.seq === index + 1, line.id, `is number ${line.seq}, not ${index + 1}`);
      balance += movedIn(line.sides, `member:${uid}`);
      debt -= movedIn(line.sides, `borrowed:${uid}`);
      expect(balance >= 0, line.id, `leaves ${balance} points`);
      expect(debt >= 0 && debt <= MOST_BORROWED, line.id, `leaves ${debt} borrowed`);
    });
    expect(account.seq === lines.length, uid, `counts ${account.seq} of ${lines.length} lines`);
    expect(account.available === balance, uid, `has ${account.available}, its lines ${balance}`);
    expect(account.borrowed === debt, uid, `owes ${account.borrowed}, its lines ${debt}`);
    const deposited = lines
      .filter(({ kind, at }) => kind === 'deposit' && at.startsWith(String(account.depositYear)))
      .reduce((sum, { sides }) => sum + movedIn(sides, `member:${uid}`), 0);
    if (account.depositYear !== 0) {
      expect(
        deposited === account.depositedInYear && deposited <= MOST_DEPOSITED,
        uid,
        `says ${account.depositedInYear} were deposited in ${account.depositYear}, lines ${deposited}`,
      );
    }
    const { batches } = account;
    if (batches === undefined) continue;
    const inBatches = batches.reduce((sum, { points }) => sum + points, 0);
    expect(inBatches === account.available, uid, `has ${inBatches} in batches`);
    expect(
      batches.every(({ points }) => Number.isSafeInteger(points) && points > 0),
      uid,
      'has a batch of no points',
    );
    const expiries = batches.map(({ expiresOn }) => expiresOn);
    expect(expiries.join() === expiries.toSorted().join(), uid, 'has batches out of order');
    if (account.nextExpiry !== undefined) {
      expect(
        account.nextExpiry === (expiries[0] ?? null),
        uid,
        `expires next on ${account.nextExpiry}, its batches on ${expiries[0]}`,
      );
    }
  }
  return found;
};

/** The sums of the entries about one booking. */
const sumOf = (lines: readonly Line[], kind: LedgerEntry['kind']): number =>
  lines
    .filter((line) => line.kind === kind)
    .reduce((sum, { uid, sides }) => sum + Math.abs(movedIn(sides, `member:${uid}`)), 0);

/**
 * I4: a stay is paid with points exactly when there are lines that say so, for exactly its price; what
 * was given back is what the booking says, and never more than was paid.
 */
export const redemptionViolations = (records: ProofRecords): Violation[] => {
  const { found, expect } = collector('I4');
  const byBooking = new Map<string, Line[]>();
  for (const [id, entry] of records.ledger) {
    if (entry.bookingId === null) continue;
    byBooking.set(entry.bookingId, [...(byBooking.get(entry.bookingId) ?? []), { ...entry, id }]);
  }
  for (const [bookingId, lines] of byBooking) {
    const booking = records.bookings.get(bookingId);
    for (const { id, uid } of lines) {
      expect(booking?.uid === uid, id, `is about ${bookingId}, which is not ${uid}'s`);
    }
    expect(booking?.paymentMethod === 'points', bookingId, 'has lines and is not paid with points');
  }
  for (const [id, booking] of records.bookings) {
    if (booking.paymentMethod !== 'points' || !records.members.has(booking.uid)) continue;
    const lines = byBooking.get(id) ?? [];
    const [redeemed, refunded] = [sumOf(lines, 'redeem'), sumOf(lines, 'refund')];
    const [borrowed, repaid] = [sumOf(lines, 'borrow'), sumOf(lines, 'repay')];
    expect(refunded <= redeemed, id, `gave ${refunded} back of ${redeemed}`);
    expect(repaid <= borrowed, id, `repaid ${repaid} of ${borrowed} borrowed`);
    const wasChanged = isChanged(booking);
    switch (booking.status) {
      case 'held':
      case 'expired':
      case 'payment_failed':
        expect(lines.length === 0, id, `is ${booking.status} and has lines`);
        break;
      case 'confirmed':
      case 'completed':
        // A change to a cheaper stay may have kept some of the difference, by the policy.
        expect(
          refunded === 0
            ? redeemed === booking.points
            : wasChanged && redeemed - refunded >= booking.points,
          id,
          `costs ${booking.points}, and ${redeemed} − ${refunded} were paid`,
        );
        if (!wasChanged) {
          expect(
            borrowed === booking.borrowedPoints,
            id,
            `says ${booking.borrowedPoints} of it are borrowed, lines ${borrowed}`,
          );
        }
        break;
      case 'cancelled': {
        const last = lines.find((line) => line.id === `${id}_refund`);
        const given = last === undefined ? 0 : sumOf([last], 'refund');
        expect(redeemed >= booking.points, id, `was paid with ${redeemed} of ${booking.points}`);
        expect(
          given === (booking.refund?.points ?? 0),
          id,
          `says it gave ${booking.refund?.points} back, lines ${given}`,
        );
        expect(given <= booking.points, id, `gave ${given} back of ${booking.points}`);
        break;
      }
    }
    if (booking.pointsFrom === undefined || lines.length === 0) continue;
    const paid = booking.pointsFrom.reduce((sum, { points }) => sum + points, 0);
    expect(
      paid + booking.borrowedPoints === redeemed - refunded,
      id,
      `says ${paid} + ${booking.borrowedPoints} are in it, lines ${redeemed} − ${refunded}`,
    );
  }
  return found;
};
