import { formatCount } from '../../formats/reader-formats.ts';

/** '515 traveler reviews': those that came with the resort, not members' (decision 16). */
export const travelerReviews = (count: number): string =>
  `${formatCount(count)} traveler ${count === 1 ? 'review' : 'reviews'}`;
