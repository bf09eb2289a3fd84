import type { StoredMail } from '@club/domain/mail/mail';
import type { StoredNotification } from '@club/domain/user/notification-text';
import type { BookingSteps, StoredBooking } from '@club/domain/booking/booking';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { Authz, StoredUser } from '@club/domain/user/user';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { FieldPath } from 'firebase-admin/firestore';
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import type {
  AdminsList,
  PendingChange,
  StayGuard,
} from '../../functions/src/store/collections.ts';
import type { MemberHolds } from '@club/domain/booking/member-holds';
import type { PaymentRecord } from '../../functions/src/store/payment-record.ts';
import type { SandboxPayment } from '../../functions/src/store/sandbox-payment.ts';

/** The collections that the oracle looks at, with what it takes their documents for. */
type Documents = {
  resorts: StoredResort;
  inventory: InventoryMonth;
  bookings: StoredBooking;
  bookingSteps: BookingSteps;
  stays: StayGuard;
  holds: MemberHolds;
  payments: PaymentRecord;
  sandboxGateway: SandboxPayment;
  changes: PendingChange;
  accounts: PointsAccount;
  ledger: LedgerEntry;
  users: StoredUser;
  authz: Authz;
  waitlists: WaitlistQueue;
  waitlistEntries: WaitlistEntry;
  mail: StoredMail;
};
type CollectionName = keyof Documents;

export const COLLECTION_NAMES = [
  'resorts',
  'inventory',
  'bookings',
  'bookingSteps',
  'stays',
  'holds',
  'payments',
  'sandboxGateway',
  'changes',
  'accounts',
  'ledger',
  'users',
  'authz',
  'waitlists',
  'waitlistEntries',
  'mail',
] as const satisfies readonly CollectionName[];

/** Documents of a collection by their id. */
type Shelf<Data> = ReadonlyMap<string, Data>;

/**
 * The whole database, or the part of it that is about some members and resorts, as it lies there:
 * read past every converter, so that nothing is hidden from a check for what must not be.
 */
export type ProofRecords = { readonly [Name in CollectionName]: Shelf<Documents[Name]> } & {
  /** Notices by member. */
  readonly notices: ReadonlyMap<string, Shelf<StoredNotification>>;
  /** `meta/admins`. */
  readonly admins: AdminsList | undefined;
  /** True when nothing was left out: only then can something be said to be missing. */
  readonly isWhole: boolean;
  /** Whose accounts, and the nights of which resorts, were read completely. */
  readonly members: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
};

/** Which part of the club to read; nothing for all of it. */
export type Scope = { members?: readonly string[]; resorts?: readonly string[] };

/** How many values one query can ask for. */
const VALUES_AT_ONCE = 30;

const inPieces = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );

// The documents are checked by the oracle; until then they are taken for what they should be.
const shelf = <Data>(found: readonly { id: string; data: () => DocumentData }[]): Shelf<Data> =>
  new Map(found.map((one) => [one.id, one.data() as Data]));

const joined = <Data>(shelves: readonly Shelf<Data>[]): Shelf<Data> =>
  new Map(shelves.flatMap((one) => [...one]));

const all = async <Name extends CollectionName>(
  db: Firestore,
  name: Name,
): Promise<Shelf<Documents[Name]>> => shelf((await db.collection(name).get()).docs);

/** Documents with one of some values in a field. */
const having = async <Name extends CollectionName>(
  db: Firestore,
  name: Name,
  field: string,
  values: readonly string[],
): Promise<Shelf<Documents[Name]>> =>
  joined(
    await Promise.all(
      inPieces([...new Set(values)], VALUES_AT_ONCE).map(async (piece) =>
        shelf<Documents[Name]>((await db.collection(name).where(field, 'in', piece).get()).docs),
      ),
    ),
  );

/** Documents of these ids, as far as there are any. */
const named = async <Name extends CollectionName>(
  db: Firestore,
  name: Name,
  ids: readonly string[],
): Promise<Shelf<Documents[Name]>> => {
  const found = await Promise.all(
    inPieces([...new Set(ids)], 300).map((piece) =>
      db.getAll(...piece.map((id) => db.collection(name).doc(id))),
    ),
  );
  return new Map(
    found
      .flat()
      .flatMap((one) => (one.exists ? [[one.id, one.data() as Documents[Name]] as const] : [])),
  );
};

const monthsOf = async (
  db: Firestore,
  resorts: readonly string[],
): Promise<Shelf<InventoryMonth>> => {
  const months = await Promise.all(
    resorts.map(async (id) =>
      shelf<InventoryMonth>(
        (
          await db
            .collection('inventory')
            .orderBy(FieldPath.documentId())
            .startAt(`${id}_0000-00`)
            .endAt(`${id}_9999-99`)
            .get()
        ).docs,
      ),
    ),
  );
  return joined(months);
};

const noticesOf = async (
  db: Firestore,
  members: readonly string[],
): Promise<ProofRecords['notices']> =>
  new Map(
    await Promise.all(
      members.map(
        async (uid) =>
          [
            uid,
            shelf<StoredNotification>(
              (await db.collection(`users/${uid}/notifications`).get()).docs,
            ),
          ] as const,
      ),
    ),
  );

const allNotices = async (db: Firestore): Promise<ProofRecords['notices']> => {
  const group: Query = db.collectionGroup('notifications');
  const byMember = new Map<string, Map<string, StoredNotification>>();
  for (const one of (await group.get()).docs) {
    const uid = one.ref.parent.parent?.id ?? '';
    const own = byMember.get(uid) ?? new Map<string, StoredNotification>();
    own.set(one.id, one.data() as StoredNotification);
    byMember.set(uid, own);
  }
  return byMember;
};

const adminsOf = async (db: Firestore): Promise<AdminsList | undefined> =>
  (await db.doc('meta/admins').get()).data() as AdminsList | undefined;

type Shelves = { [Name in CollectionName]: Shelf<Documents[Name]> };

const readEverything = async (db: Firestore): Promise<ProofRecords> => {
  const shelves = await Promise.all(
    COLLECTION_NAMES.map(async (name) => [name, await all(db, name)] as const),
  );
  // Made from the names of all collections, each with its own documents.
  const records = Object.fromEntries(shelves) as Shelves;
  const { inventory, bookings, resorts, accounts, users, ledger } = records;
  const owners = [...ledger.values(), ...bookings.values()].map(({ uid }) => uid);
  return {
    ...records,
    notices: await allNotices(db),
    admins: await adminsOf(db),
    isWhole: true,
    members: new Set([...accounts.keys(), ...users.keys(), ...owners]),
    places: new Set([
      ...resorts.keys(),
      ...[...inventory.keys()].map((id) => id.slice(0, -'_2026-01'.length)),
      ...[...bookings.values()].map(({ resort }) => resort._id),
    ]),
  };
};

const readPart = async (
  db: Firestore,
  members: readonly string[],
  places: readonly string[],
): Promise<ProofRecords> => {
  const bookings = joined(
    await Promise.all([
      having(db, 'bookings', 'uid', members),
      having(db, 'bookings', 'resort._id', places),
    ]),
  );
  const concerned = [...new Set([...members, ...[...bookings.values()].map(({ uid }) => uid)])];
  const [changes, stays, bookingSteps] = await Promise.all([
    having(db, 'changes', 'uid', concerned),
    having(db, 'stays', 'uid', concerned),
    having(db, 'bookingSteps', 'uid', concerned),
  ]);
  const paymentIds = [...bookings].flatMap(([id, { paymentId }]) =>
    paymentId === undefined ? [id] : [id, paymentId],
  );
  const payable = [...paymentIds, ...changes.keys()];
  const [payments, sandboxGateway, holds] = await Promise.all([
    named(db, 'payments', payable),
    named(db, 'sandboxGateway', payable),
    named(db, 'holds', concerned),
  ]);
  const [accounts, ledger, users, authz] = await Promise.all([
    named(db, 'accounts', members),
    having(db, 'ledger', 'uid', members),
    named(db, 'users', concerned),
    named(db, 'authz', concerned),
  ]);
  const [resorts, inventory, waitlists] = await Promise.all([
    named(db, 'resorts', places),
    monthsOf(db, places),
    named(db, 'waitlists', places),
  ]);
  const [waitlistEntries, mail, notices] = await Promise.all([
    having(db, 'waitlistEntries', 'resortId', places),
    having(db, 'mail', 'uid', members),
    noticesOf(db, members),
  ]);
  return {
    resorts,
    inventory,
    bookings,
    bookingSteps,
    stays,
    holds,
    payments,
    sandboxGateway,
    changes,
    accounts,
    ledger,
    users,
    authz,
    waitlists,
    waitlistEntries,
    mail,
    notices,
    admins: await adminsOf(db),
    isWhole: false,
    members: new Set(members),
    places: new Set(places),
  };
};

/**
 * Reads the whole club, or what concerns some members (their account, ledger, bookings, messages) and
 * some resorts (their nights, and all bookings of them). The reads are no snapshot: nothing
 * should be writing meanwhile.
 */
export const readClubRecords = (
  db: Firestore,
  { members, resorts }: Scope = {},
): Promise<ProofRecords> =>
  members === undefined && resorts === undefined
    ? readEverything(db)
    : readPart(db, members ?? [], resorts ?? []);
