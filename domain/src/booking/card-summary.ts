import type { CardExpiry } from './card-expiry.ts';
import type { CardBrand } from './card-number.ts';

/** The part of a card that may be kept: never its number or security code. */
export type CardSummary = { brand: CardBrand; last4: string; expiry: CardExpiry };
