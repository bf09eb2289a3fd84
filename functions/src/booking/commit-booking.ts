import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { PointsAccount } from '@club/domain/points/account';
import type { Authz } from '@club/domain/user/user';
import type { WaitlistEntry, WaitlistLine } from '@club/domain/waitlist/waitlist';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Firestore,
} from 'firebase-admin/firestore';
import type { Loaded, LoadedDocuments, Write } from '../kernel/commit/atomically.ts';
import { atomically, create, put, remove } from '../kernel/commit/atomically.ts';
import type { Collections, PendingChange, RateBucket, StayGuard } from '../store/collections.ts';
import { bookingDocument, collections } from '../store/collections.ts';
import type { RateSlot } from '../limits/rate-slot.ts';
import { takeSlot } from '../limits/rate-slot.ts';
import { budgetsFor, messageWrites, recipientOf } from '../notifications/club-message.ts';
import { memberBudgetId } from '../notifications/mail-budget.ts';
import type { PaymentRecord } from '../store/payment-record.ts';
import type { BookingChanges, BookingDecision, BookingFacts } from './booking-facts.ts';
import { stayGuardId } from '../store/document-ids.ts';
import { splitHistory } from './booking-life.ts';
import type { ResortNights } from '../inventory/inventory-change.ts';
import { changedMonths, monthIdsOf } from '../inventory/inventory-change.ts';
import type { MemberHolds, Stay } from '../store/member-holds.ts';
import { guardedIds } from './stay-guard.ts';
import { heldOffers } from '../store/member-holds.ts';

/** What a commit is about. */
export type BookingTarget = {
  /** The booking or hold. */
  bookingId: string;
  uid: string;
  stay: Stay;
  /** True when the member is asking for it. */
  forMember?: boolean;
  /** The payment concerned, if it is not known by the booking's own id. */
  paymentId?: string;
  /** Where the stay is to be moved to, and what pays for it. */
  otherStay?: Stay;
  otherPaymentId?: string;
  changeId?: string;
  waitlistEntryId?: string;
  /** More nights whose inventory the decision has to see. */
  looksAt?: ResortNights;
  /** What the member may do only so often; it counts if the decision says `takesSlot`. */
  slot?: RateSlot;
};

/** Documents that only the guard, the member's holds or what is mailed name: found out while reading. */
type Reach = {
  bookingIds: readonly string[];
  monthIds: readonly string[];
  budgetIds: readonly string[];
};

type BookingReferences = {
  bookings: DocumentReference<StoredBooking>[];
  months: DocumentReference<InventoryMonth>[];
  guard: DocumentReference<StayGuard>;
  holds: DocumentReference<MemberHolds>;
  account: DocumentReference<PointsAccount>;
  payment: DocumentReference<PaymentRecord>;
  otherGuard: DocumentReference<StayGuard>[];
  otherPayment: DocumentReference<PaymentRecord>[];
  change: DocumentReference<PendingChange>[];
  entry: DocumentReference<WaitlistEntry>[];
  line: DocumentReference<WaitlistLine>[];
  rates: DocumentReference<RateBucket>[];
  budgets: DocumentReference<RateBucket>[];
  user: ReturnType<Collections['users']['doc']>;
  authz: DocumentReference<Authz>;
};
type BookingDocuments = LoadedDocuments<BookingReferences>;

/** A reference to the document of an id, or none. */
const optional = <Data>(
  collection: CollectionReference<Data>,
  id: string | undefined,
): DocumentReference<Data>[] => (id === undefined ? [] : [collection.doc(id)]);

const referencesTo = (
  club: Collections,
  target: BookingTarget,
  reach: Reach,
): BookingReferences => {
  const { bookingId, uid, stay, otherStay, looksAt } = target;
  const otherMonths = [otherStay, looksAt].flatMap((nights) =>
    nights === undefined ? [] : monthIdsOf(nights),
  );
  const otherGuard = otherStay && stayGuardId(uid, otherStay);
  return {
    bookings: [...new Set([bookingId, ...reach.bookingIds])].map((id) => club.bookings.doc(id)),
    months: [...new Set([...monthIdsOf(stay), ...otherMonths, ...reach.monthIds])].map((id) =>
      club.inventory.doc(id),
    ),
    guard: club.stays.doc(stayGuardId(uid, stay)),
    holds: club.holds.doc(uid),
    account: club.accounts.doc(uid),
    payment: club.payments.doc(target.paymentId ?? bookingId),
    // The same stay has the same guard, and one document is read and written once.
    otherGuard: optional(
      club.stays,
      otherGuard === stayGuardId(uid, stay) ? undefined : otherGuard,
    ),
    otherPayment: optional(club.payments, target.otherPaymentId),
    change: optional(club.changes, target.changeId),
    entry: optional(club.waitlistEntries, target.waitlistEntryId),
    line: [club.waitlists.doc(stay.resortId)],
    rates: (target.slot?.buckets ?? []).map(({ id }) => club.rateLimits.doc(id)),
    budgets: reach.budgetIds.map((id) => club.rateLimits.doc(id)),
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
  };
};

const reachOf = ({ guard, otherGuard, holds, budgets }: BookingDocuments): Reach => {
  const offers = heldOffers(holds.data);
  return {
    bookingIds: [
      ...offers.map(({ id }) => id),
      ...(holds.data?.unproven ?? []),
      ...[guard, ...otherGuard].flatMap(({ data }) => guardedIds(data)),
    ],
    monthIds: offers.flatMap(monthIdsOf),
    budgetIds: budgets.map(({ ref }) => ref.id),
  };
};

const isWithin = (needed: Reach, { bookings, months }: BookingDocuments): boolean => {
  const read = new Set([...bookings, ...months].map(({ ref }) => ref.id));
  return [...needed.bookingIds, ...needed.monthIds].every((id) => read.has(id));
};

const byId = <Data>(documents: readonly Loaded<Data>[]): Map<string, Data> =>
  new Map(
    documents.flatMap(({ ref, data }) => (data === undefined ? [] : [[ref.id, data] as const])),
  );

const factsOf = (documents: BookingDocuments): BookingFacts => ({
  bookings: byId(documents.bookings),
  guard: documents.guard.data,
  holds: documents.holds.data,
  months: byId(documents.months),
  account: documents.account.data,
  payment: documents.payment.data,
  otherGuard: documents.otherGuard[0]?.data,
  otherPayment: documents.otherPayment[0]?.data,
  change: documents.change[0]?.data,
  entry: documents.entry[0]?.data,
  line: documents.line[0]?.data,
  isRegistered: documents.user.data !== undefined,
});

const documentOf = <Data>(documents: readonly Loaded<Data>[], id: string): Loaded<Data> => {
  const document = documents.find(({ ref }) => ref.id === id);
  if (document === undefined) throw new Error('A decision changed a document it had not read.');
  return document;
};

const putIn = <Data extends DocumentData>(
  documents: readonly Loaded<Data>[],
  data: Data | undefined,
): Write[] => {
  if (data === undefined) return [];
  const [document] = documents;
  if (document === undefined) throw new Error('A decision changed a document it had not read.');
  return [put(document, data)];
};

const guardWrites = (
  documents: readonly Loaded<StayGuard>[],
  guard: StayGuard | null | undefined,
): Write[] => (guard === null ? documents.map(remove) : putIn(documents, guard));

const writesOf = (
  club: Collections,
  { uid, slot }: BookingTarget,
  documents: BookingDocuments,
  before: BookingFacts,
  changes: BookingChanges,
  nowMs: number,
): Write[] => {
  const { guard, holds, account, payment, audit } = changes;
  const { user } = documents;
  const months = changedMonths(before.months, changes.months ?? before.months, nowMs);
  return [
    ...(changes.bookings ?? []).flatMap((changed) => {
      const { booking, pieces } = splitHistory(changed);
      return [
        put(documentOf(documents.bookings, booking._id), bookingDocument(booking)),
        ...pieces.map(({ id, piece }) => create(club.bookingSteps.doc(id), piece)),
      ];
    }),
    ...months.map(({ id, month }) => put(documentOf(documents.months, id), month)),
    ...guardWrites([documents.guard], guard),
    ...guardWrites(documents.otherGuard, changes.otherGuard),
    ...(holds === undefined ? [] : [put(documents.holds, holds)]),
    ...(account === undefined ? [] : [put(documents.account, account)]),
    ...(payment === undefined ? [] : [put(documents.payment, payment)]),
    ...(changes.ledger ?? []).map(({ id, entry }) => create(club.ledger.doc(id), entry)),
    ...putIn(documents.otherPayment, changes.otherPayment),
    ...putIn(documents.change, changes.change),
    ...putIn(documents.entry, changes.entry),
    ...putIn(documents.line, changes.line),
    ...(changes.takesSlot === true && slot !== undefined
      ? takeSlot(slot, documents.rates, nowMs)
      : []),
    ...messageWrites(
      club,
      recipientOf(uid, user.data),
      changes.messages ?? [],
      documents.budgets,
      nowMs,
    ),
    // Written as it is: a record that is erased meanwhile fails the commit.
    ...(changes.needsRegistered === true && user.data !== undefined ? [put(user, user.data)] : []),
    ...(audit === undefined ? [] : [create(club.audit.doc(audit.id), audit.entry)]),
  ];
};

/**
 * Decides about one booking on everything stored that concerns it and commits the outcome at once:
 * inventory, account, ledger, payment, guard, holds and message together or not at all.
 * Throws ApiError 'account-disabled' for a member whose account is closed, and 'busy' when too many
 * others change the same documents.
 */
export const commitBooking = async <Outcome>(
  db: Firestore,
  target: BookingTarget,
  nowMs: number,
  decide: (facts: BookingFacts) => BookingDecision<Outcome>,
): Promise<Outcome> => {
  const club = collections(db);
  const references = (reach: Reach): BookingReferences => referencesTo(club, target, reach);
  const first = { bookingIds: [], monthIds: [], budgetIds: [memberBudgetId(target.uid)] };
  return atomically<BookingReferences, Outcome>(db, references(first), (documents) => {
    const needed = reachOf(documents);
    if (!isWithin(needed, documents)) return { needs: references(needed) };
    // The account may have been closed since the request was let in. Its erasure looks for what is
    // committed in the very moment.
    if (target.forMember === true && documents.authz.data?.disabled === true) {
      throw new ApiError('account-disabled');
    }
    const facts = factsOf(documents);
    const { outcome, changes } = decide(facts);
    const budgetIds = budgetsFor(
      recipientOf(target.uid, documents.user.data),
      changes?.messages ?? [],
    );
    const read = new Set(documents.budgets.map(({ ref }) => ref.id));
    if (!budgetIds.every((id) => read.has(id))) {
      return { needs: references({ ...needed, budgetIds }) };
    }
    const writes =
      changes === undefined ? [] : writesOf(club, target, documents, facts, changes, nowMs);
    return { result: outcome, writes };
  });
};
