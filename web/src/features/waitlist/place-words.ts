import type { WaitlistLine, WaitlistWish } from '@club/domain/waitlist/waitlist';
import { compete, inOrder } from '@club/domain/waitlist/waitlist';

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

/** '1st', '2nd', '3rd', '11th'. */
export const ordinal = (number: number): string =>
  `${number}${SUFFIXES[ORDINALS.select(number)] ?? 'th'}`;

/** Where somebody stands: 'First in line', '3rd in line'. */
export const placeInLine = (position: number): string =>
  position === 1 ? 'First in line' : `${ordinal(position)} in line`;

/** How many wait already for nights of a window. */
export const countWaiting = (
  line: WaitlistLine | null,
  window: Pick<WaitlistWish, 'from' | 'to'>,
): number => inOrder(line ?? undefined).filter((place) => compete(place, window)).length;

/** Who is before somebody who joins now, and where that puts them. */
export const waitingText = (count: number): string => {
  if (count === 0) return 'Nobody waits for these nights yet. You would be first in line.';
  const who = count === 1 ? '1 member waits' : `${count} members wait`;
  return `${who} for some of these nights already. You would be ${ordinal(count + 1)} in line.`;
};

/** Time left in words: '23 h 12 min left', '4 min left', '40 s left'; rounded down. */
export const timeLeftText = (seconds: number): string => {
  if (seconds < 60) return `${Math.max(0, Math.floor(seconds))} s left`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min left`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
};
