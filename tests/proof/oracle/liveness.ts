import type { ProofRecords } from '../club-records.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/** How long after a deadline maintenance may still be at it, milliseconds. */
const GRACE_MS = 60_000;

/**
 * I13: once things are left alone, nothing stays half done: no hold or change is kept beyond its
 * deadline (and a minute), no payment is waiting, no offer of the waitlist outlives its day.
 */
export const livenessViolations = (records: ProofRecords, nowMs: number): Violation[] => {
  const { found, expect } = collector('I13');
  const isOver = (deadline: number | null): boolean => (deadline ?? 0) + GRACE_MS <= nowMs;
  for (const [id, { status, expiresAt }] of records.bookings) {
    expect(!(status === 'held' && isOver(expiresAt)), id, `is held since ${expiresAt}`);
  }
  for (const [id, { state, expiresAt }] of records.changes) {
    expect(!(state === 'held' && isOver(expiresAt)), id, `is a change held since ${expiresAt}`);
  }
  for (const [uid, { offers }] of records.holds) {
    for (const [id, { expiresAt }] of Object.entries(offers)) {
      const status = records.bookings.get(id)?.status;
      expect(status === 'held' || isOver(expiresAt), id, `${uid} holds it, and it is ${status}`);
    }
  }
  for (const [id, { state }] of records.payments) {
    const booking = records.bookings.get(id);
    const isHeld =
      (booking?.status === 'held' && !isOver(booking.expiresAt)) ||
      records.changes.get(id)?.state === 'held';
    const isOpen = state === 'authorizing' || state === 'authorized' || state === 'refunding';
    expect(!isOpen || isHeld, id, `its payment is still ${state}`);
  }
  for (const [id, { state, offer }] of records.waitlistEntries) {
    const isLate = state === 'offered' && isOver(offer?.expiresAt ?? 0);
    expect(!isLate, id, 'its offer was not taken back');
  }
  return found;
};
