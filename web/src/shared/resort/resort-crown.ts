import type { CrownTier } from './crown-rating.tsx';

/** The crown of a state rating ('RCI Gold Crown'), or undefined where a resort has none. */
export const crownOf = (stateRating: string): { label: string; tier: CrownTier } | undefined => {
  if (stateRating === '') return undefined;
  if (/gold/i.test(stateRating)) return { label: stateRating, tier: 'gold' };
  if (/silver/i.test(stateRating)) return { label: stateRating, tier: 'silver' };
  return { label: stateRating, tier: 'plain' };
};
