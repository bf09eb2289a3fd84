import { accountWith } from '@club/domain/testing/points-account';
import type { StoredBooking } from '@club/domain/booking/booking';
import { PAYMENT_METHODS, UNIT_TYPES } from '@club/domain/pricing/unit-type';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import { bookingCancelled } from './booking-cancelled.ts';
import type { BookingChange } from './booking-changed.ts';
import { bookingChanged } from './booking-changed.ts';
import { bookingConfirmed, bookingConfirmedAgain } from './booking-confirmed.ts';
import type { ClubMail, ClubMessage } from './club-message.ts';
import { holdOffered } from './hold-offered.ts';
import { aCashStay, aGuest, aPointsStay } from '../testing/message-examples.ts';
import { pointsDeposited } from './points-deposited.ts';

const mailsOf = ({ mails = [] }: ClubMessage): readonly ClubMail[] => mails;
const toMember = (message: ClubMessage): ClubMail => {
  const own = mailsOf(message).filter(({ to }) => to === null);
  const [mail] = own;
  if (mail === undefined || own.length > 1) throw new Error(`${own.length} mails to the member.`);
  return mail;
};
const toGuests = (message: ClubMessage): ClubMail[] =>
  mailsOf(message).filter(({ to }) => to !== null);
const guestTexts = (message: ClubMessage): string =>
  toGuests(message)
    .map(({ message: { subject, text, html } }) => `${subject}\n${text}\n${html}`)
    .join('\n');

const CASH = aCashStay();
const POINTS = aPointsStay();
const GUEST = aGuest();

describe('the mail about a confirmed booking', () => {
  const { text, html, subject } = toMember(bookingConfirmed(CASH, NOON)).message;

  it.each([
    'Resort: Larkspur Cove\n',
    'Place: Cornwall, England',
    'Check-in: Mon, Dec 28, 2026',
    'Check-out: Sun, Jan 3, 2027',
    'Nights: 6 nights',
    'Unit: 1 bedroom',
    'Who checks in: RCI Member',
    'Booking number: TW-7F3K9Q',
    'Total: $361.02 with tax',
    'Paid with: **** **** **** 4242',
    'until Sun, Dec 13, 2026, half of it until Mon, Dec 21, 2026',
    'at least 7 days off',
    '/dashboard/my-bookings/0123456789abcdef01234567',
  ])('says %j', (fact) => {
    expect(text).toContain(fact);
  });

  it('has the stay in its subject, and escapes only in HTML', () => {
    expect(subject).toBe('Booking confirmed: Larkspur Cove, Dec 28, 2026 – Jan 3, 2027');
    expect(html).toContain('<html lang="en">');
  });

  it('says what was borrowed when points paid, and the refund deadlines', () => {
    const { text: paid } = toMember(bookingConfirmed(POINTS, NOON)).message;
    expect(paid).toContain('Total: 42,500 points');
    expect(paid).toContain('Borrowed from your next use year: 12,000 points');
    expect(paid).toContain('half of it until Fri, Dec 25, 2026');
    expect(paid).not.toContain('USD');
    const { text: unborrowed } = toMember(
      bookingConfirmed({ ...POINTS, borrowedPoints: 0 }, NOON),
    ).message;
    expect(unborrowed).not.toContain('Borrowed');
  });

  it('names check-in and check-out times when they are known', () => {
    const resort = { ...CASH.resort, check_in_time: '16:00', check_out_time: '11:00' };
    const timed = toMember(bookingConfirmed({ ...CASH, resort }, NOON)).message.text;
    expect(timed).toContain('Check-in: Mon, Dec 28, 2026, from 4:00 PM');
    expect(timed).toContain('Check-out: Sun, Jan 3, 2027, by 11:00 AM');
  });

  it('uses the earliest check-in day that the stay ever had', () => {
    const moved = { ...CASH, policyStart: '2026-12-20' };
    expect(toMember(bookingConfirmed(moved, NOON)).message.text).toContain(
      'until Sat, Dec 5, 2026',
    );
  });

  it('links to the trip, as the notification does', () => {
    const { notice } = bookingConfirmed(CASH, NOON);
    expect(notice?.notification.link).toBe('/dashboard/my-bookings/0123456789abcdef01234567');
  });

  it('also goes to the guest if requested', () => {
    const message = bookingConfirmed({ ...CASH, guestInfo: GUEST }, NOON);
    expect(toGuests(message).map(({ to }) => to)).toEqual(['anna.berg@example.com']);
    expect(guestTexts(message)).toContain('Who checks in: Anna Berg');
    expect(new Set(mailsOf(message).map(({ id }) => id)).size).toBe(2);
  });

  it('does not go to the guest otherwise', () => {
    const guestInfo = { ...GUEST, sendConfirmation: false };
    expect(toGuests(bookingConfirmed({ ...CASH, guestInfo }, NOON))).toEqual([]);
  });
});

describe('the mail of a confirmed booking that is sent again', () => {
  it('goes only to the member, under its own id and without a notification', () => {
    const booking = { ...CASH, guestInfo: GUEST };
    const again = bookingConfirmedAgain(booking, 'again-1', NOON);
    expect(again.notice).toBeUndefined();
    expect(again.mails).toEqual([{ ...toMember(bookingConfirmed(booking, NOON)), id: 'again-1' }]);
  });
});

describe('the mail about a cancelled booking', () => {
  it.each([
    [{ cents: 18_051, points: 0 }, CASH, 'Given back: $180.51 to your card **** **** **** 4242'],
    [{ cents: 0, points: 0 }, CASH, 'Given back: Nothing'],
    [{ cents: 0, points: 21_250 }, POINTS, 'Given back: 21,250 points to your account'],
  ])('says exactly what is given back: %o', (refund, booking, fact) => {
    expect(toMember(bookingCancelled(booking, refund, NOON)).message.text).toContain(fact);
  });

  it('tells the guest that they cannot check in, and nothing about money', () => {
    const booking = { ...CASH, guestInfo: GUEST };
    const copy = guestTexts(bookingCancelled(booking, { cents: 18_051, points: 0 }, NOON));
    expect(copy).toContain('You cannot check in with it any more.');
    expect(copy).not.toMatch(/USD|points|refund|180/i);
  });
});

describe('the mail about a changed booking', () => {
  const before = { startDate: '2026-12-20', endDate: '2026-12-26', unitType: 'studio' } as const;
  const moved = (cents: number, points = 0): BookingChange => ({
    kind: 'stay',
    before,
    difference: { cents, points },
  });

  it.each([
    [3194, 0, 'Difference: $31.94 more were paid'],
    [-1597, 0, 'Difference: $15.97 go back to your card'],
    [0, 500, 'Difference: 500 points more were redeemed'],
    [0, -250, 'Difference: 250 points go back to your account'],
    [0, 0, 'Difference: No difference'],
  ])('says what was, what is and the difference (%i cents, %i points)', (cents, points, fact) => {
    const { text } = toMember(bookingChanged(CASH, moved(cents, points), NOON)).message;
    expect(text).toContain('Before: Dec 20 – 26, 2026, Studio');
    expect(text).toContain('Check-in: Mon, Dec 28, 2026');
    expect(text).toContain(fact);
  });

  it('has its own id for every change', () => {
    const ids = [3, 4].flatMap((rev) =>
      mailsOf(bookingChanged({ ...CASH, guestInfo: GUEST, rev }, moved(0), NOON)).map(
        ({ id }) => id,
      ),
    );
    expect(new Set(ids).size).toBe(4);
  });

  it('tells the guest the new dates', () => {
    const copy = guestTexts(bookingChanged({ ...CASH, guestInfo: GUEST }, moved(3194), NOON));
    expect(copy).toContain('Check-in: Mon, Dec 28, 2026');
    expect(copy).not.toMatch(/USD|31\.94|Difference/);
  });

  it('goes to the new guest if requested, and to the former one without a name', () => {
    const other = aGuest({ firstName: 'Ole', lastName: 'Lund', email: 'ole@example.com' });
    const message = bookingChanged(
      { ...CASH, guestInfo: other },
      { kind: 'guest', before: GUEST },
      NOON,
    );
    const [arriving, leaving, ...more] = toGuests(message);
    expect(more).toEqual([]);
    expect(arriving?.to).toBe('ole@example.com');
    expect(arriving?.message.text).toContain('Who checks in: Ole Lund');
    expect(leaving?.to).toBe('anna.berg@example.com');
    expect(leaving?.message.text).toContain('you cannot check in with it any more');
    expect(JSON.stringify(leaving)).not.toMatch(/Ole|Lund|RCI Member/);
    expect(toMember(message).message.text).toContain('Ole Lund checks in.');
  });

  it('writes once to a guest whose details have changed', () => {
    const same = { ...GUEST, lastName: 'Berg-Lund' };
    const change = { kind: 'guest', before: GUEST } as const;
    expect(
      toGuests(bookingChanged({ ...CASH, guestInfo: same }, change, NOON)).map(({ to }) => to),
    ).toEqual(['anna.berg@example.com']);
  });

  it('writes to no guest without a request', () => {
    const silent = { ...GUEST, sendConfirmation: false };
    const change = { kind: 'guest', before: silent } as const;
    expect(toGuests(bookingChanged({ ...CASH, guestInfo: null }, change, NOON))).toEqual([]);
    expect(toMember(bookingChanged(CASH, change, NOON)).message.text).toContain(
      'The RCI Member checks in.',
    );
  });
});

describe('the mail about an offer of the waitlist', () => {
  it('has the offer, its price and deadline, and a link to it', () => {
    const hold: StoredBooking = { ...CASH, status: 'held', expiresAt: NOON + 24 * 3_600_000 };
    const { notice, ...message } = holdOffered(hold, NOON);
    const { text } = toMember(message).message;
    expect(text).toContain('Price: $361.02 with tax');
    expect(text).toContain('Kept until: Wed, Dec 2, 2026, 12:00 PM UTC');
    expect(text).toContain('We keep it for you for 24 hours. Nothing is booked until you book it.');
    expect(text).toContain(notice?.notification.link ?? 'a link');
    expect(text).not.toMatch(/Who checks in|Booking number/);
  });
});

describe('the mail about deposited points', () => {
  const account = accountWith({ available: 120_000, borrowed: 3000, seq: 2 });

  it('has the deposit, what it repaid and the new balance', () => {
    const names = { requestId: 'request-1', depositId: 'deposit-1' };
    const batch = { id: 'deposit-2026-12-01', points: 38_000, expiresOn: '2028-12-01' };
    const deposited = { repaid: 12_000, added: 38_000, batch, account };
    const message = pointsDeposited(names, deposited, NOON);
    const { text } = toMember(message).message;
    expect(text).toContain('Deposited: 50,000 points');
    expect(text).toContain('Repaid of what you had borrowed: 12,000 points');
    expect(text).toContain('Can be used until: Dec 1, 2028');
    expect(text).toContain('You can spend: 120,000 points');
    expect(text).toContain('Still borrowed: 3,000 points');
    expect(toMember(message).id).toBe('deposit-1_deposited');
    expect(message.notice?.id).toBe('request-1_deposited');
    const repaid = { repaid: 50_000, added: 0, batch: null, account };
    expect(toMember(pointsDeposited(names, repaid, NOON)).message.text).not.toContain('used until');
  });
});

describe('a guest’s mail', () => {
  const money = fc.record({
    priceCents: fc.nat(1_000_000),
    points: fc.nat(1_000_000),
    borrowedPoints: fc.nat(250_000),
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    last4: fc.integer({ min: 1000, max: 9999 }).map(String),
    refund: fc.record({ cents: fc.nat(1_000_000), points: fc.nat(1_000_000) }),
    difference: fc.record({ cents: fc.integer(), points: fc.integer() }),
  });

  const withMoney = (
    booking: StoredBooking,
    { priceCents, points, borrowedPoints, paymentMethod, last4 }: Parameters<typeof copiesOf>[1],
  ): StoredBooking => ({
    ...booking,
    paymentMethod,
    price: priceCents / 100,
    priceCents,
    points,
    borrowedPoints,
    paymentDetails: {
      cardNumber: `**** **** **** ${last4}`,
      expiryDate: '12/29',
      brand: 'Visa',
      last4,
    },
    email: `member-${last4}@example.com`,
    billingInfo: {
      firstName: 'Payer',
      lastName: last4,
      phoneNumber: '+1 555 010 2030',
      address1: 'Bank Street',
      city: 'Sitka',
      state: 'Alaska',
      postalCode: '99835',
      country: 'United States',
    },
  });

  type Money = typeof money extends fc.Arbitrary<infer Value> ? Value : never;
  const copiesOf = (booking: StoredBooking, amounts: Money): ClubMail[] => {
    const paid = withMoney(booking, amounts);
    const { startDate, endDate, unitType } = booking;
    const { refund, difference } = amounts;
    const stayChange = {
      kind: 'stay',
      before: { startDate, endDate, unitType },
      difference,
    } as const;
    return [
      bookingConfirmed(paid, NOON),
      bookingCancelled(paid, refund, NOON),
      bookingChanged(paid, stayChange, NOON),
      bookingChanged(paid, { kind: 'guest', before: null }, NOON),
      bookingChanged({ ...paid, guestInfo: null }, { kind: 'guest', before: GUEST }, NOON),
    ].flatMap(toGuests);
  };

  it('is the same whatever the price, the payment method and the payer', () => {
    fc.assert(
      fc.property(
        money,
        money,
        fc.constantFrom(...UNIT_TYPES),
        fc.string({ maxLength: 20 }),
        (one, other, unitType, lastName) => {
          const booking = { ...CASH, unitType, guestInfo: { ...GUEST, lastName } };
          const copies = copiesOf(booking, one);
          expect(copies).toHaveLength(5);
          expect(copiesOf(booking, other)).toEqual(copies);
        },
      ),
    );
  });

  it('does not mention money, points or cards', () => {
    const amounts = fc.sample(money, 1)[0];
    if (amounts === undefined) throw new Error('Nothing to pay with.');
    const said = JSON.stringify(copiesOf({ ...CASH, guestInfo: GUEST }, amounts));
    expect(said).not.toMatch(/USD|\bpoints?\b|\bprice\b|\btotal\b|\bcard\b|\*\*\*\*|\bpaid\b/i);
  });
});
