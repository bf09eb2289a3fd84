import { ApiError } from '@club/domain/api/errors';
import type { Guest } from '@club/domain/booking/guest.schema';
import { BILLING } from '@club/domain/testing/billing';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
import { describe, expect, test } from 'vitest';
import { aContext, DAY_MS, emptyFacts, NOON } from '../../testing/booking-examples.ts';
import { decideGuest } from './guest-decision.ts';
import { byPoints } from '../../testing/paid-stay-examples.ts';

const GUEST: Guest = {
  firstName: 'Anna',
  lastName: 'Berg',
  address1: '12 Quay Street',
  address2: undefined,
  country: 'Norway',
  city: 'Bergen',
  state: undefined,
  postalCode: '5003',
  email: 'anna@example.com',
  phoneNumber: '+47 555 01 020',
  workPhone: undefined,
  sendConfirmation: true,
  agreeTerms: true,
};
const booking = { ...byPoints, billingInfo: BILLING };

describe('changing who checks in', () => {
  test('stores the guest, and keeps the payer', () => {
    const { outcome, changes } = decideGuest(emptyFacts(), booking, GUEST, true, aContext());
    expect(outcome).toMatchObject({ guestInfo: GUEST, billingInfo: BILLING, status: 'confirmed' });
    expect(outcome.rev).toBe(booking.rev + 1);
    expect(changes?.bookings).toEqual([outcome]);
    // It counts for the daily limit (rules 9.4).
    expect(changes?.takesSlot).toBe(true);
    expect(Object.keys(changes ?? {}).sort()).toEqual([
      'bookings',
      'messages',
      'needsRegistered',
      'takesSlot',
    ]);
  });

  test('is in the history without a name', () => {
    const { outcome } = decideGuest(emptyFacts(), booking, GUEST, true, aContext());
    const last = outcome.history.at(-1);
    expect(last).toEqual({
      status: 'confirmed',
      at: '2026-12-01T12:00:00.000Z',
      actor: 'member-1',
      reason: 'A guest checks in',
    });
    const back = decideGuest(emptyFacts(), outcome, null, true, aContext());
    expect(back.outcome.guestInfo).toBeNull();
    expect(back.outcome.history.at(-1)?.reason).toBe('The member checks in');
  });

  test('notifies the member once for each change, unless the account was deleted', () => {
    const first = decideGuest(emptyFacts(), booking, GUEST, true, aContext());
    const second = decideGuest(emptyFacts(), first.outcome, null, true, aContext());
    const ids = [first, second].map(({ changes }) => changes?.messages?.[0]?.notice?.id);
    expect(new Set(ids).size).toBe(2);
    expect(first.changes?.messages?.[0]?.notice?.notification).toMatchObject({
      data: { change: { what: 'guest', guest: 'Anna Berg' } },
    });
    const deleted = decideGuest(
      emptyFacts({ isRegistered: false }),
      booking,
      GUEST,
      true,
      aContext(),
    );
    expect(deleted.changes).not.toHaveProperty('messages');
  });

  test('notifies the former guest', () => {
    const { outcome } = decideGuest(emptyFacts(), booking, GUEST, true, aContext());
    const other = { ...GUEST, firstName: 'Bert', email: 'bert@example.com' };
    const { changes } = decideGuest(emptyFacts(), outcome, other, true, aContext());
    const mails = changes?.messages?.flatMap((message) => message.mails ?? []) ?? [];
    expect(mails.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['bert@example.com', 'anna@example.com']),
    );
  });

  test('to the same guest changes nothing, in whatever order the fields come', () => {
    const { outcome } = decideGuest(emptyFacts(), booking, GUEST, true, aContext());
    const reversed = Object.fromEntries(Object.entries(GUEST).toReversed()) as Guest;
    expect(decideGuest(emptyFacts(), outcome, reversed, true, aContext())).toEqual({ outcome });
    expect(decideGuest(emptyFacts(), booking, null, true, aContext())).toEqual({
      outcome: booking,
    });
  });

  test('ends with the day of check-in, as long as that day lasts anywhere', () => {
    // Check-in is on 28 December, 27 days after `NOON`; at noon in UTC the day begins at UTC−12.
    const before = aContext(NOON + 27 * DAY_MS - 1);
    expect(decideGuest(emptyFacts(), booking, GUEST, true, before).outcome.guestInfo).toEqual(
      GUEST,
    );
    const late = () =>
      decideGuest(emptyFacts(), booking, GUEST, true, aContext(NOON + 27 * DAY_MS));
    expect(late).toThrow(ApiError);
    expect(late).toThrow('This stay can no longer be changed.');
  });

  test.each(['held', 'completed', 'expired', 'payment_failed', 'cancelled'] as const)(
    'is rejected for a booking that is %s',
    (status) => {
      const error = apiErrorOf(() =>
        decideGuest(emptyFacts(), { ...booking, status }, GUEST, true, aContext()),
      );
      expect(error.message).toBe('This stay can no longer be changed.');
      expect(error.details).toEqual({ status });
    },
  );
});

test('a guest gets mail only from a member with a confirmed address', () => {
  const withMail = { ...GUEST, sendConfirmation: true };
  const error = apiErrorOf(() => decideGuest(emptyFacts(), booking, withMail, false, aContext()));
  expect(error).toMatchObject({
    code: 'email-not-verified',
    field: 'guestInfo.sendConfirmation',
  });
  const quiet = { ...GUEST, sendConfirmation: false };
  for (const guest of [quiet, null]) {
    const from = { ...booking, guestInfo: withMail };
    expect(decideGuest(emptyFacts(), from, guest, false, aContext()).changes).toBeDefined();
  }
  const same = { ...booking, guestInfo: withMail };
  expect(decideGuest(emptyFacts(), same, withMail, false, aContext()).outcome).toBe(same);
});
