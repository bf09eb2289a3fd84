import type { CardExpiry } from '@club/domain/booking/card-expiry';
import type { SandboxCard } from '@club/domain/booking/sandbox-card';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import type { CallResult } from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';

/*
 * The only file of the site that knows the gateway behind the club's cards, which is the sandbox
 * (rules 8.7). Everything else passes a validated card and gets the payment for a request.
 */

/** A note above the card fields while no money moves; null for a real gateway. */
export const CARD_NOTICE: { title: string; text: string } | null = {
  title: 'Test mode, no card is charged',
  text: 'Use 4242 4242 4242 4242 with any future date and any CVV.',
};

/** A valid card, without what stays in the form. */
export type CheckedCard = SandboxCard;

/** What leaves the form of a validated card: for the sandbox neither number nor code. */
export const checkedCard = ({
  digits,
  expiry,
}: {
  digits: string;
  expiry: CardExpiry;
  cvv: string;
}): CheckedCard => sandboxCard(digits, expiry);

/** The payment details of a request: a token instead of the card; null without a card. */
export type PaidWith = { token: string } | null;

/** Requests the token of a card. */
export type RequestToken = (card: CheckedCard) => Promise<CallResult<{ token: string }>>;

const requestToken: RequestToken = (card) => callFunction('cardToken', card);

/**
 * The payment of a request: the club seals the reduced card for this member, which charges nothing
 * yet. Never throws.
 */
export const paidWith = async (
  card: CheckedCard | null,
  request: RequestToken = requestToken,
): Promise<CallResult<PaidWith>> => (card === null ? { ok: true, value: null } : request(card));
