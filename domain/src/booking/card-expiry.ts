import type { LocalDate } from '../calendar/local-date.ts';

/** The month a card is good until; `year` has four digits. */
export type CardExpiry = { month: number; year: number };

/** Cards are issued for at most some 20 years; a later year is a typing error. */
const MAX_YEARS_AHEAD = 20;

/** The expiry in a text like '08/29' or '8 / 2029' (rules 8.5), or null. */
export const parseExpiry = (text: string): CardExpiry | null => {
  const match = /^\s*(\d{1,2})\s*[/-]\s*(\d{2}|20\d{2})\s*$/.exec(text);
  if (match === null) return null;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
};

/** True until the last day of the expiry month, and for no year further than cards are issued. */
export const isExpiryValid = (expiry: CardExpiry, today: LocalDate): boolean => {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  if (expiry.year > year + MAX_YEARS_AHEAD) return false;
  return expiry.year > year || (expiry.year === year && expiry.month >= month);
};

/** 'MM/YY', as cards print it. */
export const formatExpiry = (expiry: CardExpiry): string =>
  `${String(expiry.month).padStart(2, '0')}/${String(expiry.year % 100).padStart(2, '0')}`;

/** The text of the expiry field while it is typed: the slash comes by itself. */
export const formatExpiryInput = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};
