import { nightNumber, runsOf } from '@club/domain/availability/scarce-nights';
import { describe, expect, it } from 'vitest';
import { aCatalogueResort, manyCatalogueResorts } from '../../../testing/resort-builders.ts';
import {
  leavingThisWeek,
  newInClub,
  ROW_SIZE,
  timeLeftText,
  withAmenity,
  withinBalance,
} from './row-resorts.ts';

const TODAY = '2026-12-02';
const idsOf = (resorts: readonly { id: string }[]): string[] => resorts.map(({ id }) => id);
const nights = (first: string, count: number, left: number) =>
  runsOf(new Map(Array.from({ length: count }, (_, night) => [nightNumber(first) + night, left])));

describe('rows of resorts', () => {
  const resorts = [
    aCatalogueResort({ id: 'R1', rating: 7, reviewsAmount: 9, bedrooms: 'studio' }),
    aCatalogueResort({ id: 'R2', rating: 9, reviewsAmount: 90, amenities: ['Skiing'] }),
    aCatalogueResort({ id: 'R3', rating: 10, reviewsAmount: 3, bedrooms: '4 bedroom' }),
  ];

  it('have the best rated first', () => {
    expect(idsOf(withAmenity(resorts, 'Beach'))).toEqual(['R3', 'R1']);
    expect(idsOf(withAmenity(resorts, 'Skiing'))).toEqual(['R2']);
    expect(withAmenity(manyCatalogueResorts(40), 'Beach')).toHaveLength(ROW_SIZE);
  });

  it('know what a balance pays for', () => {
    expect(idsOf(withinBalance(resorts, 50_000, TODAY))).toEqual(['R2', 'R1']);
    expect(withinBalance(resorts, 1000, TODAY)).toEqual([]);
  });

  it('leave to the other rows what those show, where enough is left', () => {
    const many = manyCatalogueResorts(ROW_SIZE + 3);
    const first = withinBalance(many, 900_000, TODAY).slice(0, 3);
    const row = withinBalance(many, 900_000, TODAY, [first]);
    expect(row).toHaveLength(ROW_SIZE);
    expect(row.filter((resort) => first.includes(resort))).toEqual([]);
    expect(withinBalance(many, 900_000, TODAY, [many])).toHaveLength(ROW_SIZE);
  });

  it('have the newest first where it is about new ones, and none whose day is not known', () => {
    const joined = (id: string, joinedOn: string) => aCatalogueResort({ id, joinedOn });
    const newcomers = [joined('N1', '2026-08-30'), joined('N2', '2026-11-02')];
    expect(idsOf(newInClub([...resorts, ...newcomers]))).toEqual(['N2', 'N1']);
    expect(newInClub(resorts)).toEqual([]);
  });
});

describe('Last Call stays of a week', () => {
  const resorts = [
    aCatalogueResort({ id: 'R1', rating: 8 }),
    aCatalogueResort({ id: 'R2', rating: 9 }),
    aCatalogueResort({ id: 'R3', rating: 10 }),
    aCatalogueResort({ id: 'R4', bedrooms: '4 bedroom' }),
  ];
  const availability = new Map([
    ['R1', nights('2026-12-04', 1, 1)],
    ['R3', nights('2026-12-01', 20, 0)],
  ]);

  it('are what can be had, nearly sold out ones first', () => {
    const stays = leavingThisWeek(resorts, availability, TODAY);
    expect(stays.map(({ resort, stay }) => [resort.id, stay.from, stay.left])).toEqual([
      ['R1', TODAY, 1],
      ['R2', TODAY, null],
    ]);
  });

  it.each([
    ['2026-12-07', 10, '5 days left to book'],
    ['2026-12-03', 10, '1 day left to book'],
    [TODAY, 14, '10 hours left to book'],
    [TODAY, 23, '1 hour left to book'],
  ])('say what is left of the time to check in on %s at %i: %s', (checkIn, hour, text) => {
    expect(timeLeftText(checkIn, TODAY, new Date(2026, 11, 2, hour))).toBe(text);
  });

  it('do not count hours where the zone of the reader is not known', () => {
    expect(timeLeftText(TODAY, TODAY, null)).toBe('Less than a day left to book');
    expect(timeLeftText('2026-12-04', TODAY, null)).toBe('2 days left to book');
  });

  it('count the last hour as less than one', () => {
    expect(timeLeftText(TODAY, TODAY, new Date(2026, 11, 2, 23, 30))).toBe(
      'Less than an hour left to book',
    );
  });
});
