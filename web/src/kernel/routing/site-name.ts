/** The name of the site. */
export const SITE_NAME = 'Tideaway';

/** What the site is, for pages that do not say what they are. `index.html` has the same text. */
export const SITE_DESCRIPTION =
  'Browse resorts around the world, see the whole price at once, and book with your points or a card.';
