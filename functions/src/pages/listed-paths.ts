/**
 * Paths as search engines are told about them; web/src/shared/routes/paths.ts has all of the site, and
 * tests/pages/listed-paths.test.ts compares the two.
 */

/** Open pages that engines list, beside those of the resorts. */
export const LISTED_PATHS: readonly string[] = [
  '/',
  '/lastCallVacation',
  '/directory',
  '/search',
  '/magazine',
  '/tv',
  '/help',
  '/about',
  '/contact',
  '/privacy',
];

/**
 * Beginnings of paths that engines do not open: pages of members and admins, the screens of a booking
 * and of signing in, and the API. Shared boards are not among them: an engine has to open one to read
 * that it must not list it.
 */
export const CLOSED_PATHS: readonly string[] = [
  '/login',
  '/registration',
  '/forgot-password',
  '/identity-action',
  '/local-mail',
  '/profile',
  '/single-available-unit',
  '/available-booking',
  '/checkout',
  '/payment',
  '/dashboard/',
  '/waitlist/',
  '/admin-panel',
  '/notifications',
  '/myFavorites',
  '/myAccount',
  '/users',
  '/delete-users',
  '/all-users',
  '/update-user',
  '/resorts',
  '/all-resorts',
  '/bookings',
  '/all-bookings',
  '/client-errors',
  '/csp-reports',
];
