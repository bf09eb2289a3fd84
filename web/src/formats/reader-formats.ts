import { formatsOf } from '@club/domain/format/formats';

/** How this reader's browser writes days, times and numbers (decision 17). */
export const READER_FORMATS = formatsOf(navigator.language);

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
