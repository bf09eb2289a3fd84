/**
 * The characters of a ticket number: no vowels, so that it spells nothing, and none of those that are
 * taken for another when read aloud or written by hand (0 O, 1 I L, 2 Z, 5 S, 8 B, U V, W).
 */
const ALPHABET = '34679CDFGHJKMNPQRTXY';
const LENGTH = 6;
const PREFIX = 'TW-';

/** What a ticket number looks like. */
export const TICKET_NUMBER = new RegExp(`^${PREFIX}[${ALPHABET}]{${LENGTH}}$`);

/** How many numbers there are. */
export const TICKET_NUMBERS = ALPHABET.length ** LENGTH;

/** The ticket number of an integer from 0 on, 'TW-7F3K9Q'; those a multiple of all numbers apart are alike. */
export const ticketNumber = (integer: number): string => {
  let rest = Math.abs(Math.trunc(integer)) % TICKET_NUMBERS;
  let text = '';
  for (let place = 0; place < LENGTH; place += 1) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return PREFIX + text;
};

/**
 * The ticket number that somebody has typed: in any case, with or without its beginning and hyphen.
 * Null for what is none.
 */
export const typedTicketNumber = (text: string): string | null => {
  const plain = text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
  // A number that itself begins with TW would lose its beginning, so W is no character of one.
  const number = PREFIX + plain.replace(/^TW/, '');
  return TICKET_NUMBER.test(number) ? number : null;
};
