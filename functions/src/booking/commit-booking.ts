import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { PointsAccount } from '@club/domain/points/account';
import type { Authz } from '@club/domain/user/user';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Firestore,
} from 'firebase-admin/firestore';
import type { Loaded, LoadedDocuments, Write } from '../kernel/commit/atomically.ts';
import { atomically, create, dataById, put, remove } from '../kernel/commit/atomically.ts';
import { candidateNumbers } from '../store/candidate-numbers.ts';
import type {
  BookingNumber,
  Collections,
  PendingChange,
  RateBucket,
  StayGuard,
} from '../store/collections.ts';
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
import type { MemberHolds, Stay } from '@club/domain/booking/member-holds';
import { guardedIds } from './stay-guard.ts';
import { heldOffers } from '@club/domain/booking/member-holds';

/** What a commit concerns. */
export type BookingTarget = {
  /** The booking or hold. */
  bookingId: string;
  uid: string;
  stay: Stay;
  /** True for a request of the member. */
  forMember?: boolean;
  /** The payment concerned, if its id is not the booking's. */
  paymentId?: string;
  /** The stay that the booking moves to, and the payment for it. */
  otherStay?: Stay;
  otherPaymentId?: string;
  changeId?: string;
  /** True for a request that books, so the booking gets a number. */
  takesNumber?: boolean;
  waitlistEntryId?: string;
  /** The other resorts in whose queues the entry is. */
  otherQueues?: readonly string[];
  /** More nights whose inventory the decision reads. */
  extraNights?: ResortNights;
  /** The rate limit of the request; it counts if the decision says `takesSlot`. */
  slot?: RateSlot;
};

/**
 * Ids of documents that only the guard, the member's holds or the mails name, found while reading.
 */
type RelatedIds = {
  bookingIds: readonly string[];
  monthIds: readonly string[];
  budgetIds: readonly string[];
  numbers: readonly string[];
};

type BookingReferences = {
  bookings: DocumentReference<StoredBooking>[];
  numbers: DocumentReference<BookingNumber>[];
  months: DocumentReference<InventoryMonth>[];
  guard: DocumentReference<StayGuard>;
  holds: DocumentReference<MemberHolds>;
  account: DocumentReference<PointsAccount>;
  payment: DocumentReference<PaymentRecord>;
  otherGuard: DocumentReference<StayGuard>[];
  otherPayment: DocumentReference<PaymentRecord>[];
  change: DocumentReference<PendingChange>[];
  entry: DocumentReference<WaitlistEntry>[];
  queue: DocumentReference<WaitlistQueue>[];
  otherQueues: DocumentReference<WaitlistQueue>[];
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
  related: RelatedIds,
): BookingReferences => {
  const { bookingId, uid, stay, otherStay, extraNights } = target;
  const otherMonths = [otherStay, extraNights].flatMap((nights) =>
    nights === undefined ? [] : monthIdsOf(nights),
  );
  const otherGuard = otherStay && stayGuardId(uid, otherStay);
  return {
    bookings: [...new Set([bookingId, ...related.bookingIds])].map((id) => club.bookings.doc(id)),
    numbers: related.numbers.map((number) => club.bookingNumbers.doc(number)),
    months: [...new Set([...monthIdsOf(stay), ...otherMonths, ...related.monthIds])].map((id) =>
      club.inventory.doc(id),
    ),
    guard: club.stays.doc(stayGuardId(uid, stay)),
    holds: club.holds.doc(uid),
    account: club.accounts.doc(uid),
    payment: club.payments.doc(target.paymentId ?? bookingId),
    // The same stay has the same guard, which must not be written twice.
    otherGuard: optional(
      club.stays,
      otherGuard === stayGuardId(uid, stay) ? undefined : otherGuard,
    ),
    otherPayment: optional(club.payments, target.otherPaymentId),
    change: optional(club.changes, target.changeId),
    entry: optional(club.waitlistEntries, target.waitlistEntryId),
    queue: [club.waitlists.doc(stay.resortId)],
    otherQueues: (target.otherQueues ?? []).map((resortId) => club.waitlists.doc(resortId)),
    rates: (target.slot?.buckets ?? []).map(({ id }) => club.rateLimits.doc(id)),
    budgets: related.budgetIds.map((id) => club.rateLimits.doc(id)),
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
  };
};

/** True for a commit that books, which gives the new booking a number. */
const needsNumber = (
  { bookingId, takesNumber = false }: BookingTarget,
  { bookings }: BookingDocuments,
): boolean => takesNumber && dataById(bookings).get(bookingId) === undefined;

/** The number that a booking gets, unless it is taken. */
const firstNumber = ({ bookingId }: BookingTarget): string[] =>
  candidateNumbers('bookingNumber', bookingId).slice(0, 1);

/** The numbers to read: one after the other until one is free, as almost always the first is. */
const numbersFor = (target: BookingTarget, documents: BookingDocuments): string[] => {
  const { numbers } = documents;
  if (!needsNumber(target, documents)) return [];
  const taken = numbers.every(({ data }) => data !== undefined)
    ? numbers.length
    : numbers.length - 1;
  return candidateNumbers('bookingNumber', target.bookingId).slice(0, taken + 1);
};

const relatedIdsOf = (target: BookingTarget, documents: BookingDocuments): RelatedIds => {
  const { guard, otherGuard, holds, budgets } = documents;
  const offers = heldOffers(holds.data);
  return {
    bookingIds: [
      ...offers.map(({ id }) => id),
      ...(holds.data?.unproven ?? []),
      ...[guard, ...otherGuard].flatMap(({ data }) => guardedIds(data)),
    ],
    monthIds: offers.flatMap(monthIdsOf),
    budgetIds: budgets.map(({ ref }) => ref.id),
    numbers: numbersFor(target, documents),
  };
};

const isWithin = (needed: RelatedIds, { bookings, months, numbers }: BookingDocuments): boolean => {
  const read = new Set([...bookings, ...months, ...numbers].map(({ ref }) => ref.id));
  return [...needed.bookingIds, ...needed.monthIds, ...needed.numbers].every((id) => read.has(id));
};

const factsOf = (target: BookingTarget, documents: BookingDocuments): BookingFacts => {
  const number = needsNumber(target, documents) ? freeNumber(documents) : null;
  return { bookings: dataById(documents.bookings), number, ...singleFacts(documents) };
};

/** The free one of the numbers that were read. */
const freeNumber = ({ numbers }: BookingDocuments): string => {
  const free = numbers.find(({ data }) => data === undefined);
  if (free === undefined) throw new ApiError('busy');
  return free.ref.id;
};

/** The facts that are one document each. */
const singleFacts = (documents: BookingDocuments): Omit<BookingFacts, 'bookings' | 'number'> => ({
  guard: documents.guard.data,
  holds: documents.holds.data,
  months: dataById(documents.months),
  account: documents.account.data,
  payment: documents.payment.data,
  otherGuard: documents.otherGuard[0]?.data,
  otherPayment: documents.otherPayment[0]?.data,
  change: documents.change[0]?.data,
  entry: documents.entry[0]?.data,
  queue: documents.queue[0]?.data,
  otherQueues: dataById(documents.otherQueues),
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

/** Takes the free number, if the new booking got it. */
const numberWrites = (
  { numbers }: BookingDocuments,
  { number }: BookingFacts,
  { bookings = [] }: BookingChanges,
): Write[] => {
  const named = bookings.find((booking) => number !== null && booking.number === number);
  const free = numbers.find(({ ref }) => ref.id === number);
  return named === undefined || free === undefined ? [] : [put(free, { bookingId: named._id })];
};

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
    ...numberWrites(documents, before, changes),
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
    ...putIn(documents.queue, changes.queue),
    ...[...(changes.otherQueues ?? [])].map(([resortId, queue]) =>
      put(documentOf(documents.otherQueues, resortId), queue),
    ),
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
    // Written unchanged, so that the commit fails if the record is deleted meanwhile.
    ...(changes.needsRegistered === true && user.data !== undefined ? [put(user, user.data)] : []),
    ...(audit === undefined ? [] : [create(club.audit.doc(audit.id), audit.entry)]),
  ];
};

/**
 * Reads everything that concerns one booking, decides, and commits the outcome: inventory, account,
 * ledger, payment, guard, holds and messages together or not at all. Throws ApiError
 * 'account-disabled' when the member's account is closed, and 'busy' when too many others change
 * the same documents.
 */
export const commitBooking = async <Outcome>(
  db: Firestore,
  target: BookingTarget,
  nowMs: number,
  decide: (facts: BookingFacts) => BookingDecision<Outcome>,
): Promise<Outcome> => {
  const club = collections(db);
  const references = (related: RelatedIds): BookingReferences =>
    referencesTo(club, target, related);
  const first = {
    bookingIds: [],
    monthIds: [],
    budgetIds: [memberBudgetId(target.uid)],
    numbers: target.takesNumber === true ? firstNumber(target) : [],
  };
  return atomically<BookingReferences, Outcome>(db, references(first), (documents) => {
    const needed = relatedIdsOf(target, documents);
    if (!isWithin(needed, documents)) return { needs: references(needed) };
    // The account may have been closed since the request was authenticated. What is committed
    // before that is found by the account deletion.
    if (target.forMember === true && documents.authz.data?.disabled === true) {
      throw new ApiError('account-disabled');
    }
    const facts = factsOf(target, documents);
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
