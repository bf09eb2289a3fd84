import type { CardExpiry } from '@club/domain/booking/card-expiry';
import type { CardSummary } from '@club/domain/booking/card-summary';
import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { Cents } from '@club/domain/money/cents';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * What a gateway says about a payment it knows. `ref` is its own name for it, `amountCents` what was
 * authorised; 'refunded' is a taken payment of which `refundedCents` have been given back so far.
 */
export type GatewayPayment =
  | { state: 'authorized' | 'captured'; ref: string; amountCents: Cents }
  | { state: 'refunded'; ref: string; amountCents: Cents; refundedCents: Cents }
  | { state: 'voided'; ref: string }
  | { state: 'declined'; ref: string; reason: DeclineReason };

/** A card as its gateway knows it. */
export type GatewayCard = CardSummary & {
  /** Stands for the card, for one member. */
  token: string;
  /** The same for every token of the card, whoever pays with it; tells nothing about its number. */
  fingerprint: string;
};

/**
 * A card processor. A payment is known by a key of ours (the id of a booking, or of the change that
 * it pays for): repeating a call with the same key never repeats its effect, and `find` tells what
 * became of a call whose answer got lost. Every call may throw when the gateway cannot be reached;
 * the outcome is then unknown.
 *
 * The sandbox passes `payment-gateway.contract.ts`; any further adapter must, too, before money is
 * trusted to it.
 */
export type PaymentGateway = {
  /** True where money moves. */
  isLive: boolean;
  /** The card that a token stands for, or null for text that is no token of this gateway and member. */
  readToken: (token: string, uid: string) => Promise<GatewayCard | null>;
  /** A member's card that was sent in the clear (rules 8.6); its digits are already checked. */
  tokenize: (digits: string, expiry: CardExpiry, uid: string) => Promise<GatewayCard>;
  /**
   * Reserves an amount on the card. A key that is known already gives what became of it, whatever
   * amount or card this call names.
   */
  authorize: (key: string, amountCents: Cents, token: string) => Promise<GatewayPayment>;
  /** The payment of a key, or null when the gateway has never heard of it. */
  find: (key: string) => Promise<GatewayPayment | null>;
  /** Takes an authorised amount; throws for a key that the gateway has never heard of. */
  capture: (key: string) => Promise<GatewayPayment>;
  /** Gives an authorised amount back; a key unknown so far can then never be authorised. */
  void: (key: string) => Promise<GatewayPayment>;
  /**
   * Brings what was given back of a taken payment up to `totalCents`, which counts from the first
   * refund on: the same total again, or a smaller one, gives nothing more. A payment that was not
   * taken stays as it is. Throws for more than was taken, for what is no amount, and for an unknown
   * key.
   */
  refund: (key: string, totalCents: Cents) => Promise<GatewayPayment>;
  /**
   * Every payment that the gateway knows, with its key and in any order, for comparing the books;
   * absent where a gateway cannot tell, whose payments are then asked for one by one.
   */
  list?: () => AsyncIterable<{ key: string; payment: GatewayPayment }>;
};

/** What taking and giving back money needs: where payments are recorded, and who moves the money. */
export type PaymentDependencies = { db: Firestore; gateway: PaymentGateway };
