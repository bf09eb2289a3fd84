/** Money is counted in whole US cents; USD with decimals exist only in documents and API bodies. */
export type Cents = number;

/** Cents of an amount in USD, rounded to the nearest cent. */
export const centsFromUsd = (usd: number): Cents => Math.round(usd * 100);

/** The amount in USD of a number of cents, as stored documents and API bodies spell it. */
export const usdFromCents = (cents: Cents): number => cents / 100;
