import { describe, expect, it } from 'vitest';
import type { Cursor } from '../../../lib/list-page.ts';
import { withPageAfter } from '../../../lib/cursor-trail.ts';
import {
  NO_FILTER,
  bookingIdIn,
  isFiltered,
  listStateOf,
  openBookingOf,
  queryOf,
  withFilter,
  withOpenBooking,
} from './bookings-list-state.ts';

const of = (query: string) => listStateOf(new URLSearchParams(query));
const at = (query: string): URLSearchParams => new URLSearchParams(query);
const ID = '0123456789abcdef01234567';
const FIRST: Cursor = ['2026-11-20T10:00:00.000Z', ID];

describe('the address of the list', () => {
  it('says nothing for all bookings, newest first', () => {
    expect(of('')).toEqual({ ...NO_FILTER, trail: [] });
    expect(withFilter(at(''), NO_FILTER).toString()).toBe('');
  });

  it('carries each filter and the order, there and back', () => {
    const filter = {
      status: 'cancelled',
      vacationType: 'lastCall',
      search: 'anna berg',
      sort: 'arrival',
    } as const;
    expect(listStateOf(withFilter(at(''), filter))).toEqual({ ...filter, trail: [] });
  });

  it.each([
    'status=held',
    'status=expired',
    'status=payment_failed',
    'status=nonsense',
    'type=cruise',
    'sort=random',
    'after=nothing',
  ])('is read as if it did not say %s', (query) => {
    expect(of(query)).toEqual({ ...NO_FILTER, trail: [] });
  });

  it('goes back to the first page when a filter changes', () => {
    const second = withPageAfter(at('status=confirmed'), FIRST);
    expect(listStateOf(second).trail).toEqual([FIRST]);
    expect(listStateOf(withFilter(second, NO_FILTER)).trail).toEqual([]);
  });

  it('carries the open booking beside the list', () => {
    const open = withOpenBooking(at('status=confirmed'), ID);
    expect(openBookingOf(open)).toBe(ID);
    expect(withOpenBooking(open, null).toString()).toBe('status=confirmed');
    expect(openBookingOf(at('booking=a%2Fb'))).toBeNull();
  });
});

describe('what is asked of the database', () => {
  it('is the page that the address shows', () => {
    const params = withPageAfter(at('status=confirmed&q=Anna%20B&type=rciPoints'), FIRST);
    expect(queryOf(listStateOf(params))).toEqual({
      status: 'confirmed',
      vacationType: 'rciPoints',
      key: 'anna b',
      sort: 'newest',
      after: FIRST,
    });
  });

  it('leaves out a search text that is too short to look for', () => {
    const state = of('q=a');
    expect(queryOf(state).key).toBeNull();
    expect(isFiltered(state)).toBe(false);
    expect(isFiltered(of('q=an'))).toBe(true);
  });

  it('is everything while the search names one booking, which is opened instead', () => {
    expect(queryOf(of(`q=${ID}`)).key).toBeNull();
    expect(isFiltered(of(`q=${ID}`))).toBe(false);
  });
});

it.each([
  [` ${ID.toUpperCase()} `, ID],
  [ID.slice(1), null],
  [`${ID}0`, null],
  ['anna', null],
])('the text %j names the booking %j', (text, id) => {
  expect(bookingIdIn(text)).toBe(id);
});
