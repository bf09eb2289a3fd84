import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aResort } from '../../testing/resort-builders.ts';
import { type CurrentResort, storeCurrentResort, useCurrentResort } from './current-resort.ts';

const read = (): CurrentResort | null => renderHook(useCurrentResort).result.current;

beforeEach(() => {
  localStorage.clear();
});

describe('the current resort', () => {
  it('is stored with the field names of the API and the vacation type', () => {
    storeCurrentResort(aResort(), 'lastCall');
    const stored: unknown = JSON.parse(localStorage.getItem('currentResort') ?? 'null');
    expect(stored).toMatchObject({
      _id: 'R1001',
      resort_ID: 'R1001',
      place_name: 'Pelican Cove 7 Nights',
      check_in_time: '16:00',
      room_details: { standard: { sleeps_room: 4 } },
      vacationType: 'lastCall',
    });
  });

  it('is read as it was stored', () => {
    storeCurrentResort(aResort(), 'lastCall');
    expect(read()).toEqual({
      resort: aResort(),
      vacationType: 'lastCall',
    });
  });

  it('counts as points when the type is missing or unknown', () => {
    localStorage.setItem('currentResort', '{"_id":"R1","place_name":"Bay","vacationType":"swap"}');
    expect(read()?.vacationType).toBe('rciPoints');
    localStorage.setItem('currentResort', '{"_id":"R1","place_name":"Bay"}');
    expect(read()?.vacationType).toBe('rciPoints');
  });

  it.each([
    '',
    '[]',
    '"R1001"',
    '{}',
    '{"_id":""}',
    '{"_id":7,"place_name":"Bay"}',
    '{"_id":"R1"}',
  ])('is null when the browser holds %j', (rubbish) => {
    localStorage.setItem('currentResort', rubbish);
    expect(read()).toBeNull();
  });
});
