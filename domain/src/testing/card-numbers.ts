import { passesLuhn } from '../booking/card-number.ts';

/** How the cards of `ownCardNumber` begin. */
export const CARD_BEGINNING = '42424242424';

/**
 * The number of a member's own card, which is approved, for members 0 to 9999: a card that many pay
 * with at once is declined (`RATE_LIMITS`), and only its brand and last four digits tell it from
 * another.
 */
export const ownCardNumber = (member: number): string => {
  const last4 = String(member).padStart(4, '0');
  const numbers = Array.from({ length: 10 }, (_, digit) => `${CARD_BEGINNING}${digit}${last4}`);
  const valid = numbers.find(passesLuhn);
  if (member > 9999 || valid === undefined) throw new Error('There are no more cards.');
  return valid;
};
