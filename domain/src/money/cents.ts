/** Money is counted in whole US cents; USD with decimals exist only in documents and API bodies. */
export type Cents = number;

/** Cents of an amount in USD, rounded to the nearest cent. */
export const centsFromUsd = (usd: number): Cents => Math.round(usd * 100);

/** The amount in USD of a number of cents, as stored documents and API bodies spell it. */
export const usdFromCents = (cents: Cents): number => cents / 100;

const USD = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '329.08 USD', '1,204.00 USD'. */
export const formatUsd = (cents: Cents): string => `${USD.format(cents / 100)} USD`;

/** '42,000', for points and other counts. */
export const formatCount = (count: number): string => WHOLE.format(count);

/** '1 point', '42,000 points'. */
export const formatPoints = (points: number): string =>
  points === 1 ? '1 point' : `${formatCount(points)} points`;
