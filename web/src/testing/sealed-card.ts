import type { RequestToken, paidWith } from '../shared/payment/card-token.ts';

/** A club that seals every card: 'token of Visa 4242'. */
export const sealed: RequestToken = ({ brand, last4 }) =>
  Promise.resolve({ ok: true, value: { token: `token of ${brand} ${last4}` } });

/** `paidWith` at such a club. */
export const paidWithSealed: typeof paidWith = async (card) =>
  card === null ? { ok: true, value: null } : sealed(card);
