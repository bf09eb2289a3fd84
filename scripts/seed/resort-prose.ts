import type { CuratedPlace } from './demo-places.ts';
import { sceneOf, SENTENCES } from './demo-places.ts';
import { randomFrom } from './random.ts';

/**
 * Describes a resort in two to four sentences. `turn` counts the resorts of the same scene, so
 * that two of them never get the same pair of sentences before all pairs have been used.
 */
export const describeResort = (place: CuratedPlace, turn: number): string => {
  const random = randomFrom(`${place.code}/prose`);
  const { houses, days } = sceneOf(place.scene);
  const town = place.location.split(', ')[0] ?? place.location;
  const house = houses[turn % houses.length] ?? '';
  const day = days[(turn + Math.floor(turn / houses.length)) % days.length] ?? '';
  const service = random.pick(SENTENCES.services);
  switch (turn % 5) {
    case 0:
      return [place.note, house, day].join(' ');
    case 1:
      return [house, place.note, service].join(' ');
    case 2: {
      const lead = random.pick(SENTENCES.leads).replace('{town}', () => town);
      return [lead, place.note, house, day].join(' ');
    }
    case 3:
      return [place.note, day, house, service].join(' ');
    default:
      return [house, day, place.note].join(' ');
  }
};

const ANY_BEDS = ['A comfortable unit with its own entrance.'];

/** Describes the rooms of a unit type in two sentences. */
export const describeRooms = (code: string, bedrooms: string): string => {
  const random = randomFrom(`${code}/rooms`);
  const { beds, comforts } = SENTENCES;
  return `${random.pick(beds[bedrooms] ?? ANY_BEDS)} ${random.pick(comforts)}`;
};
