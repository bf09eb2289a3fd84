import { describe, expect, it } from 'vitest';
import { sunlightAt } from './sunlight.ts';

const NAPLES = { lat: 26.1, lng: -81.8 };
const SYDNEY = { lat: -33.9, lng: 151.2 };
const OSLO = { lat: 60, lng: 10.75 };
const TROMSO = { lat: 69.6, lng: 18.9 };

describe('the light over a place', () => {
  it.each([
    // Sunrise there is at about 6:55 AM, sunset at about 5:35 PM (UTC-5).
    ['Naples, Florida, 3 AM', NAPLES, '2026-12-02T08:00:00Z', 'night'],
    ['Naples, Florida, 7:15 AM', NAPLES, '2026-12-02T12:15:00Z', 'morning'],
    ['Naples, Florida, noon', NAPLES, '2026-12-02T17:00:00Z', 'day'],
    ['Naples, Florida, 5:20 PM', NAPLES, '2026-12-02T22:20:00Z', 'evening'],
    ['Naples, Florida, 9 PM', NAPLES, '2026-12-03T02:00:00Z', 'night'],
    // At the same instant it is the next day in Australia.
    ['Sydney, noon', SYDNEY, '2026-12-03T01:00:00Z', 'day'],
    ['Sydney, midnight', SYDNEY, '2026-12-02T13:00:00Z', 'night'],
    // Sun at midnight in summer; none at noon in winter, but twilight.
    ['Tromsø, midnight in June', TROMSO, '2026-06-21T23:00:00Z', 'morning'],
    ['Tromsø, midnight in December', TROMSO, '2026-12-21T23:00:00Z', 'night'],
    ['Tromsø, noon in December', TROMSO, '2026-12-21T10:30:00Z', 'morning'],
    // In Oslo the sun of January stays lower than that of February.
    ['Oslo, noon in January', OSLO, '2027-01-24T11:00:00Z', 'morning'],
    ['Oslo, noon in February', OSLO, '2027-02-05T11:00:00Z', 'day'],
    ['in the polar night, right at noon', { lat: 70, lng: 0 }, '2026-12-21T12:00:00Z', 'evening'],
  ])('%s', (_, place, instant, light) => {
    expect(sunlightAt(place, Date.parse(instant))).toBe(light);
  });
});
