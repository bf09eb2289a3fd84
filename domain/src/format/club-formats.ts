import { formatsOf } from './formats.ts';

/** Some of what separates is narrow (the dash of 'Dec 5 – 11, 2026'), which not every mail program shows. */
const withPlainSpaces =
  <Values extends string[]>(format: (...values: Values) => string) =>
  (...values: Values): string =>
    format(...values).replaceAll(/[\u2009\u202F]/g, ' ');

const { formatStay, formatClock, ...others } = formatsOf('en-US');

/**
 * How the server writes days and amounts, in emails and in the audit trail: it does not know its
 * reader, so it writes as a reader in the USA does. What a browser shows, notifications too, is
 * written by web/src/formats/reader-formats.ts.
 */
export const CLUB_FORMATS = {
  ...others,
  formatStay: withPlainSpaces(formatStay),
  formatClock: withPlainSpaces(formatClock),
};
