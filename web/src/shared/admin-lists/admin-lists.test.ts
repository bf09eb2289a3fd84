import type { Cursor } from '@club/domain/reading/query-plan';
import { describe, expect, it } from 'vitest';
import type { AdminList } from './admin-list.ts';
import { AUDIT_LIST, BOOKINGS_LIST, TICKETS_LIST, USERS_LIST, bookingIdIn } from './admin-lists.ts';
import { withPageAfter } from '../../kernel/routing/cursor-trail.ts';

const at = (query = ''): URLSearchParams => new URLSearchParams(query);
const ID = '0123456789abcdef01234567';
const FIRST: Cursor = ['2026-11-20T10:00:00.000Z', ID];
const LONG = 'a'.repeat(200);

/** Reads and writes addresses of a list, whatever its filters are called. */
const addressOf = <Row, Filter extends string, Sort extends string>(
  list: AdminList<Row, Filter, Sort>,
) => ({
  collection: list.collection,
  everything: list.everything,
  queryAt: (query: URLSearchParams) => list.queryOf(list.stateOf(query)),
  trail: (query: URLSearchParams) => list.stateOf(query).trail,
  reset: list.reset,
  firstPage: (query: URLSearchParams) => list.withChange(query, {}).toString(),
});

describe.each([
  {
    list: addressOf(BOOKINGS_LIST),
    full: 'status=cancelled&type=lastCall&q=anna+berg&from=2026-12-01&until=2026-12-31&sort=arrival',
    filters: {
      status: 'cancelled',
      vacationType: 'lastCall',
      search: 'anna berg',
      from: '2026-12-01',
      until: '2026-12-31',
    },
    sort: 'arrival',
    rubbish: [
      ...['held', 'expired', 'nonsense'].map((status) => `status=${status}`),
      'type=cruise',
      'from=2027-02-30&until=soon',
    ],
  },
  {
    list: addressOf(USERS_LIST),
    full: 'role=admin&q=Anna+B&sort=name',
    filters: { role: 'admin', search: 'anna b' },
    sort: 'name',
    rubbish: ['role=owner&sort=age&after=x'],
  },
  {
    list: addressOf(AUDIT_LIST),
    full: 'action=make-admin&subject=uid-1',
    filters: { action: 'make-admin', subject: 'uid-1' },
    sort: 'newest',
    rubbish: ['action=fly', 'subject=a%2Fb', `subject=${LONG}`, 'subject='],
  },
  {
    list: addressOf(TICKETS_LIST),
    full: 'state=open&topic=points',
    filters: { state: 'open', topic: 'points' },
    sort: 'newest',
    rubbish: ['state=gone&topic=__proto__'],
  },
])('the address of $list.collection', ({ list, full, filters, sort, rubbish }) => {
  it('is empty for all rows in the first order', () => {
    expect(list.queryAt(at())).toEqual({ filters: {}, sort: 'newest', after: null });
    expect(list.firstPage(at())).toBe('');
    expect(list.reset(at(`${full}&view=map`)).toString()).toBe('view=map');
  });

  it('carries each filter, the order and the page', () => {
    expect(list.queryAt(withPageAfter(at(full), FIRST))).toEqual({
      filters,
      sort,
      after: FIRST,
    });
  });

  it.each([...rubbish, 'sort=random', 'after=nothing', 'q=a'])(
    'drops what makes no sense: %s',
    (query) => {
      expect(list.queryAt(at(query))).toEqual(list.everything);
    },
  );

  it('goes back to the first page with every change, and keeps the other filters', () => {
    const second = withPageAfter(at(full), FIRST);
    expect(list.trail(second)).toEqual([FIRST]);
    expect(list.firstPage(second)).toBe(full);
  });
});

describe('a search in an admin list', () => {
  it('is cut to a reasonable length', () => {
    expect(USERS_LIST.stateOf(at(`q=${LONG}`)).chosen.search).toHaveLength(80);
    expect(USERS_LIST.withChange(at(), { search: `  ${LONG}` }).get('q')).toHaveLength(80);
  });

  it('does not search while the text names one booking, which is opened instead', () => {
    const state = BOOKINGS_LIST.stateOf(at(`q=${ID}`));
    expect(state.chosen.search).toBe(ID);
    expect(BOOKINGS_LIST.queryOf(state)).toEqual(BOOKINGS_LIST.everything);
  });

  it.each([
    [` ${ID.toUpperCase()} `, ID],
    [ID.slice(1), null],
    [`${ID}0`, null],
    ['anna', null],
  ])('%j names the booking %j', (text, id) => {
    expect(bookingIdIn(text)).toBe(id);
  });
});

it('changes only what is passed', () => {
  const admins = USERS_LIST.withChange(at('q=anna&after=x~y'), { role: 'admin', sort: 'name' });
  expect(admins.toString()).toBe('role=admin&q=anna&sort=name');
  expect(USERS_LIST.withChange(admins, { role: '', search: 'berg' }).toString()).toBe(
    'q=berg&sort=name',
  );
});

describe('the query', () => {
  it.each(['TW-7F3K9Q', 'tw 7f3 k9q', '7F3K9Q', ' tw7f3k9q '])(
    'looks for the booking number of %j',
    (search) => {
      const { filters } = BOOKINGS_LIST.plan(
        BOOKINGS_LIST.queryOf(BOOKINGS_LIST.stateOf(at(`q=${encodeURIComponent(search)}`))),
      );
      expect(filters).toContainEqual({ field: 'keys', op: 'array-contains', value: 'tw-7f3k9q' });
    },
  );

  it('finds the bookings that people see, unless one status is chosen', () => {
    expect(BOOKINGS_LIST.plan(BOOKINGS_LIST.everything)).toEqual({
      collection: 'bookings',
      filters: [{ field: 'status', op: 'in', value: ['confirmed', 'completed', 'cancelled'] }],
      order: { field: 'bookingDate', direction: 'desc' },
      after: null,
    });
  });

  it('has the days of what it is sorted by, the last one with all its hours', () => {
    const filtersAt = (query: string) =>
      BOOKINGS_LIST.plan(BOOKINGS_LIST.queryOf(BOOKINGS_LIST.stateOf(at(query)))).filters;
    expect(filtersAt('status=payment_failed&from=2026-12-01&until=2026-12-31')).toEqual([
      { field: 'status', op: '==', value: 'payment_failed' },
      { field: 'bookingDate', op: '>=', value: '2026-12-01' },
      { field: 'bookingDate', op: '<', value: '2027-01-01' },
    ]);
    expect(filtersAt('from=2026-12-02&until=2026-12-02&sort=arrival').slice(1)).toEqual([
      { field: 'startDate', op: '>=', value: '2026-12-02' },
      { field: 'startDate', op: '<', value: '2026-12-03' },
    ]);
  });

  it('contains the stored form of each filter', () => {
    const plan = USERS_LIST.plan({
      filters: { role: 'user', search: 'be' },
      sort: 'name',
      after: FIRST,
    });
    expect(plan).toEqual({
      collection: 'users',
      filters: [
        { field: 'isAdmin', op: '==', value: false },
        { field: 'keys', op: 'array-contains', value: 'be' },
      ],
      order: { field: 'name', direction: 'asc' },
      after: FIRST,
    });
  });
});
