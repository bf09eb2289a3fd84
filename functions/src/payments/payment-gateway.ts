import type { CardExpiry } from '@club/domain/booking/card-expiry';
import type { CardSummary } from '@club/domain/booking/sandbox-card';
import type { Cents } from '@club/domain/money/cents';
import type { DeclineReason } from './decline-reason.ts';

/** What a gateway says about a payment it knows. `ref` is its own name for it. */
export type GatewayPayment =
  | { state: 'authorized' | 'captured' | 'voided' | 'refunded'; ref: string }
  | { state: 'declined'; ref: string; reason: DeclineReason };

/**
 * A card processor. A payment is known by a key of ours (the booking id): repeating a call with the
 * same key never repeats its effect, and `find` tells what became of a call whose answer got lost.
 * Every call may throw when the gateway cannot be reached; the outcome is then unknown.
 */
export type PaymentGateway = {
  /** The part of a card that may be kept, or null for text that is no token of this gateway. */
  readToken: (token: string) => CardSummary | null;
  /** The token of a card that a caller of S§7 sent in the clear; its digits are already checked. */
  tokenize: (digits: string, expiry: CardExpiry) => string;
  /** Reserves an amount on the card. */
  authorize: (key: string, amountCents: Cents, token: string) => Promise<GatewayPayment>;
  /** The payment of a key, or null when the gateway has never heard of it. */
  find: (key: string) => Promise<GatewayPayment | null>;
  /** Takes an authorised amount. */
  capture: (key: string) => Promise<GatewayPayment>;
  /** Gives an authorised amount back; a key unknown so far can then never be authorised. */
  void: (key: string) => Promise<GatewayPayment>;
  /**
   * Gives a taken amount back, all of it or a part; once for a key, whatever a repeated call says. A
   * payment that was not taken stays as it is.
   */
  refund: (key: string, amountCents: Cents) => Promise<GatewayPayment>;
};
