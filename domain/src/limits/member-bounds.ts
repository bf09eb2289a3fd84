import { usCount } from '../format/us-formats.ts';
import { MAX_LIVE_HOLDS } from '../booking/offer-hold.ts';
import { BORROW_LIMIT_POINTS } from '../points/account.ts';

/** How much a member can have that is not paid yet. */
export type MemberBounds = {
  /** How many offers can be held at a time; a new one replaces the oldest. */
  liveHolds: number;
  /** How many stays that are not over one can have; null for any number. */
  comingStays: number | null;
  /** Most points that can be borrowed from the next use year. */
  borrowedPoints: number;
};

const CONFIRMED: MemberBounds = {
  liveHolds: MAX_LIVE_HOLDS,
  comingStays: null,
  borrowedPoints: BORROW_LIMIT_POINTS,
};

/** Small enough that throw-away accounts do not pay off, however many there are (rules 11.5). */
const UNCONFIRMED: MemberBounds = { liveHolds: 1, comingStays: 2, borrowedPoints: 100_000 };

/** The bounds of a member, by whether their email address is confirmed. */
export const boundsOf = (isConfirmed: boolean): MemberBounds =>
  isConfirmed ? CONFIRMED : UNCONFIRMED;

/** Whether a confirmed address could borrow what is missing within some bounds, points. */
export const couldBorrowConfirmed = (missing: number, { borrowedPoints }: MemberBounds): boolean =>
  missing <= CONFIRMED.borrowedPoints - borrowedPoints;

/** The messages for what needs a confirmed address. */
export const UNCONFIRMED_TEXTS = {
  comingStays: `Until your email address is confirmed, you can have ${UNCONFIRMED.comingStays ?? 0} coming stays: please follow the link we sent you.`,
  borrowing: `Until your email address is confirmed, you can borrow up to ${usCount(UNCONFIRMED.borrowedPoints)} points: please follow the link we sent you.`,
  guestMail:
    'We write to your guest once your own email address is confirmed: please follow the link we sent you, or leave the confirmation for the guest out.',
} as const;
