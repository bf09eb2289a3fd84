import type { WaitlistQueue, WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import { compete, inOrder } from '@club/domain/waitlist/waitlist';

const SUFFIXES: Partial<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** '1st', '2nd', '3rd', '11th'. */
export const ordinal = (number: number): string => {
  const isTeen = Math.trunc((number % 100) / 10) === 1;
  return `${number}${(isTeen ? undefined : SUFFIXES[number % 10]) ?? 'th'}`;
};

/** A member's position: 'First on the waitlist', '3rd on the waitlist'. */
export const positionText = (position: number): string =>
  position === 1 ? 'First on the waitlist' : `${ordinal(position)} on the waitlist`;

/** How many members are waiting for nights of a window. */
export const countWaiting = (
  queue: WaitlistQueue | null,
  window: Pick<WaitlistCriteria, 'from' | 'to'>,
): number => inOrder(queue ?? undefined).filter((entry) => compete(entry, window)).length;

/** How many members are ahead, and the position of the next one to join. */
export const waitingText = (count: number): string => {
  if (count === 0) return 'No one is waiting for these nights yet. You would be first.';
  const who = count === 1 ? '1 member is' : `${count} members are`;
  return `${who} already waiting for some of these nights. You would be ${ordinal(count + 1)} on the waitlist.`;
};

/** Time left as text: '23 h 12 min left', '4 min left', '40 s left'; rounded down. */
export const timeLeftText = (seconds: number): string => {
  if (seconds < 60) return `${Math.max(0, Math.floor(seconds))} s left`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min left`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
};
