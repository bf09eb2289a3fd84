import { expect, it } from 'vitest';
import { directionsTo } from './directions.ts';

const place = { placeName: 'Pelican Cove 7 Nights', location: 'Naples, Florida' };
const destination = (some: Parameters<typeof directionsTo>[0]): string | null =>
  new URL(directionsTo(some).href).searchParams.get('destination');

it('leads to the coordinates of a resort, also to those on the equator', () => {
  expect(directionsTo({ ...place, lat: 26.1, lng: -81.8 })).toEqual({
    href: 'https://www.google.com/maps/dir/?api=1&destination=26.1%2C-81.8',
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': 'Directions to Pelican Cove, in a new tab',
  });
  expect(destination({ ...place, lat: 0, lng: 0 })).toBe('0,0');
});

it('leads to name and address where the coordinates are not known', () => {
  expect(destination(place)).toBe('Pelican Cove, Naples, Florida');
  expect(destination({ ...place, lat: null, lng: 3 })).toBe('Pelican Cove, Naples, Florida');
});
