import { IDS, TICKET_ALPHABET, TICKET_LENGTH, TICKET_PREFIX } from '../ids.ts';

/** How many numbers there are. */
export const TICKET_NUMBERS = TICKET_ALPHABET.length ** TICKET_LENGTH;

/** The ticket number of an integer from 0 on, 'TW-7F3K9Q'; those a multiple of all numbers apart are alike. */
export const ticketNumber = (integer: number): string => {
  let rest = Math.abs(Math.trunc(integer)) % TICKET_NUMBERS;
  let text = '';
  for (let place = 0; place < TICKET_LENGTH; place += 1) {
    text = TICKET_ALPHABET.charAt(rest % TICKET_ALPHABET.length) + text;
    rest = Math.floor(rest / TICKET_ALPHABET.length);
  }
  return TICKET_PREFIX + text;
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
  const number = TICKET_PREFIX + plain.replace(/^TW/, '');
  return IDS.ticket.is(number) ? number : null;
};
