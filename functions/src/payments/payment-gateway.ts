import type { CardExpiry } from '@club/domain/booking/card-expiry';
import type { CardSummary } from '@club/domain/booking/card-summary';
import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { Cents } from '@club/domain/money/cents';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * A payment at the gateway. `ref` is the gateway's id of it, `amountCents` what was authorised;
 * 'refunded' is a captured payment of which `refundedCents` were refunded so far.
 */
export type GatewayPayment =
  | { state: 'authorized' | 'captured'; ref: string; amountCents: Cents }
  | { state: 'refunded'; ref: string; amountCents: Cents; refundedCents: Cents }
  | { state: 'voided'; ref: string }
  | { state: 'declined'; ref: string; reason: DeclineReason };

/** A card at its gateway. */
export type GatewayCard = CardSummary & {
  /** Represents the card, for one member. */
  token: string;
  /** The same for every token of the card, for all members; reveals nothing of its number. */
  fingerprint: string;
};

/**
 * A card processor. Each payment has a key of ours (the id of a booking or change): repeating a
 * call with the same key never repeats its effect, and `find` returns the outcome of a call whose
 * response was lost. Every call may throw when the gateway cannot be reached; the outcome is then
 * unknown.
 *
 * The sandbox passes `payment-gateway.contract.ts`; every other adapter must, too, before it moves
 * money.
 */
export type PaymentGateway = {
  /** True where money moves. */
  isLive: boolean;
  /** The card of a token, or null for text that is no token of this gateway and member. */
  readToken: (token: string, uid: string) => Promise<GatewayCard | null>;
  /** Tokenizes a card that was sent in the clear (rules 8.6); its digits are already checked. */
  tokenize: (digits: string, expiry: CardExpiry, uid: string) => Promise<GatewayCard>;
  /**
   * Reserves an amount on the card. A used key returns its payment, whatever amount or card this
   * call names.
   */
  authorize: (key: string, amountCents: Cents, token: string) => Promise<GatewayPayment>;
  /** The payment of a key, or null when the gateway does not know it. */
  find: (key: string) => Promise<GatewayPayment | null>;
  /** Captures an authorised amount; throws for an unknown key. */
  capture: (key: string) => Promise<GatewayPayment>;
  /** Releases an authorised amount; an unknown key can then never be authorised. */
  void: (key: string) => Promise<GatewayPayment>;
  /**
   * Refunds a captured payment up to the total of `totalCents`, with earlier refunds: the same
   * total again, or a smaller one, refunds nothing more. A payment that was not captured stays as
   * it is. Throws for more than was captured, for an invalid amount, and for an unknown key.
   */
  refund: (key: string, totalCents: Cents) => Promise<GatewayPayment>;
  /**
   * All payments of the gateway with their keys, in any order, for the reconciliation; absent when
   * a gateway cannot list them, whose payments are then looked up one by one.
   */
  list?: () => AsyncIterable<{ key: string; payment: GatewayPayment }>;
};

/** What payments need: the database that records them, and the gateway that moves the money. */
export type PaymentDependencies = { db: Firestore; gateway: PaymentGateway };
