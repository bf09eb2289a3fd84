import { randomUUID } from 'node:crypto';
import { inventoryId } from '@club/domain/booking/inventory';
import type { DocumentReference } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { stayGuardId } from '../../functions/src/store/document-ids.ts';
import { stayOf } from '../../functions/src/booking/booking-life.ts';
import { club, db } from './api-client.ts';
import { monthsOf, STAY } from './booking-stage.ts';
import type { MixedClub } from './mixed-club.ts';
import { storedBooking } from './own-club.ts';

/** Something that is broken on purpose, and what has to be said about it. */
type Planted = {
  refs: DocumentReference[];
  plant: () => Promise<unknown>;
  expected: string[];
};

const raw = (path: string): DocumentReference => db.doc(path);
const fields = (path: string, change: Record<string, unknown>, ...expected: string[]): Planted => ({
  refs: [raw(path)],
  plant: () => raw(path).update(change),
  expected,
});
const deleted = (path: string, ...expected: string[]): Planted => ({
  refs: [raw(path)],
  plant: () => raw(path).delete(),
  expected,
});

const monthOfStay = (resortId: string): string => inventoryId(resortId, STAY.startDate.slice(0, 7));
const firstNight = STAY.startDate.slice(8);
const guardOf = async (id: string): Promise<string> => {
  const booking = await storedBooking(id);
  return `stays/${stayGuardId(booking.uid, stayOf(booking))}`;
};
const lineOf = async (uid: string, kind: string): Promise<string> => {
  const lines = await club.ledger.where('uid', '==', uid).where('kind', '==', kind).get();
  const [first] = lines.docs;
  if (first === undefined) throw new Error(`${uid} has no line of the kind ${kind}.`);
  return first.id;
};

/** What may be wrong in a club, one thing at a time. */
export const CORRUPTIONS: Readonly<
  Record<string, (made: MixedClub) => Promise<Planted> | Planted>
> = {
  'a night sold once too often': (made) => {
    const id = monthOfStay(made.byPoints.resort._id);
    return fields(
      `inventory/${id}`,
      { [`nights.${firstNight}.sold`]: FieldValue.increment(1) },
      `inventory-sold ${id}`,
    );
  },
  'a night that is not marked as sold': (made) => {
    const id = monthOfStay(made.byCard.resort._id);
    return fields(`inventory/${id}`, { [`nights.${firstNight}.sold`]: 0 }, `inventory-sold ${id}`);
  },
  'the nights of a completed stay given free': async (made) => {
    const months = Object.keys(await monthsOf(made.over.resort._id));
    return {
      refs: months.map((id) => raw(`inventory/${id}`)),
      plant: () => Promise.all(months.map((id) => raw(`inventory/${id}`).delete())),
      expected: months.map((id) => `inventory-sold ${id}`),
    };
  },
  'a night held for an unknown booking': (made) => {
    const id = monthOfStay(made.byPoints.resort._id);
    return fields(
      `inventory/${id}`,
      { [`nights.${firstNight}.holds.unknown`]: Date.now() + 100_000 },
      'inventory-hold unknown',
    );
  },
  'a night kept for a queue by nothing that ended': (made) => {
    const id = monthOfStay(made.byPoints.resort._id);
    return fields(
      `inventory/${id}`,
      { [`nights.${firstNight}.holds.queue_nothing`]: Date.now() + 100_000 },
      'inventory-hold queue_nothing',
    );
  },
  'an offer whose night is not kept': (made) =>
    fields(
      `inventory/${monthOfStay(made.offeredAt)}`,
      { [`nights.${firstNight}.holds.${made.offer}`]: FieldValue.delete() },
      `inventory-hold ${made.offer}`,
    ),
  'an offer whose night is kept for too long': (made) =>
    fields(
      `inventory/${monthOfStay(made.offeredAt)}`,
      { [`nights.${firstNight}.holds.${made.offer}`]: FieldValue.increment(60_000) },
      `inventory-hold ${made.offer}`,
    ),
  'a payment whose night is not kept': async (made) => {
    const { resort } = await storedBooking(made.authorizing);
    return fields(
      `inventory/${monthOfStay(resort._id)}`,
      { [`nights.${firstNight}.holds.${made.authorizing}`]: FieldValue.delete() },
      `inventory-hold ${made.authorizing}`,
    );
  },
  'a hold that its member does not know of': (made) =>
    fields(
      `holds/${made.holder.uid}`,
      { [`offers.${made.offer}`]: FieldValue.delete() },
      `held-booking ${made.offer}`,
      `inventory-hold ${made.offer}`,
    ),
  'an offer whose booking has ended': (made) =>
    fields(`bookings/${made.offer}`, { status: 'expired' }, `held-offer ${made.offer}`),
  'an offer that ends at two times': (made) =>
    fields(
      `bookings/${made.offer}`,
      { expiresAt: FieldValue.increment(1000) },
      `held-offer ${made.offer}`,
    ),
  'an offer without a booking': (made) =>
    deleted(`bookings/${made.offer}`, `held-offer ${made.offer}`),
  'a number that names another booking': (made) =>
    fields(
      `bookingNumbers/${made.byPoints.number}`,
      { bookingId: made.byCard._id },
      `booking-number ${made.byPoints.number}`,
      `booking-number ${made.byPoints.number}`,
    ),
  'a number without its document': (made) =>
    deleted(`bookingNumbers/${made.byCard.number}`, `booking-number ${made.byCard.number}`),
  'a booking without its number': (made) =>
    fields(
      `bookings/${made.byPoints._id}`,
      { number: FieldValue.delete() },
      `booking-number ${made.byPoints._id}`,
      `booking-number ${made.byPoints.number}`,
    ),
  'a booking without its guard': async (made) =>
    deleted(await guardOf(made.byPoints._id), `booking-guard ${made.byPoints._id}`),
  'a guard for a cancelled booking': async (made) => {
    const path = await guardOf(made.refunded._id);
    const { uid } = await storedBooking(made.refunded._id);
    return {
      refs: [raw(path)],
      plant: () => raw(path).set({ bookingId: made.refunded._id, uid }),
      expected: [`stray-guard ${path.slice('stays/'.length)}`],
    };
  },
  'a guard that names another booking': async (made) => {
    const path = await guardOf(made.byCard._id);
    return fields(
      path,
      { bookingId: made.uncaptured._id },
      `booking-guard ${made.byCard._id}`,
      `stray-guard ${path.slice('stays/'.length)}`,
    );
  },
  'a point too many in an account': (made) =>
    fields(
      `accounts/${made.saver.uid}`,
      { available: FieldValue.increment(1) },
      `account-available ${made.saver.uid}`,
      `account-batches ${made.saver.uid}`,
    ),
  'a debt that is not in the ledger': (made) =>
    fields(
      `accounts/${made.borrower.uid}`,
      { borrowed: FieldValue.increment(-1) },
      `account-borrowed ${made.borrower.uid}`,
    ),
  'an account that expires too late': (made) =>
    fields(
      `accounts/${made.expiring.uid}`,
      { nextExpiry: '2999-12-31' },
      `account-batches ${made.expiring.uid}`,
    ),
  'a deleted points account': (made) =>
    deleted(
      `accounts/${made.expiring.uid}`,
      `account-available ${made.expiring.uid}`,
      `ledger-numbers ${made.expiring.uid}`,
    ),
  'an account that counts a line that is not there': (made) =>
    fields(
      `accounts/${made.saver.uid}`,
      { seq: FieldValue.increment(1) },
      `ledger-numbers ${made.saver.uid}`,
    ),
  'a deleted ledger entry': async (made) =>
    deleted(
      `ledger/${await lineOf(made.expiring.uid, 'deposit')}`,
      `account-available ${made.expiring.uid}`,
      `ledger-numbers ${made.expiring.uid}`,
    ),
  'a line whose number comes twice': async (made) => {
    const id = await lineOf(made.saver.uid, 'redeem');
    return fields(`ledger/${id}`, { seq: 1 }, `ledger-numbers ${made.saver.uid}`);
  },
  'a line that makes points of nothing': async (made) => {
    const id = await lineOf(made.saver.uid, 'deposit');
    const { uid } = made.saver;
    const sides = [
      { account: 'club:programme', points: -1 },
      { account: `member:${uid}`, points: 100_000 },
    ];
    return fields(`ledger/${id}`, { sides }, `ledger-line ${id}`);
  },
  'a redemption that is for no booking': (made) => {
    const { _id } = made.byPoints;
    return fields(
      `ledger/${_id}_redeem`,
      { bookingId: null },
      `booking-points ${_id}`,
      `booking-redemption ${_id}`,
    );
  },
  'a stay that says it cost fewer points': (made) =>
    fields(
      `bookings/${made.borrowed._id}`,
      { borrowedPoints: FieldValue.increment(-500) },
      `booking-points ${made.borrowed._id}`,
    ),
  'a cancelled stay whose refund is not in the ledger': (made) =>
    fields(
      `ledger/${made.half._id}_refund`,
      { bookingId: null },
      `booking-points ${made.half._id}`,
    ),
  'a stay that is confirmed again after its points went back': async (made) => {
    const { _id, resort } = made.returned;
    return fields(
      `bookings/${_id}`,
      { status: 'confirmed' },
      `booking-guard ${_id}`,
      ...Object.keys(await monthsOf(resort._id)).map((id) => `inventory-sold ${id}`),
    );
  },
  'a paid stay without a payment': (made) =>
    deleted(
      `payments/${made.byCard._id}`,
      `booking-payment ${made.byCard._id}`,
      `gateway ${made.byCard._id}`,
    ),
  'a payment without a stay': (made) => {
    const { _id, number } = made.halfRefunded;
    return deleted(
      `bookings/${_id}`,
      `booking-number ${number}`,
      `payment ${_id}`,
      'totals bookings',
    );
  },
  'a price that was not paid': (made) =>
    fields(
      `bookings/${made.byCard._id}`,
      { priceCents: FieldValue.increment(-100) },
      `booking-payment ${made.byCard._id}`,
    ),
  'a refund that was never promised': (made) =>
    fields(
      `payments/${made.halfRefunded._id}`,
      { refundCents: FieldValue.increment(1), refundedCents: FieldValue.increment(1) },
      `booking-payment ${made.halfRefunded._id}`,
      `gateway ${made.halfRefunded._id}`,
    ),
  'a refund that the gateway does not know of': (made) =>
    fields(
      `sandboxGateway/${made.refunded._id}`,
      { state: 'captured' },
      `gateway ${made.refunded._id}`,
    ),
  'a card that was charged for a declined booking': (made) =>
    fields(`sandboxGateway/${made.declined}`, { state: 'captured' }, `gateway ${made.declined}`),
  'a declined booking that says it was paid': (made) =>
    fields(
      `payments/${made.declined}`,
      { state: 'captured' },
      `booking-payment ${made.declined}`,
      `gateway ${made.declined}`,
    ),
  'a charge of another amount': (made) =>
    fields(
      `sandboxGateway/${made.byCard._id}`,
      { amountCents: FieldValue.increment(1) },
      `gateway ${made.byCard._id}`,
    ),
  'a charge that the gateway has lost': (made) =>
    deleted(`sandboxGateway/${made.byCard._id}`, `gateway ${made.byCard._id}`),
  'a charge that is for nothing of ours': () => {
    const key = randomUUID();
    return {
      refs: [raw(`sandboxGateway/${key}`)],
      plant: () =>
        raw(`sandboxGateway/${key}`).set({
          state: 'captured',
          ref: 'sbx_stray',
          amountCents: 32908,
          reason: null,
        }),
      expected: [`gateway ${key}`],
    };
  },
  'a payment under another key': (made) =>
    fields(`payments/${made.byCard._id}`, { gatewayKey: 'other' }, `payment ${made.byCard._id}`),
  'a payment of another name at the gateway': (made) =>
    fields(
      `payments/${made.byCard._id}`,
      { gatewayRef: 'sbx_other' },
      `gateway ${made.byCard._id}`,
    ),
  'a change that has ended and still keeps its nights': (made) =>
    fields(`changes/${made.changingBy}`, { state: 'expired' }, `inventory-hold ${made.changingBy}`),
  'a change whose night is not kept': (made) => {
    const { startDate } = made.movesTo;
    const id = inventoryId(made.changing.resort._id, startDate.slice(0, 7));
    return fields(
      `inventory/${id}`,
      { [`nights.${startDate.slice(8)}.holds.${made.changingBy}`]: FieldValue.delete() },
      `inventory-hold ${made.changingBy}`,
    );
  },
  'a moved stay whose old price was given back in part': (made) =>
    fields(
      `payments/${made.larger._id}`,
      { refundCents: FieldValue.increment(-100), refundedCents: FieldValue.increment(-100) },
      `booking-payment ${made.larger._id}`,
      `gateway ${made.larger._id}`,
    ),
  'a moved stay with a price that was never requested': (made) =>
    fields(
      `bookings/${made.smaller._id}`,
      { priceCents: FieldValue.increment(1) },
      `booking-payment ${made.smaller._id}`,
    ),
  'a charge for a change that is not there': (made) =>
    deleted(
      `changes/${made.largerBy}`,
      `booking-payment ${made.larger._id}`,
      `payment ${made.largerBy}`,
    ),
  'points of a move that are not in the ledger': async (made) => {
    const id = (await club.ledger.where('bookingId', '==', made.shortened._id).get()).docs.find(
      (line) => line.data().kind === 'refund',
    )?.id;
    return fields(
      `ledger/${String(id)}`,
      { bookingId: null },
      `booking-points ${made.shortened._id}`,
    );
  },
  'an entry that waits and is in no queue': (made) =>
    fields(
      `waitlists/${made.full}`,
      { [`entries.${made.waiting.entryId}`]: FieldValue.delete() },
      `waitlist-entry ${made.waiting.entryId}`,
    ),
  'an entry in the queue that has left': (made) =>
    fields(
      `waitlistEntries/${made.waiting.entryId}`,
      { state: 'left' },
      `waitlist-queue ${made.waiting.entryId}`,
    ),
  'a place for other nights than were requested': (made) =>
    fields(
      `waitlists/${made.full}`,
      { [`entries.${made.waiting.entryId}.nights`]: 2 },
      `waitlist-queue ${made.waiting.entryId}`,
    ),
  'a queue with a place of an unknown entry': (made) =>
    fields(
      `waitlists/${made.full}`,
      {
        'entries.unknown': {
          unitType: 'studio',
          vacationType: 'rciPoints',
          from: STAY.startDate,
          to: STAY.endDate,
          nights: 1,
          number: 99,
        },
      },
      'waitlist-queue unknown',
    ),
  'a booking that the overview does not count': () =>
    fields('stats/totals', { bookings: FieldValue.increment(-1) }, 'totals bookings'),
  'a user too many on the overview': () =>
    fields('stats/totals', { users: FieldValue.increment(1) }, 'totals users'),
};
