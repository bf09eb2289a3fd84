import { formatsOf } from '@club/domain/format/formats';

/** The locale in which a server writes pages, which everybody receives: that of most readers. */
const SERVER_LOCALE = 'en-US';

const isServer = typeof document === 'undefined';

/** How this reader's browser writes days, times and numbers (decision 17). */
export const READER_FORMATS = formatsOf(isServer ? SERVER_LOCALE : navigator.language);

/** True where this reader's formats are those in which a server writes pages. */
export const isServerLocale = (locale: string = navigator.language): boolean =>
  // What follows '-u-' is about calendars and digits, which the club decides.
  locale === SERVER_LOCALE || locale.startsWith(`${SERVER_LOCALE}-u-`);

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
