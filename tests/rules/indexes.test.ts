import type { DocumentTarget } from '@club/domain/reading/stored-document';
import type { PlannedFilter, QueryPlan } from '@club/domain/reading/query-plan';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AdminList, ListQuery } from '../../web/src/shared/admin-lists/admin-list.ts';
import {
  AUDIT_LIST,
  BOOKINGS_LIST,
  MAILS_LIST,
  TICKETS_LIST,
  USERS_LIST,
} from '../../web/src/shared/admin-lists/admin-lists.ts';
import type { LiveArgs, LiveKind } from '../../web/src/shared/live/live-sources.ts';
import { LIVE_SOURCES } from '../../web/src/shared/live/live-sources.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

/** A query of the code: fields that must equal something, and the field it is sorted by. */
type QueryShape = {
  collection: string;
  /** Fields compared with `==` or `in`. */
  equal?: readonly string[];
  /** Field that is a list and must hold something. */
  holds?: string;
  order?: readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'];
};

/** The id of a document, in the language of indexes. */
const ID = '__name__';

/**
 * Every query of the code, by the file that makes it. The emulator answers queries without an index,
 * production does not: so a file with a new query has to be named here.
 */
const QUERIES: Record<string, readonly QueryShape[]> = {
  'functions/src/availability/build-availability.ts': [
    { collection: 'inventory', order: [ID, 'ASCENDING'] },
  ],
  'functions/src/booking/list-bookings.ts': [
    { collection: 'bookings', equal: ['status'], order: ['bookingDate', 'DESCENDING'] },
    { collection: 'bookings', equal: ['status', 'uid'], order: ['bookingDate', 'DESCENDING'] },
    { collection: 'bookings', equal: ['status', 'email'], order: ['bookingDate', 'DESCENDING'] },
  ],
  'functions/src/booking/open-stay.ts': [{ collection: 'bookings', equal: ['shareToken'] }],
  'functions/src/account/close-stay-links.ts': [
    { collection: 'bookings', equal: ['uid', 'status'] },
  ],
  'functions/src/totals/count-figures.ts': [{ collection: 'bookings', equal: ['status'] }],
  'functions/src/totals/recount-overview.ts': [
    { collection: 'bookings', equal: ['status'], order: ['bookingDate', 'DESCENDING'] },
    { collection: 'bookings', equal: ['status', 'startDate'] },
    { collection: 'supportTickets', equal: ['state'] },
  ],
  'functions/src/catalogue/build-catalogue.ts': [
    { collection: 'resorts', order: [ID, 'ASCENDING'] },
  ],
  'functions/src/resorts/list-all-resorts.ts': [
    { collection: 'resorts', order: [ID, 'ASCENDING'] },
  ],
  'functions/src/account-deletion/delete-mails.ts': [{ collection: 'mail', equal: ['uid'] }],
  'functions/src/account-deletion/delete-reviews.ts': [
    { collection: 'bookings', equal: ['uid', 'status'] },
  ],
  'functions/src/favourites/delete-shares.ts': [{ collection: 'sharedBoards', equal: ['uid'] }],
  'functions/src/account-deletion/delete-tickets.ts': [
    { collection: 'supportTickets', equal: ['uid'] },
    { collection: 'supportTickets', equal: ['emailClaim'] },
  ],
  'functions/src/account-deletion/end-bookings.ts': [
    { collection: 'bookings', equal: ['uid', 'status'] },
  ],
  'functions/src/account/export-data.ts': [
    { collection: 'bookings', equal: ['uid'] },
    { collection: 'bookingSteps', equal: ['uid'] },
    { collection: 'changes', equal: ['uid'] },
    { collection: 'ledger', equal: ['uid'] },
    { collection: 'mail', equal: ['uid'] },
    { collection: 'audit', equal: ['subject'] },
    { collection: 'supportTickets', equal: ['uid'] },
    { collection: 'waitlistEntries', equal: ['uid'] },
  ],
  'functions/src/account-deletion/leave-queues.ts': [
    { collection: 'waitlistEntries', equal: ['uid'] },
  ],
  'functions/src/admin/list-users.ts': [{ collection: 'users', order: ['createdAt', 'ASCENDING'] }],
  'functions/src/account-deletion/pseudonymise-bookings.ts': [
    { collection: 'bookings', equal: ['uid'], order: [ID, 'ASCENDING'] },
  ],
  'functions/src/account-deletion/settle-changes.ts': [{ collection: 'changes', equal: ['uid'] }],
  'functions/src/waitlist/close-offers.ts': [
    { collection: 'waitlistEntries', equal: ['resortId', 'state'] },
  ],
  'functions/src/waitlist/serve-waitlist.ts': [
    {
      collection: 'waitlistEntries',
      equal: ['state'],
      order: ['offer.expiresAt', 'ASCENDING'],
    },
    { collection: 'waitlistEntries', equal: ['state'], order: [ID, 'ASCENDING'] },
  ],
  'functions/src/maintenance/completed-stays.ts': [
    { collection: 'bookings', equal: ['status'], order: ['endDate', 'ASCENDING'] },
  ],
  'functions/src/maintenance/expired-holds.ts': [
    { collection: 'bookings', equal: ['status'], order: ['expiresAt', 'ASCENDING'] },
  ],
  'functions/src/maintenance/due-mails.ts': [{ collection: 'mail', order: ['dueAt', 'ASCENDING'] }],
  'functions/src/maintenance/reminder-walks.ts': [
    { collection: 'bookings', equal: ['status', 'startDate'], order: [ID, 'ASCENDING'] },
    { collection: 'bookings', equal: ['status', 'endDate'], order: [ID, 'ASCENDING'] },
    { collection: 'accounts', order: ['nextExpiry', 'ASCENDING'] },
    {
      collection: 'waitlistEntries',
      equal: ['state'],
      order: ['offer.expiresAt', 'ASCENDING'],
    },
  ],
  'functions/src/maintenance/expired-points.ts': [
    { collection: 'accounts', order: ['nextExpiry', 'ASCENDING'] },
  ],
  'functions/src/maintenance/open-deletions.ts': [
    { collection: 'accountDeletions', order: ['closedAtMs', 'ASCENDING'] },
    { collection: 'mail', order: ['leftAt', 'ASCENDING'] },
  ],
  'functions/src/maintenance/open-refunds.ts': [
    { collection: 'payments', equal: ['state'], order: ['at', 'ASCENDING'] },
  ],
  'functions/src/maintenance/settled-changes.ts': [
    { collection: 'changes', equal: ['state'], order: ['expiresAt', 'ASCENDING'] },
  ],
  'functions/src/maintenance/settled-payments.ts': [
    { collection: 'payments', equal: ['state'], order: ['at', 'ASCENDING'] },
  ],
};

/** Make the queries of the plans of live data: in the browser, and where a server renders. */
const PLANNED = ['web/src/kernel/live/planned-query.ts', 'functions/src/pages/read-documents.ts'];

/** What can be chosen of a filter, in the address's words; a list has none that is not tried. */
const valuesOf = ({ control }: AdminList<unknown, string, string>['filters'][string]) =>
  control?.kind === 'choice'
    ? control.options.map(({ value }) => value)
    : ['', control?.kind === 'day' ? '2026-12-02' : 'anna'];

/** How many filters of a list need an index of their own. */
const indexedFilters = (filters: AdminList<unknown, string, string>['filters']): number =>
  Object.values(filters).filter(({ control }) => control?.kind !== 'day').length;

/** Every combination of filters and order that an admin list offers. */
const queriesOf = <Row, Filter extends string, Sort extends string>(
  list: AdminList<Row, Filter, Sort>,
): ListQuery<Filter, Sort>[] => {
  // The names of an object are those that its type says.
  const filters = Object.keys(list.filters) as Filter[];
  const sorts = Object.keys(list.sorts) as Sort[];
  const nothing = list.stateOf(new URLSearchParams()).chosen;
  const chosen = filters.reduce<Record<Filter, string>[]>(
    (some, name) =>
      some.flatMap((one) =>
        valuesOf(list.filters[name]).map((value) => ({ ...one, [name]: value })),
      ),
    [nothing],
  );
  return chosen.flatMap((one) =>
    sorts.map((sort) => list.queryOf({ chosen: one, sort, trail: [] })),
  );
};

/** What pages listen to: of each kind enough for every combination of filter and order it offers. */
const EXAMPLES: { [Kind in LiveKind]: readonly LiveArgs<Kind>[] } = {
  catalogue: [{}],
  scarceNights: [{}],
  resort: [{ id: 'R1001' }],
  inventory: [{ id: 'R1001_2026-12' }],
  reviewSummary: [{ resortId: 'R1001' }],
  reviews: [{ resortId: 'R1001', after: null }],
  sharedBoard: [],
  review: [{ id: 'b1' }],
  ownBookings: [{ uid: 'anna' }],
  ownAccount: [{ uid: 'anna' }],
  ownHolds: [{ uid: 'anna' }],
  ownLedger: [
    { uid: 'anna', above: 0, upTo: null },
    { uid: 'anna', above: 0, upTo: 20 },
  ],
  ownChanges: [{ uid: 'anna' }],
  ownUser: [{ uid: 'anna' }],
  ownNotifications: [{ uid: 'anna' }],
  ownFavourites: [{ uid: 'anna' }],
  ownBoards: [{ uid: 'anna' }],
  ownWaitlist: [{ uid: 'anna' }],
  ownTickets: [{ uid: 'anna' }],
  waitlistQueue: [{ uid: 'anna', resortId: 'R1001' }],
  clubTotals: [{}],
  clubOverview: [{}],
  lastReconciliation: [{}],
  adminBookings: queriesOf(BOOKINGS_LIST),
  adminBooking: [{ id: 'b1' }],
  adminUsers: queriesOf(USERS_LIST),
  adminUser: [{ uid: 'anna' }],
  audit: queriesOf(AUDIT_LIST),
  adminTickets: queriesOf(TICKETS_LIST),
  adminTicket: [{ number: 'T-1' }],
  adminMails: queriesOf(MAILS_LIST),
  adminMail: [{ id: 'mail-1' }],
};

const TARGETS: { [Kind in LiveKind]: { target: (args: LiveArgs<Kind>) => DocumentTarget } } =
  LIVE_SOURCES;

const targetsOf = <Kind extends LiveKind>(
  kind: Kind,
): { kind: Kind; targets: DocumentTarget[] } => ({
  kind,
  targets: EXAMPLES[kind].map((args) => TARGETS[kind].target(args)),
});
const plansOf = (kind: LiveKind): QueryPlan[] =>
  targetsOf(kind).targets.flatMap((target) => ('query' in target ? [target.query] : []));

// The table has no other kinds than its type says.
const KINDS = Object.keys(LIVE_SOURCES) as LiveKind[];
const LIVE_PLANS: readonly QueryPlan[] = KINDS.flatMap(plansOf);
/** Every combination of filter and order that the admin area offers. */
const ADMIN_PLANS: readonly QueryPlan[] = (
  ['adminBookings', 'adminUsers', 'audit', 'adminTickets', 'adminMails'] as const
).flatMap(plansOf);

const isEqual = ({ op }: PlannedFilter): boolean => op === '==' || op === 'in';

const shapeOf = ({ collection, filters, order }: QueryPlan): QueryShape => {
  const held = filters.find(({ op }) => op === 'array-contains')?.field;
  return {
    collection: collection.split('/').at(-1) ?? '',
    equal: filters.filter(isEqual).map(({ field }) => field),
    ...(held === undefined ? {} : { holds: held }),
    ...(order === undefined
      ? {}
      : { order: [order.field, order.direction === 'asc' ? 'ASCENDING' : 'DESCENDING'] as const }),
  };
};

/** The shapes of plans, each once. */
const shapesOf = (plans: readonly QueryPlan[]): readonly QueryShape[] => [
  ...new Map(plans.map(shapeOf).map((shape) => [JSON.stringify(shape), shape] as const)).values(),
];
const ADMIN_SHAPES = shapesOf(ADMIN_PLANS);

type IndexField = { fieldPath: string; order?: string; arrayConfig?: string };
type Index = { collectionGroup: string; fields: IndexField[] };

// The file is part of the project, so its shape is known.
const CONFIG = JSON.parse(read('firestore.indexes.json')) as {
  indexes: Index[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};

/** Fields a file asks for or sorts by, as they are written in its code. */
const fieldsIn = (file: string): string[] => [
  ...new Set(
    [
      ...read(file).matchAll(/\b(?:where|orderBy)\(\s*(?:'([^']+)'|(FieldPath\.)?documentId\(\))/g),
    ].map(([, field]) => field ?? ID),
  ),
];

/** How many times a file asks or sorts, readable or not. `:where(` is of style sheets. */
const callsIn = (file: string): number =>
  [...read(file).matchAll(/(?<!:)\b(?:where|orderBy|collectionGroup)\(/g)].length;
const readableCallsIn = (file: string): number =>
  [...read(file).matchAll(/\b(?:where|orderBy)\(\s*(?:'[^']+'|(?:FieldPath\.)?documentId\(\))/g)]
    .length;

const filesWithQueries = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'functions/src', 'web/src'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && existsSync(ROOT + file))
  .filter((file) => callsIn(file) > 0);

/** Single fields have an index of their own; a filter together with an order needs one of both. */
const needsComposite = ({ equal = [], holds, order }: QueryShape): boolean =>
  equal.length + (holds === undefined ? 0 : 1) > 0 && order !== undefined && order[0] !== ID;

/**
 * Firestore walks one index: first the fields that are fixed, in any sequence (`in` is several
 * queries with `==` whose answers are merged), then the order in its direction, then the id in the
 * same direction, which every index ends with unasked. It can also merge several indexes that end
 * in the same order when all filters are `==` ("Taking advantage of index merging"), but says that
 * of no filter on lists. So every shape has to have an index of its own, of exactly its fields.
 */
const serves = (index: Index, { collection, equal = [], holds, order }: QueryShape): boolean => {
  const fixed = index.fields.slice(0, -1);
  const last = index.fields.at(-1);
  const lists = fixed.filter(({ arrayConfig }) => arrayConfig === 'CONTAINS');
  const values = fixed.filter((field) => field.order !== undefined);
  return (
    index.collectionGroup === collection &&
    lists.length + values.length === fixed.length &&
    lists.map(({ fieldPath }) => fieldPath).join() === (holds ?? '') &&
    values
      .map(({ fieldPath }) => fieldPath)
      .toSorted()
      .join() === [...equal].sort().join() &&
    last?.fieldPath === order?.[0] &&
    last?.order === order?.[1]
  );
};

const ALL_SHAPES: readonly QueryShape[] = [
  ...Object.values(QUERIES).flat(),
  ...shapesOf(LIVE_PLANS),
];

describe('the queries of the code', () => {
  it('are all known here, by file', () => {
    expect(filesWithQueries.toSorted()).toEqual([...Object.keys(QUERIES), ...PLANNED].toSorted());
  });

  it.each(Object.entries(QUERIES))('are known with all their fields: %s', (file, shapes) => {
    const known = shapes.flatMap(({ equal = [], order }) => [
      ...equal,
      ...(order?.slice(0, 1) ?? []),
    ]);
    expect(callsIn(file)).toBe(readableCallsIn(file));
    expect(fieldsIn(file).toSorted()).toEqual([...new Set(known)].sort());
  });

  it('of the admin lists are all tried: each filter set or not, in each order', () => {
    const sizes = [BOOKINGS_LIST, USERS_LIST, AUDIT_LIST, TICKETS_LIST, MAILS_LIST].map(
      ({ collection, filters, sorts }) =>
        // Bookings without a status ask for those that people see, by the same index; and days are a
        // range of what the list is sorted by.
        2 ** (indexedFilters(filters) - (collection === 'bookings' ? 1 : 0)) *
        Object.keys(sorts).length,
    );
    expect(ADMIN_SHAPES.length).toBe(sizes.reduce((sum, size) => sum + size));
    expect(ADMIN_SHAPES.length).toBeGreaterThanOrEqual(12 + 8 + 4 + 4);
  });

  it('of live data have ranges of the field that they are sorted by, and of no other', () => {
    const ranges = LIVE_PLANS.flatMap(({ filters, order }) =>
      filters
        .filter((filter) => !isEqual(filter) && filter.op !== 'array-contains')
        .map(({ field }) => [field, order?.field]),
    );
    expect(ranges.length).toBeGreaterThan(0);
    expect(ranges.filter(([field, sorted]) => field !== sorted)).toEqual([]);
  });

  it('of live data lead to documents and collections', () => {
    const isWrong = (target: DocumentTarget): boolean =>
      'path' in target
        ? target.path.split('/').length % 2 !== 0
        : target.query.collection.split('/').length % 2 !== 1;
    const wrong = KINDS.map(targetsOf).filter(({ targets }) => targets.some(isWrong));
    expect(wrong.map(({ kind }) => kind)).toEqual([]);
  });

  it.each(ALL_SHAPES.filter(needsComposite).map((shape) => ({ shape, is: JSON.stringify(shape) })))(
    'have their index: $is',
    ({ shape }) => {
      expect(CONFIG.indexes.some((index) => serves(index, shape))).toBe(true);
    },
  );

  it('ask for no field whose index was taken away', () => {
    const asked = ALL_SHAPES.flatMap(({ collection, equal = [], holds, order }) =>
      [...equal, ...(holds === undefined ? [] : [holds]), ...(order?.slice(0, 1) ?? [])].map(
        (field) => `${collection}.${field.split('.')[0] ?? ''}`,
      ),
    );
    const unindexed = CONFIG.fieldOverrides
      .filter(({ indexes }) => indexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(unindexed.length).toBeGreaterThan(0);
    expect(asked.filter((field) => unindexed.includes(field))).toEqual([]);
  });
});

describe('the indexes of the admin lists', () => {
  const ADMIN_COLLECTIONS = ['users', 'audit', 'supportTickets'];

  it('are each used by a query', () => {
    const unused = CONFIG.indexes
      .filter(({ collectionGroup }) => ADMIN_COLLECTIONS.includes(collectionGroup))
      .filter((index) => !ADMIN_SHAPES.some((shape) => serves(index, shape)));
    expect(unused).toEqual([]);
  });

  it('are there once', () => {
    const texts = CONFIG.indexes.map((index) => JSON.stringify(index));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
