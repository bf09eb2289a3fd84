import { isKeyOf, keysOf } from '../validation/table-keys.ts';
import type { Resort } from './resort.ts';
import type { RoomBlock } from './room-blocks.ts';
import { roomBlocks } from './room-blocks.ts';

/** What a floor plan is drawn from. */
export type FloorPlan = {
  /** Rooms to sleep in beside the living room; 0 where it is one room. */
  bedrooms: number;
  sleeps: number;
  kitchen: Kitchen;
  baths: Baths;
};

/** Kitchens as a plan draws them, and how it is told. */
const KITCHENS = {
  Full: ['full', 'a full kitchen'],
  Partial: ['partial', 'a small kitchen'],
  No: ['none', 'no kitchen'],
} as const;
type Kitchen = keyof typeof KITCHENS;

/** Baths as a plan draws them: a tub is 't', a shower is 's'. */
const BATHS = {
  Full: ['t', 'a bath'],
  '3/4 Baths': ['s', 'a shower room'],
  'Full Bath & 3/4 Bath': ['ts', 'a bath and a shower room'],
  '2 Full Baths': ['tt', 'two baths'],
  '3 Full Baths': ['ttt', 'three baths'],
} as const;
type Baths = keyof typeof BATHS;

const ROOMS = ['one room', 'a bedroom', 'two bedrooms', 'three bedrooms', 'four bedrooms'] as const;
/** Guests from and to, by the number of bedrooms: other units have no plan. */
const GUESTS: readonly (readonly [from: number, to: number])[] = [
  [1, 4],
  [2, 4],
  [4, 6],
  [6, 8],
  [8, 8],
];

/** Every unit that has a plan. */
export const allFloorPlans = (): FloorPlan[] =>
  GUESTS.flatMap(([from, to], bedrooms) =>
    Array.from({ length: to - from + 1 }, (_, more) => from + more).flatMap((sleeps) =>
      keysOf(KITCHENS).flatMap((kitchen) =>
        keysOf(BATHS).map((baths) => ({ bedrooms, sleeps, kitchen, baths })),
      ),
    ),
  );

/** The plan of a unit of a resort with so many bedrooms; null where it says too little of itself. */
export const floorPlanOf = (
  { title, sleeps: guests, kitchen, bath }: RoomBlock,
  size: string,
): FloorPlan | null => {
  const bedrooms = title === 'Bedroom' ? Number.parseInt(size, 10) || 0 : 0;
  const sleeps = Number(guests);
  const [from, to] = GUESTS[bedrooms] ?? [1, 0];
  if (!isKeyOf(KITCHENS, kitchen) || !isKeyOf(BATHS, bath)) return null;
  if (!Number.isInteger(sleeps) || sleeps < from || sleeps > to) return null;
  return { bedrooms, sleeps, kitchen, baths: bath };
};

/** The plan of the first unit that a resort describes; null where it has none. */
export const firstFloorPlan = ({
  rooms,
  bedrooms,
}: Pick<Resort, 'rooms' | 'bedrooms'>): FloorPlan | null => {
  const [block] = roomBlocks(rooms);
  return block === undefined ? null : floorPlanOf(block, bedrooms);
};

/** The drawing of a plan, which ships with the site. */
export const floorPlanPath = ({ bedrooms, sleeps, kitchen, baths }: FloorPlan): string =>
  `/art/plan-${bedrooms}-${sleeps}-${KITCHENS[kitchen][0]}-${BATHS[baths][0]}.svg`;

/** The rooms with water of a plan, one letter each: 't' has a tub, 's' a shower. */
export const bathsOf = ({ baths }: FloorPlan): readonly ('t' | 's')[] =>
  Array.from(BATHS[baths][0], (letter) => (letter === 't' ? 't' : 's'));

/** What a plan shows, in a sentence. */
export const floorPlanText = ({ bedrooms, sleeps, kitchen, baths }: FloorPlan): string => {
  const rooms = ROOMS[bedrooms] ?? '';
  const living = bedrooms === 0 ? rooms : `${rooms} and a living room`;
  return `The floor plan: ${living} with ${KITCHENS[kitchen][1]}, ${BATHS[baths][1]}, and beds for ${sleeps}.`;
};
