import { MAX_HOLD_EXTENSIONS } from '@club/domain/booking/offer-hold';
import { refusalOf } from '@club/domain/testing/refusal-of';
import { withPlace } from '@club/domain/waitlist/waitlist';
import { expect, test } from 'vitest';
import {
  aBooking,
  anOccasion,
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
import type { HeldOffer } from '../../store/member-holds.ts';

const occasion = anOccasion();
const END = NOON + 480_000;

/** Facts of a member who holds the offer, of which the resort has two units. */
const held = (change: Partial<HeldOffer> = {}): BookingFacts =>
  holding(2, { id: 'held', expiresAt: NOON + 1000, ...change });

const extend = (facts: BookingFacts, cap = 2) => decideExtension(facts, 'held', cap, occasion);

const refusal = (facts: BookingFacts, cap = 2) => refusalOf(() => extend(facts, cap));

/** Somebody waits for nights of the offer, or of other days. */
const lineFor = (from: string, to: string) =>
  withPlace(undefined, 'entry', {
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

test('the same request again, whose answer got lost, extends nothing a second time', () => {
  const facts = held({ expiresAt: END, extensions: 3 });
  expect(extend(facts)).toEqual({
    outcome: { expiresAt: END, extensionsLeft: MAX_HOLD_EXTENSIONS - 3 },
  });
});

test('the last extension is the tenth', () => {
  const nine = held({ extensions: MAX_HOLD_EXTENSIONS - 1 });
  expect(extend(nine).outcome.extensionsLeft).toBe(0);
  expect(refusal(held({ extensions: MAX_HOLD_EXTENSIONS })).code).toBe('extension-limit');
});

test('a hold that has run out, has ended, or is nobody’s cannot be extended', () => {
  expect(refusal(held({ expiresAt: NOON })).code).toBe('hold-ended');
  expect(refusal(emptyFacts()).code).toBe('hold-ended');
  const ended = advance(aBooking('held'), 'expire', 'for the test', occasion);
  expect(refusal({ ...held(), bookings: bookingsById(ended) }).code).toBe('hold-ended');
});

test('what is kept from a waitlist keeps its own time', () => {
  const { code, message } = refusal(held({ source: 'waitlist' }));
  expect(code).toBe('extension-limit');
  expect(message).toContain('waitlist');
});

test('a hold of the last unit is not extended while somebody waits for one of its nights', () => {
  const waiting = { ...held(), line: lineFor('2026-12-20', '2026-12-29') };
  expect(refusal(waiting, 1)).toMatchObject({
    code: 'extension-limit',
    message: expect.stringContaining('waiting'),
  });
  expect(extend(waiting, 2).outcome.expiresAt).toBe(END);
  expect(
    extend({ ...waiting, line: lineFor('2026-12-20', '2026-12-28') }, 1).outcome,
  ).toMatchObject({
    expiresAt: END,
  });
});

test('while a card is asked in its place, only the offer itself is extended', () => {
  const facts = held();
  const paying = { ...facts, months: withoutHold(facts.months, anOffer(), 'held') };
  const { changes } = extend(paying);
  expect(changes?.months).toBeUndefined();
  expect(changes?.holds?.offers['held']?.expiresAt).toBe(END);
});

test('what is refused for want of further extensions says so', () => {
  const { message } = refusal(held({ extensions: MAX_HOLD_EXTENSIONS }));
  expect(message).toBe('This hold cannot be extended any further.');
});

test('of several holds the one that is named is extended', () => {
  const facts = holding(
    2,
    { id: 'other', expiresAt: NOON + 500, resortId: 'LC-102' },
    { id: 'held', expiresAt: NOON + 1000 },
  );
  const { changes } = extend(facts);
  expect(changes?.holds?.offers['held']?.expiresAt).toBe(END);
  expect(changes?.holds?.offers['other']?.expiresAt).toBe(NOON + 500);
});

test('a hold whose document is gone has ended', () => {
  expect(refusal({ ...held(), bookings: new Map() }).code).toBe('hold-ended');
});
