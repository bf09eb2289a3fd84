import { formatCount } from '../../formats/reader-formats.ts';

const reviews = (count: number): string => (count === 1 ? 'review' : 'reviews');

/** '515 reviews'. */
export const reviewCount = (count: number): string => `${formatCount(count)} ${reviews(count)}`;

/** '515 traveler reviews': those that came with the resort, not members' (decision 16). */
export const travelerReviews = (count: number): string =>
  `${formatCount(count)} traveler ${reviews(count)}`;
