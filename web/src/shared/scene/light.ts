/** The light of a scene, through a day. */
export const LIGHTS = ['morning', 'noon', 'golden', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** The hour from which each light lasts until the next one. */
const FROM_HOUR: readonly (readonly [number, Light])[] = [
  [20, 'night'],
  [16, 'golden'],
  [10, 'noon'],
  [5, 'morning'],
];

/** The light at an hour of the reader's day, 0 to 23. */
export const lightAt = (hour: number): Light =>
  FROM_HOUR.find(([from]) => hour >= from)?.[1] ?? 'night';

/** The hours of a day in a light, 0 to 23. */
export const hoursOf = (light: Light): number[] =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => lightAt(hour) === light);
