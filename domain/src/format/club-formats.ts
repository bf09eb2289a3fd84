import { formatsOf } from './formats.ts';

/**
 * The club's own formats, for emails, notifications and the server, which do not know their reader.
 * What a browser shows is written by web/src/formats/reader-formats.ts.
 */
export const { formatDay, formatDayWithWeekday, formatStay, formatUsd, formatPoints, formatMonth } =
  formatsOf(null);
