import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { describe, expect, it } from 'vitest';
import { aCatalogueResort } from '../../../testing/resort-builders.ts';
import { listPath } from '../../../shared/filter/list-path.ts';
import { firstGroups, linksWith } from './where-groups.ts';
import { ANYWHERE, textSearchPath, whereText } from './where.ts';

const resorts = [
  aCatalogueResort({ id: 'R1', location: 'Oslo, Norway', region: 'Northern Europe', lat: 60 }),
  aCatalogueResort({ id: 'R2', location: 'Negril, Jamaica', region: 'Caribbean', lat: 18 }),
  aCatalogueResort({ id: 'R3', location: 'Bergen, Norway', region: 'Northern Europe', lat: 60 }),
];
const stay = { ...NO_FILTER, sleeps: 4, vacationType: 'lastCall' } as const;
const optionsOf = (groups: ReturnType<typeof firstGroups>) =>
  groups.flatMap(({ options }) => options);

describe('before anything is typed', () => {
  const nearReader = {
    key: 'place Norway',
    kind: 'place',
    label: 'Norway',
    to: '',
    filter: { ...NO_FILTER, location: 'Norway' },
  } as const;
  const groups = firstGroups(['norway', 'R1', 'a', 'b'], [nearReader], resorts, stay);

  it('offers recent searches, what is near, warm places, and the parts of the world with most resorts first', () => {
    expect(
      groups.map(({ title, options }) => [
        title,
        options.map(({ label, detail }) => `${label}${detail === undefined ? '' : `, ${detail}`}`),
      ]),
    ).toEqual([
      ['Recent searches', ['norway', 'R1', 'a']],
      ['Near you', ['Norway']],
      [
        'Parts of the world',
        ['Anywhere warm, 1 resort', 'Northern Europe, 2 resorts', 'Caribbean, 1 resort'],
      ],
    ]);
  });

  it('takes a recent search as a place where it is one, and else searches again', () => {
    const [place, code] = optionsOf(groups);
    expect(place?.where).toEqual({ ...ANYWHERE, location: 'norway' });
    expect(code?.where).toBeNull();
    expect(code?.to).toBe('/search?q=R1&sleeps=4&type=lastCall');
  });

  it('names what is chosen', () => {
    const said = optionsOf(groups).map(({ where }) => where && whereText({ ...stay, ...where }));
    expect(said).toEqual([
      'norway',
      null,
      'a',
      'Norway',
      'Anywhere warm',
      'Northern Europe',
      'Caribbean',
    ]);
    expect(whereText(stay)).toBe('');
    const area = { south: 0, west: 0, north: 10, east: 10 };
    expect(whereText({ ...stay, area, amenities: ['Golf'] })).toBe('Map area');
    expect(whereText({ ...stay, amenities: ['Golf'] })).toBe('Golf');
  });
});

it('takes the stay along to the resorts that are suggested', () => {
  expect(linksWith(stay).toResort('R1')).toBe('/singleResortPage/R1?type=lastCall&sleeps=4');
});

it('leads to the directory with the filter, or to a search for a name', () => {
  expect(listPath(NO_FILTER)).toBe('/#resorts');
  expect(listPath({ ...stay, regions: ['Caribbean'] })).toBe(
    '/?sleeps=4&region=Caribbean&type=lastCall#resorts',
  );
  expect(textSearchPath('Motu', { ...stay, location: 'Motu' })).toBe(
    '/search?q=Motu&sleeps=4&type=lastCall',
  );
});
