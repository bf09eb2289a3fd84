import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { LedgerEntry } from '@club/domain/points/ledger';
import { stayGuardId } from '../../../functions/src/store/document-ids.ts';
import type { PaymentRecord, PaymentState } from '../../../functions/src/store/payment-record.ts';
import type { SandboxPayment } from '../../../functions/src/store/sandbox-payment.ts';
import { storedResort } from '../../api/resort-form.ts';
import type { AdminsList } from '../../../functions/src/store/collections.ts';
import type { ProofRecords } from '../club-records.ts';

/**
 * A small club in which everything is right, written out by hand: Ada who pays with points, Bob who
 * pays by card, one resort of two units, a stay in each state, an offer, a change that is just being
 * paid, an entry that waits. Tests of the oracle spoil it in one place each.
 */

/** The instant at which the club is looked at. */
export const CLUB_NOW = Date.UTC(2027, 2, 1, 12);
/** When whatever is held just now ends. */
export const HELD_UNTIL = CLUB_NOW + 300_000;

const BOOKED = '2027-02-20T10:00:00.000Z';
const LATER = '2027-02-21T10:00:00.000Z';

const PATHS: Record<BookingStatus, readonly BookingStatus[]> = {
  held: ['held'],
  confirmed: ['held', 'confirmed'],
  completed: ['held', 'confirmed', 'completed'],
  cancelled: ['held', 'confirmed', 'cancelled'],
  expired: ['held', 'expired'],
  payment_failed: ['held', 'payment_failed'],
};

/** All stays are of two nights that begin on a Monday, so that none costs more at the weekend. */
const stay = (startDate: string) => ({
  startDate,
  endDate: startDate.slice(0, 8) + String(Number(startDate.slice(8)) + 2).padStart(2, '0'),
});

const booking = (
  id: string,
  status: BookingStatus,
  startDate: string,
  changes: Partial<StoredBooking>,
): StoredBooking => ({
  _id: id,
  uid: 'ada',
  resort: {
    _id: 'R1',
    resort_ID: 'R1',
    place_name: 'Harbour',
    location: 'Sitka',
    img: '',
    check_in_time: '16:00',
    check_out_time: '11:00',
  },
  email: 'ada@example.com',
  paymentMethod: 'points',
  vacationType: 'rciPoints',
  price: 0,
  priceCents: 0,
  points: 14_000,
  borrowedPoints: 0,
  ...stay(startDate),
  unitType: 'studio',
  nights: 2,
  billingInfo: null,
  guestInfo: null,
  paymentDetails: null,
  bookingDate: BOOKED,
  date: BOOKED,
  status,
  statusAt: status === 'held' ? BOOKED : LATER,
  history: PATHS[status].map((state, index) => ({
    status: state,
    at: index === 0 ? BOOKED : LATER,
    actor: 'ada',
    reason: 'Because',
  })),
  expiresAt: status === 'held' ? HELD_UNTIL : null,
  fingerprint: 'f'.repeat(64),
  rev: 1,
  ...changes,
});

const CARD = {
  cardNumber: '**** **** **** 4242',
  expiryDate: '12/29',
  brand: 'Visa',
  last4: '4242',
};

const byCard = (
  id: string,
  status: BookingStatus,
  startDate: string,
  changes: Partial<StoredBooking> = {},
): StoredBooking =>
  booking(id, status, startDate, {
    uid: 'bob',
    email: 'bob@example.com',
    paymentMethod: 'cash',
    vacationType: 'lastCall',
    points: 0,
    price: 329.08,
    priceCents: 32_908,
    paymentDetails: { ...CARD },
    ...changes,
  });

const line = (
  seq: number,
  kind: LedgerEntry['kind'],
  [from, to]: readonly [string, string],
  points: number,
  bookingId: string | null,
): LedgerEntry => ({
  uid: 'ada',
  seq,
  kind,
  sides: [
    { account: from, points: -points },
    { account: to, points },
  ],
  bookingId,
  at: BOOKED,
});

const payment = (id: string, state: PaymentState): PaymentRecord => ({
  state,
  amountCents: 32_908,
  gatewayKey: id,
  gatewayRef: `ref-${id}`,
  declineReason: state === 'declined' ? ('declined' as const) : null,
  ...(state === 'refunded' ? { refundCents: 32_908, refundedCents: 32_908 } : {}),
  at: LATER,
});

const atBank = (id: string, state: SandboxPayment['state']): SandboxPayment => ({
  state,
  ref: `ref-${id}`,
  amountCents: 32_908,
  reason: state === 'declined' ? ('declined' as const) : null,
  ...(state === 'refunded' ? { refundedCents: 32_908 } : {}),
});

const sold = (units: number) => ({ sold: units, holds: {} });
const heldBy = (id: string) => ({ sold: 0, holds: { [id]: HELD_UNTIL } });

const month = (nights: InventoryMonth['nights']): InventoryMonth => ({ cap: 2, nights, rev: 3 });

const guardOf = (uid: string, unitType: StoredBooking['unitType'], startDate: string): string =>
  stayGuardId(uid, { resortId: 'R1', unitType, ...stay(startDate) });

const user = (uid: string, isAdmin: boolean) => ({
  uid,
  name: uid,
  email: `${uid}@example.com`,
  membership: 'Member' as const,
  photoURL: '',
  isAdmin,
  phoneNumber: '+1 555 010 2030',
  location: 'USA',
  createdAt: BOOKED,
  roleChangedAt: BOOKED,
});

const MINE = 'member:ada';
const DEBT = 'borrowed:ada';

type Open<Value> = Value extends ReadonlyMap<string, infer Data> ? Map<string, Data> : Value;

/** The club as it can be spoiled: every shelf is a map that can be written. */
export type CleanClub = { [Name in keyof ProofRecords]: Open<ProofRecords[Name]> } & {
  admins: AdminsList;
};

/** The club, new each time. */
export const cleanClub = () => ({
  resorts: new Map([['R1', { ...storedResort('R1'), available_amount: 2 }]]),
  inventory: new Map([
    ['R1_2027-02', month({ '22': sold(1), '23': sold(1) })],
    [
      'R1_2027-05',
      month({
        '03': sold(2),
        '04': sold(2),
        '17': heldBy('offer'),
        '18': heldBy('offer'),
        '24': heldBy('change'),
        '25': heldBy('change'),
      }),
    ],
    ['R1_2027-06', month({ '07': heldBy('paying'), '08': heldBy('paying') })],
  ]),
  bookingSteps: new Map(),
  bookings: new Map([
    ['points', booking('points', 'confirmed', '2027-05-03', {})],
    [
      'given-back',
      booking('given-back', 'cancelled', '2027-05-10', {
        borrowedPoints: 8000,
        refund: { cents: 0, points: 14_000 },
      }),
    ],
    ['card', byCard('card', 'confirmed', '2027-05-03')],
    ['past', byCard('past', 'completed', '2027-02-22')],
    [
      'refunded',
      byCard('refunded', 'cancelled', '2027-05-10', { refund: { cents: 32_908, points: 0 } }),
    ],
    ['failed', byCard('failed', 'payment_failed', '2027-05-10')],
    ['expired', byCard('expired', 'expired', '2027-05-10')],
    ['offer', byCard('offer', 'held', '2027-05-17', { fingerprint: '', paymentDetails: null })],
    ['paying', byCard('paying', 'held', '2027-06-07')],
  ]),
  stays: new Map([
    [guardOf('ada', 'studio', '2027-05-03'), { bookingId: 'points', uid: 'ada' }],
    [guardOf('bob', 'studio', '2027-05-03'), { bookingId: 'card', uid: 'bob' }],
    [guardOf('bob', 'studio', '2027-02-22'), { bookingId: 'past', uid: 'bob' }],
    [guardOf('bob', 'studio', '2027-06-07'), { bookingId: 'paying', uid: 'bob' }],
    [guardOf('bob', '1 bedroom', '2027-05-24'), { bookingId: 'card', uid: 'bob' }],
  ]),
  holds: new Map([
    [
      'bob',
      {
        offers: {
          offer: {
            resortId: 'R1',
            unitType: 'studio' as const,
            vacationType: 'lastCall' as const,
            ...stay('2027-05-17'),
            expiresAt: HELD_UNTIL,
          },
        },
        rev: 1,
      },
    ],
  ]),
  payments: new Map([
    ['card', payment('card', 'captured')],
    ['past', payment('past', 'captured')],
    ['refunded', payment('refunded', 'refunded')],
    ['failed', payment('failed', 'declined')],
    ['expired', payment('expired', 'voided')],
    ['paying', payment('paying', 'authorizing')],
    ['change', { ...payment('change', 'authorizing'), amountCents: 36_102, bookingId: 'card' }],
  ]),
  sandboxGateway: new Map([
    ['card', atBank('card', 'captured')],
    ['past', atBank('past', 'captured')],
    ['refunded', atBank('refunded', 'refunded')],
    ['failed', atBank('failed', 'declined')],
    ['expired', atBank('expired', 'voided')],
  ]),
  changes: new Map<
    string,
    ProofRecords['changes'] extends ReadonlyMap<string, infer Change> ? Change : never
  >([
    [
      'change',
      {
        bookingId: 'card',
        uid: 'bob',
        from: { ...stay('2027-05-03'), unitType: 'studio' },
        change: { ...stay('2027-05-24'), unitType: '1 bedroom' },
        quote: {
          paymentMethod: 'cash',
          nights: 2,
          weekendNights: 0,
          pointsPerNight: 0,
          weekendSurcharge: 0,
          totalPoints: 0,
          priceCents: 33_900,
          taxCents: 2202,
          totalCents: 36_102,
        },
        difference: { cents: 3194, points: 0 },
        oldPaymentId: 'card',
        card: { ...CARD },
        state: 'held',
        expiresAt: HELD_UNTIL,
        fingerprint: 'f'.repeat(64),
        at: LATER,
        rev: 1,
      },
    ],
  ]),
  accounts: new Map([
    [
      'ada',
      {
        available: 7000,
        batches: [
          { id: 'deposit-2026-02-20', points: 6000, expiresOn: '2028-02-20' },
          { id: 'deposit-2027-02-20', points: 1000, expiresOn: '2029-02-20' },
        ],
        nextExpiry: '2028-02-20',
        borrowed: 0,
        depositedInYear: 1000,
        depositYear: 2027,
        seq: 7,
      },
    ],
  ]),
  ledger: new Map([
    ['ada_opening', line(1, 'opening', ['club:programme', MINE], 20_000, null)],
    ['points_redeem', line(2, 'redeem', [MINE, 'club:stays'], 14_000, 'points')],
    ['given-back_borrow', line(3, 'borrow', [DEBT, MINE], 8000, 'given-back')],
    ['given-back_redeem', line(4, 'redeem', [MINE, 'club:stays'], 14_000, 'given-back')],
    ['given-back_refund', line(5, 'refund', ['club:stays', MINE], 14_000, 'given-back')],
    ['given-back_repay', line(6, 'repay', [MINE, DEBT], 8000, 'given-back')],
    ['ada_r1_deposit', line(7, 'deposit', ['club:programme', MINE], 1000, null)],
  ]),
  users: new Map([
    ['ada', user('ada', true)],
    ['bob', user('bob', false)],
  ]),
  authz: new Map([
    ['ada', { isAdmin: true, disabled: false, minAuthTime: 0 }],
    ['bob', { isAdmin: false, disabled: false, minAuthTime: 0 }],
  ]),
  waitlists: new Map([
    [
      'R1',
      {
        entries: {
          waiting: {
            number: 1,
            unitType: 'studio' as const,
            vacationType: 'lastCall' as const,
            from: '2027-05-03',
            to: '2027-05-05',
            nights: 2,
          },
        },
        next: 2,
        rev: 1,
      },
    ],
  ]),
  waitlistEntries: new Map<
    string,
    ProofRecords['waitlistEntries'] extends ReadonlyMap<string, infer Entry> ? Entry : never
  >([
    [
      'waiting',
      {
        uid: 'bob',
        email: 'bob@example.com',
        resort: { resort_ID: 'R1', place_name: 'Harbour', location: 'Sitka', img: '' },
        resortId: 'R1',
        unitType: 'studio',
        vacationType: 'lastCall',
        from: '2027-05-03',
        to: '2027-05-05',
        nights: 2,
        state: 'waiting',
        offer: null,
        joinedAt: BOOKED,
        stateAt: BOOKED,
        rev: 1,
      },
    ],
  ]),
  mail: new Map(),
  notices: new Map([['ada', new Map()]]),
  admins: { uids: ['ada'] },
  isWhole: true,
  members: new Set(['ada', 'bob']),
  places: new Set(['R1']),
});
