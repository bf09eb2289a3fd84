/** 'Larkspur Cove 7 Nights', 'Larkspur Cove - 7 Nights', '(7 Nights)' all lose the nights. */
const NIGHTS_TEXT = /[\s,–—-]*(?:\(\s*\d+[\s-]*nights?\s*\)|\b\d+[\s-]*nights?\b)/gi;

/**
 * A resort's name without its 'N Nights' text (rules 1.7); the stored name if nothing else is left.
 */
export const displayName = (placeName: string): string => {
  const stripped = placeName
    .replace(NIGHTS_TEXT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.:)])/g, '')
    .replace(/^[\s,;–—-]+/, '')
    .trim();
  return stripped === '' ? placeName.trim() : stripped;
};

/** True when the name earns the 'Wyndham owner exclusive' badge (rules 1.7). */
export const isWyndham = (placeName: string): boolean => /wyndham/i.test(placeName);

/** Text of the badge (rules 1.7). */
export const WYNDHAM_BADGE = 'Wyndham owner exclusive';
