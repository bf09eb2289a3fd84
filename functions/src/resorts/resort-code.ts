import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other, as the code is read out on the phone. */
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A resort ID for a resort whose form gives none: 6 letters and digits, by chance. */
export const randomResortCode = (): string =>
  Array.from({ length: LENGTH }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join('');
