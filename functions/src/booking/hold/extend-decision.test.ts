import { MAX_HOLD_EXTENSIONS } from '@club/domain/booking/offer-hold';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
import { withEntry } from '@club/domain/waitlist/waitlist';
import { expect, test } from 'vitest';
import {
  aBooking,
  aContext,
  anOffer,
  bookingsById,
  emptyFacts,
  NOON,
} from '../../testing/booking-examples.ts';
import type { BookingFacts } from '../booking-facts.ts';
import { advance } from '../booking-life.ts';
import { decideExtension } from './extend-decision.ts';
import { holding } from '../../testing/held-offer-examples.ts';
import { withoutHold } from '../../inventory/inventory-change.ts';
import type { HeldOffer } from '@club/domain/booking/member-holds';

const context = aContext();
const END = NOON + 480_000;

/** Facts of a member who holds the offer, at a resort with two units. */
const held = (change: Partial<HeldOffer> = {}): BookingFacts =>
  holding(2, { id: 'held', expiresAt: NOON + 1000, ...change });

const extend = (facts: BookingFacts, cap = 2) => decideExtension(facts, 'held', cap, context);

const error = (facts: BookingFacts, cap = 2) => apiErrorOf(() => extend(facts, cap));

/** A queue with an entry for these dates. */
const queueFor = (from: string, to: string) =>
  withEntry(undefined, 'entry', {
    unitType: 'studio',
    vacationType: 'lastCall',
    from,
    to,
    nights: 1,
  });

test('an extended hold has its full time again, in its document, the list and every night', () => {
  const { outcome, changes } = extend(held());
  expect(outcome).toEqual({ expiresAt: END, extensionsLeft: MAX_HOLD_EXTENSIONS - 1 });
  expect(changes?.bookings).toMatchObject([
    { _id: 'held', status: 'held', expiresAt: END, rev: 2 },
  ]);
  expect(changes?.holds?.offers['held']).toMatchObject({ expiresAt: END, extensions: 1 });
  expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({ held: END });
  expect(changes?.months?.get('LC-101_2027-01')?.nights['02']?.holds).toEqual({ held: END });
});

test('a repeated request, whose response was lost, does not extend again', () => {
  const facts = held({ expiresAt: END, extensions: 3 });
  expect(extend(facts)).toEqual({
    outcome: { expiresAt: END, extensionsLeft: MAX_HOLD_EXTENSIONS - 3 },
  });
});

test('the last extension is the tenth', () => {
  const nine = held({ extensions: MAX_HOLD_EXTENSIONS - 1 });
  expect(extend(nine).outcome.extensionsLeft).toBe(0);
  expect(error(held({ extensions: MAX_HOLD_EXTENSIONS })).code).toBe('extension-limit');
});

test('a hold that has expired, has ended, or does not exist cannot be extended', () => {
  expect(error(held({ expiresAt: NOON })).code).toBe('hold-ended');
  expect(error(emptyFacts()).code).toBe('hold-ended');
  const ended = advance(aBooking('held'), 'expire', 'for the test', context);
  expect(error({ ...held(), bookings: bookingsById(ended) }).code).toBe('hold-ended');
});

test('an offer from a waitlist keeps its own deadline', () => {
  const { code, message } = error(held({ source: 'waitlist' }));
  expect(code).toBe('extension-limit');
  expect(message).toContain('waitlist');
});

test('a hold of the last unit is not extended while a member waits for one of its nights', () => {
  const waiting = { ...held(), queue: queueFor('2026-12-20', '2026-12-29') };
  expect(error(waiting, 1)).toMatchObject({
    code: 'extension-limit',
    message: expect.stringContaining('waiting'),
  });
  expect(extend(waiting, 2).outcome.expiresAt).toBe(END);
  expect(
    extend({ ...waiting, queue: queueFor('2026-12-20', '2026-12-28') }, 1).outcome,
  ).toMatchObject({
    expiresAt: END,
  });
});

test('while a card payment is pending, only the offer itself is extended', () => {
  const facts = held();
  const paying = { ...facts, months: withoutHold(facts.months, anOffer(), 'held') };
  const { changes } = extend(paying);
  expect(changes?.months).toBeUndefined();
  expect(changes?.holds?.offers['held']?.expiresAt).toBe(END);
});

test('a hold without further extensions says so', () => {
  const { message } = error(held({ extensions: MAX_HOLD_EXTENSIONS }));
  expect(message).toBe('This hold cannot be extended any further.');
});

test('of several holds the named one is extended', () => {
  const facts = holding(
    2,
    { id: 'other', expiresAt: NOON + 500, resortId: 'LC-102' },
    { id: 'held', expiresAt: NOON + 1000 },
  );
  const { changes } = extend(facts);
  expect(changes?.holds?.offers['held']?.expiresAt).toBe(END);
  expect(changes?.holds?.offers['other']?.expiresAt).toBe(NOON + 500);
});

test('a hold without a document has ended', () => {
  expect(error({ ...held(), bookings: new Map() }).code).toBe('hold-ended');
});
