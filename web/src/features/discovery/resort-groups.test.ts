import { expect, it } from 'vitest';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import { pagesOfLetters, resortGroups, resortLetters } from './resort-groups.ts';
import { todaysChannel } from './todays-channel.ts';

it('groups open resorts A–Z by region, country and name without its nights', () => {
  const groups = resortGroups([
    aCatalogueResort({ id: 'R1', region: 'Europe', country: 'Spain', placeName: 'Zafra 3 Nights' }),
    aCatalogueResort({ id: 'R2', region: 'Europe', country: 'Spain', placeName: 'Alba' }),
    aCatalogueResort({ id: 'R3', region: 'Asia', country: 'Japan' }),
    aCatalogueResort({ id: 'R4', region: 'Asia', country: 'Japan', available: false }),
    aCatalogueResort({ id: 'R5', region: '', country: '' }),
  ]);
  expect(
    groups.map(({ region, count, countries }) => [
      region,
      count,
      countries.map(({ title, resorts }) => [title, resorts.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ['Asia', 1, [['Japan', ['R3']]]],
    ['Elsewhere', 1, [['Elsewhere', ['R5']]]],
    ['Europe', 2, [['Spain', ['R2', 'R1']]]],
  ]);
});

it('groups open resorts by their first letter, with or without its accent', () => {
  const named = (id: string, placeName: string, available = true) =>
    aCatalogueResort({ id, placeName, available });
  const letters = resortLetters([
    named('R1', 'Étoile Bay'),
    named('R2', 'Elm Lodge 7 Nights'),
    named('R3', '9 Palms'),
    named('R4', 'elder House'),
    named('R5', 'Zafra', false),
    named('R6', 'Ørsted Quay'),
  ]);
  expect(letters.map(({ title, resorts }) => [title, resorts.map(({ id }) => id)])).toEqual([
    ['#', ['R3']],
    ['E', ['R4', 'R2', 'R1']],
    ['Ø', ['R6']],
  ]);
});

it('knows on which page of the directory by name a letter begins', () => {
  const names = [
    ...Array.from({ length: 14 }, (_, at) => `Alba ${at}`),
    'Zafra',
    'Étoile Bay',
    'Elm Lodge',
    'Bay',
  ];
  const resorts = [
    aCatalogueResort({ id: 'R0', placeName: 'Aa', available: false }),
    ...names.map((placeName, at) => aCatalogueResort({ id: `R${at + 1}`, placeName })),
  ];
  expect(Object.fromEntries(pagesOfLetters(resorts))).toEqual({ A: 1, B: 1, E: 2, Z: 2 });
});

it('shows other places on TV every day, the same ones all day', () => {
  const resorts = Array.from({ length: 100 }, (_, index) =>
    aCatalogueResort({ id: `R${index}`, image: `/art/R${index}-1.svg` }),
  );
  const ids = (today: string): string[] => todaysChannel(resorts, today).map(({ id }) => id);
  expect(ids('2026-12-02')).toEqual(ids('2026-12-02'));
  expect(ids('2026-12-02')).toHaveLength(12);
  expect(ids('2026-12-02')).not.toEqual(ids('2026-12-03'));
  expect(todaysChannel([], '2026-12-02')).toEqual([]);
});

it('shows no place on TV twice a day, however many there are', () => {
  for (const count of [1, 5, 12, 37, 74, 222, 240]) {
    const resorts = Array.from({ length: count }, (_, index) =>
      aCatalogueResort({ id: `R${index}`, image: `/art/R${index}-1.svg` }),
    );
    const ids = todaysChannel(resorts, '2026-12-02').map(({ id }) => id);
    expect(new Set(ids).size).toBe(Math.min(12, count));
  }
});
