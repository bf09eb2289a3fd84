import type { RequestToken, paidWith } from '../shared/payment/card-token.ts';

/** Exchanges every card for a token like 'token of Visa 4242'. */
export const sealed: RequestToken = ({ brand, last4 }) =>
  Promise.resolve({ ok: true, value: { token: `token of ${brand} ${last4}` } });

/** `paidWith` with these tokens. */
export const paidWithSealed: typeof paidWith = async (card) =>
  card === null ? { ok: true, value: null } : sealed(card);
