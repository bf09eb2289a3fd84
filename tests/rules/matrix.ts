import {
  collection,
  type Firestore,
  limit,
  type Query,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import type { ActorName } from './actors.ts';
import { AT_HOME, EVERYBODY } from './actors.ts';

/** What somebody can try on a collection. */
export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A kind of document, and who may do what with it; whoever is not named must be refused. */
export type Row = {
  /** Path of the collection; `owner` is the uid whose documents are tried. */
  at: (owner: string) => string;
  /** Id of the document that is there. */
  id: (owner: string) => string;
  /** Id of a document that is not there yet. */
  newId: string;
  /** What is in the document. */
  data: (owner: string) => Record<string, unknown>;
  /** What somebody would write as a new document. */
  created: () => Record<string, unknown>;
  /** What somebody would change. */
  changed: () => Record<string, unknown>;
  /** How somebody would list the documents. */
  list: (db: Firestore, owner: string) => Query;
  may: Partial<Record<Operation, readonly ActorName[]>>;
};

const OWN_OR_ADMIN: readonly ActorName[] = [...AT_HOME, 'admin'];

const row = (path: string, some: Partial<Row>): Row => ({
  at: () => path,
  id: (owner) => owner,
  newId: 'fresh',
  data: (owner) => ({ uid: owner, text: 'x' }),
  created: () => ({ uid: 'anna', text: 'y' }),
  changed: () => ({ text: 'y' }),
  list: (db) => query(collection(db, path), limit(10)),
  may: {},
  ...some,
});

/** Documents that carry the uid of whom they belong to in a field. */
const owned = (path: string): Row =>
  row(path, {
    id: (owner) => `of-${owner}`,
    list: (db, owner) => query(collection(db, path), where('uid', '==', owner)),
    may: { get: OWN_OR_ADMIN, list: OWN_OR_ADMIN },
  });

/** Documents that everybody may see. */
const open = (path: string): Row =>
  row(path, { id: () => 'D101', may: { get: EVERYBODY, list: EVERYBODY } });

/** Documents that admins may see. */
const forAdmins = (path: string): Row =>
  row(path, { id: () => 'one', may: { get: ['admin'], list: ['admin'] } });

/** Documents that no client may touch. */
const closed = (path: string): Row => row(path, {});

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
  title: 'Booking confirmed',
  text: 'Larkspur Cove',
  link: '/dashboard/my-bookings',
  at: '2026-12-01T10:00:00.000Z',
  read: false,
});

/** Every collection there is, and some that there are not. */
export const MATRIX: Record<string, Row> = {
  resorts: open('resorts'),
  catalogue: open('catalogue'),
  inventory: open('inventory'),
  bookings: owned('bookings'),
  ledger: owned('ledger'),
  accounts: row('accounts', { may: { get: OWN_OR_ADMIN, list: ['admin'] } }),
  users: row('users', {
    data: aUser,
    created: () => aUser('fresh'),
    changed: () => ({ name: 'Anna B.' }),
    may: { get: OWN_OR_ADMIN, list: ['admin'], update: AT_HOME },
  }),
  favourites: ofMember('favourites', {
    data: () => ({ savedAt: new Date(0) }),
    created: () => ({ savedAt: serverTimestamp() }),
    changed: () => ({ savedAt: serverTimestamp() }),
    may: { get: AT_HOME, list: AT_HOME, create: AT_HOME, update: AT_HOME, delete: AT_HOME },
  }),
  notifications: ofMember('notifications', {
    data: aNotification,
    created: aNotification,
    changed: () => ({ read: true }),
    may: { get: AT_HOME, list: AT_HOME, update: AT_HOME },
  }),
  stats: forAdmins('stats'),
  meta: forAdmins('meta'),
  audit: forAdmins('audit'),
  authz: row('authz', {
    data: () => ({ isAdmin: false, disabled: false, minAuthTime: 0 }),
    created: () => ({ isAdmin: true, disabled: false, minAuthTime: 0 }),
    changed: () => ({ isAdmin: true }),
  }),
  payments: closed('payments'),
  sandboxGateway: closed('sandboxGateway'),
  stays: closed('stays'),
  holds: closed('holds'),
  emails: closed('emails'),
  mail: closed('mail'),
  processedEvents: closed('processedEvents'),
  idempotency: closed('idempotency'),
  directoryChanges: closed('directoryChanges'),
  'a collection nobody thought of': closed('surprises'),
  'a collection nobody thought of inside a record': ofMember('surprises', {}),
  'a collection nobody thought of inside a favourite': row('notes', {
    at: (owner) => `users/${owner}/favourites/D101/notes`,
    list: (db, owner) => collection(db, `users/${owner}/favourites/D101/notes`),
  }),
  'a collection nobody thought of inside a resort': row('resorts/D101/notes', {}),
  'a collection nobody thought of inside a booking': row('bookings/of-anna/notes', {}),
};
export const ROW_NAMES = Object.keys(MATRIX);
