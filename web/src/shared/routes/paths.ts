import type { LocalDate } from '@club/domain/calendar/local-date';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { TicketTopic } from '@club/domain/support/ticket';

/** Every address of the site (rules 1.1). Written out nowhere else. */
export const PATHS = {
  home: '/',
  directoryAtHome: '/#resorts',
  lastCall: '/lastCallVacation',
  resort: '/singleResortPage/:id',
  login: '/login',
  registration: '/registration',
  forgotPassword: '/forgot-password',
  identityAction: '/identity-action',
  localMail: '/local-mail',
  profile: '/profile',
  secondStep: '/profile#second-step',
  units: '/single-available-unit',
  offer: '/available-booking',
  searchBar: '/search_bar_mobile',
  search: '/search',
  checkout: '/checkout',
  payment: '/payment',
  confirmation: '/payment-confirmation',
  dashboard: '/dashboard',
  dashboardOverview: '/dashboard/overview',
  dashboardBookings: '/dashboard/my-bookings',
  trip: '/dashboard/my-bookings/:bookingId',
  tripChange: '/dashboard/my-bookings/:bookingId/change',
  points: '/dashboard/points',
  receipts: '/dashboard/receipts',
  receipt: '/dashboard/receipts/:bookingId',
  dashboardWaitlist: '/dashboard/waitlist',
  waitlistNew: '/waitlist/new',
  adminPanel: '/admin-panel',
  adminOverview: '/admin-panel/admin-overview',
  adminBookings: '/admin-panel/users-bookings',
  adminUsers: '/admin-panel/user-control',
  adminAdmins: '/admin-panel/admin-control',
  adminResortForm: '/admin-panel/resort-input-form',
  adminResorts: '/admin-panel/resorts',
  adminAudit: '/admin-panel/audit-trail',
  adminSupport: '/admin-panel/support',
  adminMails: '/admin-panel/mails',
  notifications: '/notifications',
  favourites: '/myFavorites',
  sharedBoard: '/boards/:token',
  sharedStay: '/stays/:token',
  account: '/myAccount',
  accountData: '/myAccount/data',
  magazine: '/magazine',
  about: '/about',
  directory: '/directory',
  tv: '/tv',
  privacy: '/privacy',
  contact: '/contact',
  help: '/help',
} as const;

/** The query as '?a=b', without what is undefined; '' when nothing is left. */
const query = (entries: Record<string, string | undefined>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(entries)) {
    if (value !== undefined) params.set(key, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

/** A page of a list that begins at `path`. */
export const pagePath = (path: string, page: number): string =>
  `${path}${query({ page: page === 1 ? undefined : String(page) })}`;

/** The directory with the resorts of a place (rules 1.5). */
export const directoryPath = (location: string): string =>
  `${PATHS.home}${query({ location })}#resorts`;

/** A page of the directory by name (`FILTER_PARAMS.sort`, and 'match' as the directory names it). */
export const directoryByNamePath = (page: number): string =>
  `${PATHS.home}${query({ sort: 'name', match: page === 1 ? undefined : String(page) })}#resorts`;

/** What is looked for at a resort: the tab, the stay and the party. */
export type ResortParams = Omit<StayParams, 'resort'> & {
  tab?: string | undefined;
  /** People who need a bed. */
  sleeps?: string | undefined;
};

/** The page of a resort, opened on what is looked for. */
export const resortPath = (id: string, wanted: ResortParams = {}): string =>
  `/singleResortPage/${encodeURIComponent(id)}${query(wanted)}`;

/** The form of an existing resort. */
export const resortFormPath = (id: string): string =>
  `${PATHS.adminResortForm}${query({ resort: id })}`;

/** The list of all bookings with the detail of one of them open. */
export const bookingDetailPath = (id: string): string =>
  `${PATHS.adminBookings}${query({ booking: id })}`;

/** The list of all bookings, searched for a name, an email address or a resort. */
export const bookingSearchPath = (text: string): string =>
  `${PATHS.adminBookings}${query({ q: text })}`;

/** User control, searched for a name or an email address. */
export const userSearchPath = (text: string): string => `${PATHS.adminUsers}${query({ q: text })}`;

/** The support tickets with the detail of one of them open. */
export const ticketPath = (number: string): string =>
  `${PATHS.adminSupport}${query({ ticket: number })}`;

/** The mails of the club with the detail of one of them open. */
export const mailPath = (id: string): string => `${PATHS.adminMails}${query({ mail: id })}`;

/** The answer to a question on the help page. */
export const helpPath = (anchor: string): string => `${PATHS.help}#${anchor}`;

/** The contact form, filled with what is known already. */
export const contactPath = (known: { topic?: TicketTopic; booking?: string } = {}): string =>
  `${PATHS.contact}${query(known)}`;

/** The audit trail of one user, resort, booking, ticket or mail, by its id. */
export const auditTrailPath = (subject: string): string =>
  `${PATHS.adminAudit}${query({ subject })}`;

/** The forgotten-password page, filled with the address that was typed already. */
export const forgotPasswordPath = (email: string): string =>
  `${PATHS.forgotPassword}${query({ email: email === '' ? undefined : email })}`;

/** The local replacement for the mailbox, with the mails to one address only. */
export const localMailPath = (to: string): string => `${PATHS.localMail}${query({ to })}`;

/** The chosen parts of a stay that the booking screens need; survives reload and sharing. */
export type StayParams = {
  resort?: string | undefined;
  type?: VacationType | undefined;
  unit?: UnitType | undefined;
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
};

/** The address of a booking screen with the chosen parts in its query. */
export const stayPath = (
  screen: 'units' | 'offer' | 'checkout' | 'payment' | 'confirmation',
  stay: StayParams,
  more: Record<string, string | undefined> = {},
): string => `${PATHS[screen]}${query({ ...stay, ...more })}`;

/** Where to join the waitlist: for a stay, its window and number of nights. */
export const waitlistPath = (stay: StayParams, nights?: number): string =>
  `${PATHS.waitlistNew}${query({ ...stay, nights: nights?.toString() })}`;

/** The directory with the filter 'within my balance' (`FILTER_PARAMS.balance`). */
export const affordablePath = (): string => `${PATHS.home}${query({ balance: '1' })}#resorts`;

/** A board of the favourites; without an id the first one. */
export const boardPath = (boardId?: string): string =>
  `${PATHS.favourites}${query({ board: boardId })}`;

/** The read-only page of a board that was shared. */
export const sharedBoardPath = (token: string): string => `/boards/${encodeURIComponent(token)}`;

/** The read-only page of a stay that was shared. */
export const sharedStayPath = (token: string): string => `/stays/${encodeURIComponent(token)}`;

/** The page of a booked stay. */
export const tripPath = (bookingId: string): string =>
  `${PATHS.dashboardBookings}/${encodeURIComponent(bookingId)}`;

/** Where a booked stay is changed to other dates or another unit. */
export const tripChangePath = (bookingId: string): string => `${tripPath(bookingId)}/change`;

/** The receipt of a stay, a page of paper. */
export const receiptPath = (bookingId: string): string => `${PATHS.receipts}/${bookingId}`;

/** The login page, coming back to `from` (a path with its query) afterwards. */
export const loginPath = (from?: string): string =>
  `${PATHS.login}${query({ from: from === PATHS.home ? undefined : from })}`;

/** The registration page, coming back to `from` afterwards. */
export const registrationPath = (from?: string): string =>
  `${PATHS.registration}${query({ from: from === PATHS.home ? undefined : from })}`;

const KNOWN_PATHS: ReadonlySet<string> = new Set(
  Object.values(PATHS).map((path) => path.replace(/#.*$/, '')),
);
const RESORT_PATH = /^\/singleResortPage\/[^/]+$/;
const SHARED_PATH = /^\/(boards|stays)\/[^/]+$/;
const TRIP_PATH = /^\/dashboard\/my-bookings\/[^/]+(\/change)?$/;

/** True for the path of a page that exists, without query. */
export const isKnownPath = (pathname: string): boolean =>
  KNOWN_PATHS.has(pathname) ||
  RESORT_PATH.test(pathname) ||
  SHARED_PATH.test(pathname) ||
  TRIP_PATH.test(pathname);

/** Pages that are of no use right after signing in. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  PATHS.login,
  PATHS.registration,
  PATHS.forgotPassword,
  PATHS.identityAction,
]);

/** Characters that browsers drop or turn into a slash when they read an address. */
const UNSAFE_CHARACTER = /[\p{Cc}\\]/u;

/**
 * Where to go after signing in: `text` when it is a page of this site, else the home page. Rejects
 * anything that a browser could read as another origin ('//x', '/\x', control characters), unknown
 * pages, and the sign-in pages themselves.
 */
export const safeReturnPath = (text: string | null | undefined): string => {
  if (typeof text !== 'string' || text.length > 2000) return PATHS.home;
  if (!text.startsWith('/') || text.startsWith('//')) return PATHS.home;
  if (UNSAFE_CHARACTER.test(text)) return PATHS.home;
  const pathname = text.replace(/[?#].*$/s, '');
  if (SIGN_IN_PATHS.has(pathname)) return PATHS.home;
  return isKnownPath(pathname) ? text : PATHS.home;
};

/** The full path of a location, which a guard passes to the login page. */
export const fullPath = (location: { pathname: string; search: string; hash: string }): string =>
  `${location.pathname}${location.search}${location.hash}`;
