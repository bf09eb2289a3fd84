import { cardBrand } from './card-number.ts';
import type { CardExpiry } from './card-expiry.ts';
import { lastFour } from './card-mask.ts';
import type { CardSummary } from './card-summary.ts';

/** How the sandbox gateway responds to a card. */
export const CARD_OUTCOMES = [
  'approved',
  'declined',
  'insufficient-funds',
  'expired',
  'wrong-cvc',
  'processing-error',
] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

/** Published test numbers of the payment field (rules 8.7); any other good number is approved. */
const OUTCOME_BY_NUMBER: ReadonlyMap<string, CardOutcome> = new Map([
  ['4242424242424242', 'approved'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient-funds'],
  ['4000000000000069', 'expired'],
  ['4000000000000127', 'wrong-cvc'],
  ['4000000000000119', 'processing-error'],
]);

/** A card reduced to what the gateway needs in the sandbox. */
export type SandboxCard = CardSummary & { outcome: CardOutcome };

/** What the sandbox makes of a card whose number, expiry and code were already checked. */
export const sandboxCard = (digits: string, expiry: CardExpiry): SandboxCard => ({
  brand: cardBrand(digits),
  last4: lastFour(digits),
  expiry,
  outcome: OUTCOME_BY_NUMBER.get(digits) ?? 'approved',
});
