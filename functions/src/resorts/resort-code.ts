import { randomInt } from 'node:crypto';

/**
 * Letters and digits that are not mistaken for each other, because codes are read out on the phone.
 */
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A random resort ID of 6 letters and digits, for a resort whose form has none. */
export const randomResortCode = (): string =>
  Array.from({ length: LENGTH }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join('');
