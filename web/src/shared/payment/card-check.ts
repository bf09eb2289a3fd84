import { cardDigits } from '@club/domain/booking/card-number';
import { parseExpiry } from '@club/domain/booking/card-expiry';
import { cardSchema } from '@club/domain/booking/card.schema';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { FieldErrors } from '@club/domain/validation/parse-with';
import { parseWith } from '@club/domain/validation/parse-with';
import type { CheckedCard } from './card-token.ts';
import { checkedCard } from './card-token.ts';

/** The unvalidated card fields. They live in the form and nowhere else. */
export type CardTexts = { cardNumber: string; expiryDate: string; cvv: string };

export const EMPTY_CARD: CardTexts = { cardNumber: '', expiryDate: '', cvv: '' };

/** The validated card fields: what may leave the page, or the errors. */
export type CardCheck = { ok: true; card: CheckedCard } | { ok: false; errors: FieldErrors };

/** Checks the card fields on the day `today` (rules 8.5). */
export const checkCard = (texts: CardTexts, today: LocalDate): CardCheck => {
  const card = parseWith(cardSchema(today), texts);
  if (!card.ok) return { ok: false, errors: card.errors };
  const digits = cardDigits(card.value.cardNumber);
  const expiry = parseExpiry(card.value.expiryDate);
  // The schema has just accepted both.
  if (digits === null || expiry === null) return { ok: false, errors: {} };
  return { ok: true, card: checkedCard({ digits, expiry, cvv: card.value.cvv }) };
};
