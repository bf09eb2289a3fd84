import { createHash } from 'node:crypto';
import type { SandboxCard } from '@club/domain/booking/sandbox-card';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import type { Cents } from '@club/domain/money/cents';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { atomically, put } from '../kernel/commit/atomically.ts';
import type { Seal } from '../store/seal.ts';
import { clubSeal } from '../store/seal.ts';
import { collections } from '../store/collections.ts';
import type { GatewayCard, GatewayPayment, PaymentGateway } from './payment-gateway.ts';
import type { SandboxPayment } from '../store/sandbox-payment.ts';
import { parseSandboxToken, readSandboxToken, sandboxToken } from './sandbox-token.ts';

const asPayment = (payment: SandboxPayment): GatewayPayment => {
  const { state, ref, amountCents, reason, refundedCents = 0 } = payment;
  switch (state) {
    case 'authorized':
    case 'captured':
      return { state, ref, amountCents };
    case 'refunded':
      return { state, ref, amountCents, refundedCents };
    case 'voided':
      return { state, ref };
    case 'declined':
      return { state, ref, reason: reason ?? 'declined' };
  }
};

const refOf = (key: string): string =>
  `sbx_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

const authorized = (key: string, amountCents: Cents, token: string): SandboxPayment => {
  const outcome = parseSandboxToken(token)?.outcome ?? 'processing-error';
  return outcome === 'approved'
    ? { state: 'authorized', ref: refOf(key), amountCents, reason: null }
    : { state: 'declined', ref: refOf(key), amountCents, reason: outcome };
};

/**
 * A card with its token. The sandbox never gets a number, so brand and last digits identify a card;
 * the expiry is left out, because it is what an attacker guesses about a stolen card.
 */
const known = (seal: Seal, { brand, last4, expiry }: SandboxCard, token: string): GatewayCard => ({
  brand,
  last4,
  expiry,
  token,
  fingerprint: seal('card-fingerprint', brand, last4),
});

/** Moves a payment to the next state; when `next` returns null, it stays as it is. */
const advance = (
  db: Firestore,
  ref: DocumentReference<SandboxPayment>,
  next: (payment: SandboxPayment | undefined) => SandboxPayment | null,
): Promise<GatewayPayment> =>
  atomically(db, { payment: ref }, ({ payment }) => {
    const changed = next(payment.data);
    if (changed !== null) {
      return { result: asPayment(changed), writes: [put(payment, changed)] };
    }
    if (payment.data === undefined) throw new Error('The sandbox gateway does not know this key.');
    return { result: asPayment(payment.data) };
  });

/** Payments per query. */
const PAGE_SIZE = 500;

async function* everyPayment(
  payments: CollectionReference<SandboxPayment>,
): AsyncGenerator<{ key: string; payment: GatewayPayment }> {
  let page = await payments.limit(PAGE_SIZE).get();
  while (!page.empty) {
    for (const found of page.docs) yield { key: found.id, payment: asPayment(found.data()) };
    // The next page begins where this one ended.
    page = await payments.startAfter(page.docs.at(-1)).limit(PAGE_SIZE).get();
  }
}

/**
 * The gateway without a bank (rules 8.7): published test numbers decide the outcome, and no money
 * moves. Its state is in the database, so that all processes agree on a key.
 */
export const sandboxGateway = (db: Firestore): PaymentGateway => {
  const payments = collections(db).sandboxGateway;
  return {
    isLive: false,
    readToken: async (token, uid) => {
      const seal = await clubSeal(db);
      const card = readSandboxToken(seal, token, uid);
      return card === null ? null : known(seal, card, token);
    },
    tokenize: async (digits, expiry, uid) => {
      const card = sandboxCard(digits, expiry);
      const seal = await clubSeal(db);
      return known(seal, card, sandboxToken(seal, card, uid));
    },
    authorize: (key, amountCents, token) =>
      advance(db, payments.doc(key), (payment) =>
        payment === undefined ? authorized(key, amountCents, token) : null,
      ),
    find: async (key) => {
      const payment = (await payments.doc(key).get()).data();
      return payment === undefined ? null : asPayment(payment);
    },
    capture: (key) =>
      advance(db, payments.doc(key), (payment) =>
        payment?.state === 'authorized' ? { ...payment, state: 'captured' } : null,
      ),
    void: (key) =>
      advance(db, payments.doc(key), (payment) => {
        if (payment === undefined) {
          return { state: 'voided', ref: refOf(key), amountCents: 0, reason: null };
        }
        return payment.state === 'authorized' ? { ...payment, state: 'voided' } : null;
      }),
    refund: (key, totalCents) =>
      advance(db, payments.doc(key), (payment) => {
        if (payment?.state !== 'captured' && payment?.state !== 'refunded') return null;
        const isPossible =
          Number.isInteger(totalCents) && totalCents > 0 && totalCents <= payment.amountCents;
        if (!isPossible) throw new Error('The sandbox gateway cannot give back this amount.');
        const isMore = totalCents > (payment.refundedCents ?? 0);
        return isMore ? { ...payment, state: 'refunded', refundedCents: totalCents } : null;
      }),
    list: () => everyPayment(payments),
  };
};
