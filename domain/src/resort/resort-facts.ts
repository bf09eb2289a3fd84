/** The top-amenities strip of a resort page (rules 1.7). */
export const TOP_AMENITIES = [
  'Beach',
  'Family Vacations',
  'Golf',
  'Spa',
  'Scuba & Water Sports',
  'Casinos',
] as const;

/** Onsite amenities that every resort page lists (rules 1.8). */
export const ONSITE_AMENITIES = ['Bar/lounge', 'Restaurant', 'Fitness Center'] as const;

/** Sub-ratings of the Reviews tab (rules 1.9). */
export const SUB_RATINGS = ['Rooms', 'Service', 'Value', 'Cleanliness'] as const;
