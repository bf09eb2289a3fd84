/** Kinds of place that can be drawn; each has its painter in `scenes/`. */
export const SCENE_KINDS = [
  'blossom',
  'canal',
  'city-skyline',
  'cliff-coast',
  'desert-mesa',
  'dunes',
  'fjord',
  'forest',
  'golf',
  'harbour',
  'highlands',
  'lagoon',
  'lake',
  'mountain-summer',
  'old-city',
  'savanna',
  'snow',
  'terraces',
  'tropical-coast',
  'vineyard',
  'volcano',
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** What grows at a place: palms, cypresses and pines, or firs. */
export const CLIMATES = ['warm', 'mild', 'cool'] as const;
export type Climate = (typeof CLIMATES)[number];
