/** The top-amenities strip of a resort page (S§2). */
export const TOP_AMENITIES = [
  'Beach',
  'Family Vacations',
  'Golf',
  'Spa',
  'Scuba & Water Sports',
  'Casinos',
] as const;

/** Onsite amenities that every resort page lists (S§2: static). */
export const ONSITE_AMENITIES = ['Bar/lounge', 'Restaurant', 'Fitness Center'] as const;

/** Sub-ratings of the Reviews tab (S§2: static). */
export const SUB_RATINGS = ['Rooms', 'Service', 'Value', 'Cleanliness'] as const;
