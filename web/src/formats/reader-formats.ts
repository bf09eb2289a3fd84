import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { formatsOf } from '@club/domain/format/formats';

/** True for the locale of `CLUB_FORMATS`; what follows '-u-' is about calendars and digits. */
const isClubLocale = (locale: string): boolean =>
  locale === 'en-US' || locale.startsWith('en-US-u-');

/** A server writes pages that everybody receives, as it writes mails. */
const isServer = typeof document === 'undefined';

/**
 * True where this reader's formats are those in which a server writes pages: then they are the same
 * to the letter, whatever spaces the browser takes.
 */
export const readsClubFormats = isServer || isClubLocale(navigator.language);

/** How this reader's browser writes days, times and numbers (decision 17). */
export const READER_FORMATS = readsClubFormats ? CLUB_FORMATS : formatsOf(navigator.language);

export const {
  formatDay,
  formatDayWithWeekday,
  formatStay,
  formatMonth,
  formatTime,
  formatClock,
  formatCount,
  formatPoints,
  formatUsd,
  formatUsdWithCode,
} = READER_FORMATS;
