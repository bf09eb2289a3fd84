import type { Paint } from '../paint.ts';

const WARM_SEA: readonly string[] = ['tropical', 'subtropical', 'desert'];

/** True where the sea is turquoise near the shore. */
export const isWarmSea = ({ brief }: Paint): boolean =>
  WARM_SEA.includes(brief.subject.land.climate);

/** The colour of the open sea, or of a lagoon. */
export const seaColour = (paint: Paint): string =>
  paint.brief.subject.land.water === 'lagoon'
    ? '#10a5a6'
    : isWarmSea(paint)
      ? '#0d8f96'
      : '#126f83';

/** Where the sea meets the sky: it differs from place to place. */
export const horizonOf = (paint: Paint): number => paint.placeRandom('horizon').between(396, 470);
