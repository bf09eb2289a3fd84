/**
 * Open pages that engines list, beside those of the resorts; web/src/shared/routes/paths.ts has all
 * paths of the site, and tests/pages/found-pages.test.ts compares the two.
 */
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
