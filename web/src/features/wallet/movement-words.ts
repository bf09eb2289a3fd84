import type { Booking } from '@club/domain/booking/booking';
import { formatStay } from '@club/domain/calendar/day-format';
import { fromDate, monthOf } from '@club/domain/calendar/local-date';
import { formatMonth, isMonth } from '@club/domain/calendar/month';
import { formatPoints } from '@club/domain/money/cents';
import type { LedgerKind } from '@club/domain/points/ledger';
import type { PointsMovement } from '@club/domain/points/ledger-balance';
import { displayName } from '@club/domain/resort/resort-name';

const TITLES: Record<LedgerKind, string> = {
  redeem: 'Stay booked',
  borrow: 'Borrowed from your next use year',
  deposit: 'Points deposited',
  repay: 'Borrowed points repaid',
  refund: 'Given back for a cancelled stay',
  opening: 'Points you began with',
  expire: 'Points expired',
};

/** A line of a change has an id of its own instead of the booking's. */
const isOfChange = ({ id, kind, bookingId }: PointsMovement): boolean =>
  bookingId !== null && id !== `${bookingId}_${kind}`;

/** What a movement is called. */
export const movementTitle = (movement: PointsMovement): string => {
  const { kind } = movement;
  if (kind === 'redeem' && isOfChange(movement)) return 'Difference for a changed stay';
  if (kind === 'refund' && isOfChange(movement)) return 'Given back for a changed stay';
  return TITLES[kind];
};

/** The stay that a movement is about. */
export const stayName = ({ resort, startDate, endDate }: Booking): string =>
  `${displayName(resort.placeName)}, ${formatStay(startDate, endDate)}`;

/** Points with their sign: '+60,000 points', '−43,000 points'. */
export const signedPoints = (points: number): string =>
  `${points < 0 ? '−' : '+'}${formatPoints(Math.abs(points))}`;

/** True for what moves a debt, after which what is owed is worth saying. */
export const movesDebt = ({ kind }: Pick<PointsMovement, 'kind'>): boolean =>
  kind === 'borrow' || kind === 'repay';

/** The month of an ISO instant on the reader's clock: 'December 2026'. */
export const monthText = (instant: string): string => {
  const month = monthOf(fromDate(new Date(instant)));
  return isMonth(month) ? formatMonth(month) : '';
};
