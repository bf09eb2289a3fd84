import { wasBooked } from '@club/domain/booking/booking-state';
import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { pointsIn } from '@club/domain/points/batches';
import type { LedgerEntry } from '@club/domain/points/ledger';
import { isBalanced } from '@club/domain/points/ledger';
import { paidPoints, stayPayment } from '@club/domain/points/stay-payment';
import type { Disagreement, DisagreementKind } from '@club/domain/reconciliation/reconciliation';
import type { Booked, ClubRecords } from './club-records.ts';

const differs = (kind: DisagreementKind, id: string, detail: string): Disagreement => ({
  kind,
  id,
  detail,
});

/** The sums of one member's ledger lines. */
type Sums = { available: number; borrowed: number; seqs: number[] };

const sideOf = ({ sides }: LedgerEntry, account: string): number =>
  sides.reduce((sum, side) => (side.account === account ? sum + side.points : sum), 0);

const sumsByMember = ({ ledger }: ClubRecords): Map<string, Sums> => {
  const sums = new Map<string, Sums>();
  for (const line of ledger.values()) {
    const { uid, seq } = line;
    const sum = sums.get(uid) ?? { available: 0, borrowed: 0, seqs: [] };
    sum.available += sideOf(line, `member:${uid}`);
    sum.borrowed -= sideOf(line, `borrowed:${uid}`);
    sum.seqs.push(seq);
    sums.set(uid, sum);
  }
  return sums;
};

const CLUB_ACCOUNTS = new Set(['club:stays', 'club:programme', 'club:expired']);

const lineProblems = ({ bookings }: ClubRecords, line: LedgerEntry): string[] => {
  const { uid, sides, bookingId } = line;
  const own = new Set([`member:${uid}`, `borrowed:${uid}`]);
  const foreign = sides.filter(({ account }) => !own.has(account) && !CLUB_ACCOUNTS.has(account));
  const booking = bookingId === null ? undefined : bookings.get(bookingId);
  return [
    ...(isBalanced(sides) ? [] : ['its sides do not sum to 0']),
    ...foreign.map(({ account }) => `moves points of ${account}`),
    ...(bookingId !== null && booking?.uid !== uid
      ? [`there is no booking ${bookingId} of ${uid}`]
      : []),
  ];
};

/**
 * What is wrong with the numbers of an account's ledger lines, which must count from 1 without
 * gaps.
 */
const gapsIn = (seqs: readonly number[], last: number): string | null => {
  const seen = new Set(seqs);
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
    (seq) => !seen.has(seq),
  );
  const beyond = [...seen].filter((seq) => seq < 1 || seq > last);
  const isTwice = seen.size < seqs.length;
  if (missing.length === 0 && beyond.length === 0 && !isTwice) return null;
  return [
    ...(missing.length === 0 ? [] : [`without ${missing.slice(0, 10).join(', ')}`]),
    ...(beyond.length === 0 ? [] : [`beyond ${last}: ${beyond.slice(0, 10).join(', ')}`]),
    ...(isTwice ? ['a number comes twice'] : []),
  ].join('; ');
};

const batchProblem = ({ available, batches, nextExpiry }: PointsAccount): string | null => {
  const sum = pointsIn(batches);
  if (sum !== available)
    return `found batches of ${sum} points, expected ${available}, which are available`;
  const isInOrder = batches.every(
    ({ points, expiresOn }, index) =>
      points > 0 && (index === 0 || (batches[index - 1]?.expiresOn ?? '') <= expiresOn),
  );
  if (!isInOrder) return 'batches out of order';
  const first = batches[0]?.expiresOn ?? null;
  return (nextExpiry ?? null) === first
    ? null
    : `found ${String(nextExpiry)} as its next expiry, expected ${String(first)} by its first batch`;
};

const foundExpected = (found: number, expected: number): string =>
  `found ${found} points, expected ${expected} by the ledger`;

const compareAccount = (
  uid: string,
  account: PointsAccount | undefined,
  sums: Sums,
): Disagreement[] => {
  const { available, borrowed, seq } = account ?? EMPTY_ACCOUNT;
  const gaps = gapsIn(sums.seqs, seq);
  const batches = account === undefined ? null : batchProblem(account);
  return [
    ...(available === sums.available
      ? []
      : [differs('account-available', uid, foundExpected(available, sums.available))]),
    ...(borrowed === sums.borrowed
      ? []
      : [differs('account-borrowed', uid, foundExpected(borrowed, sums.borrowed))]),
    ...(gaps === null ? [] : [differs('ledger-numbers', uid, gaps)]),
    ...(batches === null ? [] : [differs('account-batches', uid, batches)]),
  ];
};

/** The points that a booking's ledger lines move, and how many of them are its first payment. */
type Moved = { paid: number; redeems: number };

const movedByBooking = ({ ledger }: ClubRecords): Map<string, Moved> => {
  const moved = new Map<string, Moved>();
  for (const [id, line] of ledger) {
    const { bookingId, uid, kind } = line;
    if (bookingId === null || (kind !== 'redeem' && kind !== 'refund')) continue;
    const sum = moved.get(bookingId) ?? { paid: 0, redeems: 0 };
    sum.paid -= sideOf(line, `member:${uid}`);
    if (id === `${bookingId}_redeem`) sum.redeems += 1;
    moved.set(bookingId, sum);
  }
  return moved;
};

const compareBooking = (booking: Booked, moved: Moved | undefined): Disagreement[] => {
  const { id, status, points } = booking;
  const wasPaid = wasBooked(status) && points > 0;
  const [due, paid] = [wasPaid ? paidPoints(stayPayment(booking)) : 0, moved?.paid ?? 0];
  const redeems = moved?.redeems ?? 0;
  return [
    ...(due === paid
      ? []
      : [
          differs(
            'booking-points',
            id,
            `${status}, found ${paid} points in the ledger, expected ${due}`,
          ),
        ]),
    ...(redeems === (wasPaid ? 1 : 0)
      ? []
      : [
          differs(
            'booking-redemption',
            id,
            `${status}, found ${redeems} redemptions, expected ${wasPaid ? 1 : 0}`,
          ),
        ]),
  ];
};

/** Compares accounts and bookings with the ledger, and the ledger with itself. */
export const comparePoints = (records: ClubRecords): Disagreement[] => {
  const { accounts, bookings, ledger } = records;
  const sums = sumsByMember(records);
  const moved = movedByBooking(records);
  const none: Sums = { available: 0, borrowed: 0, seqs: [] };
  return [
    ...[...ledger].flatMap(([id, line]) =>
      lineProblems(records, line).map((detail) => differs('ledger-line', id, detail)),
    ),
    ...[...new Set([...accounts.keys(), ...sums.keys()])].flatMap((uid) =>
      compareAccount(uid, accounts.get(uid), sums.get(uid) ?? none),
    ),
    ...[...bookings.values()]
      .filter(({ paymentMethod }) => paymentMethod === 'points')
      .flatMap((booking) => compareBooking(booking, moved.get(booking.id))),
  ];
};
