import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import { collections } from '../store/collections.ts';
import type { GatewayPayment, PaymentGateway } from '../payments/payment-gateway.ts';
import type { PaymentRecord, PaymentState } from '../store/payment-record.ts';

/** States of a payment at the gateway; 'unknown' for one it has never heard of. */
type GatewayState = GatewayPayment['state'] | 'unknown';

/**
 * Where the gateway can be while our record is in a state: as far, or one step further, because the
 * record follows what the gateway has answered.
 */
const ALLOWED: Record<PaymentState, readonly GatewayState[]> = {
  authorizing: ['unknown', 'authorized', 'declined', 'voided'],
  authorized: ['authorized', 'captured', 'voided'],
  captured: ['captured'],
  declined: ['declined'],
  voided: ['voided'],
  refunding: ['authorized', 'captured', 'refunded', 'voided'],
  refunded: ['refunded', 'voided'],
};

/** What the two say differently about one payment, or null. `record` is undefined for none of ours. */
const differenceOf = (
  record: PaymentRecord | undefined,
  payment: GatewayPayment | null,
): string | null => {
  const state = payment?.state ?? 'unknown';
  if (record === undefined)
    return payment === null ? null : `${state} at the gateway, unknown here`;
  if (!ALLOWED[record.state].includes(state)) return `${record.state}, ${state} at the gateway`;
  if (payment === null) return null;
  if (record.gatewayRef !== null && record.gatewayRef !== payment.ref) {
    return `${record.gatewayRef} here, ${payment.ref} at the gateway`;
  }
  if ('amountCents' in payment && payment.amountCents !== record.amountCents) {
    return `${record.amountCents} cents here, ${payment.amountCents} at the gateway`;
  }
  const refunded = payment.state === 'refunded' ? payment.refundedCents : 0;
  const isRefundRight =
    record.state === 'refunding'
      ? refunded <= (record.refundCents ?? 0)
      : record.state !== 'refunded' || state === 'voided' || refunded === record.refundCents;
  return isRefundRight
    ? null
    : `${String(record.refundCents)} cents to give back, ${refunded} given back at the gateway`;
};

/** How many payments are asked for at a time. */
const AT_ONCE = 16;

const inGroups = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  for (let at = 0; at < items.length; at += AT_ONCE) {
    // A gateway answers so many at a time and no more.
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
  }
};

const gatewayBooks = async (
  gateway: PaymentGateway,
  keys: readonly string[],
): Promise<Map<string, GatewayPayment>> => {
  const known = new Map<string, GatewayPayment>();
  if (gateway.list === undefined) {
    await inGroups(keys, async (key) => {
      const payment = await gateway.find(key);
      if (payment !== null) known.set(key, payment);
    });
    return known;
  }
  for await (const { key, payment } of gateway.list()) known.set(key, payment);
  return known;
};

/** How often a payment that moves is looked at until it keeps still, and how long apart. */
const LOOKS = 5;
const PAUSE_MS = 500;

/**
 * Looks again at a payment: our record, the gateway, and our record once more. Only while it keeps
 * still can the two be compared; one that goes on moving is being worked on.
 */
const secondLook = async (
  db: Firestore,
  gateway: PaymentGateway,
  key: string,
): Promise<string | null> => {
  const ref = collections(db).payments.doc(key);
  for (let look = 0; look < LOOKS; look += 1) {
    const before = await ref.get();
    const payment = await gateway.find(key);
    const after = await ref.get();
    const isStill =
      before.updateTime?.isEqual(after.updateTime ?? before.updateTime) ?? !after.exists;
    const difference = differenceOf(after.data(), payment);
    if (difference === null) return null;
    if (isStill && before.exists === after.exists) return difference;
    await sleep(PAUSE_MS);
  }
  return null;
};

/**
 * Compares our payments with the gateway's own books, both ways. The gateway is no part of the
 * database's snapshot, so whatever differs is looked at a second time before it is said.
 */
export const compareGateway = async (
  db: Firestore,
  gateway: PaymentGateway,
  payments: ReadonlyMap<string, PaymentRecord>,
): Promise<{ known: number; disagreements: Disagreement[] }> => {
  const known = await gatewayBooks(gateway, [...payments.keys()]);
  const doubtful = [...new Set([...payments.keys(), ...known.keys()])].filter(
    (key) => differenceOf(payments.get(key), known.get(key) ?? null) !== null,
  );
  const disagreements: Disagreement[] = [];
  await inGroups(doubtful, async (key) => {
    const detail = await secondLook(db, gateway, key);
    if (detail !== null) disagreements.push({ kind: 'gateway', id: key, detail });
  });
  return { known: known.size, disagreements };
};
