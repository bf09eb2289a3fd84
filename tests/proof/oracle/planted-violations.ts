import type { CleanClub } from './clean-club.ts';
import { HELD_UNTIL } from './clean-club.ts';
import type { Invariant } from './violation.ts';

/** A document that a test is about to spoil. */
export const of = <Data>(shelf: Map<string, Data>, id: string): Data => {
  const data = shelf.get(id);
  if (data === undefined) throw new Error(`The club has no ${id}.`);
  return data;
};

type Planted = readonly [Invariant, string, (club: CleanClub) => void];

/** One thing wrong at a time, and by which rule it must be found. */
export const PLANTED: readonly Planted[] = [
  ['I1', 'a unit sold twice', (club) => (of(club.inventory, 'R1_2027-05').nights['03']!.sold = 3)],
  ['I1', 'a unit lost', (club) => (of(club.inventory, 'R1_2027-05').nights['04']!.sold = 1)],
  ['I1', 'a month lost', (club) => club.inventory.delete('R1_2027-02')],
  [
    'I1',
    'a sale without a booking',
    (club) => (of(club.inventory, 'R1_2027-06').nights['20'] = { sold: 1, holds: {} }),
  ],
  [
    'I1',
    'fewer than none sold',
    (club) => (of(club.inventory, 'R1_2027-06').nights['20'] = { sold: -1, holds: {} }),
  ],
  ['I1', 'more held than there is', (club) => (of(club.resorts, 'R1').available_amount = 1)],
  [
    'I1',
    'a hold without an owner',
    (club) =>
      (of(club.inventory, 'R1_2027-06').nights['20'] = { sold: 0, holds: { x: HELD_UNTIL } }),
  ],
  [
    'I1',
    'a hold of other nights',
    (club) =>
      (of(club.inventory, 'R1_2027-06').nights['20'] = { sold: 0, holds: { offer: HELD_UNTIL } }),
  ],
  [
    'I1',
    'a hold that ends at another time',
    (club) => (of(club.bookings, 'offer').expiresAt = HELD_UNTIL + 1),
  ],
  [
    'I1',
    'a hold lost in one night',
    (club) => (of(club.inventory, 'R1_2027-06').nights['08']!.holds = {}),
  ],
  [
    'I1',
    'an offer lost in one night',
    (club) => (of(club.inventory, 'R1_2027-05').nights['18']!.holds = {}),
  ],
  [
    'I1',
    'the new nights of a change lost',
    (club) => (of(club.inventory, 'R1_2027-05').nights['25']!.holds = {}),
  ],
  [
    'I1',
    'nights kept for a queue without end',
    (club) =>
      (of(club.inventory, 'R1_2027-06').nights['20'] = {
        sold: 0,
        holds: { queue_refunded: HELD_UNTIL + 86_400_000 },
      }),
  ],
  [
    'I2',
    'the same stay twice',
    (club) => club.bookings.set('twin', { ...of(club.bookings, 'points'), _id: 'twin' }),
  ],
  [
    'I2',
    'a stay without its guard',
    (club) => {
      for (const [id, { bookingId }] of club.stays)
        if (bookingId === 'points') club.stays.delete(id);
    },
  ],
  [
    'I2',
    'a guard that was left behind',
    (club) => club.stays.set('g', { bookingId: 'given-back', uid: 'ada' }),
  ],
  [
    'I3',
    'a line that mints a point',
    (club) => (of(club.ledger, 'points_redeem').sides[1]!.points -= 1),
  ],
  ['I3', 'a line lost', (club) => club.ledger.delete('ada_r1_deposit')],
  ['I3', 'two entries of one number', (club) => (of(club.ledger, 'ada_r1_deposit').seq = 6)],
  ['I3', 'a balance too high', (club) => (of(club.accounts, 'ada').available += 1)],
  ['I3', 'a debt forgotten', (club) => (of(club.accounts, 'ada').borrowed += 1)],
  [
    'I3',
    'a balance below zero between lines',
    (club) => {
      of(club.ledger, 'ada_opening').seq = 2;
      of(club.ledger, 'points_redeem').seq = 1;
    },
  ],
  [
    'I3',
    'a line that goes the wrong way',
    (club) => (of(club.ledger, 'ada_r1_deposit').kind = 'redeem'),
  ],
  [
    'I3',
    'a deposit that the year forgot',
    (club) => (of(club.accounts, 'ada').depositedInYear = 0),
  ],
  ['I3', 'batches that are too many', (club) => (of(club.accounts, 'ada').batches[0]!.points += 1)],
  [
    'I3',
    'batches out of order',
    (club) =>
      of(club.accounts, 'ada').batches.push({ id: 'x', points: 0, expiresOn: '2027-01-01' }),
  ],
  ['I3', 'an account lost', (club) => club.accounts.delete('ada')],
  ['I4', 'an unpaid stay', (club) => club.ledger.delete('points_redeem')],
  [
    'I4',
    'a stay paid twice',
    (club) => club.ledger.set('points_redeem2', of(club.ledger, 'points_redeem')),
  ],
  ['I4', 'a refund that was not given', (club) => club.ledger.delete('given-back_refund')],
  [
    'I4',
    'a refund given twice',
    (club) => club.ledger.set('again', of(club.ledger, 'given-back_refund')),
  ],
  [
    'I4',
    'a refund of another figure',
    (club) => (of(club.bookings, 'given-back').refund = { cents: 0, points: 7000 }),
  ],
  [
    'I4',
    'points taken for a card stay',
    (club) => (of(club.ledger, 'points_redeem').bookingId = 'card'),
  ],
  [
    'I4',
    'points borrowed without a word',
    (club) => (of(club.bookings, 'points').borrowedPoints = 5),
  ],
  [
    'I4',
    'batches that did not pay it all',
    (club) =>
      (of(club.bookings, 'points').pointsFrom = [
        { id: 'deposit-2026-02-20', points: 13_999, expiresOn: '2028-02-20' },
      ]),
  ],
  ['I5', 'an active stay without money', (club) => (of(club.payments, 'card').state = 'voided')],
  [
    'I5',
    'money taken for a stay that failed',
    (club) => (of(club.sandboxGateway, 'failed').state = 'captured'),
  ],
  [
    'I5',
    'money taken for a stay that expired',
    (club) => (of(club.sandboxGateway, 'expired').state = 'captured'),
  ],
  ['I5', 'another amount at the bank', (club) => (of(club.sandboxGateway, 'card').amountCents = 1)],
  [
    'I5',
    'another amount than the price',
    (club) => {
      of(club.payments, 'card').amountCents = 1;
      of(club.sandboxGateway, 'card').amountCents = 1;
    },
  ],
  ['I5', 'a payment at the bank that we forgot', (club) => club.payments.delete('failed')],
  ['I5', 'a payment that the bank forgot', (club) => club.sandboxGateway.delete('card')],
  [
    'I5',
    'a payment for nothing',
    (club) => club.sandboxGateway.set('x', of(club.sandboxGateway, 'card')),
  ],
  [
    'I5',
    'a refund that never reached the card',
    (club) => (of(club.sandboxGateway, 'refunded').refundedCents = 1),
  ],
  [
    'I5',
    'a cancelled stay whose money was kept',
    (club) => {
      of(club.payments, 'refunded').state = 'captured';
      of(club.payments, 'refunded').refundCents = 0;
      of(club.sandboxGateway, 'refunded').state = 'captured';
    },
  ],
  [
    'I5',
    'a card authorised for a stay paid with points',
    (club) => club.payments.set('points', of(club.payments, 'card')),
  ],
  ['I6', 'a price one cent too low', (club) => (of(club.bookings, 'card').priceCents -= 1)],
  ['I6', 'a price in another figure', (club) => (of(club.bookings, 'card').price = 329.07)],
  ['I6', 'a night too few', (club) => (of(club.bookings, 'past').nights = 1)],
  ['I6', 'a stay by card for less points', (club) => (of(club.bookings, 'points').points = 13_500)],
  [
    'I6',
    'four bedrooms for Last Call',
    (club) => (of(club.bookings, 'past').unitType = '4 bedroom'),
  ],
  [
    'I6',
    'a day that does not exist',
    (club) => (of(club.bookings, 'failed').startDate = '2027-02-30'),
  ],
  [
    'I6',
    'a stay two years ahead',
    (club) => (of(club.bookings, 'failed').bookingDate = '2025-05-01T00:00:00.000Z'),
  ],
  ['I6', 'points paid by card', (club) => (of(club.bookings, 'failed').paymentMethod = 'points')],
  [
    'I7',
    'a cancelled stay that is active again',
    (club) => {
      const stay = of(club.bookings, 'card');
      stay.history.splice(1, 0, {
        status: 'cancelled',
        at: stay.statusAt,
        actor: 'a',
        reason: 'b',
      });
    },
  ],
  ['I7', 'a history that ends elsewhere', (club) => of(club.bookings, 'past').history.pop()],
  [
    'I7',
    'a history that goes back in time',
    (club) => (of(club.bookings, 'past').history[2]!.at = '2027-01-01T00:00:00.000Z'),
  ],
  ['I7', 'a step without an actor', (club) => (of(club.bookings, 'past').history[1]!.actor = '')],
  ['I7', 'a deadline of an active stay', (club) => (of(club.bookings, 'past').expiresAt = 1)],
  [
    'I7',
    'a state since another instant',
    (club) => (of(club.bookings, 'past').statusAt = '2027-02-28T00:00:00.000Z'),
  ],
  [
    'I10',
    'no admin at all',
    (club) => {
      club.admins.uids.length = 0;
      of(club.authz, 'ada').isAdmin = false;
      of(club.users, 'ada').isAdmin = false;
    },
  ],
  ['I10', 'an admin that the list forgot', (club) => (of(club.authz, 'bob').isAdmin = true)],
  ['I10', 'an admin with a closed account', (club) => (of(club.authz, 'ada').disabled = true)],
  ['I10', 'an admin past the second factor', (club) => (club.admins.needsSecondFactor = true)],
  [
    'I10',
    'a second factor that is demanded of a member',
    (club) => (of(club.authz, 'bob').needsSecondFactor = true),
  ],
  ['I10', 'a badge without the right', (club) => (of(club.users, 'bob').isAdmin = true)],
  ['I12', 'a card number', (club) => (of(club.users, 'bob').location = '4242 4242 4242 4242')],
  [
    'I12',
    'a card number in a text',
    (club) => (of(club.bookings, 'card').history[0]!.reason = 'paid with 4000000000000002.'),
  ],
  [
    'I12',
    'a card that is not masked',
    (club) => (of(club.bookings, 'card').paymentDetails!.cardNumber = '4242'),
  ],
  [
    'I12',
    'a card token',
    (club) => (of(club.payments, 'card').gatewayRef = 'tok_sandbox_approved_0_4242_1229_abcdefgh'),
  ],
  ['I12', 'a security code', (club) => Object.assign(of(club.payments, 'card'), { cvv: '123' })],
  [
    'I12',
    'a password',
    (club) => Object.assign(of(club.users, 'bob'), { password: 'long-enough-1' }),
  ],
  [
    'W',
    'an entry in the queue that does not wait',
    (club) => club.waitlistEntries.delete('waiting'),
  ],
  ['W', 'an entry that waits in no queue', (club) => club.waitlists.clear()],
  [
    'W',
    'a search that waits at one of its resorts only',
    (club) =>
      Object.assign(of(club.waitlistEntries, 'waiting'), {
        search: { region: null, resortIds: ['R1', 'R2'] },
      }),
  ],
  ['W', 'a number given out twice', (club) => (of(club.waitlists, 'R1').next = 1)],
  [
    'W',
    'an offer that is not held',
    (club) =>
      Object.assign(of(club.waitlistEntries, 'waiting'), {
        state: 'offered',
        offer: {
          holdId: 'x',
          startDate: '2027-05-03',
          endDate: '2027-05-05',
          expiresAt: HELD_UNTIL,
        },
      }),
  ],
];

/** What only shows once everything should have ended. */
export const LEFT_OPEN: readonly Planted[] = [
  ['I13', 'a booking that is held without end', () => undefined],
  ['I13', 'an unfinished payment', (club) => (of(club.payments, 'expired').state = 'authorizing')],
  ['I13', 'an unfinished refund', (club) => (of(club.payments, 'refunded').state = 'refunding')],
  ['I13', 'a change that is held without end', () => undefined],
  [
    'I5',
    'money that was never taken',
    (club) => {
      of(club.payments, 'card').state = 'authorized';
      of(club.sandboxGateway, 'card').state = 'authorized';
    },
  ],
];
