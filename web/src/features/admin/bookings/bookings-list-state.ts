import type { BookingStatus } from '@club/domain/booking/booking-state';
import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import { IDS } from '@club/domain/ids';
import type { VacationType } from '@club/domain/pricing/unit-type';
import { isVacationType } from '@club/domain/pricing/unit-type';
import { queryKey } from '@club/domain/search/prefix-keys';
import type { BookingSort, BookingsQuery } from '../../../lib/admin-lists.ts';
import type { Cursor } from '../../../lib/list-page.ts';
import { BOOKING_SORTS } from '../../../lib/admin-lists.ts';
import { trailOf, withoutTrail } from '../../../lib/cursor-trail.ts';

/** Longest search text that counts; the rest of a longer one is left out. */
export const MAX_SEARCH_LENGTH = 80;

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
  booking: 'booking',
} as const;

/** The list as it is first opened. */
export const NO_FILTER: BookingsFilter = {
  status: null,
  vacationType: null,
  search: '',
  sort: 'newest',
};

/** The booking that a search text names by its id of 24 hex digits, or null. */
export const bookingIdIn = (text: string): string | null => {
  const id = text.trim().toLowerCase();
  return IDS.booking.is(id) ? id : null;
};

/** Reads the list's state from an address; what makes no sense counts as not said. */
export const listStateOf = (params: URLSearchParams): BookingsListState => {
  const type = params.get(PARAMS.vacationType);
  return {
    status: VISIBLE_STATUSES.find((status) => status === params.get(PARAMS.status)) ?? null,
    vacationType: isVacationType(type) ? type : null,
    search: (params.get(PARAMS.search) ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: BOOKING_SORTS.find((sort) => sort === params.get(PARAMS.sort)) ?? NO_FILTER.sort,
    trail: trailOf(params),
  };
};

/** The id of the booking whose detail is open, or null. */
export const openBookingOf = (params: URLSearchParams): string | null => {
  const id = params.get(PARAMS.booking);
  return IDS.booking.is(id) ? id : null;
};

const put = (params: URLSearchParams, name: string, value: string | null): void => {
  if (value === null || value === '') params.delete(name);
  else params.set(name, value);
};

/** The address with other filters, on their first page. */
export const withFilter = (
  params: URLSearchParams,
  change: Partial<BookingsFilter>,
): URLSearchParams => {
  const filter: BookingsFilter = { ...listStateOf(params), ...change };
  const next = withoutTrail(params);
  put(next, PARAMS.status, filter.status);
  put(next, PARAMS.vacationType, filter.vacationType);
  put(next, PARAMS.search, filter.search.trim().slice(0, MAX_SEARCH_LENGTH));
  put(next, PARAMS.sort, filter.sort === NO_FILTER.sort ? null : filter.sort);
  return next;
};

/** The address with the detail of a booking open, or with none open. */
export const withOpenBooking = (params: URLSearchParams, id: string | null): URLSearchParams => {
  const next = new URLSearchParams(params);
  put(next, PARAMS.booking, id);
  return next;
};

/** The key to look for; none for the id of a booking, which is opened instead. */
const keyOf = (search: string): string | null =>
  bookingIdIn(search) === null ? queryKey(search) : null;

/** True when fewer than all bookings are asked for. */
export const isFiltered = ({ status, vacationType, search }: BookingsFilter): boolean =>
  status !== null || vacationType !== null || keyOf(search) !== null;

/** What to ask the database for. */
export const queryOf = (state: BookingsListState): BookingsQuery => ({
  status: state.status,
  vacationType: state.vacationType,
  key: keyOf(state.search),
  sort: state.sort,
  after: state.trail.at(-1) ?? null,
});
