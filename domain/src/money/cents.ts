import { readerFormats } from '../writing/reader-locale.ts';

/** Money is counted in whole US cents; USD with decimals exist only in documents and API bodies. */
export type Cents = number;

/** Cents of an amount in USD, rounded to the nearest cent. */
export const centsFromUsd = (usd: number): Cents => Math.round(usd * 100);

/** The amount in USD of a number of cents, as stored documents and API bodies spell it. */
export const usdFromCents = (cents: Cents): number => cents / 100;

const USD = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '329.08 USD', '1,204.00 USD', or with the separators of the reader's locale (`writeFor`). */
export const formatUsd = (cents: Cents): string => {
  const units = usdFromCents(cents);
  return `${readerFormats()?.amount(units) ?? USD.format(units)} USD`;
};

/** '42,000', for points and other counts, or as the reader's locale has it. */
export const formatCount = (count: number): string =>
  readerFormats()?.whole(count) ?? WHOLE.format(count);

/** '1 point', '42,000 points'. */
export const formatPoints = (points: number): string =>
  points === 1 ? '1 point' : `${formatCount(points)} points`;
