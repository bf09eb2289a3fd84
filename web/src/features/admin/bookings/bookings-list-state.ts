import type { BookingStatus } from '@club/domain/booking/booking-state';
import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import type { VacationType } from '@club/domain/pricing/unit-type';
import { isVacationType } from '@club/domain/pricing/unit-type';
import { queryKey } from '@club/domain/search/prefix-keys';
import type { BookingSort, BookingsQuery, Cursor } from '../../../lib/admin-lists.ts';
import { BOOKING_SORTS } from '../../../lib/admin-lists.ts';

/** Longest search text that counts; the rest of a longer one is left out. */
export const MAX_SEARCH_LENGTH = 80;
/** Pages one can turn back through; further back leads 'First page'. */
const MAX_TRAIL = 25;

/** What the address says about the list: filters, order, and the beginnings of the pages so far. */
export type BookingsListState = {
  status: BookingStatus | null;
  vacationType: VacationType | null;
  /** As it was typed. */
  search: string;
  sort: BookingSort;
  /** Where each page since the first began; the last is the page shown. Empty on the first page. */
  trail: readonly Cursor[];
};

/** The filters and the order, without the page. */
export type BookingsFilter = Omit<BookingsListState, 'trail'>;

const PARAMS = {
  status: 'status',
  vacationType: 'type',
  search: 'q',
  sort: 'sort',
  after: 'after',
  booking: 'booking',
} as const;

/** The list as it is first opened. */
export const NO_FILTER: BookingsFilter = {
  status: null,
  vacationType: null,
  search: '',
  sort: 'newest',
};

const BOOKING_ID = /^[0-9a-f]{24}$/;
/** What no booking's id is: Firestore refuses such cursors and paths with an exception. */
const DOCUMENT_ID = /^[\w-]{1,64}$/;
const CURSOR_SEPARATOR = '~';

const cursorText = ([value, id]: Cursor): string => `${value}${CURSOR_SEPARATOR}${id}`;

const cursorOf = (text: string): Cursor | null => {
  const at = text.lastIndexOf(CURSOR_SEPARATOR);
  const id = text.slice(at + 1);
  return at < 0 || text.length > 200 || !DOCUMENT_ID.test(id) ? null : [text.slice(0, at), id];
};

/** The booking that a search text names by its id of 24 hex digits, or null. */
export const bookingIdIn = (text: string): string | null => {
  const id = text.trim().toLowerCase();
  return BOOKING_ID.test(id) ? id : null;
};

/** Reads the list's state from an address; what makes no sense counts as not said. */
export const listStateOf = (params: URLSearchParams): BookingsListState => {
  const type = params.get(PARAMS.vacationType);
  const cursors = params.getAll(PARAMS.after).map(cursorOf);
  return {
    status: VISIBLE_STATUSES.find((status) => status === params.get(PARAMS.status)) ?? null,
    vacationType: isVacationType(type) ? type : null,
    search: (params.get(PARAMS.search) ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: BOOKING_SORTS.find((sort) => sort === params.get(PARAMS.sort)) ?? NO_FILTER.sort,
    trail: cursors.every((cursor) => cursor !== null) ? cursors.slice(-MAX_TRAIL) : [],
  };
};

/** The id of the booking whose detail is open, or null. */
export const openBookingOf = (params: URLSearchParams): string | null => {
  const id = params.get(PARAMS.booking);
  return id !== null && DOCUMENT_ID.test(id) ? id : null;
};

const put = (params: URLSearchParams, name: string, value: string | null): void => {
  if (value === null || value === '') params.delete(name);
  else params.set(name, value);
};

/** The address with other filters, on their first page. */
export const withFilter = (params: URLSearchParams, filter: BookingsFilter): URLSearchParams => {
  const next = new URLSearchParams(params);
  put(next, PARAMS.status, filter.status);
  put(next, PARAMS.vacationType, filter.vacationType);
  put(next, PARAMS.search, filter.search.trim().slice(0, MAX_SEARCH_LENGTH));
  put(next, PARAMS.sort, filter.sort === NO_FILTER.sort ? null : filter.sort);
  next.delete(PARAMS.after);
  return next;
};

const withTrail = (params: URLSearchParams, trail: readonly Cursor[]): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete(PARAMS.after);
  for (const cursor of trail.slice(-MAX_TRAIL)) next.append(PARAMS.after, cursorText(cursor));
  return next;
};

/** The address of the page that begins at a cursor; null: the first page. */
export const withPageAfter = (params: URLSearchParams, cursor: Cursor | null): URLSearchParams =>
  withTrail(params, cursor === null ? [] : [...listStateOf(params).trail, cursor]);

/** The address of the page before. */
export const withPageBefore = (params: URLSearchParams): URLSearchParams =>
  withTrail(params, listStateOf(params).trail.slice(0, -1));

/** The address with the detail of a booking open, or with none open. */
export const withOpenBooking = (params: URLSearchParams, id: string | null): URLSearchParams => {
  const next = new URLSearchParams(params);
  put(next, PARAMS.booking, id);
  return next;
};

/** True when fewer than all bookings are asked for. */
export const isFiltered = ({ status, vacationType, search }: BookingsFilter): boolean =>
  status !== null || vacationType !== null || queryKey(search) !== null;

/** What to ask the database for. */
export const queryOf = (state: BookingsListState): BookingsQuery => ({
  status: state.status,
  vacationType: state.vacationType,
  key: queryKey(state.search),
  sort: state.sort,
  after: state.trail.at(-1) ?? null,
});
