import { NO_FILTER, type ResortFilter } from '@club/domain/directory/resort-filter';
import { expect, it } from 'vitest';
import { catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import { aStoredResort } from '@club/domain/testing/stored-resorts';
import { resortsToWaitFor, searchDraftOf } from './search-draft.ts';

const TODAY = '2026-12-01';
const draft = (some: Partial<ResortFilter>) => searchDraftOf({ ...NO_FILTER, ...some }, TODAY);

it('waits for the chosen days, unit and price', () => {
  expect(
    draft({
      dates: { from: '2027-01-04', to: '2027-01-09' },
      units: ['2 bedroom'],
      ceiling: { in: 'points', most: 60_000 },
    }),
  ).toEqual({
    from: '2027-01-04',
    to: '2027-01-09',
    nights: 5,
    unitType: '2 bedroom',
    vacationType: 'rciPoints',
    ceiling: 60_000,
    region: null,
  });
});

it('waits for all that flexible days allow, or for the next months', () => {
  expect(draft({ dates: { flex: 'near', from: '2027-01-04', to: '2027-01-09' } })).toMatchObject({
    from: '2027-01-01',
    to: '2027-01-12',
    nights: 5,
  });
  expect(draft({ dates: { flex: 'week', month: '2027-02' } })).toMatchObject({
    from: '2027-02-01',
    to: '2027-03-07',
    nights: 7,
  });
  expect(draft({})).toMatchObject({ from: TODAY, to: '2027-03-03', nights: 6 });
});

it('takes no price in the other currency, and no unit that is not sold', () => {
  const lastCall = draft({
    vacationType: 'lastCall',
    units: ['4 bedroom'],
    ceiling: { in: 'points', most: 60_000 },
  });
  expect(lastCall).not.toHaveProperty('ceiling');
  expect(lastCall.unitType).toBe('1 bedroom');
});

it('waits in a region where the list says no more of the place', () => {
  expect(draft({ regions: ['Alps'] }).region).toBe('Alps');
  expect(draft({ regions: ['Alps', 'Caribbean'] }).region).toBeNull();
  expect(draft({ regions: ['Alps'], amenities: ['Spa'] }).region).toBeNull();
});

it('has the resorts of the list whatever is free, the best rated where there are many', () => {
  const row = (id: string, rating: number, available = true) =>
    catalogueRow(id, aStoredResort({ resort_ID: id, rating, available, available_amount: 0 }));
  const rows = [row('A', 7), row('B', 9), row('C', 10, false), row('D', 8)];
  const filter = {
    ...NO_FILTER,
    dates: { from: '2027-01-04', to: '2027-01-09' },
    ceiling: { in: 'points', most: 1 } as const,
  };
  const found = resortsToWaitFor(rows, filter, TODAY);
  expect(found.resorts.map(({ id }) => id)).toEqual(['B', 'D', 'A']);
  const many = Array.from({ length: 60 }, (_, at) => row(`R${at}`, 8));
  expect(resortsToWaitFor(many, filter, TODAY)).toMatchObject({ total: 60 });
  expect(resortsToWaitFor(many, filter, TODAY).resorts).toHaveLength(50);
});
