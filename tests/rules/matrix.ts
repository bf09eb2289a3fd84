import {
  collection,
  type Firestore,
  limit,
  type Query,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';

/** A kind of document, and how an actor would try to reach it; who may is in the access matrix. */
export type Row = {
  /** Path of the collection; `owner` is the uid whose documents are tried. */
  at: (owner: string) => string;
  /** Id of the document that is there. */
  id: (owner: string) => string;
  /** Id of a document that is not there yet. */
  newId: string;
  /** What is in the document. */
  data: (owner: string) => Record<string, unknown>;
  /** What an actor would write as a new document. */
  created: () => Record<string, unknown>;
  /** What an actor would change. */
  changed: () => Record<string, unknown>;
  /** How an actor would list the documents. */
  list: (db: Firestore, owner: string) => Query;
};

const row = (path: string, some: Partial<Row>): Row => ({
  at: () => path,
  id: (owner) => owner,
  newId: 'fresh',
  data: (owner) => ({ uid: owner, text: 'x' }),
  created: () => ({ uid: 'anna', text: 'y' }),
  changed: () => ({ text: 'y' }),
  list: (db) => query(collection(db, path), limit(10)),
  ...some,
});

/** Documents that carry the uid of whom they belong to in a field. */
const owned = (path: string): Row =>
  row(path, {
    id: (owner) => `of-${owner}`,
    list: (db, owner) => query(collection(db, path), where('uid', '==', owner)),
  });

/** Documents without an owner. */
const shared = (path: string, id = 'one'): Row => row(path, { id: () => id });

/** A collection inside a member's record. */
const ofMember = (name: string, some: Partial<Row>): Row =>
  row(name, {
    at: (owner) => `users/${owner}/${name}`,
    id: () => 'D101',
    newId: 'D102',
    list: (db, owner) => collection(db, `users/${owner}/${name}`),
    ...some,
  });

/** A member's record as the server writes it. */
export const aUser = (uid: string): Record<string, unknown> => ({
  uid,
  name: 'Anna Berg',
  email: `${uid}@example.com`,
  membership: 'Member',
  photoURL: '',
  isAdmin: false,
  phoneNumber: '',
  location: 'USA',
  createdAt: '2026-12-01T10:00:00.000Z',
  roleChangedAt: '2026-12-01T10:00:00.000Z',
});

/** A message as the server writes it. */
export const aNotification = (): Record<string, unknown> => ({
  kind: 'booking-confirmed',
  data: { resortName: 'Larkspur Cove' },
  link: '/dashboard/my-bookings',
  at: '2026-12-01T10:00:00.000Z',
  read: false,
});

/** A row for each of the access matrix's collections: all there are, and some that there are not. */
export const COLLECTIONS: Record<string, Row> = {
  resorts: shared('resorts', 'D101'),
  catalogue: shared('catalogue', 'D101'),
  availability: shared('availability', 'directory'),
  availabilityChanges: shared('availabilityChanges', 'D101_2027-01'),
  inventory: shared('inventory', 'D101'),
  reviews: row('reviews', {
    list: (db) => query(collection(db, 'reviews'), where('resortId', '==', 'D101'), limit(10)),
  }),
  reviewSummaries: shared('reviewSummaries', 'D101'),
  bookings: owned('bookings'),
  bookingSteps: owned('bookingSteps'),
  bookingNumbers: shared('bookingNumbers'),
  ledger: owned('ledger'),
  accounts: row('accounts', {}),
  users: row('users', {
    data: aUser,
    created: () => aUser('fresh'),
    changed: () => ({ name: 'Anna B.' }),
  }),
  favourites: ofMember('favourites', {
    data: () => ({ savedAt: new Date(0) }),
    created: () => ({ savedAt: serverTimestamp() }),
    changed: () => ({ savedAt: serverTimestamp() }),
  }),
  boards: ofMember('boards', {
    id: () => 'b1',
    newId: 'b2',
    data: () => ({ name: 'Winter', dates: '' }),
    created: () => ({ name: 'Summer', dates: '2027-07-03/2027-07-10' }),
    changed: () => ({ name: 'Snow' }),
  }),
  sharedBoards: owned('sharedBoards'),
  notifications: ofMember('notifications', {
    data: aNotification,
    created: aNotification,
    changed: () => ({ read: true }),
  }),
  stats: shared('stats'),
  meta: shared('meta'),
  audit: shared('audit'),
  authz: row('authz', {
    data: () => ({ isAdmin: false, disabled: false, minAuthTime: 0 }),
    created: () => ({ isAdmin: true, disabled: false, minAuthTime: 0 }),
    changed: () => ({ isAdmin: true }),
  }),
  payments: shared('payments'),
  sandboxGateway: shared('sandboxGateway'),
  stays: shared('stays'),
  holds: row('holds', {}),
  emails: shared('emails'),
  accountDeletions: shared('accountDeletions'),
  mail: shared('mail'),
  refusedAddresses: shared('refusedAddresses'),
  reminderRuns: shared('reminderRuns'),
  changes: owned('changes'),
  waitlists: shared('waitlists', 'D101'),
  waitlistEntries: owned('waitlistEntries'),
  supportTickets: owned('supportTickets'),
  rateLimits: shared('rateLimits'),
  yearLimits: shared('yearLimits'),
  secrets: shared('secrets'),
  reconciliations: shared('reconciliations'),
  processedEvents: shared('processedEvents'),
  idempotency: shared('idempotency'),
  directoryChanges: shared('directoryChanges'),
  'an unknown collection': shared('surprises'),
  'an unknown collection inside a record': ofMember('surprises', {}),
  'an unknown collection inside a favourite': row('notes', {
    at: (owner) => `users/${owner}/favourites/D101/notes`,
    list: (db, owner) => collection(db, `users/${owner}/favourites/D101/notes`),
  }),
  'an unknown collection inside a resort': row('resorts/D101/notes', {}),
  'an unknown collection inside a booking': row('bookings/of-anna/notes', {}),
};
