import { describe, expect, it } from 'vitest';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex } from './resort-index.ts';
import { understandQuery } from './understood-query.ts';

const TODAY = '2026-11-23';
const index = buildResortIndex([anIndexedResort({ placeName: 'Dune' })]);
const partsOf = (query: string, today = TODAY) =>
  understandQuery(index, query, today)?.phrases.flatMap(({ parts }) => parts) ?? [];

describe('how many sleep', () => {
  it.each<readonly [string, number]>([
    ...[
      'one person',
      'two persons',
      'three pax',
      'four guests',
      'five adults',
      'six travelers',
      'seven travellers',
      'eight friends',
      'nine of us',
      'ten people',
      'eleven people',
      'twelve people',
    ].map((query, at) => [query, at + 1] as const),
    ['1 guest', 1],
    ['1 adult', 1],
    ['1 traveler', 1],
    ['1 traveller', 1],
    ['sleeps 4', 4],
    ['sleeps 4 people', 4],
    ['sleeping 4', 4],
    ['with 3 friends', 3],
    ['for 3 friends', 3],
    ['family of 4', 4],
    ['a family of 4', 4],
    ['for family of 4', 4],
    ['for a party of 6', 6],
    ['party of six', 6],
    ['group of 8', 8],
    ['a couple', 2],
    ['couple', 2],
    ['couples', 2],
    ['for couples', 2],
    ['for the couple', 2],
    ['for 16', 16],
    ['for 17', 16],
  ])('“%s”: %i', (query, sleeps) => {
    expect(partsOf(query)).toEqual([{ kind: 'sleeps', sleeps }]);
  });

  it.each([
    'for 0',
    'zero guests',
    'for 100',
    '4',
    'four',
    'with 3',
    '4 peoples',
    'the family of',
    'a couple of days in the dune',
  ])('“%s” does not say', (query) => {
    expect(partsOf(query).filter(({ kind }) => kind === 'sleeps')).toEqual([]);
  });
});

describe('which unit', () => {
  it.each([
    ['studio', 'studio'],
    ['a studio', 'studio'],
    ['studios', 'studio'],
    ['1 bedroom', '1 bedroom'],
    ['one bedroom', '1 bedroom'],
    ['a one bedroom', '1 bedroom'],
    ['2 bed rooms', '2 bedroom'],
    ['2 bed', '2 bedroom'],
    ['two beds', '2 bedroom'],
    ['2br', '2 bedroom'],
    ['3 br', '3 bedroom'],
    ['3-bedroom', '3 bedroom'],
  ])('“%s”: %s', (query, unit) => {
    expect(partsOf(query)).toEqual([{ kind: 'unit', unit }]);
  });

  it.each(['bedroom', '0 bedrooms', '12 bedrooms', '2 brs', 'studioss'])(
    '“%s” is none',
    (query) => {
      expect(partsOf(query)).toEqual([]);
    },
  );
});

describe('a crown, and how to pay', () => {
  it.each([
    ...['gold crown', 'RCI Gold Crown', 'luxury', 'luxurious', 'five star', '5-star'].map(
      (query) => [query, { kind: 'crown', crown: 'RCI Gold Crown' }] as const,
    ),
    ...['silver crown', 'RCI Silver Crown'].map(
      (query) => [query, { kind: 'crown', crown: 'RCI Silver Crown' }] as const,
    ),
    ...['last call', 'by card', 'with card', 'by credit card', 'with credit card'].map(
      (query) => [query, { kind: 'vacationType', vacationType: 'lastCall' }] as const,
    ),
  ])('“%s”', (query, part) => {
    expect(partsOf(query)).toEqual([part]);
  });

  it.each(['crown', 'gold', 'star', 'four star', 'card', 'bronze crown', 'last'])(
    '“%s” asks for neither',
    (query) => {
      expect(partsOf(query)).toEqual([]);
    },
  );
});

describe('the most it may cost', () => {
  const CARD = { kind: 'vacationType', vacationType: 'lastCall' };
  const cash = (dollars: number) => [
    CARD,
    { kind: 'ceiling', ceiling: { in: 'cash', most: dollars * 100 } },
  ];
  const points = (most: number) => [{ kind: 'ceiling', ceiling: { in: 'points', most } }];

  it.each([
    ['under 400', cash(400)],
    ['below 400', cash(400)],
    ['up to $400', cash(400)],
    ['less than 400 dollars', cash(400)],
    ['at most 400 usd', cash(400)],
    ['max 400', cash(400)],
    ['within 400', cash(400)],
    ['under $2,000', cash(2000)],
    ['under 3000 dollars', cash(3000)],
    ['under 1999', cash(1999)],
    ['under 2000', points(2000)],
    ['under 400 points', points(400)],
    ['under 1 point', points(1)],
    ['under 400 pts', points(400)],
    ['under 50k points', points(50_000)],
    ['under 50 k', points(50_000)],
    ['under 1,234,567', points(1_234_567)],
  ])('“%s”', (query, parts) => {
    expect(partsOf(query)).toEqual(parts);
  });

  it.each(['400 points', 'under', 'over 400', 'k'])('“%s” says none', (query) => {
    expect(partsOf(query)).toEqual([]);
  });
});

describe('when', () => {
  const month = (text: string): object => ({ flex: 'month', month: text });

  it.each<readonly [string, object]>([
    ['in january', month('2027-01')],
    ['in february', month('2027-02')],
    ['in march', month('2027-03')],
    ['in april', month('2027-04')],
    ['in may', month('2027-05')],
    ['in june', month('2027-06')],
    ['in july', month('2027-07')],
    ['in august', month('2027-08')],
    ['in september', month('2027-09')],
    ['in october', month('2027-10')],
    ['in november', month('2026-11')],
    ['in december', month('2026-12')],
    ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct'].map(
      (name, at) => [`in ${name}`, month(`2027-${String(at + 1).padStart(2, '0')}`)] as const,
    ),
    ['in nov', month('2026-11')],
    ['in dec', month('2026-12')],
    ['in sept', month('2027-09')],
    ['january', month('2027-01')],
    ['march 2027', month('2027-03')],
    ['jan 2027', month('2027-01')],
    ['november 2027', month('2027-11')],
    ['next june', month('2027-06')],
    ['this december', month('2026-12')],
    ['during june', month('2027-06')],
    ['for june', month('2027-06')],
    ['the week of july', { flex: 'week', month: '2027-07' }],
    ['one week in july', { flex: 'week', month: '2027-07' }],
    ['week in july 2027', { flex: 'week', month: '2027-07' }],
    ['a weekend during july', { flex: 'weekend', month: '2027-07' }],
    ['weekend next july', { flex: 'weekend', month: '2027-07' }],
    ['5 nights in july', month('2027-07')],
    ['one night in july', month('2027-07')],
    ['this weekend', { from: '2026-11-27', to: '2026-11-29' }],
    ['for this weekend', { from: '2026-11-27', to: '2026-11-29' }],
    ['over next weekend', { from: '2026-12-04', to: '2026-12-06' }],
    ['this month', month('2026-11')],
    ['in this month', month('2026-11')],
    ['next month', month('2026-12')],
    ['christmas', { flex: 'near', from: '2026-12-23', to: '2026-12-29' }],
    ['at christmas', { flex: 'near', from: '2026-12-23', to: '2026-12-29' }],
    ...['new year', 'the new year', 'new years day', 'on new year’s eve', 'new year eve'].map(
      (query) => [query, { flex: 'near', from: '2026-12-29', to: '2027-01-04' }] as const,
    ),
  ])('“%s”', (query, dates) => {
    expect(partsOf(query)).toEqual([{ kind: 'dates', dates }]);
  });

  it.each(['may', 'mar', 'sept', 'jan', 'in 2027', 'weekend', 'week', 'month', 'new', 'days'])(
    '“%s” says no days',
    (query) => {
      expect(partsOf(query)).toEqual([]);
    },
  );
});

describe('what is said beside other words', () => {
  it.each([
    ['dune couple', 1],
    ['dune luxury', 1],
    ['rci gold crown silver crown', 2],
    ['dune last call', 1],
    ['silver crown dune', 1],
    ['dune over christmas', 1],
    ['under 400 2 bedroom', 2],
    ['under 1 000 points', 1],
    ['dune new year', 1],
    ['big dune next month', 1],
  ])('“%s” leaves them to the search', (query, phrases) => {
    const understood = understandQuery(index, query, TODAY);
    expect(understood?.phrases).toHaveLength(phrases);
    expect(understood?.text).toBe(query.includes('dune') ? 'dune' : '');
    expect(understood?.missed).toEqual(query.startsWith('big') ? ['big'] : []);
  });
});

describe('how long', () => {
  it.each([
    '3 nights',
    'for two weeks',
    '1 night',
    'for 10 days',
    '1 week',
    '1 day',
    'a few nights',
    'for a couple of weeks',
    'couple days',
  ])('“%s” is for no number of people, and is not searched for', (query) => {
    const understood = understandQuery(index, `${query} in the dune`, TODAY);
    expect(understood?.phrases).toEqual([]);
    expect(understood?.missed).toEqual([]);
  });
});

describe('a misspelled word of these', () => {
  it.each([
    ['for 4 adlts', 'for 4 adults'],
    ['a 2 bedrom', 'a 2 bedroom'],
    ['3 bedroms for 2', '3 bedrooms for 2'],
    ['for chrismas', 'for christmas'],
    ['for a cuple', 'for a couple'],
    ['under 400 dolars', 'under 400 dollars'],
    ['for 2 gests', 'for 2 guests'],
    ['luxry for 2', 'luxury for 2'],
    ['for 4 peple', 'for 4 people'],
    ['under 400 poins', 'under 400 points'],
    ['studo for 2', 'studio for 2'],
    ['in januray', 'in january'],
    ['in febuary', 'in february'],
    ['in agust', 'in august'],
    ['in setember', 'in september'],
    ['in octber', 'in october'],
    ['in novmber', 'in november'],
    ['in decmber', 'in december'],
  ])('“%s” is “%s”', (query, corrected) => {
    expect(understandQuery(index, query, TODAY)?.corrected).toBe(corrected);
  });
});
