import { liveRequest } from '../kernel/live/live-request.ts';
import type { LedgerRange, LiveArgs, LiveData, LiveKind } from '../shared/live/live-sources.ts';
import type { LiveStore } from '../kernel/live/live-store.ts';
import { createLiveStore } from '../kernel/live/live-store.ts';
import type { ReviewsQuery } from '../shared/reviews/review-page.ts';

const OWN_KINDS = [
  'ownBookings',
  'ownAccount',
  'ownHolds',
  'ownChanges',
  'ownUser',
  'ownNotifications',
  'ownFavourites',
  'ownBoards',
  'ownWaitlist',
  'ownTickets',
] as const;
type OwnKind = (typeof OWN_KINDS)[number];

/** Pages of a list, by the arguments of their request. */
type PagesOf<Kind extends LiveKind> = readonly (readonly [LiveArgs<Kind>, LiveData<Kind>])[];

/** What a test's store holds: for each kind its data, by id where there are several. */
export type LiveFixture = {
  catalogue?: LiveData<'catalogue'>;
  /** Nothing is sold by default. */
  scarceNights?: LiveData<'scarceNights'>;
  resorts?: Record<string, LiveData<'resort'>>;
  inventory?: Record<string, LiveData<'inventory'>>;
  /** Summaries by resort; pages by query, single reviews by id. */
  reviewSummaries?: Record<string, LiveData<'reviewSummary'>>;
  reviewPages?: readonly (readonly [ReviewsQuery, LiveData<'reviews'>])[];
  reviews?: Record<string, LiveData<'review'>>;
  /** For the member of `aMember()`. */
  own?: { [Kind in OwnKind]?: LiveData<Kind> };
  /** Parts of the member's ledger, by their range. */
  ledger?: readonly (readonly [Omit<LedgerRange, 'uid'>, LiveData<'ownLedger'>])[];
  /** Waitlist queues by resort. */
  waitlistQueues?: Record<string, LiveData<'waitlistQueue'>>;
  clubTotals?: LiveData<'clubTotals'>;
  clubOverview?: LiveData<'clubOverview'>;
  lastReconciliation?: LiveData<'lastReconciliation'>;
  /** The admin lists: pages by their query, records by their id. */
  admin?: {
    bookings?: PagesOf<'adminBookings'>;
    users?: PagesOf<'adminUsers'>;
    audit?: PagesOf<'audit'>;
    booking?: Record<string, LiveData<'adminBooking'>>;
    user?: Record<string, LiveData<'adminUser'>>;
    tickets?: PagesOf<'adminTickets'>;
    ticket?: Record<string, LiveData<'adminTicket'>>;
    mails?: PagesOf<'adminMails'>;
    mail?: Record<string, LiveData<'adminMail'>>;
  };
};

/** Uid of the member that tests sign in. */
export const MEMBER_UID = 'member-1';

/** The key of a request in a live store. */
export const liveKey = <Kind extends LiveKind>(kind: Kind, args: LiveArgs<Kind>): string =>
  liveRequest(kind, args).key;

/** Puts data of one kind into a store, as a listener would. */
export const publish = <Kind extends LiveKind>(
  store: LiveStore,
  kind: Kind,
  args: LiveArgs<Kind>,
  data: LiveData<Kind>,
): void => {
  const request = liveRequest(kind, args);
  store.subscribe(request, () => {});
  store.publish(request.key, data);
};

/** A live store that already holds what a test needs; everything else stays loading. */
export const liveStoreWith = ({ own = {}, admin = {}, ...fixture }: LiveFixture): LiveStore => {
  const store = createLiveStore();
  if (fixture.catalogue !== undefined) {
    publish(store, 'catalogue', {}, fixture.catalogue);
    publish(store, 'scarceNights', {}, fixture.scarceNights ?? new Map());
  }
  for (const [id, resort] of Object.entries(fixture.resorts ?? {})) {
    publish(store, 'resort', { id }, resort);
  }
  for (const [id, month] of Object.entries(fixture.inventory ?? {})) {
    publish(store, 'inventory', { id }, month);
  }
  for (const [resortId, summary] of Object.entries(fixture.reviewSummaries ?? {})) {
    publish(store, 'reviewSummary', { resortId }, summary);
  }
  for (const [wanted, page] of fixture.reviewPages ?? []) publish(store, 'reviews', wanted, page);
  for (const [id, review] of Object.entries(fixture.reviews ?? {})) {
    publish(store, 'review', { id }, review);
  }
  for (const kind of OWN_KINDS) {
    const data = own[kind];
    if (data !== undefined) publish(store, kind, { uid: MEMBER_UID }, data);
  }
  for (const [range, rows] of fixture.ledger ?? []) {
    publish(store, 'ownLedger', { uid: MEMBER_UID, ...range }, rows);
  }
  for (const [resortId, queue] of Object.entries(fixture.waitlistQueues ?? {})) {
    publish(store, 'waitlistQueue', { uid: MEMBER_UID, resortId }, queue);
  }
  if (fixture.clubTotals !== undefined) publish(store, 'clubTotals', {}, fixture.clubTotals);
  if (fixture.clubOverview !== undefined) publish(store, 'clubOverview', {}, fixture.clubOverview);
  if (fixture.lastReconciliation !== undefined) {
    publish(store, 'lastReconciliation', {}, fixture.lastReconciliation);
  }
  for (const [wanted, page] of admin.bookings ?? []) publish(store, 'adminBookings', wanted, page);
  for (const [wanted, page] of admin.users ?? []) publish(store, 'adminUsers', wanted, page);
  for (const [wanted, page] of admin.audit ?? []) publish(store, 'audit', wanted, page);
  for (const [wanted, page] of admin.tickets ?? []) publish(store, 'adminTickets', wanted, page);
  for (const [number, ticket] of Object.entries(admin.ticket ?? {})) {
    publish(store, 'adminTicket', { number }, ticket);
  }
  for (const [wanted, page] of admin.mails ?? []) publish(store, 'adminMails', wanted, page);
  for (const [id, mail] of Object.entries(admin.mail ?? {})) {
    publish(store, 'adminMail', { id }, mail);
  }
  for (const [id, booking] of Object.entries(admin.booking ?? {})) {
    publish(store, 'adminBooking', { id }, booking);
  }
  for (const [uid, user] of Object.entries(admin.user ?? {})) {
    publish(store, 'adminUser', { uid }, user);
  }
  return store;
};
