/** Bath and kitchen options of the resort form (rules 1.17). */
export const FACILITY_OPTIONS = [
  'Full',
  'Partial',
  '2 Full Baths',
  '3/4 Baths',
  'Full Bath & 3/4 Bath',
  '3 Full Baths',
  'No',
] as const;
export type FacilityOption = (typeof FACILITY_OPTIONS)[number];

/** Crown awards of the exchange programme, best first (rules 1.17). */
export const STATE_RATINGS = ['RCI Gold Crown', 'RCI Silver Crown', 'RCI Hospitality'] as const;
export type StateRating = (typeof STATE_RATINGS)[number];

/** Who may book a resort (rules 1.17). */
export const EXCLUSIVITIES = ['Owner Exclusive', 'Member Exclusive', 'Public Resort'] as const;

/** Traveller ratings that the selector of the resort form offers (rules 1.17). */
export const RATING_OPTIONS = [8, 9, 10] as const;

/** Counts of guests and rooms that the resort form offers (rules 1.17). */
export const ROOM_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
