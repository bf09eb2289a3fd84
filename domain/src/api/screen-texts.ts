/** Fixed texts of screens, letter by letter; their only home (rules 13.1). */
export const SCREEN_TEXTS = {
  notFound: 'The Page Not Found!',
  goHome: 'Go Back to Homepage',
  loading: 'Loading...',
  loginNeededToPay: 'You must be logged in to complete your booking.',
  resortSaved: 'Your work has been saved',
  selfDemotion: 'You cannot remove yourself as an admin.',
  hero: 'Find your dream vacation!',
  seeAllResorts: 'See all RCI resorts',
  zeroPoints: 'You have ZERO points in your RCI account!',
  depositPoints: 'DEPOSIT MY POINTS',
  searchPlaceholder: 'Search by resort Name, Location, ID',
  searchHistory: 'Your Search History',
} as const;
