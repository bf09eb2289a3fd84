import type { CardBrand } from './card-number.ts';
import { CARD_BRANDS, cardBrand } from './card-number.ts';
import type { CardExpiry } from './card-expiry.ts';
import { lastFour } from './card-mask.ts';

/** What the sandbox gateway answers to a card. */
export const CARD_OUTCOMES = [
  'approved',
  'declined',
  'insufficient-funds',
  'expired',
  'wrong-cvc',
  'processing-error',
] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

/** Published test numbers of the payment field (DESIGN 7); any other good number is approved. */
const OUTCOME_BY_NUMBER: ReadonlyMap<string, CardOutcome> = new Map([
  ['4242424242424242', 'approved'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient-funds'],
  ['4000000000000069', 'expired'],
  ['4000000000000127', 'wrong-cvc'],
  ['4000000000000119', 'processing-error'],
]);

/** The part of a card that may be kept: never its number or security code. */
export type CardSummary = { brand: CardBrand; last4: string; expiry: CardExpiry };

/** A card reduced to what the gateway needs in the sandbox. */
export type SandboxCard = CardSummary & { outcome: CardOutcome };

/** What the sandbox makes of a card whose number, expiry and code were already checked. */
export const sandboxCard = (digits: string, expiry: CardExpiry): SandboxCard => ({
  brand: cardBrand(digits),
  last4: lastFour(digits),
  expiry,
  outcome: OUTCOME_BY_NUMBER.get(digits) ?? 'approved',
});

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * The token that stands for a card between browser and server. `nonce` (letters and digits, from the
 * browser's random source) makes it unique.
 */
export const sandboxToken = (card: SandboxCard, nonce: string): string =>
  [
    'tok_sandbox',
    card.outcome,
    CARD_BRANDS.indexOf(card.brand),
    card.last4,
    pad(card.expiry.month) + pad(card.expiry.year % 100),
    nonce,
  ].join('_');

const TOKEN = /^tok_sandbox_([a-z-]+)_(\d)_(\d{4})_(\d{2})(\d{2})_[A-Za-z0-9]{8,64}$/;

/** The card that a token stands for, or null for anything that is no token. */
export const parseSandboxToken = (token: string): SandboxCard | null => {
  const match = TOKEN.exec(token);
  if (match === null) return null;
  const outcome = CARD_OUTCOMES.find((known) => known === match[1]);
  const brand = CARD_BRANDS[Number(match[2])];
  const month = Number(match[4]);
  if (outcome === undefined || brand === undefined || month < 1 || month > 12) return null;
  return {
    outcome,
    brand,
    last4: match[3] ?? '',
    expiry: { month, year: 2000 + Number(match[5]) },
  };
};
