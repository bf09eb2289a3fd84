import { expect, it } from 'vitest';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import { resortGroups } from './resort-groups.ts';
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
      countries.map(({ country, resorts }) => [country, resorts.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ['Asia', 1, [['Japan', ['R3']]]],
    ['Elsewhere', 1, [['Elsewhere', ['R5']]]],
    ['Europe', 2, [['Spain', ['R2', 'R1']]]],
  ]);
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
