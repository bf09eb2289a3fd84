/** What a search can be, for people who have typed nothing yet: each says other things than the rest. */
export const EXAMPLE_QUERIES = [
  'somewhere warm in January',
  'skiing in February',
  'weekend in Italy',
  'pool in Thailand for 4',
  'beach in the Caribbean',
  'golf and spa',
  'under 60,000 points',
] as const;
