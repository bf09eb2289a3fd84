import { formatsOf } from '@club/domain/format/formats';

/** How this reader's browser writes days, times and numbers (decision 17). */
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
} = formatsOf(navigator.language);
