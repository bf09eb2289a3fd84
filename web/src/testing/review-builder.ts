import type { Review } from '@club/domain/reviews/review';

/** A review of a stay at R1001. */
export const aReview = (over: Partial<Review> = {}): Review => ({
  id: 'fedcba9876543210fedcba98',
  resortId: 'R1001',
  unitType: '1 bedroom',
  stayMonth: '2026-10',
  writtenOn: '2026-11-02',
  author: '',
  ratings: { Rooms: 8, Service: 9, Value: 7, Cleanliness: 10 },
  facts: { wifi: 'yes', parking: 'no', laundry: 'unknown', kitchen: 'yes', unexpectedFees: 'no' },
  text: 'Quiet, with a view.',
  ...over,
});
