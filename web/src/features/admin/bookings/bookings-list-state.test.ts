import { describe, expect, it } from 'vitest';
import type { Cursor } from '../../../lib/admin-lists.ts';
import {
  NO_FILTER,
  bookingIdIn,
  isFiltered,
  listStateOf,
  openBookingOf,
  queryOf,
  withFilter,
  withOpenBooking,
  withPageAfter,
  withPageBefore,
} from './bookings-list-state.ts';

const of = (query: string) => listStateOf(new URLSearchParams(query));
const at = (query: string): URLSearchParams => new URLSearchParams(query);
const ID = '0123456789abcdef01234567';
const FIRST: Cursor = ['2026-11-20T10:00:00.000Z', ID];
const SECOND: Cursor = ['2026-11-01T10:00:00.000Z', 'ffffffffffffffffffffffff'];

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
    'after=2026~a/b',
    'after=2026~',
    `after=${'9'.repeat(300)}~${ID}`,
  ])('is read as if it did not say %s', (query) => {
    expect(of(query)).toEqual({ ...NO_FILTER, trail: [] });
  });

  it('goes back to the first page when a filter changes', () => {
    const second = withPageAfter(at('status=confirmed'), FIRST);
    expect(listStateOf(second).trail).toEqual([FIRST]);
    expect(listStateOf(withFilter(second, NO_FILTER)).trail).toEqual([]);
  });

  it('turns pages forward and back', () => {
    const second = withPageAfter(at('q=berg'), FIRST);
    const third = withPageAfter(second, SECOND);
    expect(listStateOf(third)).toMatchObject({ search: 'berg', trail: [FIRST, SECOND] });
    expect(withPageBefore(third).toString()).toBe(second.toString());
    expect(withPageBefore(second).toString()).toBe('q=berg');
    expect(withPageAfter(third, null).toString()).toBe('q=berg');
  });

  it('does not grow with every page', () => {
    let params = at('');
    for (let page = 0; page < 200; page += 1) {
      params = withPageAfter(params, [`2026-01-01T00:00:00.${page}Z`, ID]);
    }
    expect(params.toString().length).toBeLessThan(2000);
    expect(listStateOf(params).trail.at(-1)).toEqual(['2026-01-01T00:00:00.199Z', ID]);
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
});

it.each([
  [` ${ID.toUpperCase()} `, ID],
  [ID.slice(1), null],
  [`${ID}0`, null],
  ['anna', null],
])('the text %j names the booking %j', (text, id) => {
  expect(bookingIdIn(text)).toBe(id);
});
