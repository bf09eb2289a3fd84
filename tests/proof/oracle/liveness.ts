import type { Books } from '../books.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/** How long after a deadline the completer may still be at it, milliseconds. */
const GRACE_MS = 60_000;

/**
 * I13: once things are left alone, nothing stays half done: no hold or change is kept beyond its
 * deadline (and a minute), no payment waits for anybody, no offer of the waitlist outlives its day.
 */
export const livenessViolations = (books: Books, nowMs: number): Violation[] => {
  const { found, expect } = collector('I13');
  const isOver = (deadline: number | null): boolean => (deadline ?? 0) + GRACE_MS <= nowMs;
  for (const [id, { status, expiresAt }] of books.bookings) {
    expect(!(status === 'held' && isOver(expiresAt)), id, `is held since ${expiresAt}`);
  }
  for (const [id, { state, expiresAt }] of books.changes) {
    expect(!(state === 'held' && isOver(expiresAt)), id, `is a change held since ${expiresAt}`);
  }
  for (const [uid, { offers }] of books.holds) {
    for (const [id, { expiresAt }] of Object.entries(offers)) {
      const status = books.bookings.get(id)?.status;
      expect(status === 'held' || isOver(expiresAt), id, `${uid} holds it, and it is ${status}`);
    }
  }
  for (const [id, { state }] of books.payments) {
    const booking = books.bookings.get(id);
    const isHeld =
      (booking?.status === 'held' && !isOver(booking.expiresAt)) ||
      books.changes.get(id)?.state === 'held';
    const isOpen = state === 'authorizing' || state === 'authorized' || state === 'refunding';
    expect(!isOpen || isHeld, id, `its payment is still ${state}`);
  }
  for (const [id, { state, offer }] of books.waitlistEntries) {
    const isLate = state === 'offered' && isOver(offer?.expiresAt ?? 0);
    expect(!isLate, id, 'its offer was not taken back');
  }
  return found;
};
