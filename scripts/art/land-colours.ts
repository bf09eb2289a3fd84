import type { Climate } from '@club/domain/resort/land';
import { mix } from './colour.ts';
import { hasSeasons } from './layers.ts';
import type { Paint } from './paint.ts';

/** A shade of the ground that the houses of a place stand on. */
export const groundColour = (paint: Paint): string => {
  const { subject, season } = paint.brief;
  const { land } = subject;
  if (paint.has('snow')) return '#eaf1f3';
  if (land.climate === 'desert') return '#d3a46c';
  if (land.climate === 'mediterranean') return '#a3a562';
  return season === 'autumn' && hasSeasons(subject) ? mix('#7fa653', '#c09a4a', 0.6) : '#7fa653';
};

const GREENS: { readonly [climate in Climate]: string } = {
  tropical: '#3f7d66',
  subtropical: '#4f8a70',
  desert: '#b58460',
  mediterranean: '#7d8f74',
  mild: '#5f8a74',
  cold: '#5c7f80',
};

/** What hills look like from afar: wooded, dry or under snow. */
export const hillColour = ({ brief }: Paint): string => {
  const { climate } = brief.subject.land;
  return climate === 'cold' && brief.season === 'winter' ? '#b9ccd4' : GREENS[climate];
};
