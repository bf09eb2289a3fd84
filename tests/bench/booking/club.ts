import { ownCardNumber } from '@club/domain/testing/card-numbers';
import { accountWith } from '@club/domain/testing/points-account';
import { createHash } from 'node:crypto';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { BORROW_LIMIT_POINTS, EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import { ledgerSides } from '@club/domain/points/ledger';
import { BILLING } from '@club/domain/testing/billing';
import { GOOD_EXPIRY } from '@club/domain/testing/card-expiry';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../../../functions/src/store/collections.ts';
import { ADMINS_ID } from '../../../functions/src/admin/admins.ts';
import { storedResort } from '../../api/resort-form.ts';
import type { Buyer } from './messages.ts';

/** How many documents are written at once. */
const BATCH = 400;
const ADMIN = 'bench-admin';
/** A day so many days after today. */
export const dayAhead = (ahead: number): string => addDays(dayAtOffset(Date.now(), 0), ahead);

/** A club in an emulator of its own. */
export type BenchClub = {
  db: Firestore;
  /** New members with ZERO points; none has ever been seen before. */
  newBuyers: (count: number) => Promise<Buyer[]>;
  /** A new resort with so many units a night. */
  newResort: (units: number) => Promise<string>;
  /** Gives a member points, and uses up whatever they could borrow. */
  endow: (buyer: Buyer, points: number) => Promise<void>;
};

const ledgerLine = (
  uid: string,
  seq: number,
  kind: LedgerEntry['kind'],
  points: number,
): LedgerEntry => ({
  uid,
  seq,
  kind,
  sides: ledgerSides(kind, uid, points),
  bookingId: null,
  at: new Date().toISOString(),
});

/** Opens the club: it has an admin, and nothing else. */
export const openBenchClub = async (db: Firestore, name: string): Promise<BenchClub> => {
  const club = collections(db);
  let members = 0;
  let resorts = 0;
  await club.admins.doc(ADMINS_ID).set({ uids: [ADMIN] });
  await club.authz.doc(ADMIN).set({ isAdmin: true, disabled: false, minAuthTime: 0 });

  const register = async (buyers: readonly Buyer[]): Promise<void> => {
    const batch = db.batch();
    const at = new Date().toISOString();
    for (const { uid, email } of buyers) {
      batch.set(club.users.doc(uid), {
        uid,
        name: 'Test Member',
        email,
        membership: 'Member',
        photoURL: '',
        isAdmin: false,
        phoneNumber: '',
        location: 'USA',
        createdAt: at,
        roleChangedAt: at,
        keys: [],
      });
      batch.set(club.accounts.doc(uid), EMPTY_ACCOUNT);
      batch.set(club.authz.doc(uid), { isAdmin: false, disabled: false, minAuthTime: 0 });
    }
    await batch.commit();
  };

  return {
    db,
    newBuyers: async (count) => {
      const buyers = Array.from({ length: count }, () => {
        members += 1;
        const uid = createHash('sha256').update(`${name} ${members}`).digest('hex').slice(0, 28);
        return {
          uid,
          email: `buyer-${members}@example.com`,
          cardNumber: ownCardNumber(members),
        };
      });
      for (let at = 0; at < count; at += BATCH / 4) {
        await register(buyers.slice(at, at + BATCH / 4));
      }
      return buyers;
    },
    newResort: async (units) => {
      resorts += 1;
      const id = `B${name.slice(0, 4)}${resorts}`.toUpperCase();
      await club.resorts.doc(id).set(storedResort(id, { available_amount: units }));
      return id;
    },
    endow: async ({ uid }, points) => {
      const lines = [
        ledgerLine(uid, 1, 'opening', points),
        ledgerLine(uid, 2, 'borrow', BORROW_LIMIT_POINTS),
        ledgerLine(uid, 3, 'expire', BORROW_LIMIT_POINTS),
      ].slice(points === 0 ? 1 : 0);
      const batch = db.batch();
      lines.forEach((line, index) => {
        batch.create(club.ledger.doc(`${uid}_${line.kind}`), { ...line, seq: index + 1 });
      });
      const account = accountWith({
        available: points,
        borrowed: BORROW_LIMIT_POINTS,
        seq: lines.length,
      });
      batch.set(club.accounts.doc(uid), account);
      await batch.commit();
    },
  };
};

/** The dates and the unit of a stay. */
export type StayDates = { startDate: string; endDate: string; unitType: string };

/** The body of POST /bookings for a stay paid with points, or by card. */
export const purchaseBody = (
  { email, cardNumber }: Buyer,
  resortId: string,
  stay: StayDates,
  paymentMethod: 'points' | 'cash',
): Record<string, unknown> => ({
  resort: { _id: resortId },
  email,
  paymentMethod,
  ...stay,
  billingInfo: BILLING,
  paymentDetails:
    paymentMethod === 'cash' ? { cardNumber, expiryDate: GOOD_EXPIRY, cvv: '123' } : null,
});
