import { formatDay, formatPoints } from '../../formats/reader-formats.ts';
import { formatNights } from '@club/domain/calendar/nights';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { daysBetween, isLocalDate } from '@club/domain/calendar/local-date';
import type { CurrentAccount } from '@club/domain/points/account';
import { borrowable } from '@club/domain/points/account';
import type { PointsBatch } from '@club/domain/points/batches';
import { expiringNext } from '@club/domain/points/batches';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import {
  mostNights,
  POINTS_PER_NIGHT,
  WEEKEND_SURCHARGE_POINTS,
} from '@club/domain/pricing/points-price';

/** Points that expire within this many days are marked. */
const SOON_DAYS = 90;

/** How long points can still be used on `today`: 'today is the last day', '12 days left'. */
export const daysLeftText = (expiresOn: LocalDate, today: LocalDate): string => {
  const days = daysBetween(today, expiresOn);
  if (days <= 0) return 'today is the last day';
  return days === 1 ? '1 day left' : `${days} days left`;
};

/** True for points that expire soon. */
export const isSoon = (expiresOn: LocalDate, today: LocalDate): boolean =>
  daysBetween(today, expiresOn) <= SOON_DAYS;

/** What expires next, as a sentence; null without points. */
export const nextExpiryText = (
  { batches, available }: Pick<CurrentAccount, 'batches' | 'available'>,
  today: LocalDate,
): string | null => {
  const next = expiringNext(batches);
  if (next === null) return null;
  const { points, expiresOn } = next;
  const what = points === available ? `All ${formatPoints(points)}` : formatPoints(points);
  return `${what} expire next, after ${formatDay(expiresOn)} (${daysLeftText(expiresOn, today)}).`;
};

const BATCH_ORIGIN = /^(deposit|return)-(\d{4}-\d{2}-\d{2})$/;

/** Where the points of a batch come from. */
export const batchOrigin = ({ id }: Pick<PointsBatch, 'id'>): string => {
  const [, kind, day = ''] = BATCH_ORIGIN.exec(id) ?? [];
  if (!isLocalDate(day)) return 'Origin not recorded';
  return kind === 'deposit' ? `Came in on ${formatDay(day)}` : `Came back on ${formatDay(day)}`;
};

/** The longest stay that points pay for, as text. */
export const nightsText = (unitType: UnitType, points: number): string => {
  const nights = mostNights(unitType, points);
  return nights === 0 ? 'Not a night yet' : `Up to ${formatNights(nights)}`;
};

const weekPoints = (unitType: UnitType): number =>
  7 * POINTS_PER_NIGHT[unitType] + 2 * WEEKEND_SURCHARGE_POINTS;

/** The smallest stay of whole weeks that takes more points than there are. */
const tooLargeStay = (available: number): { points: number; text: string } => {
  for (let weeks = 1; ; weeks += 1) {
    const unitType = UNIT_TYPES.find((type) => weeks * weekPoints(type) > available);
    if (unitType !== undefined) {
      const length = weeks === 1 ? 'A week' : `${weeks} weeks`;
      return {
        points: weeks * weekPoints(unitType),
        text: `${length} in a ${unitTypeLabel(unitType).toLowerCase()} ${weeks === 1 ? 'takes' : 'take'}`,
      };
    }
  }
};

/** How borrowing works, with the member's own figures. */
export const borrowingText = (
  account: Pick<CurrentAccount, 'available' | 'borrowed' | 'usedBefore'>,
): string => {
  const { available } = account;
  const room = borrowable(account);
  if (room <= 0) {
    return `You have borrowed as much as can be borrowed. Deposit points to make room for more.`;
  }
  const { points, text } = tooLargeStay(available);
  const missing = points - available;
  const rule =
    'What a stay takes beyond your balance is borrowed from your next use year, at no cost, and shown before you confirm.';
  return missing > room
    ? rule
    : `${rule} For example: ${text} ${formatPoints(points)}, so ${formatPoints(missing)} would be borrowed.`;
};

/** How what is borrowed is repaid, with the member's own figures. */
export const repaymentText = ({ borrowed }: Pick<CurrentAccount, 'borrowed'>): string =>
  borrowed === 0
    ? 'You owe nothing: all that you deposit is yours to spend.'
    : `Your next deposits repay these ${formatPoints(borrowed)} first; what is left of a deposit is yours to spend. Cancelling a stay repays what was borrowed for it, too.`;
